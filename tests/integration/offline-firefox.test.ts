import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/client.ts'
import { FIREFOX, launchFirefox, reader } from '#tests/support/firefox.ts'
import { type FlakyLine, startFlakyLine } from '#tests/support/flaky-line.ts'
import { runs } from '#tests/support/long.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'

// Chromium shows the same in the everyday run (tests/e2e/offline.spec.ts). In Firefox a preload fails otherwise, and a worker reads no
// cookies.

const inFirefox = test.runIf(FIREFOX !== undefined && runs(false, true))

let line: FlakyLine
let server: PeopledServer
let browser: Browser | undefined
beforeAll(async () => {
  line = await startFlakyLine(() => server.port)
  server = await startPeopledServer({ PUBLIC_URL: line.url }, { business: 2 })
})
afterAll(async () => {
  await browser?.close()
  await line.close()
  await server[Symbol.asyncDispose]()
})

inFirefox('in Firefox an unreachable page is answered by the shell, which has nothing of the user before', async () => {
  const [ada, bob] = [server.person('business'), server.person('business')] as [Person, Person]
  browser = await launchFirefox()
  const cookie = (name: string, value: string) => ({ name, value, domain: 'localhost', path: '/' })
  await browser.setCookie(cookie('penmark_lang', 'de'), cookie('penmark_theme', 'dark'))
  const hers = await reader(browser, ada, `${line.url}/dashboard/prompts/new`, { width: 390, height: 844 })
  const { page } = hers
  const isReady = () =>
    page.evaluate(async () => navigator.serviceWorker.controller !== null && !!(await caches.match('/offline/look')))
  await expect.poll(isReady).toBe(true)
  line.cut()
  const answered = await page.goto(`${line.url}/dashboard/library?kind=styles`)
  expect(answered?.status()).toBe(503)
  await hers.says('h1', 'Penmark ist nicht erreichbar')
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.className])).toEqual([
    'de',
    'dark',
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  line.mend()
  await page.goto(`${line.url}/dashboard/prompts/new`)
  await page.waitForSelector('html[data-hydrated]')
  line.cut()
  await page.focus('[name=name]')
  await hers.type('Nur für Ada')
  await page.focus('[name=content]')
  await hers.type('Geheimnis')
  await hers.click('button', 'Prompt anlegen')
  await hers.says('.queue summary', '1 Änderung noch zu senden')

  await browser.setCookie({ ...cookie('penmark_session', bob.cookie), httpOnly: true })
  await page.goto(`${line.url}/dashboard`)
  await hers.says('h1', 'Penmark ist nicht erreichbar')
  await hers.says('[data-waiting]', '1 Änderung ist auf diesem Gerät gespeichert')
  const stored = await page.evaluate(async () => {
    const found = [document.documentElement.outerHTML]
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname)
        found.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return { paths: [...new Set(paths)].toSorted(), text: found.join() }
  })
  expect(stored.paths).toEqual(['/offline', '/offline/look'])
  const personal = [ada, bob].flatMap(({ email, cookie: session, token }) => [email, session, token])
  expect([...personal, 'Nur für Ada', 'Geheimnis'].filter((each) => stored.text.includes(each))).toEqual([])

  // Bob sees and sends nothing of hers.
  line.mend()
  await page.goto(`${line.url}/dashboard`)
  await page.waitForSelector('html[data-hydrated]')
  expect(await page.content()).not.toContain('Nur für Ada')
  const prompts = await call(server, 'GET', '/api/user/custom-prompts', { token: bob.token })
  expect(JSON.stringify(prompts.body)).not.toContain('Nur für Ada')
})

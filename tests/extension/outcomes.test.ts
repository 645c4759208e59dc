import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, PASSWORD } from '#tests/support/client.ts'
import { CHROMIUM, PATIENCE, pressToolbarButton } from './chromium.ts'
import { type Journey, startJourney } from './journey.ts'

// What becomes of the extension when something goes wrong, in real Chromium with a real server: each case with its outcome.

const TEXT = 'Due to the fact that the carrier had a problem, the order 48213 is late.'
const PAGE = `<!doctype html><meta charset="utf-8"><title>Letter</title><link rel="icon" href="data:,">
  <p id="read">${TEXT}</p><textarea rows="6" cols="60">${TEXT}</textarea>`

declare const window: Window & typeof globalThis & { chrome: typeof import('wxt/browser').browser }

describe.skipIf(CHROMIUM === undefined || process.env.PENMARK_LONG !== '1')(
  'the extension, when something goes wrong',
  () => {
    let on: Journey
    let url: string
    const sites = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    })

    beforeAll(async () => {
      await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(sites.address() as AddressInfo).port}/`
      on = await startJourney({ starter: 2, pro: 2 })
      await on.connectAs(on.server.person('pro'))
    })
    afterAll(async () => {
      sites.closeAllConnections()
      sites.close()
      await on?.[Symbol.asyncDispose]()
    })

    const select = async (page: Page) => {
      await page.bringToFront()
      await page.click('#read', { count: 3 })
    }
    const hasPanel = (page: Page) => page.evaluate(() => document.querySelector('[data-penmark-panel]') !== null)
    /** Selects until the toolbar is there: the browser brings its script some time after the page has loaded. */
    const selectForToolbar = (page: Page) =>
      expect.poll(() => select(page).then(() => hasPanel(page)), { interval: 500, timeout: PATIENCE }).toBe(true)
    const opened = async () => {
      const page = await on.browser.newPage()
      await page.goto(url)
      await selectForToolbar(page)
      return page
    }

    /** The worlds of scripts on a page that are the extension's. */
    async function worldsOn(page: Page): Promise<number> {
      const session = await page.createCDPSession()
      let found = 0
      session.on('Runtime.executionContextCreated', ({ context }) => {
        if (context.origin.startsWith('chrome-extension:')) found += 1
      })
      await session.send('Runtime.enable')
      await session.detach()
      return found
    }

    test('before the first use on a page nothing of it runs there', async () => {
      const page = await on.browser.newPage()
      // The person has allowed the other name of this machine only.
      await page.goto(url.replace('127.0.0.1', 'localhost'))
      await select(page)
      expect(await worldsOn(page)).toBe(0)
      await pressToolbarButton(on.browser, page, 'Open on this page')
      await on.shows(page, 'Rephrase for 1 credit')
      expect(await worldsOn(page)).toBe(1)
      await page.close()
    })

    test('offline: the text stays, and Continue resumes the job for one credit once the network is back', async () => {
      const before = await on.used()
      const page = await on.openPanelOn(url)
      await on.offline(true)
      await on.press(page, 'Rephrase for 1 credit')
      await on.shows(page, 'Continue')
      expect(await on.value(page)).toBe(TEXT)
      await on.offline(false)
      await on.press(page, 'Continue')
      await on.press(page, 'Replace')
      await expect.poll(() => on.value(page)).toContain('IS LATE')
      expect(await on.used()).toBe(before + 1)
      await page.close()
    })

    test('a tab that is closed mid-stream: the run ends by itself, once, for one credit', async () => {
      const [before, asked] = [await on.used(), on.model.count()]
      on.model.script({ kind: 'pause-mid-stream' })
      const page = await on.openPanelOn(url)
      await on.press(page, 'Rephrase for 1 credit')
      await expect.poll(() => on.model.busy()).toBe(1)
      await page.close()
      on.model.resume()
      await expect.poll(on.used).toBe(before + 1)
      expect(on.model.count()).toBe(asked + 1)
    })

    test('a page that removes the panel mid-stream: opened again, it shows the same run', async () => {
      const [before, asked] = [await on.used(), on.model.count()]
      on.model.script({ kind: 'pause-mid-stream' })
      const page = await on.openPanelOn(url)
      await on.press(page, 'Rephrase for 1 credit')
      await expect.poll(() => on.model.busy()).toBe(1)
      await page.evaluate(() => document.querySelector('[data-penmark-panel]')?.remove())
      await pressToolbarButton(on.browser, page, 'Open on this page')
      on.model.resume()
      await on.shows(page, 'Replace')
      expect([await on.used(), on.model.count()]).toEqual([before + 1, asked + 1])
      await page.close()
    })

    test('access that is taken back: the toolbar goes with it, and on a page that was open it says why nothing opens', async () => {
      await expect.poll(on.registered).toHaveLength(1)
      const page = await opened()
      await on.shows(page, 'Edit with Penmark')
      await on.access('ON_CLICK')
      await expect.poll(on.registered).toEqual([])
      // The page is as it was loaded, with a toolbar that may do nothing any more.
      await on.press(page, 'Edit with Penmark')
      await expect.poll(() => on.heard(page)).toContain('Access isn’t allowed here.')
      await page.reload()
      await select(page)
      expect(await hasPanel(page)).toBe(false)
      await on.access('ON_ALL_SITES')
      await expect.poll(on.registered).toHaveLength(1)
      await page.close()
    })

    test('hidden here, on the site, everywhere, and by a list: each as far as it says', async () => {
      const first = await opened()
      await on.press(first, 'Hide toolbar')
      await on.press(first, 'On this page')
      await first.reload()
      await select(first)
      const second = await opened()
      await on.shows(second, 'Edit with Penmark')
      // By then the first has asked as well.
      expect(await hasPanel(first)).toBe(false)
      await on.press(second, 'Hide toolbar')
      await on.press(second, 'On this site')
      await expect.poll(on.registered).toEqual([[['http://127.0.0.1/*'], ['*://*.127.0.0.1/*', '*://127.0.0.1/*']]])
      await on.change({ hiddenSites: [], hiddenEverywhere: true })
      await expect.poll(on.registered).toEqual([])
      await on.change({ hiddenEverywhere: false, onlyListed: true, listedSites: ['example.com'] })
      await expect.poll(on.registered).toEqual([])
      await on.change({ onlyListed: true, listedSites: ['127.0.0.1'] })
      await expect.poll(on.registered).toHaveLength(1)
      await on.change({ onlyListed: false, listedSites: [] })
      await first.close()
      await second.close()
    })

    test('too many requests, no credits left, and the free check: each in the server’s own words', async () => {
      await on.connectAs(on.server.person('starter'))
      const body = { operation: 'rephrase', text: TEXT }
      const ask = () => call(on.server, 'POST', '/api/ai-assist', { token: on.person().token, body })
      let answer = await ask()
      while (answer.status !== 429) answer = await ask()
      const page = await on.openPanelOn(url)
      await on.press(page, 'Rephrase for 1 credit')
      await on.shows(page, 'Try again')
      expect(await on.value(page)).toBe(TEXT)
      while (answer.body.code !== 'limit_reached') {
        // The server says how long it wants to be left alone.
        const wait = Number(answer.headers.get('retry-after') ?? 0)
        if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
        answer = await ask()
      }
      await on.press(page, 'Try again')
      await on.press(page, 'Check, free')
      await on.shows(page, 'Choose again')
      expect(await on.used()).toBe(25)
      await page.close()
    }, 200_000)

    test('a token that was ended in the web app: the panel offers to connect, and the text stays', async () => {
      await on.connectAs(on.server.person('pro'))
      const page = await on.openPanelOn(url)
      const changed = await call(on.server, 'POST', '/api/auth/change-password', {
        token: on.person().token,
        body: { current_password: PASSWORD, new_password: 'seven quiet herons wade' },
      })
      expect(changed.status).toBe(200)
      await on.press(page, 'Check, free')
      await on.shows(page, 'Connect account')
      expect(await on.value(page)).toBe(TEXT)
      await page.close()
    })

    test('updated while pages are open: the old script goes without a word, the new one comes with the next load', async () => {
      const errors: string[] = []
      const page = await on.browser.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(url)
      await selectForToolbar(page)
      await on.update()
      await page.bringToFront()
      await page.click('textarea')
      await select(page)
      await expect.poll(() => hasPanel(page)).toBe(false)
      await page.reload()
      await selectForToolbar(page)
      expect(errors).toEqual([])
      await page.close()
    })
  },
)

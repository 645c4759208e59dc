import type { BrowserContext, Page } from '@playwright/test'
import { call } from '#tests/support/client.ts'
import { type FlakyLine, startFlakyLine } from '#tests/support/flaky-line.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { faultsOf } from './looks.ts'
import { expect, keptIn, PASSWORD, test } from './penmark.ts'

// The connection is cut in front of the server, so that pages and the service worker lose it alike. These tests open
// contexts of their own, because a failed request is rightly an error on the console.

type Kept = { id: string; name: string; content: string; version: number }

let server: PeopledServer
let line: FlakyLine
let ada: Person
let bob: Person

// One server and one line for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  line = await startFlakyLine(() => server.port)
  server = await startPeopledServer({ PUBLIC_URL: line.url }, { business: 16 })
})
test.afterAll(async () => {
  await line.close()
  await server[Symbol.asyncDispose]()
})
test.beforeEach(() => {
  line.mend()
  line.reached.length = 0
  ada = server.person('business')
  bob = server.person('business')
})

const api = (who: Person, method: string, place: string, body?: unknown) =>
  call(server, method, `/api/user/${place}`, { token: who.token, ...(body === undefined ? {} : { body }) })
const prompts = async (who: Person) => (await api(who, 'GET', 'custom-prompts')).body.prompts as Kept[]
const named = async (who: Person, name: string) => (await prompts(who)).filter((prompt) => prompt.name === name)
async function newPrompt(name: string): Promise<Kept> {
  return (await api(ada, 'POST', 'custom-prompts', { name, content: 'x' })).body.custom_prompt as Kept
}

async function signIn(context: BrowserContext, { cookie }: Person): Promise<void> {
  await context.addCookies([{ name: 'penmark_session', value: cookie, url: line.url }])
}

/** Opens a page with everything loaded that it needs without a connection. */
async function open(context: BrowserContext, path: string, tab?: Page): Promise<Page> {
  const page = tab ?? (await context.newPage())
  await page.goto(line.url + path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.locator('.queue')).toBeAttached()
  return page
}

async function backOnline(page: Page): Promise<void> {
  line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const saved = (page: Page) =>
  expect(page.getByText('Stored on this device. We’ll send it when you’re back online.')).toBeVisible()
const nothingWaits = (page: Page) => expect(page.locator('.queue')).toBeHidden()

async function writePrompt(page: Page, name: string, content = 'Be brief.'): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Prompt', { exact: true }).fill(content)
  await page.getByRole('button', { name: 'Create prompt' }).click()
}

test('offline, five different writes and one on top of another, every tab killed, online: in order, each once', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  const edited = await newPrompt('To be changed')
  const removed = await newPrompt('To be deleted')
  const style = await open(context, '/dashboard/styles/new')
  const template = await open(context, '/dashboard/templates/new')
  const edit = await open(context, `/dashboard/prompts/${edited.id}`)
  const removal = await open(context, `/dashboard/prompts/${removed.id}/delete`)
  const preferences = await open(context, '/dashboard/preferences')
  const worker = await style.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(worker).toBe(`${line.url}/service-worker.js`)
  line.reached.length = 0
  line.cut()
  await style.getByLabel('Name', { exact: true }).fill('Crisp')
  await style.getByLabel('How it sounds').fill('Short sentences.')
  await style.getByRole('button', { name: 'Create style' }).click()
  await saved(style)
  await expect(style.getByLabel('Name', { exact: true })).toHaveValue('')
  await template.getByLabel('Name').fill('Memo')
  await template.getByLabel('Context').fill('For the board.')
  await template.getByRole('button', { name: 'Create template' }).click()
  await saved(template)
  await edit.getByLabel('Prompt', { exact: true }).fill('Changed offline')
  await edit.getByRole('button', { name: 'Save prompt' }).click()
  await saved(edit)
  await expect(edit.getByLabel('Prompt', { exact: true })).toHaveValue('Changed offline')
  await edit.getByLabel('Prompt', { exact: true }).fill('Changed again')
  await edit.getByRole('button', { name: 'Save prompt' }).click()
  await expect(edit.locator('.queue summary').first()).toHaveText('4 changes waiting to be sent')
  await removal.getByRole('button', { name: 'Delete prompt' }).click()
  await saved(removal)
  await preferences.getByRole('radio', { name: /^Long/ }).check()
  await preferences.getByRole('button', { name: 'Save' }).first().click()
  await saved(preferences)
  await expect(style.locator('.queue summary').first()).toHaveText('6 changes waiting to be sent')

  for (const tab of [style, template, edit, removal, preferences]) await tab.close()
  line.mend()
  const page = await open(context, '/dashboard')
  const written = () => line.reached.filter((path) => path.startsWith('/dashboard/'))
  await expect
    .poll(written)
    .toEqual([
      '/dashboard/styles/new',
      '/dashboard/templates/new',
      `/dashboard/prompts/${edited.id}`,
      `/dashboard/prompts/${edited.id}`,
      `/dashboard/prompts/${removed.id}/delete`,
      '/dashboard/preferences',
    ])
  await nothingWaits(page)
  expect(await named(ada, 'To be changed')).toMatchObject([{ content: 'Changed again', version: 3 }])
  expect(await named(ada, 'To be deleted')).toEqual([])
  const styles = (await api(ada, 'GET', 'custom-styles')).body.custom_styles as Kept[]
  const templates = (await api(ada, 'GET', 'custom-templates')).body.custom_templates as Kept[]
  expect([...styles, ...templates].map(({ name }) => name)).toEqual(['Crisp', 'Memo'])
  expect((await api(ada, 'GET', 'style-preferences')).body.preferences).toMatchObject({ response_length: 'large' })
  await context.close()
})

test('with no tab of ours open, the service worker sends what waits', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  const page = await open(context, '/dashboard/prompts/new')
  await page.evaluate(() => navigator.serviceWorker.ready)
  line.cut()
  await writePrompt(page, 'By the worker')
  await saved(page)
  const elsewhere = await context.newPage()
  line.mend()
  // Another page of the site, which does not send by itself: the browser can be asked for a sync only from a page.
  await elsewhere.goto(`${line.url}/goodbye`)
  await page.close()
  const browserItself = await context.newCDPSession(elsewhere)
  let registrationId = ''
  browserItself.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId
  })
  await browserItself.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  const sync = { origin: line.url, registrationId, tag: 'penmark-outbox', lastChance: false }
  await browserItself.send('ServiceWorker.dispatchSyncEvent', sync)
  await expect.poll(async () => (await named(ada, 'By the worker')).length).toBe(1)
  await context.close()
})

test('a write whose answer is lost is done once, from the page and out of the queue', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  const page = await open(context, '/dashboard/prompts/new')
  line.loseAnswerTo('/dashboard/prompts/new')
  await writePrompt(page, 'Answer lost')
  await saved(page)
  await writePrompt(page, 'Written after')
  await expect(page.locator('.queue summary').first()).toHaveText('2 changes waiting to be sent')
  expect(await named(ada, 'Answer lost')).toHaveLength(1)
  line.loseAnswerTo('/dashboard/outbox')
  await backOnline(page)
  await expect.poll(() => line.reached.filter((path) => path === '/dashboard/prompts/new').length).toBe(2)
  await page.locator('.queue summary').first().click()
  await expect(page.getByText('You’re offline. Your changes are stored')).toBeVisible()
  line.mend()
  await page.getByRole('button', { name: 'Send now' }).click()
  await nothingWaits(page)
  expect(await named(ada, 'Answer lost')).toHaveLength(1)
  expect(await named(ada, 'Written after')).toHaveLength(1)
  await context.close()
})

test('a refused one stays with its text to be corrected, and holds up nothing', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  await newPrompt('There already')
  const page = await open(context, '/dashboard/prompts/new')
  line.cut()
  await writePrompt(page, 'there ALREADY', 'Typed with care')
  await saved(page)
  await writePrompt(page, 'After the refused one')
  await expect(page.locator('.queue summary').first()).toHaveText('2 changes waiting to be sent')
  await backOnline(page)
  await expect(page.getByText('1 change wasn’t accepted').last()).toBeVisible()
  await expect(page.locator('.queue-reason')).toHaveText('A prompt with this name already exists')
  // The refusal is shown while the one behind it is still on its way.
  await expect.poll(() => named(ada, 'After the refused one')).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('Typed with care')
  await nothingWaits(page)
  await page.getByLabel('Name').fill('Another name')
  await page.getByRole('button', { name: 'Create prompt' }).click()
  await expect(page).toHaveURL(`${line.url}/dashboard/prompts`)
  expect(await named(ada, 'Another name')).toMatchObject([{ content: 'Typed with care' }])
  await context.close()
})

test('what waits is sent for nobody else, and after its own user signed in again', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  const page = await open(context, '/dashboard/prompts/new')
  line.cut()
  await writePrompt(page, 'Only Ada’s')
  await saved(page)
  await context.clearCookies()
  await backOnline(page)
  await page.locator('.queue summary').first().click()
  await expect(page.getByText('Sign in again to send your changes.')).toBeVisible()

  await signIn(context, bob)
  const his = await open(context, '/dashboard')
  await nothingWaits(his)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Sign in again to send your changes.')).toBeVisible()
  expect([...(await named(ada, 'Only Ada’s')), ...(await named(bob, 'Only Ada’s'))]).toEqual([])

  await context.clearCookies()
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${line.url}/dashboard/prompts/new`)
  await expect.poll(async () => (await named(ada, 'Only Ada’s')).length).toBe(1)
  await nothingWaits(page)
  await context.close()
})

test('a page that cannot be reached is answered in the look and language of the device, with nothing of anybody', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const look = { penmark_lang: 'de', penmark_theme: 'dark', penmark_font_size: 'large' }
  await context.addCookies(Object.entries(look).map(([name, value]) => ({ name, value, url: line.url })))
  await signIn(context, ada)
  const page = await open(context, '/dashboard/prompts/new')
  await expect
    .poll(() =>
      page.evaluate(async () => [!!navigator.serviceWorker.controller, !!(await caches.match('/offline/look'))]),
    )
    .toEqual([true, true])
  line.cut()
  const answered = await page.goto(`${line.url}/dashboard/library?kind=styles`)
  expect(answered?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Penmark ist nicht erreichbar')
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large')
  await expect(page.locator('[data-waiting]:visible')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])

  line.mend()
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL(`${line.url}/dashboard/library?kind=styles`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')

  await page.goto(`${line.url}/dashboard/prompts/new`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  line.cut()
  await page.getByLabel('Name').fill('Nur für Ada')
  await page.getByLabel('Prompt', { exact: true }).fill('Geheimnis')
  await page.getByRole('button', { name: 'Prompt anlegen' }).click()
  await expect(page.locator('.queue summary').first()).toHaveText('1 Änderung noch zu senden')
  await signIn(context, bob)
  await page.goto(`${line.url}/dashboard`)
  await expect(page.locator('[data-waiting]:visible')).toHaveText(/^1 Änderung ist auf diesem Gerät gespeichert/)
  const html = await page.content()
  const stored = await page.evaluate(async () => {
    const found: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        found[pathname + search] = (await (await cache.match(request))?.text()) ?? ''
      }
    }
    return found
  })
  expect(Object.keys(stored).toSorted()).toEqual([
    '/offline/look',
    ...['de', 'en', 'es', 'fr', 'pt'].map((each) => `/offline?lang=${each}`),
  ])
  const all = [html, ...Object.values(stored)].join()
  const personal = [ada, bob].flatMap(({ email, cookie, token }) => [email, cookie, token])
  expect([...personal, 'Nur für Ada', 'Geheimnis'].filter((each) => all.includes(each))).toEqual([])

  line.mend()
  await signIn(context, ada)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect.poll(async () => (await named(ada, 'Nur für Ada')).length).toBe(1)
  await context.close()
})

test('typed text outlives a reload, a crash, the theme and the end of the session', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, ada)
  const page = await open(context, '/dashboard/prompts/new')
  const text = (where: Page) => where.getByLabel('Prompt', { exact: true })
  await page.getByLabel('Name').fill('Half done')
  await text(page).fill('Typed and not sent')
  await expect.poll(() => draftIn(page)).toBe('Typed and not sent')
  await page.reload()
  await expect(page.getByText('Your earlier text is back.')).toBeVisible()
  await expect(text(page)).toHaveValue('Typed and not sent')
  await text(page).fill('Typed before the crash')
  await expect.poll(() => draftIn(page)).toBe('Typed before the crash')
  const tab = await context.newPage()
  const crash = await context.newCDPSession(page)
  // A page that has crashed answers nothing.
  void crash.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const again = await open(context, '/dashboard/prompts/new', tab)
  await expect(text(again)).toHaveValue('Typed before the crash')

  line.cut()
  await again.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(again.locator('html')).toHaveClass(/dark/)
  await expect(text(again)).toHaveValue('Typed before the crash')
  line.mend()

  await context.clearCookies()
  await again.getByRole('button', { name: 'Create prompt' }).click()
  await again.getByLabel('Email').fill(ada.email)
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(text(again)).toHaveValue('Typed before the crash')
  await again.getByRole('button', { name: 'Create prompt' }).click()
  await expect(again).toHaveURL(`${line.url}/dashboard/prompts`)
  await again.goto(`${line.url}/dashboard/prompts/new`)
  await expect(again.locator('html')).toHaveAttribute('data-hydrated')
  await expect.poll(() => draftIn(again)).toBeUndefined()
  await expect(text(again)).toHaveValue('')
  await context.close()
})

test('a request of the assistant waits on its open page, can be given up, and is charged once', async ({ browser }) => {
  const context = await browser.newContext()
  await signIn(context, bob)
  const page = await open(context, '/dashboard/assistant')
  await page.getByLabel('Your text').fill('In order to win, alot of people was waiting.')
  line.cut()
  const waits = page.getByText('We’ll send your text when you’re back')
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Don’t send it' }).click()
  await expect(waits).toBeHidden()
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(waits).toBeVisible()
  line.loseAnswerTo('/dashboard/assistant/stream')
  await backOnline(page)
  await expect.poll(() => line.reached.filter((path) => path.endsWith('/stream')).length).toBe(1)
  await backOnline(page)
  await expect(page.locator('.result-body')).toContainText('a lot of people')
  const { body } = await api(bob, 'GET', 'profile')
  expect(body.usage).toMatchObject({ current_month: 1 })
  await context.close()
})

/** What this browser keeps of the form of a new prompt. */
async function draftIn(page: Page): Promise<string | undefined> {
  return (await keptIn(page, 'form')).find(({ place }) => place === '/dashboard/prompts/new')?.fields?.content
}

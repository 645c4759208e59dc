import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call } from '#tests/support/client.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { buildExtension } from './build.ts'
import { CHROMIUM, launchWith, openOwnPage, PATIENCE, pressToolbarButton, stopWorker, strictSite } from './chromium.ts'
import { selectInPage } from './editor-driver.ts'
import { startEditorSite } from './editor-site.ts'
import { EDITORS, LONG_PACKAGES } from './editors.ts'

declare const window: Window & typeof globalThis & { editor?: { root: () => HTMLElement; text: () => string } }

const IS_LONG = process.env.PENMARK_LONG === '1'
const TEXT = 'Due to the fact that the carrier had a problem, the order 48213 is late.'

describe.skipIf(CHROMIUM === undefined)('the extension in Chromium, connected to a server', () => {
  let model: OpenAiDouble
  let server: PeopledServer
  let person: Person
  let built: Awaited<ReturnType<typeof buildExtension>>
  let browser: Browser
  let panel: Page

  beforeAll(async () => {
    model = await startOpenAiDouble()
    server = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, { starter: 1 })
    person = server.person()
    built = await buildExtension(server.url, 'chromium')
    browser = await launchWith(built.folder)
    await browser.setCookie({ name: 'penmark_session', value: person.cookie, domain: 'localhost', path: '/' })
  })
  afterAll(async () => {
    await browser?.close()
    built?.remove()
    await server?.[Symbol.asyncDispose]()
    await model?.close()
  })

  const press = async (page: Page, label: string) => {
    // A tab behind another one draws nothing, and what is not drawn cannot be pressed.
    await page.bringToFront()
    const found = await page.waitForSelector(`::-p-aria([role="button"][name="${label}"])`, { timeout: PATIENCE })
    await found?.click()
  }
  const write = async (text: string) => {
    await panel.bringToFront()
    const again = await panel.$('::-p-aria([role="button"][name="Choose again"])')
    await again?.click()
    await panel.locator('textarea').fill(text)
  }
  const says = (page: Page, text: string | RegExp) =>
    expect
      .poll(() => page.evaluate(() => document.body.innerText), { timeout: PATIENCE })
      [typeof text === 'string' ? 'toContain' : 'toMatch'](text as string)
  /** Injects the panel into a page as the worker does after a press in its menu. */
  const openPanelOn = async (page: Page) => {
    await panel.evaluate(async (url) => {
      const { scripting, tabs } = (globalThis as unknown as { chrome: typeof import('wxt/browser').browser }).chrome
      const [tab] = await tabs.query({ url })
      const target = { tabId: tab?.id ?? 0 }
      await scripting.executeScript({ target, files: ['/panel.js'] })
      const open = () => (globalThis as { penmark?: { open(how: string): void } }).penmark?.open('menu')
      await scripting.executeScript({ target, func: open })
    }, page.url())
    await page.bringToFront()
  }
  const used = async () => {
    const { body } = await call(server, 'GET', '/api/user/profile', { token: person.token })
    return (body.usage as { current_month: number }).current_month
  }

  test('a person connects it on the web app’s own page, and the token stays in the worker', async () => {
    panel = await openOwnPage(browser, 'sidepanel')
    const asking = browser.waitForTarget((target) => target.url().startsWith(`${server.url}/extension/connect?`))
    await press(panel, 'Connect account')
    const page = await (await asking).page()
    if (page === null) throw new Error('the page that asks is no tab')
    await says(page, person.email)
    await press(page, 'Connect')
    await expect.poll(() => page.url()).toContain('/extension/connected')
    await says(panel, '25 of 25 credits left')
    const stored = await panel.evaluate(async () => {
      const { storage } = (globalThis as unknown as { chrome: typeof import('wxt/browser').browser }).chrome
      return JSON.stringify([await storage.local.get(null), await storage.session.get(null)])
    })
    expect(stored).not.toContain('pmx_')
  })

  test('a job runs to its receipt and uses one credit', async () => {
    await write(TEXT)
    await press(panel, 'Rephrase for 1 credit')
    await says(panel, /Receipt \d+/)
    await says(panel, '24 of 25 credits left')
    expect(await used()).toBe(1)
  })

  test('a text that is selected on a page is rewritten in its place, and comes back', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/contact`)
    await page.locator('textarea').fill(TEXT)
    await page.$eval('textarea', (field) => field.select())
    // The panel asks for its parts in the very moment in which the browser puts the worker to rest.
    await Promise.all([stopWorker(panel), openPanelOn(page)])
    await press(page, 'Rephrase for 1 credit')
    await press(page, 'Replace')
    const value = () => page.$eval('textarea', (field) => field.value)
    await expect.poll(value).toContain('THE ORDER 48213 IS LATE')
    await press(page, 'Restore original')
    await expect.poll(value).toBe(TEXT)
    expect(await used()).toBe(2)
    // The page sees neither the panel nor what is in it.
    expect(await page.evaluate(() => document.querySelector('[data-penmark-panel]')?.shadowRoot ?? null)).toBeNull()
    await page.close()
  })

  test('a worker that is stopped mid-stream joins the same run again, which ends in full and uses one credit', async () => {
    model.script({ kind: 'pause-mid-stream' })
    const before = model.count()
    await write(`${TEXT} Please answer soon.`)
    await press(panel, 'Rephrase for 1 credit')
    await expect.poll(() => model.busy()).toBe(1)
    const written = () => panel.evaluate(() => document.querySelector('.stream')?.textContent ?? 'Working …')
    await expect.poll(written).not.toBe('Working …')
    await stopWorker(panel)
    // The server did not end the run, and the new worker joins it.
    model.resume()
    await says(panel, /Receipt \d+/)
    await says(panel, '22 of 25 credits left')
    await says(panel, 'PLEASE ANSWER SOON')
    expect(model.count()).toBe(before + 1)
    expect(await used()).toBe(3)
  })

  test('by its button it opens on a page with the strictest policy, and replaces the selected text there', async () => {
    await using site = await strictSite()
    const before = await used()
    const page = await browser.newPage()
    await page.goto(site.url)
    await page.evaluate((text) => {
      const field = document.querySelector('textarea') as HTMLTextAreaElement
      field.value = `Hi Tom, ${text} Bye.`
      field.focus()
      field.setSelectionRange(8, 8 + text.length)
    }, TEXT)
    await pressToolbarButton(browser, page, 'Open on this page')
    await press(page, 'Rephrase for 1 credit')
    await press(page, 'Replace')
    const written = () => page.evaluate(() => document.querySelector('textarea')?.value)
    await expect.poll(written).toMatch(/^Hi Tom, Rewritten: .* IS LATE\. Bye\.$/)
    expect(await used()).toBe(before + 1)
    await page.close()
  })

  test.each(
    EDITORS.filter(
      ({ name, isLong }) =>
        ['Lexical', ...(IS_LONG ? ['Monaco', 'TinyMCE 7'] : [])].includes(name) &&
        (!isLong || LONG_PACKAGES !== undefined),
    ),
  )('by its button it opens on $name, and writes into its model', async (editor) => {
    await using site = await startEditorSite([editor])
    const before = await used()
    const page = await browser.newPage()
    const html = encodeURIComponent(`<p>${TEXT}</p>`)
    await page.goto(`${site.url}/${editor.page.replace('.js', '.html')}?html=${html}`)
    await page.waitForFunction(() => window.editor?.root()?.isConnected === true)
    await page.evaluate(selectInPage, 0, TEXT.length)
    await pressToolbarButton(browser, page, 'Open on this page')
    await press(page, 'Rephrase for 1 credit')
    await press(page, 'Replace')
    await expect.poll(() => page.evaluate(() => window.editor?.text().trim())).toMatch(/^Rewritten: .* IS LATE\.$/)
    await press(page, 'Restore original')
    await expect.poll(() => page.evaluate(() => window.editor?.text().trim())).toBe(TEXT)
    expect(await used()).toBe(before + 1)
    await page.close()
  })

  test('its page knows that it is here, and signing out on our page ends the connection', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/extension`)
    await page.waitForSelector('::-p-text(The extension is in this browser.)', { visible: true })
    await page.goto(`${server.url}/logout`)
    await page.waitForSelector('html[data-hydrated][data-penmark-extension]')
    // The side panel's port ends with this worker, and the next one knows nothing of it.
    await stopWorker(panel)
    await press(page, 'Sign out')
    await expect.poll(() => page.url()).toMatch(/\/login$/)
    await says(panel, 'Connect account')
  })
})

import type { Browser, Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { FIREFOX_ID } from '#app/domain/extension/identity.ts'
import { launchFirefox } from '#tests/support/firefox.ts'
import type { State } from '../../extension/page-messages.ts'
import { PATIENCE } from './chromium.ts'

/** The address that this Firefox draws for the extension, which is a new one in every profile unless it is set. */
const UUID = '6b3c7a5e-3a3d-4c1f-9d52-0e5f8f3f2a11'

type Connection = { send(method: string, parameters: object): Promise<{ result: unknown }> }
type Found = { x: number; y: number }
type Extension = Pick<typeof import('wxt/browser').browser, 'runtime' | 'scripting' | 'tabs'>

/** Starts Firefox with the extension of a folder, and lets a test act on the browser's own window as well. */
export async function launchWith(folder: string): Promise<Browser> {
  const browser = await launchFirefox({
    prefs: { 'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: UUID }) },
    args: ['--remote-allow-system-access'],
  })
  await browser.installExtension(folder)
  return browser
}

/** One of the extension's own pages, in a tab. */
export async function openOwnPage(browser: Browser, name: 'popup' | 'options'): Promise<Page> {
  const page = await browser.newPage()
  // Firefox never says that a page of an extension has loaded, so waiting for that would never end.
  await page.goto(`moz-extension://${UUID}/${name}.html`, { timeout: 1 }).catch(() => undefined)
  await expect.poll(() => page.evaluate(() => document.readyState).catch(() => '')).toBe('complete')
  return page
}

/** What the worker says of its connection to an account. */
export function connection(own: Page): Promise<string> {
  return own.evaluate(async () => {
    const { runtime } = (globalThis as unknown as { browser: Extension }).browser
    const state: State = await runtime.sendMessage({ type: 'state' })
    return state.connection.state
  })
}

/** Runs an expression in the browser's own window, which holds its toolbar and its menus. */
async function inBrowserWindow<Value>(browser: Browser, expression: string): Promise<Value> {
  const { connection } = browser as unknown as { connection: Connection }
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { contexts } = tree.result as { contexts: { context: string; url: string }[] }
  const context = contexts.find(({ url }) => url.endsWith('/browser.xhtml'))?.context
  const target = { context }
  const sent = {
    expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
    target,
    awaitPromise: true,
  }
  const { result } = (await connection.send('script.evaluate', sent)) as {
    result: { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
  }
  if (result.result === undefined) throw new Error(result.exceptionDetails?.text)
  return JSON.parse(result.result.value) as Value
}

/** The place of a button of the panel on the screen of its page, by its name; null while there is none. */
async function findInPanel(own: Page, url: string, label: string): Promise<Found | null> {
  return own.evaluate(
    async (address, name) => {
      const { scripting, tabs } = (globalThis as unknown as { browser: Extension }).browser
      const [tab] = (await tabs.query({})).filter((each) => each.url === address)
      const [answer] = await scripting.executeScript({
        target: { tabId: tab?.id ?? 0 },
        args: [name],
        func: (wanted: string) => {
          const host = document.querySelector('[data-penmark-panel]') as
            | (Element & { openOrClosedShadowRoot: ShadowRoot | null })
            | null
          const root = host?.openOrClosedShadowRoot
          const all = [...(root?.querySelectorAll('button, [role="button"]') ?? [])]
          const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === wanted)
          found?.scrollIntoView({ block: 'nearest' })
          const box = found?.getBoundingClientRect()
          return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        },
      })
      return answer?.result ?? null
    },
    url,
    label,
  )
}

/** Presses a button of the panel on a page with the mouse, once it is there. `own` is a page of the extension. */
export async function pressInPanel(own: Page, page: Page, label: string): Promise<void> {
  // A page behind another one draws nothing, and nothing that still moves is hit.
  await page.bringToFront()
  let at: Found | null = null
  const isStill = async () => {
    const before = at
    at = await findInPanel(own, page.url(), label)
    return at !== null && before !== null && at.x === before.x && at.y === before.y
  }
  await expect
    .poll(isStill, { message: `a button “${label}” in the panel`, interval: 100, timeout: PATIENCE })
    .toBe(true)
  const { x, y } = at ?? { x: 0, y: 0 }
  await page.mouse.click(x, y)
}

/** Whether the panel on a page has a button with this name. */
export async function isInPanel(own: Page, page: Page, label: string): Promise<boolean> {
  return (await findInPanel(own, page.url(), label)) !== null
}

/** Opens the browser's own menu on an element with the right mouse button, and chooses the entry with these words. */
export async function chooseInContextMenu(browser: Browser, page: Page, selector: string, words: string) {
  const box = await (await page.$(selector))?.boundingBox()
  if (box === null || box === undefined) throw new Error(`${selector} is not on the page`)
  await page.mouse.click(box.x + 20, box.y + 12, { button: 'right' })
  const menu = `document.getElementById('contentAreaContextMenu')`
  const entry = `[...${menu}.children].find((each) => !each.hidden && each.label === ${JSON.stringify(words)})`
  await expect.poll(() => inBrowserWindow(browser, `${menu}.state === 'open' && ${entry} !== undefined`)).toBe(true)
  await inBrowserWindow(browser, `void ${menu}.activateItem(${entry})`)
  // A press on the page while the menu is still there only closes it.
  await expect.poll(() => inBrowserWindow(browser, `${menu}.state`), { timeout: PATIENCE }).toBe('closed')
}

/** Presses keys in the browser's own window, whose shortcuts come before those of a page. */
export async function pressBrowserKeys(browser: Browser, keys: readonly string[]): Promise<void> {
  await inBrowserWindow(
    browser,
    `(() => {
      const keyboard = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor)
      if (!keyboard.beginInputTransactionForTests(window)) throw new Error('no keyboard')
      const events = ${JSON.stringify(keys)}.map((key) => new KeyboardEvent('', { key, keyCode: key.length === 1 ? key.charCodeAt(0) : 0 }))
      for (const event of events) keyboard.keydown(event)
      for (const event of events.toReversed()) keyboard.keyup(event)
    })()`,
  )
}

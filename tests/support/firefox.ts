import { accessSync, constants } from 'node:fs'
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { patience } from './patience.ts'
import type { Person } from './people.ts'

/** The path of Firefox, or undefined on a machine without it. `FIREFOX_PATH` names another one. */
export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isExecutable)

function isExecutable(file: string | undefined): boolean {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A signed-in page of a real Firefox, driven as a person would: by keys, by a mouse or by a finger. */
export type Reader = {
  page: Page
  /** How many keys were pressed and how many places were clicked or tapped. A typed or pasted text counts once. */
  actions(): number
  press(...keys: KeyInput[]): Promise<void>
  type(text: string): Promise<void>
  /** Clicks the element of this selector whose text begins like this. */
  click(selector: string, text?: string): Promise<void>
  /** The same with a finger. */
  tap(selector: string, text?: string): Promise<void>
  /** What the page says there, in one line. Waits until it says it. */
  says(selector: string, text: string | RegExp): Promise<void>
}

type Launch = { scripts?: boolean; prefs?: Record<string, string | number>; args?: string[] }

/** Starts Firefox over WebDriver BiDi. Without scripts they are switched off as in `about:config`. */
export function launchFirefox({ scripts = true, prefs = {}, args = [] }: Launch = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    args,
    extraPrefsFirefox: {
      ...prefs,
      'javascript.enabled': scripts,
      // Reads and writes the clipboard of this process without asking.
      'dom.events.testing.asyncClipboard': true,
    },
  })
}

/** Starts Firefox with the extension of a folder. */
export async function launchFirefoxWith(extension: string): Promise<Browser> {
  const browser = await launchFirefox()
  await browser.installExtension(extension)
  return browser
}

/** Opens a page for a user, who is signed in by the cookie of the session. */
export async function reader(
  browser: Browser,
  { cookie }: Person,
  url: string,
  viewport: { width: number; height: number; hasTouch?: boolean },
): Promise<Reader> {
  const page = await browser.newPage()
  page.setDefaultTimeout(patience(30_000))
  await page.setViewport(viewport)
  const value = { name: 'penmark_session', value: cookie, domain: 'localhost', path: '/', httpOnly: true }
  await browser.setCookie(value)
  await page.goto(url)
  let actions = 0
  const middle = async (selector: string, text = '') => {
    let last: { x: number; y: number } | null = null
    // Nothing that still moves is hit, such as what a card pushes down as it opens.
    const isStill = async () => {
      const before = last
      last = await page.evaluate(middleOf, selector, text)
      return last !== null && before !== null && last.x === before.x && last.y === before.y
    }
    await expect.poll(isStill, { message: `${selector} “${text}”`, interval: 100 }).toBe(true)
    return last ?? { x: 0, y: 0 }
  }
  return {
    page,
    actions: () => actions,
    async press(...keys) {
      actions += 1
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    async type(text) {
      actions += 1
      await page.keyboard.type(text)
    },
    async click(selector, text) {
      actions += 1
      const { x, y } = await middle(selector, text)
      await page.mouse.click(x, y)
    },
    async tap(selector, text) {
      actions += 1
      const { x, y } = await middle(selector, text)
      await page.touchscreen.tap(x, y)
    },
    async says(selector, text) {
      const words = () => page.evaluate(shownText, selector)
      await expect
        .poll(words, { message: selector })
        [typeof text === 'string' ? 'toContain' : 'toMatch'](text as string)
    },
  }
}

/** Runs in the page: the middle of an element that can be seen and whose text begins like this, scrolled into view. */
function middleOf(selector: string, text: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.getClientRects().length > 0 && (one.textContent ?? '').trim().startsWith(text),
  )
  if (element === undefined) return null
  element.scrollIntoView({ block: 'nearest' })
  const box = element.getClientRects()[0]
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page: the text of all elements of this selector that are shown, in one line. */
function shownText(selector: string): string {
  return [...document.querySelectorAll(selector)]
    .map((one) => {
      if (one instanceof HTMLTextAreaElement) return one.value
      return one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : (one as HTMLElement).innerText
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

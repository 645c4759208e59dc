import { accessSync, constants } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIREFOX, launchFirefox } from '#tests/support/firefox.ts'
import type { Outcome, replaceText, Snapshot, takeSnapshot } from '../../extension/replace/index.ts'

const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(isThere)

function isThere(file: string | undefined): boolean {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What the bundle leaves in the page, and what a test keeps there between two steps. */
declare const penmarkReplace: {
  takeSnapshot: typeof takeSnapshot
  replaceText: typeof replaceText
}
declare const window: Window & typeof globalThis & { taken: Snapshot | null; last: Outcome }

const TEXT = 'a word and a word end'
const SECOND = [13, 17] as const

const BROWSERS = [
  [
    'Chromium',
    CHROMIUM,
    () => puppeteer.launch({ executablePath: CHROMIUM, headless: 'shell', args: ['--no-sandbox'] }),
  ],
  ['Firefox', FIREFOX, () => launchFirefox()],
] as const

describe.each(BROWSERS)('replacing in %s', (_name, found, launch) => {
  describe.skipIf(found === undefined)('with a real page', () => {
    let browser: Browser
    let page: Page
    let script: string
    const errors: string[] = []

    beforeAll(async () => {
      script = await bundle()
      browser = await launch()
      page = await browser.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
    })
    afterAll(async () => {
      await browser?.close()
    })

    async function show(html: string) {
      errors.length = 0
      await page.setContent(html)
      await page.evaluate(script)
    }
    /** Focuses `#at` and selects these characters of it, as a person would. */
    const select = (from: number, to: number) =>
      page.evaluate(
        (start, end) => {
          const element = document.getElementById('at') as HTMLTextAreaElement
          element.focus()
          if (!element.isContentEditable) return element.setSelectionRange(start, end)
          const node = element.firstChild as Text
          document.getSelection()?.setBaseAndExtent(node, start, node, end)
        },
        from,
        to,
      )
    const take = () =>
      page.evaluate(async () => {
        window.taken = await penmarkReplace.takeSnapshot(document, async () => null)
        return window.taken?.selected ?? null
      })
    const write = (text: string, how: 'replace' | 'insert_below' = 'replace') =>
      page.evaluate(
        async (wanted, way) => {
          if (window.taken === null) return 'no snapshot'
          window.last = await penmarkReplace.replaceText(window.taken, wanted, way, async () => null)
          return [window.last.outcome, window.last.reason].filter(Boolean).join(': ')
        },
        text,
        how,
      )
    const textNow = () =>
      page.evaluate(() => {
        const element = document.getElementById('at') as HTMLTextAreaElement
        return (element.value ?? element.innerText).replaceAll('\u00a0', ' ').replace(/\n+/g, '\n')
      })
    test('a bold run is replaced and the space after it stays', async () => {
      await show('<div id="at" contenteditable><p>a <b>bold</b> word</p><p>next</p></div>')
      await page.evaluate(() => {
        document.getElementById('at')?.focus()
        document.getSelection()?.selectAllChildren(document.querySelector('b') as Element)
      })
      expect(await take()).toBe('bold')
      expect(await write('heavy')).toBe('replaced')
      expect(await textNow()).toBe('a heavy word\nnext')
      expect(await page.evaluate(() => document.getElementById('at')?.hasAttribute('style'))).toBe(false)
    })

    test.each([
      '<input id="at" type="password" value="secret">',
      '<input id="at" autocomplete="section-a cc-number" value="4242">',
      '<input id="at" autocomplete="one-time-code" value="123456">',
      '<input id="at" autocomplete="current-password" value="secret">',
      '<input id="at" name="billing[cardNumber]" value="4242">',
      '<input id="at" name="user_otp" value="123456">',
      '<input id="at" style="-webkit-text-security: disc" value="secret">',
      '<textarea id="at" readonly>fixed</textarea>',
    ])('nothing is read from %s', async (html) => {
      await show(html)
      await select(0, 2)
      expect(await take()).toBe(null)
    })

    test.each([
      [`<textarea id="at" maxlength="22">${TEXT}</textarea>`, 'much too long for it', 'not-verified'],
      [`<textarea id="at" oninput="this.value=this.value.toUpperCase()">${TEXT}</textarea>`, 'new', 'not-restored'],
      [
        `<div id="at" contenteditable oninput="this.textContent = this.textContent.toUpperCase()">${TEXT}</div>`,
        'new',
        'not-restored',
      ],
      [`<input id="at" value="${TEXT}">`, 'two\nlines', 'one-line'],
    ])('in %s nothing is called replaced', async (html, fresh, reason) => {
      await show(html)
      await select(...SECOND)
      await take()
      expect(await write(fresh)).toMatch(new RegExp(`^(copied|refused): ${reason}$`))
    })
  })
})

/** The module as a page gets it: one script without imports. */
async function bundle(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'extension/replace/index.ts', formats: ['iife'], name: 'penmarkReplace' },
    },
  })
  const [result] = [results].flat()
  if (result === undefined || !('output' in result)) throw new Error('vite built nothing')
  return `${result.output[0].code}\nwindow.penmarkReplace = penmarkReplace`
}

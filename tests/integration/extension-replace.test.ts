import { accessSync, constants } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIREFOX, launchFirefox } from '#tests/support/firefox.ts'
import type { Outcome, Snapshot } from '../../extension/replace/index.ts'

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
  takeSnapshot(root: Document): Snapshot | null
  replaceText(snapshot: Snapshot, text: string, how: 'replace' | 'insert_below'): Promise<Outcome>
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
      page.evaluate(() => {
        window.taken = penmarkReplace.takeSnapshot(document)
        return window.taken?.selected ?? null
      })
    const write = (text: string, how: 'replace' | 'insert_below' = 'replace') =>
      page.evaluate(
        async (wanted, way) => {
          if (window.taken === null) return 'no snapshot'
          window.last = await penmarkReplace.replaceText(window.taken, wanted, way)
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
    async function control(key: 'z' | 'y') {
      await page.keyboard.down('Control')
      await page.keyboard.press(key)
      await page.keyboard.up('Control')
    }

    const PLACES = {
      textarea: `<textarea id="at">${TEXT}</textarea>`,
      input: `<input id="at" value="${TEXT}">`,
      'editing host': `<div id="at" contenteditable>${TEXT}</div>`,
    }

    for (const [place, html] of Object.entries(PLACES)) {
      test.each(['fresh 🎉 漢字', 'كلمة جديدة'])(
        `${place}: the second of two equal words becomes “%s”`,
        async (fresh) => {
          await show(html)
          await select(...SECOND)
          expect(await take()).toBe('word')
          await select(0, 1)
          expect(await write(fresh)).toBe('replaced')
          const after = `a word and a ${fresh} end`
          expect(await textNow()).toBe(after)
          await control('z')
          expect(await textNow()).toBe(TEXT)
          await control('y')
          expect(await textNow()).toBe(after)
          expect(errors).toEqual([])
        },
      )

      test(`${place}: typing goes on behind the new text, and a changed text is left alone`, async () => {
        await show(html)
        await select(...SECOND)
        await take()
        expect(await write('new')).toBe('replaced')
        await page.keyboard.type('x')
        expect(await textNow()).toBe('a word and a newx end')
        expect(await page.evaluate(() => window.last.restore?.())).toBe(false)
        expect(await write('again')).toMatch(/^(copied|refused): (changed|gone)$/)
        expect(await textNow()).toBe('a word and a newx end')
      })

      test(`${place}: the original comes back`, async () => {
        await show(html)
        await select(...SECOND)
        await take()
        await write('new')
        expect(await page.evaluate(() => window.last.restore?.())).toBe(true)
        expect(await textNow()).toBe(TEXT)
      })
    }

    test.each(['textarea', 'editing host'] as const)('%s: several lines, and a line below', async (place) => {
      await show(PLACES[place])
      await select(...SECOND)
      await take()
      expect(await write('one\ntwo')).toBe('replaced')
      expect(await textNow()).toBe('a word and a one\ntwo end')
      await show(PLACES[place])
      await select(0, TEXT.length)
      await take()
      expect(await write('below', 'insert_below')).toBe('replaced')
      expect(await textNow()).toBe(`${TEXT}\nbelow`)
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
        `<div id="at" contenteditable onbeforeinput="event.preventDefault()" class="ql-editor">${TEXT}</div>`,
        'new',
        'own-model',
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

import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelMessage, WorkerMessage } from '../../extension/messages.ts'

// The panel on a real page, with a link in place of the worker: the real worker is met in the journeys of the whole extension.

const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file !== undefined && existsSync(file),
)
const TEXT = 'We will recieve about 120 books due to the fact that Tom is late.'
const RESULT = 'We will receive about 12 books because Tom is late.'

declare const window: Window &
  typeof globalThis & {
    penmark: { open(how: string): void; end(): void }
    sent: PanelMessage[]
    tell(message: WorkerMessage): void
  }

const ACCOUNT = {
  user: { name: 'Ada', email: 'ada@example.com' },
  locale: 'en',
  credits: { used: 3, limit: 25, left: 22, resets_at: '2026-12-01T00:00:00.000Z' },
  plan: 'starter',
  operations: [
    { key: 'rephrase', label: 'Rephrase' },
    { key: 'translate', label: 'Translate' },
  ],
  styles: [
    { key: 'professional', label: 'Professional', locked: false },
    { key: 'casual', label: 'Casual', locked: true },
  ],
  templates: [{ key: 'general', label: 'General Assistant', locked: false }],
  prompts: [],
  languages: [{ code: 'de', label: 'German' }],
  defaults: { operation: 'rephrase', style: 'professional', template: 'general', target_language: 'de' },
}

describe.skipIf(CHROMIUM === undefined)('the panel', () => {
  let browser: Browser
  let page: Page
  let script: string

  beforeAll(async () => {
    script = await bundle('tests/extension/panel-on-a-page.ts')
    browser = await puppeteer.launch({ executablePath: CHROMIUM ?? '', headless: 'shell', args: ['--no-sandbox'] })
    page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    // Only here the root is open, so that a test can look into it as a person does.
    await page.evaluateOnNewDocument(() => {
      const attach = Element.prototype.attachShadow
      Element.prototype.attachShadow = function (options) {
        return attach.call(this, { ...options, mode: 'open' })
      }
    })
  })
  afterAll(() => browser?.close())

  async function show(html: string) {
    await page.goto('about:blank')
    await page.setContent(html)
    await page.evaluate(script)
  }
  const tell = (message: WorkerMessage | Record<string, unknown>) =>
    page.evaluate((sent) => window.tell(sent as never), message as never)
  const connected = () => tell({ type: 'account', state: 'connected', account: ACCOUNT })
  const sent = () => page.evaluate(() => window.sent)
  const words = () => page.$eval('>>> .panel', (panel) => (panel as HTMLElement).innerText)
  const press = async (label: string | RegExp) => {
    for (const button of await page.$$('>>> .panel :is(button, [role=button])')) {
      const text = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
      if (typeof label === 'string' ? text === label : label.test(text)) return button.click()
    }
    throw new Error(`no button ${label}: ${await words()}`)
  }
  const open = () => page.evaluate(() => window.penmark.open('menu'))
  const value = () => page.$eval('#at', (field) => (field as HTMLTextAreaElement).value)

  async function withSelection(before = 'Hi, ', after = ' Bye.') {
    await show(`<textarea id="at" rows="4" cols="40">${before}${TEXT}${after}</textarea>`)
    await page.$eval(
      '#at',
      (field, from, to) => {
        ;(field as HTMLTextAreaElement).focus()
        ;(field as HTMLTextAreaElement).setSelectionRange(from, to)
      },
      before.length,
      before.length + TEXT.length,
    )
    await open()
    await connected()
  }

  /** Runs the operation and answers it with a changed amount. */
  async function withResult() {
    await press('Rephrase for 1 credit')
    const start = (await sent()).find((message) => message.type === 'start')
    if (start?.type !== 'start') throw new Error('nothing was started')
    await tell({ type: 'part', job: start.job, text: 'We will ' })
    await tell({
      ...{ type: 'done', job: start.job, result: RESULT, receipt: { seq: 602, leaf: 'a'.repeat(64) } },
      credits: { used: 4, limit: 25, left: 21, resets_at: '2026-12-01T00:00:00.000Z' },
      meaning: {
        ...{ kept: 1, total: 2 },
        findings: [
          {
            ...{ kind: 'number', outcome: 'changed' },
            before: { start: 22, end: 25, text: '120' },
            after: { start: 22, end: 24, text: '12' },
          },
        ],
      },
      details: { notes: [], changes: [], language: 'en', model: 'm', replayed: false, hidden: [], payload: null },
    })
    return start
  }

  test('sends the selected text only after a press, and shows before it what would leave', async () => {
    await withSelection()
    expect((await sent()).map(({ type }) => type)).toEqual(['load', 'account'])
    expect(await words()).toContain('What leaves this page')
    expect(await words()).toContain('22 of 25 credits left')
    const start = await withResult()
    expect(start).toMatchObject({ operation: 'rephrase', text: TEXT, style: 'professional' })
  })

  test('a changed amount stands first and in the name of Replace; restored, it is written as it was, and back again', async () => {
    await withSelection()
    await withResult()
    const text = await words()
    expect(text.indexOf('12 was 120')).toBeGreaterThan(-1)
    expect(text.indexOf('12 was 120')).toBeLessThan(text.indexOf('books'))
    expect(text).toContain('Replace (1 fact differs)')
    expect(text).toContain('1 credit · Receipt 602')
    await press('Restore')
    await press('Replace')
    await page.waitForFunction(() =>
      document.querySelector('textarea')?.value.startsWith('Hi, We will receive about 120 books because'),
    )
    expect(await value()).toBe('Hi, We will receive about 120 books because Tom is late. Bye.')
    await expect.poll(words).toContain('Replaced on the page.')
    await press('Restore original')
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('recieve'))
    expect(await value()).toBe(`Hi, ${TEXT} Bye.`)
  })

  test('each change is a toggle, and what is rejected is not written', async () => {
    await withSelection('', '')
    await withResult()
    await press(/recieve/)
    await press(/due to the fact that/)
    await press(/^Replace/)
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('12 books'))
    expect(await value()).toBe('We will recieve about 12 books due to the fact that Tom is late.')
  })

  test('text that can only be read has no Replace', async () => {
    await show(`<p id="at">${TEXT}</p>`)
    await page.$eval('#at', (paragraph) => document.getSelection()?.selectAllChildren(paragraph))
    await open()
    await connected()
    await withResult()
    expect(await words()).toContain('This text can’t be changed here')
    await expect(press('Replace')).rejects.toThrow('no button')
  })

  test('formatting that plain text ends is named before Replace, and what is kept is not', async () => {
    const list = `<ul><li>${TEXT}</li><li>More</li></ul>`
    for (const [html, note] of [
      [`<div id="at" contenteditable>${list}</div>`, 'Replacing turns lists in this selection into plain text.'],
      [`<div id="at" class="trix-content" contenteditable>We <b>will</b> ${TEXT}</div>`, null],
    ] as const) {
      await show(html)
      await page.$eval('#at', (host) => {
        ;(host as HTMLElement).focus()
        document.getSelection()?.selectAllChildren(host)
      })
      await open()
      await connected()
      await withResult()
      if (note === null) expect(await words()).not.toContain('into plain text')
      else expect(await words()).toContain(note)
      expect(await words()).toContain('Replace (1 fact differs)')
    }
  })

  test('a field for passwords is not read', async () => {
    await show('<input id="at" type="password" value="a quiet morning">')
    await page.focus('#at')
    await open()
    await connected()
    expect(await words()).toContain('doesn’t read passwords')
    expect(JSON.stringify(await sent())).not.toContain('quiet')
  })

  test('a page that hides the panel under the pointer gets nothing written', async () => {
    await withSelection()
    await withResult()
    const [before] = [await value()]
    await page.addStyleTag({ content: 'penmark-panel { opacity: 0.01 !important }' })
    await press(/^Replace/)
    await expect.poll(words).toContain('Something lies over Penmark')
    expect(await value()).toBe(before)
  })

  test('a press that a script of the page makes does nothing', async () => {
    await withSelection()
    await page.evaluate(() => {
      const host = document.querySelector('penmark-panel')
      for (const button of host?.shadowRoot?.querySelectorAll('button') ?? []) button.click()
    })
    expect((await sent()).some(({ type }) => type === 'start')).toBe(false)
  })

  test('a lost connection keeps the text, and Continue is the same job', async () => {
    await withSelection()
    await press('Rephrase for 1 credit')
    const start = (await sent()).find((message) => message.type === 'start')
    const job = start?.type === 'start' ? start.job : ''
    await tell({ type: 'failed', job, code: 'offline', detail: '' })
    expect(await words()).toContain('You’re offline')
    await press('Continue')
    expect((await sent()).at(-1)).toEqual({ type: 'resume', job })
  })

  test('a panel that the page removed comes back with the job that ran in it', async () => {
    await withSelection()
    await press('Rephrase for 1 credit')
    const start = (await sent()).find((message) => message.type === 'start')
    const job = start?.type === 'start' ? start.job : ''
    await page.$eval('penmark-panel', (panel) => panel.remove())
    await tell({ type: 'part', job, text: 'We will receive' })
    await open()
    expect(await words()).toContain('We will receive')
    expect((await sent()).filter(({ type }) => type === 'start')).toHaveLength(1)
    await page.keyboard.press('Escape')
    await open()
    await connected()
    expect(await words()).toContain('Rephrase for 1 credit')
  })

  test.each([
    ['limit_reached', 'Your 25 credits are used up. They come back on 1 December.'],
    ['rate_limited', 'Too many requests. Try again in 30 seconds.'],
    ['model_unavailable', 'The model cannot be reached. Your text is here and no credit was used.'],
  ])('%s is told in the server’s words, keeps the text and offers another try', async (code, detail) => {
    await withSelection()
    await press('Rephrase for 1 credit')
    const first = (await sent()).find((message) => message.type === 'start')
    await tell({ type: 'failed', job: first?.type === 'start' ? first.job : '', code, detail })
    expect(await words()).toContain(detail)
    await press('Try again')
    const starts = (await sent()).filter((message) => message.type === 'start')
    expect(starts.map((start) => start.type === 'start' && start.text)).toEqual([TEXT, TEXT])
    expect(await value()).toContain(TEXT)
  })

  test('a connection that ended while it worked offers to connect again', async () => {
    await withSelection()
    await press('Rephrase for 1 credit')
    const start = (await sent()).find((message) => message.type === 'start')
    await tell({ type: 'failed', job: start?.type === 'start' ? start.job : '', code: 'disconnected', detail: '' })
    await press('Connect account')
    expect((await sent()).at(-1)).toEqual({ type: 'connect' })
  })

  test('without an account it offers to connect, and Escape gives the focus back', async () => {
    await withSelection()
    await tell({ type: 'account', state: 'disconnected' })
    await press('Connect account')
    expect((await sent()).at(-1)).toEqual({ type: 'connect' })
    await page.keyboard.press('Escape')
    expect(await page.$('>>> .panel')).toBeNull()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('at')
  })

  test('the keyboard alone goes round inside it, and no key reaches the page', async () => {
    await withSelection()
    await page.evaluate(() =>
      document.addEventListener('keydown', (event) => window.sent.push({ type: event.key } as never)),
    )
    for (let turn = 0; turn < 14; turn += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('penmark-panel')
    }
    expect((await sent()).map(({ type }) => type)).not.toContain('Tab')
  })

  test('the page gets at most 30 kB before the panel is opened', async () => {
    expect(Buffer.byteLength(await bundle('extension/panel/index.ts'))).toBeLessThan(30_000)
  })
})

/** A script and all that it imports, as one text. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'penmarkPanel' } },
  })
  const [bundled] = [result].flat()
  if (bundled === undefined || !('output' in bundled)) throw new Error('nothing was built')
  return bundled.output[0].code
}

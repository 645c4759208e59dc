import { existsSync, readFileSync } from 'node:fs'
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
    /** The worker may not give the page the panel. */
    refuses?: boolean
    tell(message: WorkerMessage): void
    /** Whether the panel last heard from the browser that Replace can be seen. */
    sees?: boolean
    uncover(): void
  }

/** What a page draws over the panel, and whether it takes presses. */
type Cover = { kind: 'popover' | 'dialog' | 'backdrop' | 'transition'; events: 'auto' | 'none' }

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
    { key: 'professional', label: 'Professional', phrase: 'a professional style', locked: false },
    { key: 'casual', label: 'Casual', phrase: 'a casual style', locked: true },
  ],
  templates: [{ key: 'general', label: 'General Assistant', phrase: 'a general assistant', locked: false }],
  prompts: [],
  languages: [{ code: 'de', label: 'German' }],
  around: { style: ' in |', template: ', as |', target: ' into |,' },
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
      const Observer = window.IntersectionObserver
      window.IntersectionObserver = class extends Observer {
        constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            hear(entries, observer)
            for (const { target, isVisible } of entries as (IntersectionObserverEntry & { isVisible: boolean })[])
              if ((target as HTMLElement).dataset.key === 'replace') window.sees = isVisible
          }, options)
        }
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
  async function withResult(details: Record<string, unknown> = {}) {
    await press('Rephrase for 1 credit')
    const start = (await sent()).findLast((message) => message.type === 'start')
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
      details: {
        ...{ notes: [], changes: [{ before: 'recieve', after: 'receive', reason: 'Spelling' }], language: 'en' },
        ...{ model: 'm', replayed: false, hidden: [], payload: null, ...details },
      },
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
    await press('Restore: 120')
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

  test('a change tells its reason and its place in the row, and is rejected there', async () => {
    await withSelection('', '')
    await withResult()
    await page.focus('>>> [data-key="mark-0"]')
    expect(await words()).toMatch(/Spelling\s+1 of 3/)
    await press('Reject')
    expect(await words()).toContain('Accept')
    await press(/^Replace/)
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('We will recieve about 12'))
  })

  test('with the caret in a field and nothing selected it takes the whole field, and says so', async () => {
    await show(`<textarea id="at" rows="4" cols="40">\n  ${TEXT}\n\n</textarea>`)
    await page.$eval('#at', (field) => (field as HTMLTextAreaElement).setSelectionRange(5, 5))
    await page.focus('#at')
    await open()
    await connected()
    expect(await words()).toContain('Nothing is selected')
    expect(await withResult()).toMatchObject({ text: TEXT })
    await press(/^Replace/)
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('receive'))
    expect(await value()).toBe(`  ${RESULT}\n\n`)
  })

  test('an editing host is taken whole in the same way, and its neighbours stay', async () => {
    await show(`<p>Above</p><div id="at" contenteditable><p>${TEXT}</p><p><br></p></div><p>Below</p>`)
    await page.focus('#at')
    await open()
    await connected()
    expect(await withResult()).toMatchObject({ text: TEXT })
    await press(/^Replace/)
    await page.waitForFunction(() => document.querySelector('#at')?.textContent?.includes('receive'))
    expect(await page.evaluate(() => document.body.innerText.replace(/\n+/g, '|').replace(/\|$/, ''))).toBe(
      `Above|${RESULT}|Below`,
    )
  })

  test('where nothing can be read, a text can be pasted, and its result is copied', async () => {
    await show('<canvas id="at" tabindex="0"></canvas>')
    await page.focus('#at')
    await open()
    await connected()
    await press('Rephrase for 1 credit')
    expect(await words()).toContain('Select a text first.')
    expect((await sent()).some(({ type }) => type === 'start')).toBe(false)
    const box = await page.$('>>> .panel textarea')
    await box?.type(TEXT)
    // News of the account must not take away what was typed.
    await connected()
    expect(await withResult()).toMatchObject({ text: TEXT })
    expect(await words()).toContain('Copy (1 fact differs)')
    await expect(press(/^Replace/)).rejects.toThrow('no button')
  })

  test('names what went where, with the exact request, and leads to the receipt', async () => {
    await withSelection()
    const payload = {
      destination: 'api.example.com',
      model: 'm-1',
      tries: 1,
      body: '{"messages":[{"content":"We will"}]}',
    }
    await withResult({ payload })
    for (const summary of await page.$$('>>> .panel summary')) {
      const label = await summary.evaluate((element) => element.textContent ?? '')
      if (/^(What leaves this page|The exact request)$/.test(label)) await summary.click()
    }
    expect(await words()).toContain(TEXT)
    expect(await words()).toContain('to api.example.com, to the model m-1')
    expect(await words()).toContain('"content": "We will"')
    await press('Receipt 602')
    expect((await sent()).at(-1)).toEqual({ type: 'open', page: 'receipt', seq: 602 })
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

  test('a card number that is selected in a shadow root is not read either, and no toolbar appears beside it', async () => {
    await show('<p>Pay</p><div id="at"></div>')
    await page.evaluate(() => {
      const root = document.querySelector('#at')?.attachShadow({ mode: 'open' })
      const field = document.createElement('input')
      field.autocomplete = 'cc-number'
      field.value = '4242 4242 4242 4242'
      root?.append(field)
      field.focus()
      field.select()
      window.penmark.open('selection')
    })
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
    expect(await page.$('[data-penmark-panel]')).toBeNull()
    await open()
    await connected()
    expect(await words()).toContain('doesn’t read passwords')
    expect(JSON.stringify(await sent())).not.toContain('4242')
  })

  test('a page cannot hide, move or shrink the panel by its styles', async () => {
    await withSelection()
    await withResult()
    const box = () => page.$eval('>>> .panel', (panel) => JSON.stringify(panel.getBoundingClientRect()))
    const before = await box()
    await page.addStyleTag({
      content: `[data-penmark-panel] { opacity: 0.01 !important; transform: translate(400px) !important; filter: blur(9px) !important;
        clip-path: inset(50%) !important; visibility: hidden !important; display: none !important; zoom: 0.1 !important }`,
    })
    await page.$eval('[data-penmark-panel]', (panel) =>
      panel.setAttribute('style', 'opacity: 0 !important; scale: 0 !important'),
    )
    const look = await page.$eval('[data-penmark-panel]', (panel) => {
      const { opacity, transform, filter, clipPath, visibility, scale, zoom } = getComputedStyle(panel)
      return { opacity, transform, filter, clipPath, visibility, scale, zoom }
    })
    const none = { transform: 'none', filter: 'none', clipPath: 'none', scale: 'none' }
    expect(look).toEqual({ ...none, opacity: '1', visibility: 'visible', zoom: '1' })
    expect(await box()).toBe(before)
  })

  test.each<[string, Cover]>([
    ['takes the press', { kind: 'popover', events: 'auto' }],
    ['lets the press through to Replace', { kind: 'popover', events: 'none' }],
    ['is a modal dialog', { kind: 'dialog', events: 'none' }],
    ['is the backdrop of something small', { kind: 'backdrop', events: 'none' }],
    ['is a view transition', { kind: 'transition', events: 'auto' }],
  ])('a page that draws something over the panel, which %s, gets nothing written', async (_, cover) => {
    await withSelection()
    await withResult()
    const before = await value()
    await page.waitForFunction(() => window.sees === true)
    await page.evaluate(drawOver, cover)
    // The browser tells the panel of what lies over it some frames later, and a person is slower than that.
    if (cover.kind !== 'transition') await page.waitForFunction(() => window.sees === false)
    await press(/^Replace/)
    if (cover.events === 'none' && cover.kind !== 'dialog')
      await expect.poll(words).toMatch(/Something lies over Penmark|Replaced on the page/)
    await page.evaluate(() => window.uncover())
    expect(await value()).toBe(before)
    await page.waitForFunction(() => window.sees === true)
    // A write that was on its way would have changed the text before this one.
    await press(/^Replace/)
    await expect.poll(words).toContain('Replaced on the page.')
    expect(await value()).toBe(before.replace(TEXT, RESULT))
  })

  test('a key on Replace counts only while Replace can be seen', async () => {
    await withSelection()
    await withResult()
    const before = await value()
    await page.focus('>>> [data-key="replace"]')
    await page.evaluate(drawOver, { kind: 'popover', events: 'none' } as const)
    await page.keyboard.press('Enter')
    await expect.poll(words).toMatch(/Something lies over Penmark|Replaced on the page/)
    await page.evaluate(() => window.uncover())
    await page.keyboard.press('Enter')
    await expect.poll(words).toContain('Replaced on the page.')
    expect(await value()).toBe(before.replace(TEXT, RESULT))
  })

  test('a press that a script of the page makes does nothing', async () => {
    await withSelection()
    await page.evaluate(() => {
      const host = document.querySelector('[data-penmark-panel]')
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
    await page.$eval('[data-penmark-panel]', (panel) => panel.remove())
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

  test('a free check of an account that was disconnected meanwhile offers to connect, in whichever order it hears', async () => {
    const refusal = { type: 'refused', to: 'check', code: 'disconnected', detail: '' }
    for (const messages of [
      [refusal, { type: 'account', state: 'disconnected' }],
      [{ type: 'account', state: 'disconnected' }, refusal],
    ]) {
      await withSelection()
      await press('Check, free')
      for (const message of messages) await tell(message)
      await press('Connect account')
      expect((await sent()).at(-1)).toEqual({ type: 'connect' })
    }
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
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-penmark-panel'))).toBe(true)
    }
    expect((await sent()).map(({ type }) => type)).not.toContain('Tab')
  })

  const boxOf = () =>
    page.$eval('>>> .panel', (panel) => {
      const { left, top, right, bottom } = panel.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    })

  test('it stays in the window at 200 %, on a phone, when it is turned, and on a page from right to left', async () => {
    try {
      await withSelection()
      await withResult()
      for (const [width, height] of [
        [640, 400],
        [390, 844],
        [844, 390],
        [320, 256],
      ] as const) {
        await page.setViewport({ width, height })
        await expect.poll(boxOf).toBe(true)
      }
      await page.setViewport({ width: 1280, height: 800 })
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await page.$eval('>>> .panel', () => window.dispatchEvent(new Event('resize')))
      expect(await boxOf()).toBe(true)
      expect(await page.$eval('>>> .panel', (panel) => getComputedStyle(panel).direction)).toBe('ltr')
      // A text from right to left keeps its own direction inside.
      expect(await page.$eval('>>> .proof', (proof) => getComputedStyle(proof).unicodeBidi)).toBe('plaintext')
    } finally {
      await page.setViewport({ width: 1280, height: 800 })
    }
  })

  test('a screen reader hears a name for everything, in every state, and axe finds no fault', async () => {
    const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
    const faults = async () => {
      await page.evaluate(axe)
      return page.evaluate(async () => {
        const { axe: checker } = window as unknown as {
          axe: { run(where: unknown, how: unknown): Promise<{ violations: Fault[] }> }
        }
        type Fault = { id: string; nodes: { html: string }[] }
        const { violations } = await checker.run(
          { include: [['[data-penmark-panel]']] },
          {
            runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
          },
        )
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      })
    }
    await withSelection()
    expect(await faults()).toEqual([])
    await withResult()
    expect(await faults()).toEqual([])
    const named = await page.$$eval('>>> .panel :is(button, select, input, [role=button])', (all) =>
      all.filter((each) => !(each.getAttribute('aria-label') || each.textContent?.trim() || each.closest('label'))),
    )
    expect(named).toEqual([])
    // The facts are spoken when the answer comes.
    expect(await page.$eval('>>> .live', (live) => [live.getAttribute('role'), live.textContent])).toEqual([
      'status',
      '1 fact differs',
    ])
  })

  test('nothing in it moves, so there is nothing to reduce', async () => {
    await withSelection()
    await withResult()
    const moving = await page.$$eval('>>> .panel, >>> .panel *', (all) =>
      all.filter((each) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(each)
        return animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto'
      }),
    )
    expect(moving).toEqual([])
  })

  test('a toolbar of which access was taken back says so and goes', async () => {
    await show(`<p id="at">${TEXT}</p>`)
    await page.evaluate(() => {
      window.refuses = true
      window.penmark.open('selection')
    })
    await page.click('#at', { count: 3 })
    await expect.poll(sent).toContainEqual({ type: 'toolbar' })
    await tell({ type: 'toolbar', language: 'en' })
    await page.waitForSelector('>>> .edit')
    await page.click('>>> .edit')
    await tell({ type: 'refused', to: 'load', code: 'not_allowed', detail: 'Access isn’t allowed here.' })
    expect(await page.$eval('>>> [role=status]', (notice) => notice.textContent)).toBe('Access isn’t allowed here.')
    expect(await page.$('>>> .edit')).toBeNull()
  })

  test.each(['here', 'site', 'everywhere'] as const)(
    'the toolbar itself hides %s, and waits for nothing more',
    async (scope) => {
      await show(`<p id="at">${TEXT}</p>`)
      await page.evaluate(() => window.penmark.open('selection'))
      expect(await sent()).toEqual([])
      await page.click('#at', { count: 3 })
      await expect.poll(sent).toContainEqual({ type: 'toolbar' })
      await tell({ type: 'toolbar', language: 'de' })
      await page.waitForSelector('>>> .edit')
      expect(await page.$eval('>>> .edit', (button) => button.textContent)).toBe('Mit Penmark bearbeiten')
      await page.click('>>> .more')
      const entry = { here: 0, site: 1, everywhere: 2 }[scope]
      await (await page.$$('>>> .entry'))[entry]?.click()
      expect((await sent()).at(-1)).toEqual({ type: 'hide', scope })
      const count = (await sent()).length
      await page.click('#at', { count: 3 })
      await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
      expect(await page.$('[data-penmark-panel]')).toBeNull()
      expect(await sent()).toHaveLength(count)
    },
  )
})

/** Runs in the page: draws something white over the whole window, in one of the ways that a page has. */
async function drawOver({ kind, events }: Cover): Promise<void> {
  const whole = `position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; background: #fff; pointer-events: ${events}`
  const style = document.createElement('style')
  document.head.append(style)
  if (kind === 'transition') {
    style.textContent = `::view-transition { background: #fff; pointer-events: none } ::view-transition-group(root) { animation-duration: 3600s }`
    const transition = document.startViewTransition(() => undefined)
    window.uncover = () => {
      transition.skipTransition()
      style.remove()
    }
    return transition.ready
  }
  const cover = document.createElement(kind === 'dialog' ? 'dialog' : 'div')
  window.uncover = () => {
    cover.remove()
    style.remove()
  }
  cover.textContent = 'Press here to win'
  if (kind === 'backdrop') style.textContent = `.small { inset: auto 0 0 auto } .small::backdrop { ${whole} }`
  else cover.setAttribute('style', whole)
  cover.className = kind === 'backdrop' ? 'small' : ''
  document.body.append(cover)
  if (cover instanceof HTMLDialogElement) return cover.showModal()
  cover.popover = 'manual'
  cover.showPopover()
}

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

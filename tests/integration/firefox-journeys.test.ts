import type { Browser, KeyInput } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { FIREFOX, launchFirefox, type Reader, reader } from '#tests/support/firefox.ts'
import { startFlakyLine } from '#tests/support/flaky-line.ts'
import { runs } from '#tests/support/long.ts'
import { type PeopledServer, startPeopledServer } from '#tests/support/people.ts'

const LETTER =
  'Alot of people was waiting for 50 days in order to see Maria Lopez. Due to the fact that it rained, they left.'
const ANSWER = 'A lot of people were waiting for 60 days to see Maria Lopez. Because it rained, they left.'

const SHORTER = 'Many waited 50 days to see Maria Lopez. Because it rained, they left.'
const SIMPLER = 'Many waited 50 days for Maria Lopez and left when it rained.'

const CONTROL: KeyInput = 'Control'

/** In the everyday run Chromium makes these journeys (tests/e2e/session.spec.ts and session.no-js.spec.ts). */
const alsoInChromium = test.runIf(runs(false, true))

describe.skipIf(FIREFOX === undefined)('in Firefox', () => {
  let model: OpenAiDouble
  let server: PeopledServer
  const browsers: Browser[] = []

  beforeAll(async () => {
    model = await startOpenAiDouble()
    // The first answer is asked for again for its changed fact, and so is every later one.
    model.otherwise({ kind: 'answer', text: ANSWER })
    server = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, { pro: 4 })
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await server?.[Symbol.asyncDispose]()
    await model?.close()
  })

  async function open(
    viewport: { width: number; height: number; hasTouch?: boolean },
    { scripts = true, prefs = {} }: { scripts?: boolean; prefs?: Record<string, number> } = {},
  ): Promise<Reader> {
    const browser = await launchFirefox({ scripts, prefs })
    browsers.push(browser)
    const opened = await reader(browser, server.person('pro'), `${server.url}/dashboard/assistant`, viewport)
    if (scripts) await opened.page.waitForSelector('html[data-hydrated]')
    return opened
  }
  const focused = ({ page }: Reader) => page.evaluate(() => document.activeElement?.id)
  /** Puts the focus on a control, which a person reaches by Tab, and presses it. */
  const pressOn = async (ada: Reader, selector: string) => {
    await ada.page.focus(selector)
    await ada.press('Enter')
  }
  const clipboard = ({ page }: Reader) => page.evaluate(() => navigator.clipboard.readText())

  /** What a journey took, for the record: a time is no promise. */
  const record = (name: string, { actions }: Reader, began: number) =>
    console.log(`${name}: ${actions()} actions, ${((performance.now() - began) / 1000).toFixed(1)} s`)

  alsoInChromium('by keyboard alone a text is pasted, marked, judged, refined twice, copied and kept', async () => {
    const ada = await open({ width: 1440, height: 900 })
    const began = performance.now()
    await expect.poll(() => focused(ada)).toBe('text')
    await ada.page.evaluate((letter) => navigator.clipboard.writeText(letter), LETTER)
    await ada.press(CONTROL, 'v')
    await ada.press(CONTROL, 'Enter')
    // The changed fact is told first, and the keyboard is there.
    await ada.says('.desk-spoken', '5 changes 1 fact differs: 50 days became 60 days.')
    await ada.says('button', 'Copy (1 fact differs)')
    await expect.poll(() => focused(ada)).toBe('mark-2')
    await ada.press('k')
    await ada.press('x')
    await ada.press('k')
    await ada.press('x')
    await ada.press('j')
    await ada.press('j')
    await ada.press('x')
    const clean = 'Alot of people was waiting for 50 days to see Maria Lopez. Because it rained, they left.'
    await ada.says('.clean-view .result-text', clean)
    await ada.says('.note-words', '50 days · Rejected')
    // Refined twice; the second version is walked to and copied, the third is kept.
    model.script({ kind: 'answer', text: SHORTER }, { kind: 'answer', text: SIMPLER })
    await pressOn(ada, 'button[value="shorter"]')
    await ada.says('h2', 'Version 2: Shorter')
    await pressOn(ada, 'button[value="simpler"]')
    await ada.says('h2', 'Version 3: Simpler')
    await ada.says('.version-against select', 'version 2')
    await ada.says('.proof-text', 'Because it rained, they left')
    await ada.page.focus('.version-strip [aria-current]')
    await ada.press('ArrowLeft')
    await ada.says('.clean-view .result-text', SHORTER)
    await ada.page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await ada.press(CONTROL, 'c')
    await expect.poll(() => clipboard(ada)).toBe(SHORTER)
    await pressOn(ada, '.desk-more-result summary')
    await pressOn(ada, '.desk-more-result .button')
    await ada.says('body', 'Bookmark saved.')
    record('keyboard', ada, began)
  })

  test('on a phone by touch a fact is restored from its card, and the text is refined twice, copied and kept', async () => {
    const ada = await open({ width: 390, height: 844, hasTouch: true })
    const began = performance.now()
    await ada.tap('#text')
    await ada.type(LETTER)
    await ada.tap('button', 'Process')
    await ada.says('.note-card', '50 days 60 days')
    await ada.says('button', 'Copy (1 fact differs)')
    await ada.tap('.note-card button', 'Restore')
    await ada.says('.clean-view .result-text', 'waiting for 50 days')
    for (const number of [0, 1]) {
      await ada.tap(`.mark:has(#mark-${number})`)
      await ada.tap('.note-card button', 'Reject')
    }
    await ada.says('.clean-view .result-text', 'Alot of people was waiting for 50 days to see')
    model.script({ kind: 'answer', text: SHORTER }, { kind: 'answer', text: SIMPLER })
    await ada.tap('button', 'Shorter')
    await ada.says('h2', 'Version 2: Shorter')
    await ada.tap('button', 'Simpler')
    await ada.says('h2', 'Version 3: Simpler')
    await ada.tap('.version-strip button', '2 Shorter')
    await ada.says('h2', 'Version 2: Shorter')
    await ada.tap('button', 'Copy')
    await expect.poll(() => clipboard(ada)).toBe(SHORTER)
    await ada.tap('.desk-more-result summary')
    await ada.tap('.desk-more-result .button', 'Bookmark')
    await ada.says('body', 'Bookmark saved.')
    record('touch', ada, began)
  })

  alsoInChromium(
    'without JavaScript the same sheet is a form: two marks are rejected, a fact restored, and the text refined twice and kept',
    async () => {
      const ada = await open({ width: 1024, height: 768 }, { scripts: false })
      const began = performance.now()
      await expect.poll(() => focused(ada)).toBe('text')
      await ada.type(LETTER)
      await ada.click('button', 'Process')
      await ada.says('main', '1 fact differs')
      for (const number of [0, 1]) await ada.click(`#mark-${number}`)
      await ada.click('button', 'Apply selection')
      await ada.says('main', '3 of 5 accepted')
      await ada.click('.fact-line button', 'Restore')
      await ada.says('main', '2 of 4 accepted')
      await ada.click('.views label', 'Clean')
      await ada.says('.clean-view .result-text', 'Alot of people was waiting for 50 days to see Maria Lopez.')
      model.script({ kind: 'answer', text: SHORTER }, { kind: 'answer', text: SIMPLER })
      await ada.click('button', 'Shorter')
      await ada.says('h2', 'Version 2: Shorter')
      await ada.click('button', 'Simpler')
      await ada.says('h2', 'Version 3: Simpler')
      await ada.click('.version-strip button', '2 Shorter')
      await ada.says('h2', 'Version 2: Shorter')
      await ada.says('.version-against select', 'version 1')
      await ada.click('.views label', 'Clean')
      await ada.says('.clean-view .result-text', SHORTER)
      await ada.click('.desk-more-result summary')
      await ada.click('.desk-more-result .button', 'Bookmark')
      await ada.says('body', 'Bookmark saved.')
      record('without JavaScript', ada, began)
    },
  )

  alsoInChromium('English is checked in the browser itself, and nothing of the text is sent', async () => {
    // Without a screen Firefox knows of no mouse, which a desktop is known by: 6 is one that points finely and hovers.
    const ada = await open({ width: 1280, height: 800 }, { prefs: { 'ui.primaryPointerCapabilities': 6 } })
    const sent: string[] = []
    ada.page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    await expect.poll(() => focused(ada)).toBe('text')
    await ada.type(LETTER)
    await ada.click('label', 'Check as I write')
    await ada.click('.live-ask button', 'Check in this browser')
    await ada.page.waitForSelector('.live-mark', { timeout: 120_000 })
    await ada.says('.live-count', 'found · not sent')
    await ada.says('.live-mark', 'Alot')
    expect(sent).toEqual([])
  })

  test('a page that cannot be reached is answered in the chosen language, and opens again', async () => {
    const line = await startFlakyLine(() => own.port)
    const own = await startPeopledServer({ PUBLIC_URL: line.url }, { pro: 1 })
    try {
      const browser = await launchFirefox()
      browsers.push(browser)
      await browser.setCookie({ name: 'penmark_lang', value: 'fr', domain: 'localhost', path: '/' })
      const { page, says } = await reader(browser, own.person('pro'), `${line.url}/dashboard`, {
        width: 360,
        height: 640,
      })
      await expect
        .poll(() =>
          page.evaluate(async () => [!!navigator.serviceWorker.controller, !!(await caches.match('/offline/look'))]),
        )
        .toEqual([true, true])
      line.cut()
      const answer = await page.goto(`${line.url}/dashboard/library`)
      expect(answer?.status()).toBe(503)
      await says('h1', 'Penmark est injoignable')
      line.mend()
      await page.click('main p a')
      await page.waitForSelector('html[data-hydrated]')
      expect(page.url()).toBe(`${line.url}/dashboard/library`)
    } finally {
      await own[Symbol.asyncDispose]()
      await line.close()
    }
  })
})

import type { Browser, KeyInput } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { FIREFOX, launchFirefox, type Reader, reader } from '#tests/support/firefox.ts'
import { type PeopledServer, startPeopledServer } from '#tests/support/people.ts'

const LETTER =
  'Alot of people was waiting for 50 days in order to see Maria Lopez. Due to the fact that it rained, they left.'
const ANSWER = 'A lot of people were waiting for 60 days to see Maria Lopez. Because it rained, they left.'

const CONTROL: KeyInput = 'Control'

describe.skipIf(FIREFOX === undefined)('in Firefox', () => {
  let model: OpenAiDouble
  let server: PeopledServer
  const browsers: Browser[] = []

  beforeAll(async () => {
    model = await startOpenAiDouble()
    // The first answer is asked for again for its changed fact, and so is every later one.
    model.otherwise({ kind: 'answer', text: ANSWER })
    server = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, { pro: 3 })
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await server?.[Symbol.asyncDispose]()
    await model?.close()
  })

  async function open(
    viewport: { width: number; height: number; hasTouch?: boolean },
    scripts = true,
  ): Promise<Reader> {
    const browser = await launchFirefox({ scripts })
    browsers.push(browser)
    const opened = await reader(browser, server.person('pro'), `${server.url}/dashboard/assistant`, viewport)
    if (scripts) await opened.page.waitForSelector('html[data-hydrated]')
    return opened
  }
  const focused = ({ page }: Reader) => page.evaluate(() => document.activeElement?.id)
  const clipboard = ({ page }: Reader) => page.evaluate(() => navigator.clipboard.readText())

  /** What a journey took, for the record: a time is no promise. */
  const record = (name: string, { actions }: Reader, began: number) =>
    console.log(`${name}: ${actions()} actions, ${((performance.now() - began) / 1000).toFixed(1)} s`)

  test('by keyboard alone a text is pasted, marked, judged and copied', async () => {
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
    await ada.press(CONTROL, 'c')
    await expect.poll(() => clipboard(ada)).toBe(clean)
    record('keyboard', ada, began)
  })

  test('on a phone by touch a fact is restored from its card, and the text is copied', async () => {
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
    await ada.tap('button', 'Copy')
    await expect.poll(() => clipboard(ada)).toMatch(/^Alot of people was waiting for 50 days to see/)
    record('touch', ada, began)
  })

  test('without JavaScript the same sheet is a form: two marks are rejected and a fact restored', async () => {
    const ada = await open({ width: 1024, height: 768 }, false)
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
    record('without JavaScript', ada, began)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './penmark.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
/** On arrival (docs/words.md and the design: twelve controls, sixty words, the text above 160 px). */
const MOST = { controls: 12, words: 60, firstLetter: 160, characters: 66 }

const LETTER =
  'Hi Tom,\n\nI just wanted to let you know that order 48213, which was supposed to arrive on 14 March, is late due to the fact that the carrier had a problem. You will recieve a refund of €120.\n\nHana'
const ANSWER =
  'Hi Tom,\n\nOrder 48231, due on 14 March, is late because the carrier had a problem. You will receive a refund of €12.\n\nHana'

/** What a person meets on the desk: visible controls, words of the interface, and the place of the text. */
function measured(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const text = document.querySelector<HTMLTextAreaElement>('#text')
    if (main === null || text === null) throw new Error('there is no desk')
    const isVisible = (element: Element) => {
      const box = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
    }
    const controls = [...main.querySelectorAll('a, button, input, select, textarea, summary')].filter(isVisible)
    const words: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || holder.closest('select, textarea') !== null || !isVisible(holder)) continue
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    }
    for (const list of main.querySelectorAll('select')) {
      if (isVisible(list)) words.push(...(list.selectedOptions[0]?.text ?? '').split(/\s+/))
    }
    if (text.value === '') words.push(...text.placeholder.split(/\s+/))
    const style = getComputedStyle(text)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.font = style.font
    const sample = 'The shipment for your order is late because the carrier had a problem, and we are sorry for it.'
    const box = text.getBoundingClientRect()
    return {
      controls: controls.length,
      words: words.length,
      firstLetter: Math.round(box.top + scrollY + Number.parseFloat(style.paddingTop)),
      characters: Math.floor(box.width / (pen.measureText(sample).width / sample.length)),
      wide: document.documentElement.scrollWidth - innerWidth,
    }
  })
}

for (const [javaScriptEnabled, languages] of [
  [true, ['en', 'es', 'pt', 'fr', 'de']],
  [false, ['en', 'de']],
] as const) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript the desk begins with the text: its place, its controls and its words stay within their limits`, async ({
    openPage,
    connected,
    signIn,
  }) => {
    const page = await openPage({ javaScriptEnabled })
    await signIn(page, connected)
    for (const language of languages) {
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        await page.goto(`${connected.url}/dashboard/assistant?lang=${language}`)
        await expect(page.locator('#text')).toBeFocused()
        const desk = await measured(page)
        const line = `${language} ${viewport.width}x${viewport.height} ${JSON.stringify(desk)}`
        console.log(line)
        expect(desk.wide, line).toBe(0)
        expect(desk.firstLetter, line).toBeLessThan(MOST.firstLetter)
        expect(desk.controls, line).toBeLessThanOrEqual(MOST.controls)
        expect(desk.words, line).toBeLessThanOrEqual(MOST.words)
        expect(desk.characters, line).toBeLessThanOrEqual(MOST.characters)
      }
    }
  })
}

const LANGUAGES = [
  ['en', 'Copy (2 facts differ)', '48213 became 48231', '€120 became €12'],
  ['es', 'Copiar (2 datos difieren)', '48213 pasó a ser 48231', '€120 pasó a ser €12'],
  ['pt', 'Copiar (2 fatos diferem)', '48213 virou 48231', '€120 virou €12'],
  ['fr', 'Copier (2 faits diffèrent)', '48213 est devenu 48231', '€120 est devenu €12'],
  ['de', 'Kopieren (2 Angaben weichen ab)', 'aus 48213 wurde 48231', 'aus €120 wurde €12'],
] as const

test('in five languages a changed fact comes before everything else: in the margin, in the text, at Copy and for a screen reader', async ({
  openPage,
  connected,
  double,
  signIn,
}) => {
  double.otherwise({ kind: 'answer', text: ANSWER })
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, connected)
  for (const [language, copy, ...changes] of LANGUAGES) {
    await page.goto(`${connected.url}/dashboard/assistant?lang=${language}`)
    await page.locator('#text').fill(LETTER)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: copy })).toBeVisible()
    await expect(page.locator('.fact-line b')).toHaveText(['48231', '€12'])
    await expect(page.locator('.mark[data-fact] ins')).toHaveText(['48231', '€12'])
    // The keyboard is at the first changed fact, and its card is in reach of the thumb.
    await expect(page.locator('.mark[data-fact] input').first()).toBeFocused()
    await expect(page.locator('.note-card[data-fact]')).toBeVisible()
    for (const change of changes) await expect(page.locator('.desk-spoken')).toContainText(change)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.locator('.note-card').getByRole('button').first().click()
  await expect(page.locator('.fact-line b')).toHaveText(['€12'])
  await expect(page.locator('.clean-view .result-text')).toContainText('48213')
  // What the user accepts as it is differs no longer.
  await page.locator('.mark[data-fact] input').focus()
  await page.keyboard.press('a')
  await expect(page.locator('.fact-line')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kopieren', exact: true })).toBeVisible()
})

test('a proof is still on the sheet, as it was left, after a look at its receipt; cleared, it does not come back', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  double.otherwise({ kind: 'answer', text: ANSWER })
  await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.locator('#text').fill(LETTER)
  await page.keyboard.press('Control+Enter')
  await page
    .locator('.fact-line')
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await expect(page.locator('.fact-line b')).toHaveText(['€12'])
  await page
    .locator('.slip')
    .getByRole('link', { name: /^Receipt/ })
    .click()
  await expect(page.getByRole('heading', { name: /^Receipt \d/ })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.fact-line b')).toHaveText(['€12'])
  await expect(page.locator('.clean-view .result-text')).toContainText('48213')
  await expect(page.getByRole('button', { name: 'Copy (1 fact differs)' })).toBeVisible()
  await page.locator('.views').getByText('Edit').click()
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(page.locator('.fact-line')).toHaveCount(0)
  await expect(page.locator('#text')).toHaveValue('')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the marks of a proof are drawn one after the other in 600 ms at most${reducedMotion === 'reduce' ? ', and not at all with reduced motion' : ''}`, async ({
    openPage,
    connected,
    double,
    signIn,
  }) => {
    const words = Array.from({ length: 20 }, (_, index) => `blue sky number ${'abcdefghijklmnopqrst'[index]}`)
    double.otherwise({ kind: 'answer', text: words.join(', ').replaceAll('blue', 'clear') })
    const page = await openPage({ reducedMotion })
    await page.addInitScript(() => {
      const drawn: { tag: string; duration: number; delay: number }[] = []
      Object.assign(window, { drawn })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, timing) {
        const { duration = 0, delay = 0 } = timing as KeyframeAnimationOptions
        if (this.matches('.mark *')) drawn.push({ tag: this.tagName, duration: Number(duration), delay })
        return animate.call(this, frames, timing)
      }
    })
    await signIn(page, connected)
    await page.goto(`${connected.url}/dashboard/assistant`)
    await page.locator('#text').fill(words.join(', '))
    // The drawing is fetched while the answer is on its way. Marks that come before it are not drawn, so the answer waits.
    const drawing = page.waitForResponse(/draw-marks/)
    await page.route('**/dashboard/assistant/stream', async (route) => {
      await page.evaluate((script) => import(script), (await drawing).url())
      await route.continue()
    })
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.mark').first()).toBeVisible()
    const drawn = await page.evaluate(
      () => (window as unknown as { drawn: { tag: string; duration: number; delay: number }[] }).drawn,
    )
    if (reducedMotion === 'reduce') return expect(drawn).toEqual([])
    const strikes = drawn.filter(({ tag }) => tag === 'DEL')
    expect(strikes.length).toBe(await page.locator('.mark del').count())
    expect(strikes.length).toBeGreaterThan(13)
    expect(new Set(drawn.map(({ duration }) => duration))).toEqual(new Set([120]))
    expect(strikes.map(({ delay }) => delay)).toEqual(strikes.map(({ delay }) => delay).sort((a, b) => a - b))
    expect(Math.max(...drawn.map(({ duration, delay }) => duration + delay))).toBeLessThanOrEqual(600)
  })
}

import { performance } from 'node:perf_hooks'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { startPeopledServer } from '#tests/support/people.ts'
import { controlsOn, placeOfText, tabsTo, wordsOn } from '#tests/support/screen-measures.ts'
import { ensureChromium } from '../scripts/chromium.mjs'

// `npm run bench desk`: counts what a person meets on the desk and on the screens around it (controls, words, presses of Tab,
// positions), beside what the same counts were before the desk was one sheet. The limits themselves are tests
// (tests/e2e/desk.spec.ts and words.spec.ts); this prints the table that docs/desk.md holds.

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const

/** 62 words, with mistakes that the built-in engine mends. */
const LETTER =
  'Hi Tom,\n\nI just wanted to let you know that order 48213, which was supposed to arrive on 14 March, is late due to the fact that the carrier had a problem in Rotterdam. You will recieve a refund of €120 by Friday. In the event that you have any questions, please do not hesitate to contact me at any time, and I will help you.\n\nHana'
const ANSWER =
  'Hi Tom,\n\nOrder 48231, due on 14 March, is late because the carrier had a problem. You will receive a refund of €12 by Friday. If you have questions, ask me and I will help.\n\nHana'

/** The counts of the product before the desk was one sheet, in the order of the rows below. */
const BEFORE: Readonly<Record<string, string>> = {
  'Text box, top / visible, 1440x900': '559 / 208 px',
  'Text box, top / visible, 1280x720': '559 / 96 px',
  'Text box, top / visible, 1024x768': '552 / 151 px',
  'Text box, top / visible, 390x844': '820 / 0 px',
  'Controls before the text box': '16',
  'Presses of Tab to the text, from the top of the page': '20',
  'Focus on arrival': 'body',
  'Bars at the foot of a phone': '180 px',
  'Words of the interface on arrival': '204',
  'Words of the page after one rephrase (the text is 62)': '435',
  'Controls after one rephrase, built-in engine': '41',
  'Controls after one rephrase, model': '53',
  'Height after one rephrase, 1440x900': '1,813 px',
  'Height after one rephrase, 1024x768': '1,868 px',
  'Height after one rephrase, 390x844': '3,451 px',
  'Focus after one rephrase': 'body; 15 presses of Tab to the first change',
  'Toast after a result': '3.9 s, over the result',
  'Start page to the first marks': '6 clicks, 1 mail, 5 fields',
  'Words: start page': '598',
  'Words: overview of a new account': '74',
  'Words: month with 50 entries': '756',
  'Words: receipt': '239',
  'Words: export': '278',
  'Words: auditors': '123',
  'Words: billing': '229',
  'Words: preferences': '106',
  'Words: settings': '74',
  'Words: your data': '455',
  'Words: delete account': '208',
  'Height of a month with 50 entries, 1440x900': '4,766 px',
  'Height of a month with 50 entries, 390x844': '7,227 px',
}

const found = ensureChromium()
if (!('path' in found)) {
  console.log(`skipped: ${found.missing}`)
  process.exit(0)
}
const model = await startOpenAiDouble()
model.otherwise({ kind: 'answer', text: ANSWER })
await using builtin = await startPeopledServer({}, { pro: 2, starter: 1 })
await using connected = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, { pro: 1 })
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
const now = new Map<string, string>()
const px = (value: number) => `${value.toLocaleString('en')} px`

type Server = typeof builtin
async function openFor(server: Server, person: { cookie: string } | null, from: Browser = browser): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  if (person !== null) await context.addCookies([{ name: 'penmark_session', value: person.cookie, url: server.url }])
  return context.newPage()
}
const ready = (page: Page) =>
  page.locator('html[data-hydrated], html:not(:has(script[type="module"]))').waitFor({ state: 'attached' })
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await ready(page)
}
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.id || activeElement?.tagName.toLowerCase() || ''
  })
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

// The desk on arrival.
const ada = builtin.person('pro')
const page = await openFor(builtin, ada)
const desk = `${builtin.url}/dashboard/assistant`
for (const [width, height] of SIZES) {
  await page.setViewportSize({ width, height })
  await arrive(page, desk)
  const place = await placeOfText(page)
  now.set(`Text box, top / visible, ${width}x${height}`, `${place.top} / ${place.visible} px`)
  if (width === 390) now.set('Bars at the foot of a phone', px(place.bars))
}
await page.setViewportSize({ width: 1440, height: 900 })
await arrive(page, desk)
now.set('Focus on arrival', await focused(page))
now.set('Controls before the text box', `${await controlsOn(page, '#text')}`)
now.set('Words of the interface on arrival', `${await wordsOn(page)}`)
now.set('Presses of Tab to the text, from the top of the page', `${await tabsTo(page, '#text')}`)

// One rephrase.
for (const [name, server] of [
  ['built-in engine', builtin],
  ['model', connected],
] as const) {
  const writer = name === 'model' ? await openFor(server, server.person('pro')) : page
  await arrive(writer, `${server.url}/dashboard/assistant`)
  await writer.locator('#text').fill(LETTER)
  await writer.keyboard.press('Control+Enter')
  await writer.locator('.foot-proof').waitFor()
  now.set(`Controls after one rephrase, ${name}`, `${await controlsOn(writer)}`)
  if (name !== 'model') continue
  await writer.locator('.mark input:focus').waitFor()
  now.set('Focus after one rephrase', `the first changed fact (${await focused(writer)})`)
  now.set('Toast after a result', (await writer.locator('[data-sonner-toast]').count()) === 0 ? 'none' : 'one')
  now.set('Words of the page after one rephrase (the text is 62)', `${await wordsOn(writer)}`)
  for (const [width, height] of SIZES) {
    await writer.setViewportSize({ width, height })
    now.set(`Height after one rephrase, ${width}x${height}`, px(await heightOf(writer)))
  }
}

// From the start page to the first marks.
const visitor = await openFor(builtin, null)
await arrive(visitor, `${builtin.url}/`)
now.set('Words: start page', `${await wordsOn(visitor)}`)
const began = performance.now()
await visitor.locator('.try button').first().click()
await visitor.locator('.try ins').first().waitFor()
now.set('Start page to the first marks', `1 click, ${((performance.now() - began) / 1000).toFixed(1)} s`)

// Other screens; the month has fifty entries.
const busy = builtin.person('pro')
for (let count = 0; count < 50; count += 1) {
  await fetch(`${builtin.url}/api/ai-assist`, {
    method: 'POST',
    headers: { authorization: `Bearer ${busy.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `We was late on day ${count} due to the fact that it rained.`,
      operation: 'rephrase',
    }),
  })
}
const reader = await openFor(builtin, busy)
await arrive(reader, `${builtin.url}/dashboard/usage`)
now.set('Words: month with 50 entries', `${await wordsOn(reader)}`)
for (const [width, height] of [SIZES[0], SIZES[3]]) {
  await reader.setViewportSize({ width, height })
  now.set(`Height of a month with 50 entries, ${width}x${height}`, px(await heightOf(reader)))
}
await reader.setViewportSize({ width: 1440, height: 900 })
const receipt = await reader.locator('a[href*="/receipts/"]').first().getAttribute('href')
const screens = {
  receipt: receipt ?? '',
  export: '/dashboard/usage/export',
  auditors: '/dashboard/usage/auditors',
  billing: '/dashboard/billing',
  preferences: '/dashboard/preferences',
  settings: '/dashboard/settings',
  'your data': '/dashboard/settings/data',
  'delete account': '/dashboard/settings/delete',
}
for (const [name, path] of Object.entries(screens)) {
  await arrive(reader, builtin.url + path)
  now.set(`Words: ${name}`, `${await wordsOn(reader)}`)
}
const newcomer = await openFor(builtin, builtin.person('starter'))
await arrive(newcomer, `${builtin.url}/dashboard`)
now.set('Words: overview of a new account', `${await wordsOn(newcomer)}`)

// The desk on arrival in the other languages, whose words are longer.
const limits = new Map<string, string[]>()
for (const locale of LOCALES) {
  const writer = await openFor(builtin, ada)
  const cells: string[] = []
  for (const [width, height] of SIZES) {
    await writer.setViewportSize({ width, height })
    await arrive(writer, `${desk}?lang=${locale}`)
    const { letter } = await placeOfText(writer)
    cells.push(`${await controlsOn(writer)} / ${await wordsOn(writer)} / ${letter} px`)
  }
  limits.set(locale, cells)
  await writer.context().close()
}

await browser.close()
await model.close()
console.log('\n| What | Before | Now |\n|---|---|---|')
for (const [what, before] of Object.entries(BEFORE)) console.log(`| ${what} | ${before} | ${now.get(what) ?? '-'} |`)
console.log(
  `\n| Controls / words / first letter | ${SIZES.map(([width, height]) => `${width}x${height}`).join(' | ')} |`,
)
console.log(`|---|${SIZES.map(() => '---|').join('')}`)
for (const [locale, cells] of limits) console.log(`| ${locale} | ${cells.join(' | ')} |`)

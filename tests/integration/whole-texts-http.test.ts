import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import type { Browser } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { startServerFor } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'

// A text that is longer than one answer of the model, through the built server: by call, by the form without a script, and
// as a stream. The double gives as many words as its ceiling allows and no more.

type Person = Browser & { token: string }

const PAGE = '/dashboard/assistant'
const PARAGRAPH =
  'The harbour bridge between Norwick and Saltmere will be closed for repairs next month. During this time a ferry will run every twenty minutes. Passengers with a monthly ticket do not pay. The city expects that many cars a day will take the detour over the Grey Pass. Questions are answered at the town hall.'
/** 848 words in sixteen paragraphs. */
const TEXT = Array.from({ length: 16 }, (_, index) => `${index + 1}. ${PARAGRAPH}`).join('\n\n')
/** What the double makes of a translation, word for word. */
const GERMAN: Readonly<Record<string, string>> = Object.fromEntries(
  'the:die harbour:alte bridge:Brücke between:zwischen and:und will:wird be:sein closed:gesperrt for:wegen repairs:Arbeiten next:nächsten month:Monat during:während this:dieser time:Zeit a:eine ferry:Fähre run:fahren every:alle twenty:zwanzig minutes:Minuten passengers:Fahrgäste with:mit monthly:monatlicher ticket:Karte do:müssen not:nicht pay:zahlen city:Stadt expects:erwartet that:dass many:viele cars:Autos day:Tag take:nehmen detour:Umleitung over:über grey:graue pass:Straße questions:Fragen are:werden answered:beantwortet at:im town:schönen hall:Rathaus'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const IN_GERMAN = TEXT.replace(/\p{L}+/gu, (word) => GERMAN[word.toLowerCase()] ?? word)
const SMALL_MODEL = { kind: 'obedient', mostTokens: 900, contextTokens: 2_048 } as const
/** The words of the second piece after which its connection breaks: more than half of the text is there by then. */
const BREAKS_AFTER = 130

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-whole-texts-'))
let double: OpenAiDouble
let server: RunningServer
let ada: Person
beforeAll(async () => {
  double = await startOpenAiDouble()
  const started = await startServerFor(
    { ada: 'pro' },
    { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1', LOG_LEVEL: 'warn' },
    dataDir,
  )
  server = started.server
  ada = started.people.ada
})
afterAll(async () => {
  await server.stop()
  await double.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  double.reset()
  double.otherwise(SMALL_MODEL)
})

async function used(): Promise<number> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token: ada.token })
  return (body.usage as { current_month: number }).current_month
}

const bare = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<textarea\b[^>]*>[\s\S]*?<\/textarea>/g, '')
    .replace(/<input\b[^>]*>/g, '')

describe.each([
  ['rephrased', { operation: 'rephrase' }, SMALL_MODEL, TEXT.toUpperCase()],
  ['translated', { operation: 'translate', target_language: 'de' }, { ...SMALL_MODEL, wordForWord: GERMAN }, IN_GERMAN],
] as const)('848 words, %s', (_, fields, model, whole) => {
  beforeEach(() => double.otherwise(model))

  test('by call they come back whole, for one credit', async () => {
    const before = await used()
    const answer = await call(server, 'POST', '/api/ai-assist', { token: ada.token, body: { text: TEXT, ...fields } })
    expect(answer.status).toBe(200)
    expect(answer.body.processed_text).toBe(whole)
    expect(double.count()).toBeGreaterThan(2)
    expect(await used()).toBe(before + 1)
  })

  test('by the form without a script they come back whole, for one credit', async () => {
    const before = await used()
    const answer = await ada.post(PAGE, { intent: 'process', text: TEXT, ...fields })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    for (const paragraph of whole.split('\n\n')) expect(html).toContain(paragraph)
    expect(await used()).toBe(before + 1)
  })

  test('a connection that breaks at sixty percent costs nothing and leaves nothing half, by call', async () => {
    const before = await used()
    double.script(model, { kind: 'reset-mid-stream', words: BREAKS_AFTER })
    const answer = await call(server, 'POST', '/api/ai-assist', { token: ada.token, body: { text: TEXT, ...fields } })
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain(whole.slice(0, 40))
    expect(answer.body.detail).toMatch(/no credit was used/i)
    expect(await used()).toBe(before)
  })

  test('nor by the form without a script', async () => {
    const before = await used()
    double.script(model, { kind: 'reset-mid-stream', words: BREAKS_AFTER })
    const answer = await ada.post(PAGE, { intent: 'process', text: TEXT, ...fields })
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(bare(html)).not.toContain(whole.slice(0, 40))
    expect(html).toMatch(/no credit was used/i)
    // The writer keeps the text.
    expect(html).toContain('The harbour bridge between Norwick')
    expect(await used()).toBe(before)
  })
})

test('the plans tell what costs a credit where a model is connected', async () => {
  const { body } = await call(server, 'GET', '/api/plans', {})
  expect(body.credits).toEqual({
    ...{ assist: 1, fix_only: 1, alternatives: 1, synonyms: 0 },
    ...{ check: 0, compare: 0, analyze_text: 0, mask: 0 },
  })
})

test('a reader who leaves in the middle pays nothing, and the same key gives the whole text for one credit', async () => {
  const before = await used()
  double.script(SMALL_MODEL, { kind: 'hang-after-headers' })
  const leaver = new AbortController()
  const request = { text: TEXT, operation: 'rephrase' }
  const headers = { 'idempotency-key': 'left-in-the-middle' }
  const left = call(server, 'POST', '/api/ai-assist', {
    ...{ token: ada.token, body: request, headers },
    signal: leaver.signal,
  })
  await expect.poll(() => double.count()).toBe(2)
  leaver.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => double.busy()).toBe(0)
  await expect.poll(used).toBe(before)
  const again = await call(server, 'POST', '/api/ai-assist', { token: ada.token, body: request, headers })
  expect(again.body.processed_text).toBe(TEXT.toUpperCase())
  expect(await used()).toBe(before + 1)
})

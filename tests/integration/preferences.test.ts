import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEEP_REGISTERS } from '#app/domain/preferences/register.ts'
import type { Browser } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { startServerFor } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'

const PAGE = '/dashboard/preferences'
const CALL = '/api/user/style-preferences'
const DEFAULTS = {
  assistant_template: 'General',
  enabled_styles: ['Professional', 'Casual'],
  custom_styles: [],
  response_length: 'small',
  target_language: 'en',
  ...KEEP_REGISTERS,
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-preferences-'))
let server: RunningServer
let ada: Browser & { token: string }
let bob: Browser & { token: string }
beforeAll(async () => {
  const started = await startServerFor({ ada: 'business', bob: 'starter' }, {}, dataDir)
  server = started.server
  ada = started.people.ada
  bob = started.people.bob
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const read = async (who: { token: string }) => (await call(server, 'GET', CALL, { token: who.token })).body.preferences
const save = (who: { token: string }, body: unknown) => call(server, 'POST', CALL, { token: who.token, body })

test('spec 4: preferences: nobody has saved anything: the call answers the defaults of the specification', async () => {
  expect(await read(ada)).toEqual(DEFAULTS)
})

test('spec 4: preferences: save posts and sets both copies to the result: what is saved by call shows on the screen, and what is saved by form in the call', async () => {
  const wanted = { ...DEFAULTS, enabled_styles: ['Concise', 'Formal'], response_length: 'large', target_language: 'de' }
  const saved = await save(ada, wanted)
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual({ preferences: wanted, message: 'Preferences saved successfully!' })
  const page = await (await ada.get(PAGE)).text()
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="concise"|<input[^>]*value="concise"[^>]*checked=""/)
  const posted = await ada.post(PAGE, [
    ['assistant_template', 'developer'],
    ['enabled_styles', 'friendly'],
    ['response_length', 'medium'],
    ['target_language', 'ja'],
    ['address_de', 'sie'],
    ['variant_en', 'gb'],
  ])
  expect(posted.status).toBe(303)
  expect(await read(ada)).toEqual({
    assistant_template: 'Developer',
    enabled_styles: ['Friendly'],
    custom_styles: [],
    response_length: 'medium',
    target_language: 'ja',
    ...KEEP_REGISTERS,
    address_de: 'sie',
    variant_en: 'gb',
  })
  const after = await (await ada.get(PAGE)).text()
  expect(after).toMatch(/<select[^>]*name="address_de"[\s\S]*?<option value="sie" selected="">Sie</)
  expect(after).toContain('Preferences saved successfully!')
})

test('spec 4: preferences: reset, after confirm, posts the defaults: template General, styles Professional and Casual, no custom styles, length small, language en', async () => {
  await save(ada, { ...DEFAULTS, response_length: 'large' })
  const resetPage = await (await ada.get(`${PAGE}/reset`)).text()
  expect(resetPage).toContain('Are you sure you want to reset all preferences to their default values?')
  expect(await read(ada)).toMatchObject({ response_length: 'large' })
  expect((await ada.post(`${PAGE}/reset`, {})).status).toBe(303)
  expect(await read(ada)).toEqual(DEFAULTS)
  expect(await (await ada.get(PAGE)).text()).toContain('Preferences reset to defaults')
})

test('spec 5: style selection: a style locked for the plan cannot be toggled, by form or by call, and says so; the one that is on stays', async () => {
  const refused = await save(bob, { ...DEFAULTS, enabled_styles: ['Professional', 'Formal'] })
  expect(refused.status).toBe(403)
  expect(refused.body).toEqual({
    detail: 'This style requires a Pro plan or higher. Upgrade to unlock this feature.',
    code: 'style_locked',
  })
  const form = await bob.post(PAGE, [
    ['enabled_styles', 'formal'],
    ['response_length', 'small'],
    ['target_language', 'en'],
  ])
  expect(form.status).toBe(403)
  expect(await form.text()).toContain('This style requires a Pro plan or higher.')
  expect((await save(bob, { ...DEFAULTS, assistant_template: 'Developer' })).status).toBe(403)
  expect((await save(bob, { ...DEFAULTS, enabled_styles: ['Professional'] })).status).toBe(200)
  expect(await read(bob)).toEqual(DEFAULTS)
  expect(await (await bob.get(PAGE)).text()).toContain('Pro Required')
})

test('D31: preferences are one user’s, and a style of another workspace is unknown', async () => {
  await save(ada, { ...DEFAULTS, target_language: 'fr' })
  expect(await read(bob)).toMatchObject({ target_language: 'en' })
  const foreign = await save(bob, { ...DEFAULTS, custom_styles: ['not-mine'] })
  expect(foreign.status).toBe(400)
})

test('a malformed body is told by its field, and nothing is saved', async () => {
  const before = await read(ada)
  for (const body of [{ enabled_styles: ['loud'] }, { response_length: 'huge' }, { target_language: 5 }, []]) {
    expect((await save(ada, body)).status).toBe(400)
  }
  expect(await read(ada)).toEqual(before)
})

test('without a session the page sends to the login and the call refuses', async () => {
  expect((await call(server, 'GET', CALL)).status).toBe(401)
  const page = await fetch(`${server.url}${PAGE}`, { redirect: 'manual' })
  expect(page.headers.get('location')).toMatch(/^\/login\?redirectTo=/)
})

const DICTIONARY = '/api/dictionary'
const rulesIn = async (who: { token: string }, text: string) => {
  const { body } = await call(server, 'POST', '/api/check', { token: who.token, body: { text, language: 'en' } })
  return (body.findings as { rule: string }[]).map(({ rule }) => rule)
}
const entry = (method: string, body: object) => call(server, method, DICTIONARY, { token: ada.token, body })

test('a word of the dictionary is no finding for its user alone, in calls and in the corrected text, until it is removed', async () => {
  const text = 'The frobnitz beleive that the reports are ready.'
  const before = await rulesIn(ada, text)
  const added = await entry('POST', { word: 'frobnitz' })
  expect([added.status, added.body.words]).toEqual([200, ['frobnitz']])
  expect((await rulesIn(ada, text)).length).toBe(before.length - 1)
  expect(await rulesIn(bob, text)).toEqual(before)
  const fixed = await call(server, 'POST', '/api/ai-assist', { token: ada.token, body: { text, mode: 'fix' } })
  expect([fixed.body.credits, fixed.body.processed_text]).toEqual([
    0,
    'The frobnitz believe that the reports are ready.',
  ])
  expect((await call(server, 'GET', DICTIONARY, { token: bob.token })).body.words).toEqual([])
  expect((await entry('DELETE', { word: 'frobnitz' })).body.words).toEqual([])
  expect(await rulesIn(ada, text)).toEqual(before)
})

test('an ignored rule finds nothing, and what is neither a word nor a rule is refused', async () => {
  const [rule = ''] = await rulesIn(ada, 'They was here.')
  await entry('POST', { rule })
  expect(await rulesIn(ada, 'They was here.')).toEqual([])
  expect((await entry('DELETE', { rule })).body.rules).toEqual([])
  for (const [field, body] of [
    ['word', { word: 'two words' }],
    ['rule', { rule: 'a rule' }],
    ['rule', {}],
    ['word', { word: 'a', rule: 'b' }],
  ] as const) {
    const refused = await entry('POST', body)
    expect([body, refused.status, refused.body.code, refused.body.field]).toEqual([body, 400, 'invalid_input', field])
  }
})

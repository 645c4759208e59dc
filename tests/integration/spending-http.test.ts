import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const CAP = '/dashboard/billing/cap'
let double: Awaited<ReturnType<typeof startOpenAiDouble>>
let server: RunningServer

beforeAll(async () => {
  double = await startOpenAiDouble()
  server = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
})

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

function ask(token: string, text: string, headers: Record<string, string> = {}) {
  return call(server, 'POST', '/api/ai-assist', { token, body: { text: `A plain sentence ${text}.` }, headers })
}

test('a cap is set, refused where it is none, and taken away by plain forms', async () => {
  const ada = await signedIn(server, 'ada@example.com')
  expect(await textOf(await ada.get('/dashboard/billing'))).toContain('Set a monthly cap')
  expect(await textOf(await ada.get(CAP))).toContain('From 1 to 24. Your plan includes 25 a month.')
  for (const cap of ['', '0', '2.5', 'many', '25', '4000000']) {
    const refused = await ada.post(CAP, { intent: 'save', cap })
    expect([cap, refused.status]).toEqual([cap, 400])
    expect(await textOf(refused)).toContain('Enter a whole number from 1 up to just below your plan’s limit.')
  }
  expect((await ada.post(CAP, { intent: 'save', cap: '10' })).headers.get('location')).toBe('/dashboard/billing')
  const page = await textOf(await ada.get('/dashboard/billing'))
  expect(page).toContain('Your monthly cap is 10 requests a month.')
  expect(page).toContain('Change the monthly cap')
  for (const screen of ['/dashboard', '/dashboard/usage'])
    expect(await textOf(await ada.get(screen))).toContain('Your monthly cap is 10 requests a month.')
  expect((await ada.post(CAP, { intent: 'remove' })).status).toBe(303)
  expect(await textOf(await ada.get('/dashboard/billing'))).toContain('Set a monthly cap')
})

test('calls set, tell and remove the cap; at the cap a request is refused, costs nothing and is no event', async () => {
  const { token } = await signedIn(server, 'bob@example.com')
  const cap = (value: unknown) => call(server, 'POST', '/api/spending-cap', { token, body: { cap: value } })
  expect((await call(server, 'GET', '/api/spending-cap', { token })).body).toEqual({ cap: null })
  for (const value of [0, 25, '3', 1.5, undefined]) {
    expect(await cap(value)).toMatchObject({ status: 400, body: { code: 'cap_invalid', field: 'cap' } })
  }
  expect(await cap(2)).toMatchObject({ status: 200, body: { cap: 2 } })
  expect((await ask(token, 'today')).status).toBe(200)
  expect((await ask(token, 'tomorrow')).status).toBe(200)
  const before = await call(server, 'GET', '/api/usage', { token })
  expect(before.body).toMatchObject({ used: 2, limit: 25, cap: 2, forecast: { kind: 'reached' } })
  const words = {
    en: 'monthly cap',
    de: 'Monatsobergrenze',
    es: 'tope mensual',
    pt: 'teto mensal',
    fr: 'plafond mensuel',
  }
  for (const [locale, said] of Object.entries(words)) {
    const refused = await ask(token, `on ${locale}`, { 'accept-language': locale })
    expect(refused).toMatchObject({ status: 429, body: { code: 'cap_reached', detail: expect.stringContaining(said) } })
  }
  const after = await call(server, 'GET', '/api/usage', { token })
  expect(after.body.events).toEqual(before.body.events)
  expect(await cap(3)).toMatchObject({ status: 200 })
  expect((await ask(token, 'next week')).status).toBe(200)
  expect((await ask(token, 'next month')).status).toBe(429)
  expect(await cap(null)).toMatchObject({ body: { cap: null } })
  expect((await ask(token, 'next month')).status).toBe(200)
  expect((await call(server, 'GET', '/api/usage', { token })).body).toMatchObject({
    cap: null,
    forecast: { kind: 'none' },
  })
})

test('a month that is over has neither a cap nor a forecast', async () => {
  const { token } = await signedIn(server, 'carl@example.com')
  const { body } = await call(server, 'GET', '/api/usage?month=2026-01', { token })
  expect(body).toMatchObject({ cap: null, forecast: null })
})

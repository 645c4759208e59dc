import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { blocksIn } from '#tests/support/hostile-model.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The glossary of a workspace by plain forms and by call, and what a connected model is told of it. The rules are tested beside
// the source.

const PAGE = '/dashboard/glossary'
let double: OpenAiDouble
let server: RunningServer
let ada: Browser & { token: string }
beforeAll(async () => {
  double = await startOpenAiDouble()
  server = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  ada = await signedIn(server, 'ada@example.com')
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await double.close()
})
beforeEach(() => double.reset())

const page = async () => (await (await ada.get(PAGE)).text()).replaceAll('<!-- -->', '')
const write = (term: string, wording: string, into = 'en') => ({ rule: 'write', term, language: 'en', wording, into })

test('a term is added, changed and removed by plain forms, and what is wrong stands beside its field', async () => {
  expect((await ada.post(PAGE, write('client', 'customer'))).status).toBe(303)
  const listed = await page()
  expect(listed).toContain('<strong>client</strong> → customer')
  const wrong = await ada.post(PAGE, write('order', ' '))
  expect(wrong.status).toBe(400)
  const again = await wrong.text()
  expect([again.includes('Enter a term'), again.includes('value="order"')]).toEqual([true, true])
  expect((await ada.post(PAGE, write('Client', 'buyer'))).status).toBe(409)
  expect((await ada.post(PAGE, { rule: 'avoid', term: 'customer', language: 'en' })).status).toBe(409)
  const id = /\?change=(trm_[0-9a-f]+)/.exec(listed)?.[1] ?? ''
  expect(await (await ada.get(`${PAGE}?change=${id}`)).text()).toContain(`name="id" value="${id}"`)
  expect((await ada.post(PAGE, { ...write('client', 'buyer'), id })).status).toBe(303)
  expect(await page()).toContain('<strong>client</strong> → buyer')
  expect((await ada.post(PAGE, { ...write('x', 'y'), id: 'trm_nothing' })).status).toBe(404)
  expect((await ada.post(PAGE, { intent: 'remove', id })).status).toBe(303)
  expect(await page()).not.toContain('<strong>client</strong>')
})

test('a model is told the terms that occur in the text, and the answer says which it did not follow', async () => {
  const calls = (method: string, body?: object) =>
    call(server, method, '/api/glossary', { token: ada.token, ...(body && { body }) })
  for (const row of [
    write('client', 'customer'),
    write('client', 'Kunde', 'de'),
    write('order', 'Auftrag', 'de'),
    { rule: 'keep', term: 'Penmark Pro' },
    { rule: 'avoid', term: 'utilize', language: 'en' },
  ])
    expect((await calls('POST', row)).status).toBe(201)
  expect((await calls('POST', { rule: 'keep', term: '' })).body).toMatchObject({ field: 'term' })
  const assist = (body: object) => call(server, 'POST', '/api/ai-assist', { token: ada.token, body })
  const sentTerms = () => {
    const { blocks } = blocksIn(double.journal.at(-1)?.body.messages as { role: string; content: string }[])
    return JSON.parse(new Map(blocks).get('GLOSSARY') ?? 'null')
  }
  const text = 'The client likes Penmark Pro and writes to us every week.'
  double.script({ kind: 'answer', text: 'The client likes Penmark pro, and writes to us every week to utilize it.' })
  const rephrased = await assist({ text, language: 'en' })
  expect(sentTerms()).toEqual({ write: [['client', 'customer']], keep: ['Penmark Pro'] })
  const { findings } = rephrased.body.meaning as { findings: { kind: string; outcome: string; should?: string }[] }
  const found = findings.filter(({ kind }) => kind === 'glossary').map(({ outcome, should }) => [outcome, should])
  expect(found).toContainEqual(['changed', 'customer'])
  expect(found).toContainEqual(['changed', 'Penmark Pro'])
  expect(found).toContainEqual(['added', undefined])
  double.script({ kind: 'answer', text: 'Der Kunde mag Penmark Pro und schreibt uns jede Woche.' })
  await assist({ text, language: 'en', operation: 'translate', target_language: 'de' })
  expect(sentTerms()).toEqual({ write: [['client', 'Kunde']], keep: ['Penmark Pro'] })
  const compared = await call(server, 'POST', '/api/compare', {
    token: ada.token,
    body: { before: 'We use it.', after: 'We utilize it.', from: 'en', to: 'en' },
  })
  expect(compared.body.findings).toContainEqual({
    ...{ kind: 'glossary', outcome: 'added', before: null },
    after: { start: 3, end: 10, text: 'utilize' },
  })
  const rows = (await calls('GET')).body.rows as { id: string }[]
  expect(rows).toHaveLength(5)
  expect((await calls('DELETE', { id: rows[0]?.id })).status).toBe(200)
  expect((await calls('GET')).body.rows).toHaveLength(4)
})

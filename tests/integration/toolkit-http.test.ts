import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let server: RunningServer
let ada: Browser & { token: string }
beforeAll(async () => {
  // No server listens there, so the check is our own alone.
  server = await startServer({ LANGUAGETOOL_URL: 'http://127.0.0.1:9/v2' })
  ada = await signedIn(server, 'ada@example.com')
})
afterAll(() => server[Symbol.asyncDispose]())

const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

test('spec 1: a bottom navigation offers Dashboard, Toolkit, Library and Bookmarks, and every entry leads to a page', async () => {
  const page = await textOf(await ada.get('/dashboard'))
  const foot = /<nav class="frame-foot"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? ''
  const entries = [...foot.matchAll(/href="([^"]+)"[^>]*>[\s\S]*?<\/svg>([^<]+)</g)].map(([, to, label]) => [to, label])
  expect(entries).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/toolkit', 'Toolkit'],
    ['/dashboard/library', 'Library'],
    ['/dashboard/bookmarks', 'Bookmarks'],
  ])
  for (const [to = ''] of entries) expect([to, (await ada.get(to)).status]).toEqual([to, 200])
  const library = await textOf(await ada.get('/dashboard/styles'))
  expect(library).toMatch(
    /<a aria-current="page" href="\/dashboard\/library"|href="\/dashboard\/library"[^>]*aria-current="page"/,
  )
})

test('spec 1: it rephrases, summarizes, expands, explains, translates, researches and analyzes text: the toolkit leads to each of the seven, and to the analysis', async () => {
  const page = await textOf(await ada.get('/dashboard/toolkit'))
  const links = [...page.matchAll(/class="card"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*class="card"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  expect(links.filter((to) => to.startsWith('/dashboard/assistant?operation='))).toHaveLength(7)
  expect(links).toContain('/dashboard/assistant/chat')
  expect(links).toContain('/dashboard/toolkit/analysis')
  for (const to of links) expect([to, (await ada.get(to)).status]).toEqual([to, 200])
})

test('the library says how much is kept of each part, and how much the plan has room for', async () => {
  await call(server, 'POST', '/api/user/bookmarks', {
    ...{ token: ada.token, body: { operation: 'rephrase', output: 'x' } },
  })
  const page = await textOf(await ada.get('/dashboard/library'))
  expect(page).toContain('Not in your plan')
  expect(page).toContain('0 of 1')
  expect(page).toContain('1 of 500')
})

const TEXT = 'The report was written by the team in order to help. '.repeat(5)

test('without a script the analysis is a form that is answered with the text still in it', async () => {
  const page = await textOf(await ada.post('/dashboard/toolkit/analysis', { text: TEXT, language: 'auto' }))
  expect(page).toContain(`${TEXT}</textarea>`)
  expect(page).toContain('Flesch (1948)')
  expect(page).toContain('was written')
  const blank = await ada.post('/dashboard/toolkit/analysis', { text: ' ', language: 'auto' })
  expect([blank.status, (await textOf(blank)).includes('Please enter text to process')]).toEqual([400, true])
  const long = await ada.post('/dashboard/toolkit/analysis', { text: 'x'.repeat(20_001), language: 'auto' })
  expect([long.status, (await textOf(long)).includes('20,000 characters or less')]).toEqual([400, true])
})

test('POST /api/analyze-text answers the same figures, costs nothing and leaves no entry', async () => {
  const events = () => {
    const database = new SQLite(`${server.dataDir}/penmark.db`, { readonly: true })
    const count = database.prepare('SELECT count(*) FROM ledger_event').pluck().get()
    database.close()
    return count
  }
  const before = events()
  const analyze = (body: unknown) => call(server, 'POST', '/api/analyze-text', { token: ada.token, body })
  const { status, body } = await analyze({ text: TEXT })
  expect(status).toBe(200)
  expect(body).toMatchObject({ language: 'en', words: 55, sentences: 5, readability: { formula: 'Flesch (1948)' } })
  expect(body).toMatchObject({ reading_seconds: 14, average_sentence: 11, longest_sentence: 11 })
  expect((body.findings as { kind: string }[]).filter(({ kind }) => kind === 'passive')).toHaveLength(5)
  expect((await analyze({ text: TEXT, language: 'other' })).body).toMatchObject({ language: null, readability: null })
  expect((await analyze({ text: '' })).body.code).toBe('text_blank')
  expect((await analyze({ text: 'x', language: 'tlh' })).body).toMatchObject({
    code: 'invalid_input',
    field: 'language',
  })
  expect(events()).toBe(before)
})

test('the analysis names the mistakes with a fitting replacement, in the words of the reader, and promises no more', async () => {
  const form = async (text: string, headers = {}) =>
    textOf(await ada.post('/dashboard/toolkit/analysis', { text, intent: 'check' }, headers))
  const page = await form('Thanks for you’re help! I will send the doc tomorow.', { 'accept-language': 'fr' })
  expect(page).toMatch(/<q>you’re<\/q>[^q]*<ins>your<\/ins>/)
  expect(page).toMatch(/<q>tomorow<\/q> → <ins>tomorrow/)
  expect(await form('All is well here today, and we are glad.')).toContain(
    'No mistakes found. The rules know many, but',
  )
  const { body } = await call(server, 'POST', '/api/analyze-text', {
    token: ada.token,
    body: { text: 'La reunion de ayer fue muy larga y no aprendimos nada nuevo.' },
    headers: { 'accept-language': 'es' },
  })
  expect(body.mistakes).toMatchObject([
    {
      start: 3,
      end: 10,
      replacements: expect.arrayContaining(['reunión']),
      message: expect.stringContaining('palabra'),
    },
  ])
  const other = await call(server, 'POST', '/api/analyze-text', {
    token: ada.token,
    body: { text: 'tmrw u can send it', language: 'other' },
  })
  expect(other.body.mistakes).toBeNull()
})

test('a word that a person adds, and a finding or a rule that they ignore, are left alone, until they take it back', async () => {
  const text = 'Zorblaxo is here tomorow. Thanks for you’re help.'
  const press = async (intent: string, more = {}) =>
    textOf(await ada.post('/dashboard/toolkit/analysis', { text, intent, ...more }))
  expect(await press('check')).toContain('value="add_word:Zorblaxo"')
  const known = await press('add_word:Zorblaxo')
  expect(known).not.toContain('<q>Zorblaxo')
  const rule = /value="ignore_rule:([^"]+)"[^>]*aria-label="[^"]*: you’re"/.exec(known)?.[1] ?? ''
  const here = await press('ignore_here:en.spelling tomorow')
  expect([here.includes('<q>tomorow'), here.includes('<q>you’re')]).toEqual([false, true])
  expect(here).toContain('name="ignored" value="en.spelling tomorow"')
  expect(await press('check')).toContain('<q>tomorow')
  expect(await press(`ignore_rule:${rule}`)).not.toContain('<q>you’re')
  const fixed = await call(server, 'POST', '/api/ai-assist', { token: ada.token, body: { text, mode: 'fix' } })
  expect(fixed.body.processed_text).toBe('Zorblaxo is here tomorrow. Thanks for you’re help.')
  const list = await textOf(await ada.get('/dashboard/settings/dictionary'))
  expect([
    list.includes('Zorblaxo'),
    list.includes('Confused words · English'),
    list.includes(`<span>${rule}`),
  ]).toEqual([...[true, true, false]])
  expect(known).not.toContain('ignore_rule:en.spelling')
  const settings = (fields: object) => ada.post('/dashboard/settings/dictionary', { ...fields })
  expect((await settings({ value: 'two words' })).status).toBe(400)
  expect((await settings({ kind: 'rules', value: 'en.spelling' })).status).toBe(400)
  expect((await settings({ intent: 'remove', kind: 'words', value: 'Zorblaxo' })).status).toBe(303)
  await settings({ intent: 'remove', kind: 'rules', value: rule })
  expect(await press('check')).toContain('<q>Zorblaxo')
})

test('POST /api/compare tells what became of each fact, costs nothing, and an answer of the assistant carries the same', async () => {
  const compare = (body: unknown) => call(server, 'POST', '/api/compare', { token: ada.token, body })
  const texts = { before: 'Take 5 mg within one year.', after: 'Take 5 g within 12 months.' }
  const { status, body } = await compare({ ...texts, from: 'en', to: 'en-GB' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ kept: 1, total: 2 },
    findings: [
      {
        ...{ kind: 'number', outcome: 'changed' },
        before: { start: 5, end: 9, text: '5 mg' },
        after: { start: 5, end: 8, text: '5 g' },
      },
      {
        ...{ kind: 'number', outcome: 'restated' },
        before: { start: 17, end: 25, text: 'one year' },
        after: { start: 16, end: 25, text: '12 months' },
      },
    ],
  })
  expect((await compare(texts)).body).toEqual(body)
  expect((await compare({ before: 'x' })).body).toMatchObject({ code: 'text_blank', field: 'after' })
  expect((await compare({ ...texts, operation: 'sing' })).body).toMatchObject({ field: 'operation' })
  expect((await compare({ ...texts, from: '??' })).body).toMatchObject({ field: 'from' })
  expect((await compare({ ...texts, after: 'x'.repeat(20_001) })).body).toMatchObject({ field: 'after' })
  expect((await call(server, 'POST', '/api/compare', { body: texts })).status).toBe(401)
  const assist = (operation: string) =>
    call(server, 'POST', '/api/ai-assist', {
      ...{ token: ada.token, body: { operation, text: 'I recieved 20 euros on Friday, and I want too thank you.' } },
    })
  const answer = (await assist('rephrase')).body as { meaning: { findings: object[] } }
  expect(answer.meaning.findings).toMatchObject([
    { kind: 'money', outcome: 'kept', before: { text: '20 euros' } },
    { kind: 'date' },
  ])
  expect((await assist('explain')).body).toMatchObject({ meaning: null })
})

test('the history is the browser’s own: without a script its page says so, and the server keeps nothing', async () => {
  const page = await textOf(await ada.get('/dashboard/history'))
  expect(page).toContain('This page needs JavaScript, because the history is in your browser')
  expect(await textOf(await ada.get('/dashboard/library'))).toContain('href="/dashboard/history"')
})

test('the desk has the same buttons at its findings: each keeps the text, shows the result once more and costs nothing', async () => {
  const bea = await signedIn(server, 'bea@example.com')
  const text = 'Zorblaxo is here tomorow. Thanks for you’re help.'
  const desk = async (intent: string, more: Record<string, string> = {}) =>
    textOf(await bea.post('/dashboard/assistant', { text, intent, operation: 'rephrase', mode: 'fix', ...more }))
  const resultOf = (html: string) => /class="desk-page result-text"[^>]*>([^<]*)</.exec(html)?.[1]
  const first = await desk('process', { idempotency_key: 'desk-1' })
  expect(resultOf(first)).toBe('Zorblaxo is here tomorrow. Thanks for your help.')
  expect(first).toContain('value="add_word:Zorblaxo"')
  const added = await desk('add_word:Zorblaxo', { idempotency_key: 'desk-1' })
  expect([added.includes('value="add_word:Zorblaxo"'), added.includes(`${text}</textarea>`)]).toEqual([false, true])
  const here = await desk('ignore_here:en.spelling tomorow')
  expect(resultOf(here)).toBe('Zorblaxo is here tomorow. Thanks for your help.')
  expect(here).toContain('name="ignored" value="en.spelling tomorow"')
  const rule = /value="ignore_rule:([^"]+)"[^>]*aria-label="[^"]*: you’re"/.exec(here)?.[1] ?? ''
  const both = await desk(`ignore_rule:${rule}`, { ignored: 'en.spelling tomorow' })
  expect(both).toContain('No mistakes found')
  const analysis = await call(server, 'POST', '/api/ai-assist', {
    token: bea.token,
    body: { text, operation: 'analyze' },
  })
  expect(analysis.body.processed_text).toMatch(/“tomorow” → “tomorrow”/)
  expect(analysis.body.processed_text).not.toMatch(/Zorblaxo” →|you’re/)
  const { body } = await call(server, 'GET', '/api/user/profile', { token: bea.token })
  expect((body.usage as { current_month: number }).current_month).toBe(1)
})

test('the desk and the analysis name the LanguageTool server of the operator, in the language of the reader', async () => {
  for (const page of ['/dashboard/assistant', '/dashboard/toolkit/analysis']) {
    expect(await textOf(await ada.get(page))).toMatch(/LanguageTool server[^.]* \(127\.0\.0\.1:9\)/)
    const german = await textOf(await ada.get(`${page}?lang=de`))
    expect(german).toMatch(/LanguageTool-Server[^.]* \(127\.0\.0\.1:9\)/)
    await ada.get(`${page}?lang=en`)
  }
})

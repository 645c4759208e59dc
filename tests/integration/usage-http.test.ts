import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decodeTlogProof } from '#app/.server/ledger/tree/proof-text.ts'
import { verifyInclusion } from '#app/.server/ledger/tree/proofs.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call, signUp } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

type Entry = { seq: number; aseq: number; type: string; state: string; standing: string; leaf: string; event: string }

let double: OpenAiDouble
let server: RunningServer
let token: string
let stranger: string
const MONTH = new Date().toISOString().slice(0, 7)

beforeAll(async () => {
  double = await startOpenAiDouble()
  server = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  token = (await signUp(server, 'usage@example.com')).token
  stranger = (await signUp(server, 'stranger@example.com')).token
  for (const text of ['The libary opens tomorow.', 'The libary opens tomorow.']) {
    const answer = await call(server, 'POST', '/api/ai-assist', { token, body: { text, operation: 'rephrase' } })
    expect(answer.status).toBe(200)
  }
  await published()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
})

const get = (path: string, as = token, headers: Record<string, string> = {}) =>
  call(server, 'GET', path, { token: as, headers })

/** Resolves once a checkpoint covers all entries of both users. */
async function published(): Promise<void> {
  await vi.waitFor(
    async () => {
      const answers = await Promise.all([get('/api/usage'), get('/api/usage', stranger)])
      const states = answers.flatMap(({ body }) => body.events as Entry[]).map(({ state }) => state)
      expect(new Set(states)).toEqual(new Set(['proven']))
    },
    { timeout: patience(60_000), interval: 250 },
  )
}

const leafOf = (event: string) => createHash('sha256').update('\0').update(event).digest('hex')

test('a month is told with its figures and the entries that they follow from', async () => {
  const { status, headers, body } = await get('/api/usage')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    period: MONTH,
    plan: 'starter',
    limit: 25,
    used: 2,
    reserved: 0,
    remaining: 23,
    extra: 0,
  })
  expect((body.days as { day: string; spent: number }[]).reduce((sum, { spent }) => sum + spent, 0)).toBe(2)
  expect(body.operations).toMatchObject([{ operation: 'rephrase', spent: 2, free: 0 }])
  const events = body.events as Entry[]
  expect(events.map(({ type }) => type)).toEqual([
    'request.settled',
    'request.reserved',
    'request.settled',
    'request.reserved',
    'account.opened',
  ])
  for (const { leaf, event, seq } of events) {
    expect(leafOf(event)).toBe(leaf)
    expect(JSON.parse(event).seq).toBe(seq)
  }
})

test('entries come in pages, newest first, without a gap between them', async () => {
  const pages: Entry[][] = []
  for (let cursor: unknown = null; ; ) {
    const { body } = await get(`/api/usage?month=${MONTH}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`)
    pages.push(body.events as Entry[])
    cursor = body.next_cursor
    if (cursor === null) break
  }
  expect(pages.map((page) => page.map(({ aseq }) => aseq))).toEqual([[4, 3], [2, 1], [0]])
})

test('a month in which nothing happened is empty', async () => {
  const { status, body } = await get('/api/usage?month=2020-01')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    period: '2020-01',
    limit: null,
    used: 0,
    remaining: null,
    events: [],
    next_cursor: null,
  })
})

test('an export is a bundle under the newest checkpoint, named for what it holds', async () => {
  const response = await fetch(`${server.url}/api/usage/export`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/x-tar')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-encoding')).toBeNull()
  const size = response.headers.get('penmark-checkpoint-size')
  const [, name = ''] =
    /^attachment; filename="(.+)\.tar"$/.exec(response.headers.get('content-disposition') ?? '') ?? []
  expect(name).toMatch(new RegExp(`^penmark-ledger-acc_[0-9a-f]{32}-${MONTH}-${size}$`))
  const input = Buffer.from(await response.arrayBuffer())
  const listed = spawnSync('tar', ['-tf', '-'], { input, encoding: 'utf8' })
  expect(listed.stdout.split('\n')[0]).toBe(`${name}/README.txt`)
  const { stdout } = spawnSync('tar', ['-xOf', '-', `${name}/ledger.jsonl`], { input, encoding: 'utf8' })
  const { body } = await get('/api/usage')
  expect(stdout.trimEnd().split('\n')).toEqual((body.events as Entry[]).map(({ event }) => event).reverse())
})

test('a verifier of an earlier format gets a bundle that it reads', async () => {
  const formatOf = async (query: string) => {
    const response = await fetch(`${server.url}/api/usage/export?range=all${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const input = Buffer.from(await response.arrayBuffer())
    const options = ['-xOf', '-', '--wildcards', '*/manifest.json']
    return JSON.parse(spawnSync('tar', options, { input, encoding: 'utf8' }).stdout).format
  }
  expect(await formatOf('')).toBe('penmark-ledger-export/4')
  expect(await formatOf('&newest=4')).toBe('penmark-ledger-export/4')
  expect(await formatOf('&newest=3')).toBe('penmark-ledger-export/3')
  // The second format adds the proof of a closed month, and this log has no closed month yet.
  expect(await formatOf('&newest=2')).toBe('penmark-ledger-export/1')
  expect(await formatOf('&workbook=no')).toBe('penmark-ledger-export/1')
})

test('the entries alone are a table or lines, of everything or of a month', async () => {
  const csv = await get('/api/usage/export?range=all&format=csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(String(csv.body.text).split('\n')[0]).toMatch(/^seq,time,account,/)
  const headers = { authorization: `Bearer ${token}` }
  const jsonl = await fetch(`${server.url}/api/usage/export?month=${MONTH}&format=jsonl`, { headers })
  expect(jsonl.headers.get('content-type')).toBe('application/jsonl; charset=utf-8')
  expect((await jsonl.text()).trimEnd().split('\n')).toHaveLength(5)
})

test.each<[string, number, string, string | undefined]>([
  ['/api/usage?month=2026-1', 400, 'month_invalid', 'month'],
  ['/api/usage?limit=0', 400, 'invalid_input', 'limit'],
  ['/api/usage?limit=201', 400, 'invalid_input', 'limit'],
  ['/api/usage?cursor=-1', 400, 'invalid_input', 'cursor'],
  ['/api/usage/export?month=2026-13', 400, 'month_invalid', 'month'],
  ['/api/usage/export?month=2020-01', 404, 'month_before_log', 'month'],
  ['/api/usage/export?month=2090-01', 404, 'month_not_begun', 'month'],
  ['/api/usage/export?format=zip', 400, 'invalid_input', 'format'],
  ['/api/usage/export?newest=5', 400, 'invalid_input', 'newest'],
  ['/api/usage/export?newest=2&newest=3', 400, 'invalid_input', 'newest'],
  ['/api/usage/export?newest=2&workbook=no', 400, 'invalid_input', 'newest'],
  ['/api/usage/export?range=some', 400, 'invalid_input', 'range'],
  ['/api/usage/export?range=all&month=2026-10', 400, 'invalid_input', 'range'],
  ['/api/usage/export?range=all&since=1', 400, 'since_unpublished', 'since'],
  ['/api/usage/export?range=all&since=x', 400, 'since_unpublished', 'since'],
  ['/api/usage/export?month=2026-10&month=2026-11', 400, 'invalid_input', 'month'],
  ['/api/usage/export?range=all&format=csv&format=csv', 400, 'invalid_input', 'format'],
  ['/api/usage/receipts/-1', 404, 'not_found', undefined],
  ['/api/usage/receipts/999999999', 404, 'not_found', undefined],
])('%s answers %i %s', async (path, status, code, field) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(/\.$/) } })
  expect(answer.body.field).toBe(field)
})

test('a refusal is told in the language of the caller', async () => {
  const details = await Promise.all(
    LOCALES.map(async (lang) => (await get(`/api/usage/export?month=2020-01&lang=${lang}`)).body.detail as string),
  )
  expect(new Set(details).size).toBe(LOCALES.length)
  expect(details[LOCALES.indexOf('de')]).toContain('Journal')
})

test('an entry has a receipt, whose proof leads to a signed checkpoint', async () => {
  const [newest] = (await get('/api/usage?limit=1')).body.events as Entry[]
  const { status, body } = await get(`/api/usage/receipts/${newest?.seq}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ seq: newest?.seq, type: 'request.settled', state: 'proven', leaf: newest?.leaf })
  expect([newest?.standing, body.standing]).toEqual(['published', 'published'])
  const proof = decodeTlogProof(String(body.proof))
  const [, size, root = ''] = (proof?.checkpoint ?? '').split('\n')
  expect(Number(size)).toBe(body.checkpoint_size)
  expect(
    verifyInclusion({
      index: newest?.seq ?? -1,
      size: Number(size),
      leaf: Buffer.from(leafOf(String(body.event)), 'hex'),
      root: Buffer.from(root, 'base64'),
      proof: proof?.proof ?? [],
    }),
  ).toBe(true)
})

test('somebody else’s entry is as good as none', async () => {
  const [newest] = (await get('/api/usage?limit=1')).body.events as Entry[]
  expect(await get(`/api/usage/receipts/${newest?.seq}`, stranger)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  const lines = String((await get('/api/usage/export?range=all&format=jsonl', stranger)).body.text)
  expect(lines).not.toContain(JSON.parse(newest?.event ?? '{}').account)
})

test.each(['/api/usage', '/api/usage/export', '/api/usage/receipts/1'])(
  '%s needs a token and takes GET only',
  async (path) => {
    expect(await call(server, 'GET', path)).toMatchObject({ status: 401, body: { code: 'login_required' } })
    const posted = await call(server, 'POST', path, { token, body: {} })
    expect(posted).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(posted.headers.get('allow')).toBe('GET')
  },
)

test('exports are limited for each user', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '0.02' })
  const { token: own } = await signUp(limited, 'often@example.com')
  const codes: unknown[] = []
  for (let n = 0; n < 4; n += 1) codes.push((await call(limited, 'GET', '/api/usage/export', { token: own })).body.code)
  expect(codes.at(-1)).toBe('rate_limited')
})

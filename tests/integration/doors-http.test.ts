import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { filled, listedRoutes } from '#tests/support/routes.ts'
import { startServer } from '#tests/support/server.ts'

// The limits before the application, against a running server: those that everybody meets, spellings of paths, and its health.

let server: PeopledServer
let writer: Person
beforeAll(async () => {
  // A tenth of the limits: 12 writes a minute for a user, 2 reports for an address.
  server = await startPeopledServer({ RATE_LIMIT_SCALE: '0.1' }, { starter: 4, business: 3 })
  writer = server.person('business')
})
afterAll(() => server[Symbol.asyncDispose]())

/** The cookie of a person who is signed in. */
const session = ({ cookie }: Person) => `penmark_session=${cookie}`

function write(person: Person, path = '/dashboard/preferences', language = 'en'): Promise<Response> {
  const body = new URLSearchParams({ intent: 'none' })
  const headers = { cookie: session(person), origin: server.url, 'accept-language': language }
  return fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body })
}

test('a user has 120 writes a minute over all screens and calls, refused in words with the time to wait', async () => {
  const person = server.person()
  const { token } = person
  for (let round = 0; round < 6; round += 1) expect((await write(person)).status).not.toBe(429)
  for (let round = 0; round < 6; round += 1) {
    const answer = await call(server, 'POST', '/api/user/style-preferences', { token, body: {} })
    expect(answer.status).not.toBe(429)
  }
  const page = await write(person, '/dashboard/preferences', 'de')
  expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([
    429,
    expect.toSatisfy((s) => s > 0 && s <= 60),
  ])
  expect(await page.text()).toContain('Zu viele Anfragen.')
  const data = await write(person, '/dashboard/preferences.data')
  expect([data.status, await data.text()]).toEqual([429, expect.stringContaining('rate_limited')])
  const refused = await call(server, 'PUT', '/api/user/custom-styles/sty_x', { token, body: {} })
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  expect(refused.headers.get('retry-after')).not.toBeNull()
  const read = await fetch(`${server.url}/dashboard/preferences`, { headers: { cookie: session(person) } })
  expect(read.status).toBe(200)
  expect((await write(server.person())).status).not.toBe(429)
})

test('a user has 60 free texts a minute; then a result stays on its page without marks, and the limits are published', async () => {
  const person = server.person()
  const { token } = person
  const analyse = () => call(server, 'POST', '/api/analyze-text', { token, body: { text: 'One short sentence.' } })
  for (let round = 0; round < 6; round += 1) expect((await analyse()).status).toBe(200)
  const refused = await analyse()
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  expect(refused.headers.get('retry-after')).not.toBeNull()
  const page = await fetch(`${server.url}/dashboard/assistant`, {
    method: 'POST',
    headers: { cookie: session(person), origin: server.url },
    body: new URLSearchParams({
      ...{ intent: 'mark', text: 'x', review_operation: 'rephrase', review_from: 'en', review_to: 'en' },
      ...{ review_before: 'The realy big house.', review_version: 'The really large house.' },
    }),
  })
  expect([page.status, page.headers.get('retry-after') === null]).toEqual([429, false])
  const html = await page.text()
  for (const text of ['The realy big house.', 'The really large house.']) expect(html).toContain(text)
  expect(html).not.toContain('name="review_taken"')
  const usage = await call(server, 'GET', '/api/usage', { token })
  expect(usage.body.limits).toEqual({
    text_work: {
      ...{ seconds: 12, window_seconds: 600 },
      ...{ used_seconds: expect.any(Number), resets_at: expect.any(String) },
    },
  })
})

test('20 reports of browsers a minute are logged for an address; further ones are refused and leave no line', async () => {
  const report = () =>
    fetch(`${server.url}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } }),
    })
  const statuses: number[] = []
  for (let round = 0; round < 40; round += 1) statuses.push((await report()).status)
  expect(statuses.slice(0, 3)).toEqual([204, 204, 429])
  expect(statuses.filter((status) => status === 204)).toHaveLength(2)
  expect(server.output().match(/"csp_report"/g)).toHaveLength(2)
  // Refusals of a limiter share one line in ten seconds.
  expect(server.output().match(/"cspReport"/g)?.length).toBeLessThan(10)
})

test('S3 1: screens take GET and POST only, whatever a router would make of other methods', async () => {
  const cookie = session(server.person())
  for (const path of ['/dashboard/templates/new', '/dashboard/preferences.data', '/display', '/login', '/nothing']) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(server.url + path, { method, headers: { cookie, origin: server.url } })
      expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, 'GET, HEAD, POST'])
    }
  }
})

test('S3 3: a call has one spelling: other letters, escapes, a slash at the end or `.data` find nothing', async () => {
  const { token } = server.person('business')
  const get = async (spelling: string) => {
    const answer = await fetch(server.url + spelling, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await get('/api/user/profile')).toBe(200)
  const calls = (await listedRoutes()).filter(({ path: each }) => /^\/api\/[^*]/.test(each))
  expect(calls.length).toBeGreaterThan(20)
  for (const { path: each } of calls) {
    const own = filled(each)
    const last = own.lastIndexOf('/') + 1
    const spellings = [
      own.replace('/api/', '/API/'),
      own.replace('/api/', '/%61pi/'),
      `/api/${own.slice(5, 6).toUpperCase()}${own.slice(6)}`,
      `${own.slice(0, last)}${own.slice(last)}/`,
      `${own}.data`,
      `${own}%2edata`,
      `/api/%${own.charCodeAt(5).toString(16)}${own.slice(6)}`,
    ]
    for (const spelling of spellings) expect([spelling, await get(spelling)]).toEqual([spelling, 404])
  }
})

test('S3 7: a broken escape in a path is refused and writes no line of its own into the log', async () => {
  for (const path of ['/api/usage/receipts/%ED%A0%80', '/dashboard/%ff', '/%E0%A4%A']) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 400])
  }
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.trim() !== '')
  const plain = lines.filter((line) => !line.startsWith('{') && !/^(Penmark|Mails|The built-in engine)/.test(line))
  expect(plain).toEqual([])
})

test('S3 5: a text of 20,000 characters may be written in escapes, and 256 KB are too much', async () => {
  const { token } = writer
  const escaped = `{"text": "${'\\u0436\\u0430 '.repeat(6_666)}ok"}`
  const accepted = await call(server, 'POST', '/api/analyze-text', { token, body: escaped })
  expect(accepted.status).toBe(200)
  const surrogates = `{"text": "${'\\ud83d\\ude00'.repeat(20_000)}"}`
  const astral = await call(server, 'POST', '/api/analyze-text', { token, body: surrogates })
  expect(astral.status).not.toBe(413)
  const large = await call(server, 'POST', '/api/analyze-text', { token, body: `{"text": "${'a'.repeat(262_200)}"}` })
  expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining('256 KB')])
})

test('S3 10: a compressed body is refused with 415, since nothing here decompresses', async () => {
  const { token } = writer
  const gzip = { 'content-encoding': 'gzip' }
  const answer = await call(server, 'POST', '/api/analyze-text', {
    token,
    body: '{"text":"A text."}',
    headers: { ...gzip, 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(415)
  const form = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { ...gzip, origin: server.url },
    body: new URLSearchParams({ intent: 'login' }),
  })
  expect(form.status).toBe(415)
})

test('S3 6: a start closes a folder and locks that were open to others, and all that it makes is for its owner alone', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'modes-'))
  chmodSync(dataDir, 0o755)
  mkdirSync(path.join(dataDir, 'archive'), { mode: 0o700 })
  for (const lock of ['server.lock', 'archive/register.lock']) {
    writeFileSync(path.join(dataDir, lock), '')
    chmodSync(path.join(dataDir, lock), 0o644)
  }
  const started = await startServer({}, dataDir)
  // A journal of the running server may be gone by then.
  const mode = (file: string) => (statSync(path.join(dataDir, file), { throwIfNoEntry: false })?.mode ?? 0) & 0o777
  await vi.waitFor(() => expect(existsSync(path.join(dataDir, 'archive/checkpoint'))).toBe(true), {
    timeout: patience(20_000),
  })
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  expect(names).toEqual(expect.arrayContaining(['server.lock', 'penmark.db', 'keys.db', 'archive/register.lock']))
  expect(names.map((name) => [name, mode(name) & 0o077]).filter(([, others]) => others !== 0)).toEqual([])
  expect(mode('.')).toBe(0o700)
  await started.stop()
  rmSync(dataDir, { recursive: true })
})

test('readiness fails with the reason when a database file is gone or overwritten, and returns with the file', async () => {
  await using watched = await startServer()
  const file = path.join(watched.dataDir, 'keys.db')
  const ask = async () => {
    const answer = await fetch(`${watched.url}/readyz`)
    return [answer.status, await answer.text()]
  }
  const becomes = (...wanted: [number, string]) =>
    vi.waitFor(async () => expect(await ask()).toEqual(wanted), { timeout: patience(10_000), interval: 100 })
  expect(await ask()).toEqual([200, 'ready'])
  renameSync(file, `${file}.away`)
  await becomes(503, 'not ready: keys.db was deleted or replaced')
  expect((await fetch(`${watched.url}/healthz`)).status).toBe(200)
  renameSync(`${file}.away`, file)
  await becomes(200, 'ready')
  const bytes = readFileSync(file)
  writeFileSync(file, 'x'.repeat(100), { flag: 'r+' })
  await becomes(503, 'not ready: keys.db is no longer a database')
  writeFileSync(file, bytes.subarray(0, 100), { flag: 'r+' })
  await becomes(200, 'ready')
})

test('a plan without a limit ends at 1,000 items of a kind, and longer lists have pages, as links and by call', async () => {
  const person = server.person('business')
  const headers = { cookie: session(person), origin: server.url }
  const importFrom = async (first: number, count: number, language = 'en') => {
    const prompts = Array.from({ length: count }, (_, place) => ({
      name: `Prompt ${first + place}`,
      content: 'Write.',
    }))
    const body = new FormData()
    body.set('pasted', JSON.stringify(prompts))
    const url = `${server.url}/dashboard/prompts/import`
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'accept-language': language }, body })
    return (await answer.text()).replaceAll('<!-- -->', '')
  }
  await importFrom(1, 400)
  await importFrom(401, 400)
  const last = await importFrom(801, 250, 'fr')
  expect(last.match(/data-outcome="created"/g)).toHaveLength(200)
  expect(last.match(/data-outcome="full"/g)).toHaveLength(50)
  expect(last).toContain('impossible de conserver plus d’éléments de ce type')
  const { token } = person
  const refused = await call(server, 'POST', '/api/user/custom-prompts', {
    token,
    body: { name: 'More', content: 'x' },
  })
  expect([refused.status, refused.body.code]).toEqual([409, 'library_full'])
  const page = async (query: string) => {
    const text = await (await fetch(`${server.url}/dashboard/prompts${query}`, { headers })).text()
    return text.replaceAll('<!-- -->', '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  }
  const first = await page('')
  expect(first.match(/class="library-name"/g)).toHaveLength(100)
  expect(first).toContain('Page 1 of 10')
  expect(first).toContain('href="/dashboard/prompts?page=2"')
  expect(first).not.toContain('href="/dashboard/prompts/new"')
  const tenth = await page('?page=10')
  expect([tenth.includes('>Prompt 1<'), tenth.includes('page=11'), tenth.includes('page=9')]).toEqual([
    true,
    false,
    true,
  ])
  const found = await page('?q=Prompt+1')
  expect(found).toContain('href="/dashboard/prompts?q=Prompt+1&amp;page=2"')
  const list = async (query: string) => call(server, 'GET', `/api/user/custom-prompts${query}`, { token })
  const second = await list('?page=2')
  expect(second.body).toMatchObject({ limit: null, page: 2, pages: 10 })
  expect((second.body.prompts as { name: string }[]).map(({ name }) => name)).toContain('Prompt 101')
  expect([(await list('?page=11')).body.prompts, (await list('?page=0')).status]).toEqual([[], 400])
})

test('S3 8: anybody may read how to report a weakness', async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  )
  expect(fields).toMatchObject({ Contact: `${server.url}/`, Canonical: `${server.url}/.well-known/security.txt` })
  expect(Date.parse(String(fields.Expires))).toBeGreaterThan(Date.now())
})

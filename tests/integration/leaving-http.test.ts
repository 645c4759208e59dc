import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { signedIn, signInAgain, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { filesNow } from '#tests/support/files-now.ts'
import { patience } from '#tests/support/patience.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const DATA = '/dashboard/settings/data'
const DELETE = '/dashboard/settings/delete'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function stored<Row>(from: RunningServer, sql: string): Row[] {
  const database = new SQLite(path.join(from.dataDir, 'penmark.db'), { readonly: true })
  const rows = database.prepare(sql).all() as Row[]
  database.close()
  return rows
}

/** The files that contain a text. */
function traces(dataDir: string, text: string): string[] {
  return filesNow(dataDir).flatMap(([file, bytes]) =>
    bytes.toString('latin1').toLowerCase().includes(text.toLowerCase()) ? [file] : [],
  )
}

async function unzipped(answer: Response): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

test('data are handed over to who gives the password, as a file with a name of the server', async () => {
  const ada = await signedIn(server, 'ada@data.example')
  const page = await (await ada.get(DATA)).text()
  expect(page).toContain('Download my data')
  const wrong = await ada.post(`${DATA}/download`, { current_password: 'a guess' })
  expect(wrong.status).toBe(303)
  expect(wrong.headers.get('location')).toBe(`${DATA}?refused=current_password_incorrect`)
  expect(await (await ada.get(`${DATA}?refused=current_password_incorrect`)).text()).toContain('role="alert"')
  expect(await (await ada.get(`${DATA}?refused=nonsense`)).text()).not.toContain('role="alert"')

  const answer = await ada.post(`${DATA}/download`, { current_password: PASSWORD })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="penmark-data-[\d-]{10}\.zip"$/)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const files = await unzipped(answer)
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('ada@data.example')
  const linked = await ada.get(`${DATA}/download`)
  expect([linked.status, linked.headers.get('location')]).toEqual([302, DATA])
})

test('the call asks for the password unless the token is fresh, and refuses API keys and strangers', async () => {
  const { token } = await signUp(server, 'caller@data.example')
  const wrong = await call(server, 'POST', '/api/user/export', { token, body: { current_password: 'a guess' } })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'current_password_incorrect'])
  const raw = await fetch(`${server.url}/api/user/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(raw.headers.get('content-type')).toBe('application/zip')
  expect(Object.keys(await unzipped(raw))).toContain('manifest.json')
  for (const place of ['/api/user/export', '/api/user/delete']) {
    expect((await call(server, 'POST', place, { body: {} })).status).toBe(401)
    const keyed = await call(server, 'POST', place, { body: {}, token: `pmk_${'a'.repeat(8)}_${'a'.repeat(32)}` })
    expect([keyed.status, keyed.body.code]).toEqual([401, 'api_key_invalid'])
    expect((await call(server, 'GET', place, { token })).status).toBe(405)
  }
})

test('without a session every page and download of these leads to the sign-in', async () => {
  const stranger = visitor(server)
  for (const page of [DATA, `${DATA}/download`, DELETE]) {
    const { status, headers } = await stranger.get(page)
    expect([status, headers.get('location')]).toEqual([302, `/login?${new URLSearchParams({ redirectTo: page })}`])
  }
  for (const page of [`${DATA}.data`, `${DELETE}.data`]) {
    const answer = await stranger.get(page)
    expect([answer.status, (await answer.text()).includes('/login?redirectTo=')], page).toEqual([202, true])
  }
  for (const page of [`${DATA}/download`, DELETE]) {
    const posted = await stranger.post(page, { confirm: 'ada@data.example', current_password: PASSWORD })
    expect(posted.headers.get('location'), page).toMatch(/^\/login/)
  }
})

test('a deletion by form ends every session, says goodbye, and leaves nothing to find', async () => {
  const ada = await signedIn(server, 'ada@leaving.example')
  const other = await signInAgain(server, 'ada@leaving.example')
  const page = await (await ada.get(DELETE)).text()
  expect(page).toContain('Usage records stay')
  const users = stored(server, 'SELECT * FROM user')
  await ada.get(DATA)
  expect(stored(server, 'SELECT * FROM user')).toEqual(users)

  const fields = { confirm: 'ada@leaving.example', current_password: PASSWORD }
  const another = await ada.post(DELETE, { ...fields, confirm: 'bob@leaving.example' })
  expect(another.status).toBe(400)
  const wrong = await ada.post(DELETE, { ...fields, current_password: 'a guess' })
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).not.toContain('a guess')
  expect((await ada.post(DELETE, { confirm: '' })).status).toBe(400)

  const gone = await ada.post(DELETE, { ...fields, confirm: ' ADA@leaving.example ' })
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/goodbye'])
  expect(gone.headers.getSetCookie().join()).toMatch(/penmark_session=;/)
  expect(await (await ada.get('/goodbye')).text()).toContain('Your account is deleted')
  expect((await other.get('/dashboard')).headers.get('location')).toMatch(/^\/login/)
  const { status, body } = await call(server, 'GET', '/api/user/profile', { token: ada.token })
  expect([status, body.code]).toEqual([401, 'login_required'])
  await vi.waitFor(() => expect(traces(server.dataDir, 'ada@leaving.example')).toEqual([]), patience(10_000))

  await signUp(server, 'ada@leaving.example')
  expect((await (await signInAgain(server, 'ada@leaving.example')).get('/goodbye')).headers.get('location')).toBe(
    '/dashboard',
  )
})

test('fifty deletions by call at once: one effect, and no answer is a defect', async () => {
  const { token } = await signUp(server, 'fifty@leaving.example')
  const before = stored<{ n: number }>(server, `SELECT count(*) AS n FROM ledger_event WHERE type = 'account.erased'`)
  const body = { confirm: 'fifty@leaving.example', current_password: PASSWORD }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(server, 'POST', '/api/user/delete', { token, body })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toContain(200)
  expect([...statuses].filter((status) => ![200, 401, 503].includes(status))).toEqual([])
  await vi.waitFor(() => expect(traces(server.dataDir, 'fifty@leaving.example')).toEqual([]), patience(10_000))
  const after = stored<{ n: number }>(server, `SELECT count(*) AS n FROM ledger_event WHERE type = 'account.erased'`)
  expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1)
})

test('a request that runs while its account is deleted ends without a defect', async () => {
  const double = await startOpenAiDouble()
  double.otherwise({ kind: 'answer', firstDelayMs: 1_500 })
  await using connected = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  const { token } = await signUp(connected, 'busy@leaving.example')
  const running = call(connected, 'POST', '/api/ai-assist', { token, body: { text: 'In order to utilize it.' } })
  await vi.waitFor(
    () => expect(stored(connected, `SELECT 1 FROM ledger_event WHERE type = 'request.reserved'`)).toHaveLength(1),
    patience(10_000),
  )
  const gone = await call(connected, 'POST', '/api/user/delete', {
    token,
    body: { confirm: 'busy@leaving.example', current_password: PASSWORD },
  })
  expect(gone.status).toBe(200)
  expect((await running).status).toBeLessThan(500)
  await vi.waitFor(() => expect(traces(connected.dataDir, 'busy@leaving.example')).toEqual([]), patience(10_000))
  expect(stored(connected, 'SELECT type FROM ledger_event ORDER BY seq DESC LIMIT 2')).toEqual([
    { type: 'account.erased' },
    { type: 'request.released' },
  ])
  await double.close()
})

test('a deletion that a kill cuts short is finished by the next start', async () => {
  const sockets = new Set<Socket>()
  const mute = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const first = await startServer()
  const { dataDir } = first
  const { token } = await signUp(first, 'cut@leaving.example')
  await first.stop()
  // A mail server that never answers holds the deletion at its last notice.
  const second = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, dataDir)
  const gone = await call(second, 'POST', '/api/user/delete', {
    token,
    body: { confirm: 'cut@leaving.example', current_password: PASSWORD },
  })
  expect(gone.status).toBe(200)
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), patience(10_000))
  await second.stop('SIGKILL')
  expect(traces(dataDir, 'cut@leaving.example')).not.toEqual([])
  const third = await startServer({}, dataDir)
  await vi.waitFor(() => expect(traces(dataDir, 'cut@leaving.example')).toEqual([]), patience(10_000))
  expect(stored(third, 'SELECT * FROM account_deletion')).toEqual([])
  await third.stop()
  for (const socket of sockets) socket.destroy()
  mute.close()
  rmSync(dataDir, { recursive: true })
})

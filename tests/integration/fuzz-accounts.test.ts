import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostileIssuer, startHostileIssuer } from '#tests/mocks/google/hostile.ts'
import { CLIENT } from '#tests/mocks/google/server.ts'
import { anyBody } from '#tests/support/any-body.ts'
import { type Browser, signedIn, visitor } from '#tests/support/browser.ts'
import { runs } from '#tests/support/long.ts'
import { patience } from '#tests/support/patience.ts'
import { listedRoutes } from '#tests/support/routes.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Generated requests against a running server: with any content, no one is led away to another site, nothing breaks, and
// the process keeps running.

const LONG_MS = 60 * 60 * 1000

let issuer: HostileIssuer
let server: RunningServer
let member: Browser
/** The user whose password and address may change during the test. */
let tried: { token: string }
beforeAll(async () => {
  issuer = await startHostileIssuer()
  server = await startServer({
    ...CLIENT,
    ...{ GOOGLE_ISSUER: issuer.url, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' },
  })
  member = await signedIn(server, 'member@example.com')
  tried = await signedIn(server, 'ada@example.com')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await issuer.close()
})

const listed = (await listedRoutes()).map(({ path }) => path)
const READ_ONLY = ['/api/auth/google/auth-url']
const CALLS = listed.filter((path) => path.startsWith('/api/auth/') && !path.includes('*') && !READ_ONLY.includes(path))
const SCREENS = [
  ...['/login', '/register', '/verify-email', '/forgot-password', '/reset-password', '/verify-email-change'],
  ...listed.filter((path) => /^\/(login\/|auth\/|unsubscribe)/.test(path)),
]

async function staysUp(): Promise<void> {
  expect(server.process.exitCode).toBeNull()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
}

test('every call about accounts is among those that are tried', () => {
  expect(CALLS.length).toBeGreaterThan(8)
})

/** One body for each check that every call has, so that no check is met by luck alone. */
const STOPPED_BY_EACH_CHECK: [Body: { contentType: string; bytes: Uint8Array<ArrayBuffer> }, signed: boolean][] = [
  [{ contentType: 'text/plain', bytes: new TextEncoder().encode('{}') }, true],
  [{ contentType: 'application/json', bytes: new Uint8Array([0x22, 0xff, 0x22]) }, true],
  [{ contentType: 'application/json', bytes: new TextEncoder().encode('{') }, true],
]

test.each(CALLS)(
  'G55, G58: no body breaks %s',
  async (path) => {
    const seen = new Set<unknown>()
    await fc.assert(
      fc.asyncProperty(anyBody(), fc.boolean(), async ({ contentType, bytes }, signed) => {
        const answer = await fetch(server.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            ...(contentType === undefined ? {} : { 'content-type': contentType }),
            ...(signed ? { authorization: `Bearer ${tried.token}` } : {}),
          },
          body: bytes,
        })
        const text = await answer.text()
        expect([answer.status < 500, text]).toEqual([true, expect.any(String)])
        if (answer.status >= 400) expect(JSON.parse(text)).toMatchObject({ detail: expect.any(String) })
        seen.add(answer.status >= 400 ? JSON.parse(text).code : answer.status)
      }),
      { numRuns: runs(100, 10_000), examples: STOPPED_BY_EACH_CHECK },
    )
    // Some requests were stopped by each check, and some passed all of them.
    expect([...seen]).toEqual(expect.arrayContaining(['unsupported_media_type', 'invalid_encoding', 'invalid_json']))
    expect(seen.size).toBeGreaterThan(3)
    await staysUp()
  },
  LONG_MS,
)

test.each(SCREENS)(
  'G55, G58: no form breaks %s',
  async (path) => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(anyBody(), async ({ contentType, bytes }) => {
        const answer = await fetch(server.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: server.url, ...(contentType === undefined ? {} : { 'content-type': contentType }) },
          body: bytes,
        })
        await answer.text()
        expect(answer.status).toBeLessThan(500)
        statuses.add(answer.status)
      }),
      { numRuns: runs(40, 10_000) },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([400, 415]))
    await staysUp()
  },
  LONG_MS,
)

/** Pieces for addresses that lead to another site. */
const target = fc
  .array(
    fc.oneof(
      fc.constantFrom(...['/', '//', '\\', '%2f', '%5c', '%09', '\t', '\n', '@', ':', '?', '#', '..', 'evil.example']),
      fc.constantFrom(...['https:', 'javascript:', 'data:', '／', '\u2028', '\u0000', '%00', '%0d%0aset-cookie:a=b']),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join('').toWellFormed())

test(
  'C25: whatever redirectTo says, every redirect over HTTP stays on this site',
  async () => {
    const stays = (answer: Response, label: string) => {
      const { origin } = new URL(answer.headers.get('location') ?? '/', server.url)
      expect([label, origin]).toEqual([label, server.url])
      for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/^penmark_/)
    }
    await fc.assert(
      fc.asyncProperty(target, async (redirectTo) => {
        const query = new URLSearchParams({ redirectTo })
        for (const page of ['/login', '/register']) {
          const answer = await member.get(`${page}?${query}`)
          expect(answer.status).toBe(302)
          stays(answer, redirectTo)
        }
        const display = await visitor(server).post('/display', { theme: 'dark', redirectTo })
        expect(display.status).toBe(303)
        stays(display, redirectTo)
      }),
      { numRuns: runs(60, 10_000) },
    )
  },
  LONG_MS,
)

/** Sends raw bytes and returns the status of each answer until the server closes the connection or falls silent. */
function speak(bytes: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    let heard = ''
    socket.setEncoding('latin1')
    socket.setTimeout(patience(3_000), () => socket.destroy())
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve([]) : reject(error)))
    socket.on('close', () => resolve([...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code))))
  })
}

test(
  'G55, G58: what is no proper HTTP, or more of it than one request, breaks nothing',
  async () => {
    const host = `Host: localhost:${server.port}\r\n`
    const json = 'Content-Type: application/json\r\n'
    const head = `POST /api/auth/login HTTP/1.1\r\n${host}${json}`
    const line = fc.oneof(
      fc.constantFrom(
        ...['Content-Length: 5\r\n', 'Content-Length: -1\r\n', 'Content-Length: 99999999999999999999\r\n'],
        ...['Content-Length: 5\r\nContent-Length: 6\r\n', 'Transfer-Encoding: chunked\r\n', 'Expect: 100-continue\r\n'],
        ...[
          'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n',
          'Transfer-Encoding: gzip\r\n',
          'Host: evil.example\r\n',
        ],
        ...[
          'Upgrade: websocket\r\nConnection: Upgrade\r\n',
          'Content-Encoding: gzip\r\n',
          'X-Forwarded-Host: evil\r\n',
        ],
        ...['Cookie: a=\u0001\r\n', 'Authorization: Bearer \u00ff\r\n', ' folded: x\r\n', 'Bad Header\r\n', '\r\n'],
      ),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((noise) => `X-Noise: ${noise}\r\n`),
    )
    const body = fc.constantFrom(
      ...['', '{}', '{"em', '5\r\n{"a":\r\n0\r\n\r\n', 'ffffffff\r\n', '0\r\n\r\n', 'zz\r\n', '\u0000'.repeat(50)],
      ...[`{}GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(3), '\u001f\u008b\u0008\u0000'],
    )
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), body, async (lines, rest) => {
        const answered = await speak(`${head}${lines.join('')}Connection: close\r\n\r\n${rest}`)
        expect([answered, answered.every((status) => status < 500 || status === 501)]).toEqual([answered, true])
        for (const status of answered) statuses.add(status)
      }),
      { numRuns: runs(60, 3_000), examples: [[['Content-Length: 2\r\n', 'Expect: 100-continue\r\n'], '{}']] },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([100, 400]))
    await staysUp()
  },
  LONG_MS,
)

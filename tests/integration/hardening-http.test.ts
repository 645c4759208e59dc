import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { runs } from '#tests/support/long.ts'
import { mailedLink, mailedToken } from '#tests/support/mailbox.ts'
import { patience } from '#tests/support/patience.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Tests the requirements of docs/security.md that belong to no single feature, against a running server.

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function registerCall(email: string, password: string) {
  return call(server, 'POST', '/api/auth/register', { body: { email, password } })
}

test('A1: passwords of 8 to 128 code points of any kind register and sign in, whole, and others do not', async () => {
  const passwords = [
    'aA1 aA1 ',
    '🖋🖊📎'.repeat(42),
    '  spaces before and after  ',
    'ünïcödé \u202e\u0301',
    `"'<>&%;--\\\t`,
    `${'x9-'.repeat(42)}yz`,
  ]
  for (const [place, password] of passwords.entries()) {
    const email = `any-${place}@example.com`
    expect([password, (await registerCall(email, password)).status]).toEqual([password, 201])
    const token = await mailedToken(server, email)
    await call(server, 'POST', '/api/auth/verify-email', { body: { token } })
    const login = async (tried: string) =>
      (await call(server, 'POST', '/api/auth/login', { body: { email, password: tried } })).status
    expect([password, await login(password)]).toEqual([password, 200])
    expect([password, await login([...password].slice(0, -1).join(''))]).toEqual([password, 401])
  }
  for (const password of ['sevench', '🖋🖊📎📏📐✂🗂', `${'🖋🖊📎'.repeat(43)}`]) {
    const refused = await registerCall('refused@example.com', password)
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
  }
})

test('A3: a common password is refused on registering, resetting and changing, by screen and by call', async () => {
  const email = 'common@example.com'
  const { token } = await signUp(server, email)
  const browser = await signedIn(server, 'common-too@example.com')
  await call(server, 'POST', '/api/auth/forgot-password', { body: { email } })
  const resetToken = await mailedToken(server, email, 'reset-password')
  for (const common of ['iloveyou', 'Password1', 'QWERTYUIOP', 'zxcvbnm123', 'penmark2026']) {
    const twice = { new_password: common, confirm_password: common }
    const calls = [
      await registerCall('new@example.com', common),
      await call(server, 'POST', '/api/auth/reset-password', { body: { token: resetToken, new_password: common } }),
      await call(server, 'POST', '/api/auth/change-password', {
        token,
        body: { current_password: PASSWORD, new_password: common },
      }),
    ]
    for (const answer of calls)
      expect([common, answer.status, answer.body.detail]).toEqual([
        common,
        400,
        expect.stringContaining('attackers try'),
      ])
    const screens = [
      await visitor(server).post('/register', { email: 'n@example.com', password: common, confirm_password: common }),
      await visitor(server).post('/reset-password', { intent: 'reset', token: resetToken, ...twice }),
      await browser.post('/dashboard/settings/password', { current_password: PASSWORD, ...twice }),
    ]
    for (const answer of screens) {
      expect([common, answer.status]).toEqual([common, 400])
      expect((await answer.text()).includes('attackers try')).toBe(true)
    }
  }
})

test('B20: a rotated secret signs nobody out, and what the old one signed counts while it is still listed', async () => {
  const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)]
  const first = await startServer({ SESSION_SECRETS: old })
  await signUp(first, 'rotated@example.com')
  const login = await fetch(`${first.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: first.url },
    body: new URLSearchParams({ intent: 'login', email: 'rotated@example.com', password: PASSWORD }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(cookie).toContain('penmark_toast=')
  await first.stop()
  const toastWith = async (secrets: string) => {
    const again = await startServer({ SESSION_SECRETS: secrets, PORT: String(first.port) }, first.dataDir)
    const page = await fetch(`${again.url}/dashboard`, { redirect: 'manual', headers: { cookie } })
    const result = { status: page.status, toast: (await page.text()).includes('Login successful') }
    await again.stop()
    return result
  }
  expect(await toastWith(`${fresh},${old}`)).toEqual({ status: 200, toast: true })
  expect(await toastWith(fresh)).toEqual({ status: 200, toast: false })
  await first[Symbol.asyncDispose]()
})

/** A request with headers that fetch would not send. */
function rawPost(to: RunningServer, url: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const outgoing = httpRequest(to.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    outgoing.end(body)
  })
}

function rawGet(from: RunningServer, url: string, headers: Record<string, string>) {
  return new Promise<{ status: number }>((resolve, reject) => {
    const outgoing = httpRequest(from.url + url, { headers })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0 })
    })
    outgoing.end()
  })
}

test('C22: forged Host and X-Forwarded-* headers change neither the origin rule, nor a redirect, nor a mailed link', async () => {
  await using behind = await startServer({ PUBLIC_URL: 'https://penmark.example' })
  const https = { origin: 'https://penmark.example' }
  const email = 'forwarded@example.com'
  const account = new URLSearchParams({ email, password: PASSWORD, confirm_password: PASSWORD }).toString()
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '81',
    forwarded: 'host=evil.example;proto=http',
  }
  expect((await rawPost(behind, '/register', { ...forged, origin: 'https://evil.example' }, account)).status).toBe(403)
  expect((await rawPost(behind, '/register', { ...forged, origin: 'http://evil.example' }, account)).status).toBe(403)
  expect((await rawPost(behind, '/register', { ...https, ...forged }, account)).status).toBe(200)
  const link = await mailedLink(behind, email)
  expect(link.origin).toBe('https://penmark.example')
  const confirm = { intent: 'verify', token: link.searchParams.get('token') ?? '', password: PASSWORD }
  const fields = new URLSearchParams(confirm).toString()
  const passed = await rawPost(behind, '/verify-email', { ...https, 'x-forwarded-proto': 'https' }, fields)
  expect(passed.status).toBe(200)
  const login = new URLSearchParams({ intent: 'login', email, password: PASSWORD }).toString()
  expect(await rawPost(behind, '/login', { ...https, ...forged }, login)).toEqual({
    status: 303,
    location: '/dashboard',
  })
})

test('C22: a page of another site whose name was made to point at this machine reads no mail of the local outbox', async () => {
  await using local = await startServer()
  await call(local, 'POST', '/api/auth/register', { body: { email: 'rebound@example.com', password: PASSWORD } })
  const [file = ''] = readdirSync(path.join(local.dataDir, 'outbox'))
  for (const page of ['/dev/mail', '/dev/mail.data', `/dev/mail?message=${file}`, `/dev/mail/page?message=${file}`]) {
    const answers = []
    for (const host of [
      `localhost:${local.port}`,
      `127.0.0.1:${local.port}`,
      `evil.example:${local.port}`,
      'localhost.evil.example',
    ]) {
      answers.push((await rawGet(local, page, { host })).status)
    }
    expect([page, answers]).toEqual([page, [200, 200, 404, 404]])
  }
})

test('C23: no call is opened to scripts of other sites', async () => {
  for (const [method, url] of [
    ['OPTIONS', '/api/user/profile'],
    ['OPTIONS', '/api/auth/login'],
    ['GET', '/api/plans'],
    ['POST', '/api/auth/login'],
  ] as const) {
    const answer = await fetch(server.url + url, {
      method,
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    const opened = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect([method, url, opened]).toEqual([method, url, []])
  }
})

test('C28: over https every answer, errors and assets included, has HSTS for two years', async () => {
  await using secure = await startServer({ PUBLIC_URL: 'https://penmark.example' })
  for (const url of [
    '/',
    '/login',
    '/login.data',
    '/api/plans',
    '/api/nothing',
    '/nothing',
    '/favicon.svg',
    '/healthz',
  ]) {
    const { headers } = await fetch(secure.url + url, { redirect: 'manual' })
    expect([url, headers.get('strict-transport-security')]).toEqual([url, 'max-age=63072000; includeSubDomains'])
  }
})

test('D34: what a client adds to a body changes nothing, and an answer has no member that it was not given', async () => {
  const email = 'assigned@example.com'
  const extra = {
    ...{ role: 'admin', plan: 'enterprise', subscription_plan: 'enterprise', usage_limit: 9_999, is_verified: true },
    ...{
      id: 'usr_mine',
      verifiedAt: 1,
      verified_at: 1,
      password_hash: 'x',
      workspaceId: 'wsp_mine',
      provider: 'google',
    },
  }
  const registered = await call(server, 'POST', '/api/auth/register', { body: { ...extra, email, password: PASSWORD } })
  expect(Object.keys(registered.body).toSorted()).toEqual(['message', 'verification_email_sent'])
  const early = await call(server, 'POST', '/api/auth/login', { body: { ...extra, email, password: PASSWORD } })
  expect(early.body.code).toBe('EMAIL_NOT_VERIFIED')
  const token = await mailedToken(server, email)
  await call(server, 'POST', '/api/auth/verify-email', { body: { ...extra, token } })
  const login = await call(server, 'POST', '/api/auth/login', { body: { ...extra, email, password: PASSWORD } })
  const profile = await call(server, 'GET', '/api/user/profile', { token: String(login.body.token) })
  expect(profile.body.user).toMatchObject({ email, subscription_plan: 'starter', usage_limit: 25, provider: 'other' })
  expect(JSON.stringify(profile.body)).not.toMatch(/usr_mine|wsp_|hash|canonical/)
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const roles = database.prepare('SELECT role FROM membership m JOIN user u ON u.id = m.user_id WHERE u.email = ?')
  expect(roles.pluck().all(email)).toEqual(['owner'])
  database.close()
})

test('D35: one rule stands behind a screen and its call: the same mistake gets the same words', async () => {
  const pairs: [screen: string, intent: string, api: string, body: Record<string, string>][] = [
    ['/register', '', '/api/auth/register', { email: 'ada', password: PASSWORD }],
    ['/register', '', '/api/auth/register', { email: 'a@example.com', password: 'seven' }],
    ['/register', '', '/api/auth/register', { email: 'a@example.com', password: 'x'.repeat(129) }],
    ['/register', '', '/api/auth/register', { email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }],
    ['/login', 'login', '/api/auth/login', { email: '', password: PASSWORD }],
    ['/verify-email', 'verify', '/api/auth/verify-email', { token: '' }],
    ['/verify-email', 'resend', '/api/auth/resend-verification', { email: 'ada' }],
    ['/forgot-password', 'forgot', '/api/auth/forgot-password', { email: 'ada' }],
    ['/reset-password', 'reset', '/api/auth/reset-password', { token: 'x', new_password: 'seven' }],
    ['/verify-email-change', '', '/api/auth/verify-email-change', { token: '' }],
  ]
  for (const [screen, intent, api, body] of pairs) {
    const detail = (await call(server, 'POST', api, { body })).body.detail as string
    const { password = '', new_password: next = '' } = body
    const page = await visitor(server).post(screen, { ...body, intent, confirm_password: password || next })
    expect([screen, detail, page.status]).toEqual([screen, expect.any(String), 400])
    expect([screen, detail, (await page.text()).includes(detail)]).toEqual([screen, detail, true])
  }
})

test('E41: forged forwarding headers give no new bucket, and every name from one address meets its limit', async () => {
  await using strict = await startServer({ RATE_LIMIT_SCALE: '1' })
  const statuses = []
  for (let round = 0; round < 52; round += 1) {
    const headers = {
      'x-forwarded-for': `203.0.113.${round}`,
      'fly-client-ip': `198.51.100.${round}`,
      'x-real-ip': `192.0.2.${round}`,
      forwarded: `for=10.0.0.${round}`,
    }
    const body = { email: `user${round}@example.com`, password: 'x' }
    statuses.push((await call(strict, 'POST', '/api/auth/login', { body, headers })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  expect(statuses.slice(50)).toEqual([429, 429])
})

test.runIf(runs(0, 1) === 1)(
  'E42: a request that never ends is answered 408 and its connection closed',
  async () => {
    const begun = performance.now()
    const heard = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(
          `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
        ),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - begun).toBeLessThan(patience(20_000))
  },
  90_000,
)

test('G58: a defect is told as one plain sentence, without its cause, and the process goes on', async () => {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  database.exec(
    "CREATE TRIGGER defect BEFORE INSERT ON session BEGIN SELECT RAISE(ABORT, 'constraint of the inner table'); END",
  )
  await expect(signUp(server, 'defect@example.com')).rejects.toThrow(/500/)
  const body = { email: 'defect@example.com', password: PASSWORD }
  const answer = await call(server, 'POST', '/api/auth/login', { body })
  const screen = await visitor(server).post('/login', { intent: 'login', ...body })
  database.exec('DROP TRIGGER defect')
  database.close()
  expect([answer.status, answer.body]).toEqual([
    500,
    { detail: 'Server error. Please try again later.', code: 'server_error' },
  ])
  expect(screen.status).toBe(500)
  expect(/constraint|SqliteError|\.js:\d+|at Object|node_modules/.test(await screen.text())).toBe(false)
  expect(server.output()).toContain('constraint of the inner table')
  expect((await call(server, 'POST', '/api/auth/login', { body })).status).toBe(200)
})

test('G57: security events are JSON lines with time and request, and hold no secret and no address', async () => {
  await using talkative = await startServer({ LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1' })
  const email = 'told.nowhere@example.com'
  const next = 'seven quiet herons wade'
  const { token } = await signUp(talkative, email)
  const secrets = [PASSWORD, next, email, 'told.nowhere', token]
  const browser = visitor(talkative)
  await browser.post('/login', { intent: 'login', email, password: 'a wrong guess' })
  const login = await browser.post('/login', { intent: 'login', email, password: PASSWORD })
  const session = /penmark_session=([\w-]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? ''
  await browser.post('/dashboard/settings/password', {
    ...{ current_password: 'a wrong guess', new_password: next, confirm_password: next },
  })
  await call(talkative, 'POST', '/api/auth/forgot-password', { body: { email } })
  const reset = await mailedToken(talkative, email, 'reset-password')
  await browser.post('/reset-password', { intent: 'reset', token: reset, new_password: next, confirm_password: next })
  await call(talkative, 'GET', '/api/user/profile', { token })
  await call(talkative, 'GET', '/api/user/profile', { token: `pmk_${'a'.repeat(8)}_${'b'.repeat(32)}` })
  await fetch(`${talkative.url}/logout`, { method: 'POST', headers: { origin: 'https://evil.example' } })
  await browser.post('/login', { intent: 'login', email, password: next })
  await browser.post('/logout')
  for (let round = 0; round < 11; round += 1)
    await call(talkative, 'POST', '/api/auth/login', { body: { email: 'b@example.com', password: 'a wrong guess' } })
  await expect.poll(() => talkative.output()).toContain('rate_limit.refused')

  const output = talkative.output()
  for (const secret of [...secrets, session, reset, 'a wrong guess']) expect(output.includes(secret)).toBe(false)
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  // A busy machine holds the event loop, which is no security event and may be the work of several requests.
  const events = lines.filter(({ event }) => event !== undefined && event !== 'loop.held')
  for (const line of events) {
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect([line.event, line.requestId]).toEqual([line.event, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  }
  const names = new Set(events.map(({ event }) => event))
  expect([...names].map(String)).toEqual(
    expect.arrayContaining([
      ...['account.registered', 'login', 'login.refused', 'logout', 'reauthenticate.refused'],
      ...['password.reset_requested', 'password.reset', 'bearer.refused', 'api_key.refused'],
      ...['cross_origin.refused', 'rate_limit.refused'],
    ]),
  )
})

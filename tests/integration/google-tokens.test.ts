import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, type HostileIssuer, startHostileIssuer, type TokenAnswer } from '#tests/mocks/google/hostile.ts'
import { CLIENT } from '#tests/mocks/google/server.ts'
import { visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { backOf } from '#tests/support/google.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let issuer: HostileIssuer
let server: RunningServer
beforeAll(async () => {
  issuer = await startHostileIssuer()
  server = await startServer({ ...CLIENT, GOOGLE_ISSUER: issuer.url })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await issuer.close()
})

const FAILED = 'Google authentication failed'
const now = () => Math.floor(Date.now() / 1000)
const BAD: Record<string, Fault> = {
  'a signature of somebody else': { signature: 'stranger' },
  'no signature': { signature: 'none' },
  'a signature made with the client’s secret': { signature: 'HS256' },
  'another issuer': { claims: { iss: 'https://evil.example' } },
  'the issuer that only Google is called': { claims: { iss: 'accounts.google.com' } },
  'another audience': { claims: { aud: 'another-client' } },
  'further audiences without a party': { claims: { aud: [CLIENT.GOOGLE_CLIENT_ID, 'another-client'] } },
  'another authorized party': { claims: { azp: 'another-client' } },
  'an end that has passed': { claims: { iat: now() - 300, exp: now() - 120 } },
  'no end': { without: ['exp'] },
  'a beginning long ago': { claims: { iat: now() - 3_600, exp: now() + 3_600 } },
  'a beginning to come': { claims: { iat: now() + 3_600, exp: now() + 7_200 } },
  'no beginning': { without: ['iat'] },
  'no subject': { without: ['sub'] },
  'an endless subject': { claims: { sub: 'x'.repeat(256) } },
}

/** Sign-in in a browser at an issuer that shows no page. */
async function signIn(fault: Fault, answer?: TokenAnswer) {
  const browser = visitor(server)
  const begun = await browser.post('/auth/google')
  issuer.next(fault, answer)
  const sent = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  const done = await browser.post('/auth/callback', backOf(back.pathname + back.search))
  const page = await done.text()
  return { status: done.status, page, dashboard: (await browser.get('/dashboard')).status }
}

async function loginWith(idToken: string) {
  const answer = await call(server, 'POST', '/api/auth/google/login', { body: { id_token: idToken } })
  return [answer.status, answer.body.code]
}

test('A13: with nothing wrong, and with ES256 in place of RS256, a browser and a program are signed in', async () => {
  for (const fault of [{}, { signature: 'ES256' }] as const) {
    const done = await signIn(fault)
    expect([done.status, done.dashboard]).toEqual([200, 200])
    expect(await loginWith(await issuer.mint('program', 'program@example.com', fault))).toEqual([200, undefined])
  }
})

for (const [words, fault] of Object.entries(BAD)) {
  test(`A13: an ID token with ${words} signs nobody in, on screen or by call`, async () => {
    const done = await signIn(fault)
    expect([done.status, done.dashboard]).toEqual([401, 302])
    expect(done.page).toContain(FAILED)
    expect(await loginWith(await issuer.mint('bad', 'bad@example.com', fault))).toEqual([401, 'google_failed'])
  })
}

test('A13: an ID token for another browser, or for none, signs nobody in on screen', async () => {
  for (const fault of [{ claims: { nonce: 'of another browser' } }, { without: ['nonce'] }]) {
    const done = await signIn(fault)
    expect([done.status, done.dashboard]).toEqual([401, 302])
    expect(done.page).toContain(FAILED)
  }
})

test('what is no ID token at all is refused as such', async () => {
  for (const token of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', '\u0000', 'x'.repeat(10_001)]) {
    expect(await loginWith(token)).toEqual([401, 'google_failed'])
  }
  const empty = await call(server, 'POST', '/api/auth/google/login', { body: {} })
  expect([empty.status, empty.body.code, empty.body.detail]).toEqual([
    400,
    'google_no_credential',
    'No credential received',
  ])
})

test('A12: an address that is not verified is refused with words that help', async () => {
  for (const fault of [
    { claims: { email_verified: 'true' } },
    { without: ['email_verified'] },
    { without: ['email'] },
  ]) {
    const token = await issuer.mint('unverified', 'unverified@example.com', fault)
    expect(await loginWith(token)).toEqual([403, 'google_email_unverified'])
  }
  const done = await signIn({ claims: { sub: 'unverified', email_verified: false } })
  expect([done.status, done.dashboard]).toEqual([403, 302])
  expect(done.page).toContain('Google hasn’t verified this email address')
})

test('A13: of fifty calls at once with one ID token exactly one is let in', async () => {
  const token = await issuer.mint('replayed', 'replayed@example.com')
  const answers = await Promise.all(Array.from({ length: 50 }, () => loginWith(token)))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([, code]) => code === 'google_failed')).toHaveLength(49)
})

test('A12: fifty first sign-ins of one person at once make one account', async () => {
  const tokens = await Promise.all(Array.from({ length: 50 }, () => issuer.mint('crowd', 'crowd@example.com')))
  const answers = await Promise.all(
    tokens.map((id_token) => call(server, 'POST', '/api/auth/google/login', { body: { id_token } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(({ body }) => (body.user as { id: string }).id)).size).toBe(1)
})

test('what the token endpoint does wrong is told apart, and ends in no 500', async () => {
  for (const [answer, status, words] of [
    ['no_id_token', 502, 'Invalid response from Google OAuth'],
    ['refused', 401, FAILED],
    ['broken', 503, 'Google API failed to load'],
    ['redirect', 503, 'Google API failed to load'],
  ] as const) {
    const done = await signIn({}, answer)
    expect([done.status, done.dashboard]).toEqual([status, 302])
    expect(done.page).toContain(words)
  }
})

test('A13: a state that is not of this browser never gets as far as the provider', async () => {
  const [mine, other] = [visitor(server), visitor(server)]
  issuer.next({})
  const begin = async (browser: typeof mine) => {
    const begun = await browser.post('/auth/google')
    const sent = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
    return backOf(sent.headers.get('location') ?? '')
  }
  const [ours, theirs] = [await begin(mine), await begin(other)]
  const before = issuer.redeemed()
  for (const fields of [theirs, { ...ours, state: theirs.state }, { ...ours, state: 'x' }, { ...ours, state: '' }]) {
    const answer = await mine.post('/auth/callback', fields)
    expect([answer.status, (await answer.text()).includes(FAILED)]).toEqual([401, true])
  }
  const stranger = await visitor(server).post('/auth/callback', ours)
  expect(stranger.status).toBe(401)
  expect(issuer.redeemed()).toBe(before)
  expect((await mine.post('/auth/callback', ours)).status).toBe(200)
  expect((await mine.post('/auth/callback', ours)).status).toBe(401)
})

test('an issuer that cannot be reached lets nobody begin, and says so', async () => {
  await using lost = await startServer({ ...CLIENT, GOOGLE_ISSUER: 'http://localhost:9' })
  const browser = visitor(lost)
  for (const [from, page, words] of [
    ['login', '/login', 'Failed to initialize Google login'],
    ['register', '/register', 'Failed to initialize Google authentication'],
  ] as const) {
    const answer = await browser.post('/auth/google', { from })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    expect(await (await browser.get(page)).text()).toContain(words)
  }
  const url = await call(lost, 'GET', '/api/auth/google/auth-url')
  expect([url.status, url.body.code]).toEqual([503, 'google_unavailable'])
})

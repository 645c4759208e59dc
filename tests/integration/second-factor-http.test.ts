import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { softAuthenticator } from '#tests/support/authenticator.ts'
import { type Browser, signedIn, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { runHere } from '#tests/support/command-line.ts'
import { forgetLastStep, recoveryCodesIn, turnedOnThroughScreens } from '#tests/support/factors.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { program as operate } from '../../server/ops-cli/program.ts'

const SECURITY = '/dashboard/settings/security'
const LOGIN = { intent: 'login', password: PASSWORD }

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

function stored<Row>(sql: string, ...values: string[]): Row[] {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const rows = database.prepare(sql).all(...values) as Row[]
  database.close()
  return rows
}

async function json(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>
}

/** A browser that has given the right password and waits for its second step. */
async function waiting(email: string, redirectTo = ''): Promise<Browser> {
  const browser = visitor(server, email)
  const answer = await browser.post(`/login${redirectTo}`, { ...LOGIN, email })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/login/second-factor${redirectTo}`])
  return browser
}

/** Adds a passkey like the script of the screen. */
async function withPasskey(browser: Browser, options: { counts?: boolean } = {}) {
  const key = softAuthenticator(server.url, options)
  const begun = await browser.post(`${SECURITY}/passkeys/add`, { step: 'begin', name: 'Phone', password: PASSWORD })
  const { options: creation } = (await json(begun)) as { options: Parameters<typeof key.create>[0] }
  const credential = JSON.stringify(key.create(creation))
  const added = await browser.post(`${SECURITY}/passkeys/add`, { step: 'add', name: 'Phone', credential })
  expect([added.status, await json(added)]).toEqual([200, { location: SECURITY }])
  return key
}

type Key = ReturnType<typeof softAuthenticator>

async function challengeOf(browser: Browser, use: 'sign-in' | 'second-factor' = 'sign-in') {
  const answer = await browser.post('/login/passkey', { step: 'ask', use })
  return (await json(answer)).options as Parameters<Key['sign']>[0] & { userVerification: string }
}

const answered = (browser: Browser, credential: unknown, use: 'sign-in' | 'second-factor' = 'sign-in') =>
  browser.post('/login/passkey?redirectTo=%2Fdashboard%2Fusage', {
    step: 'answer',
    use,
    credential: JSON.stringify(credential),
  })

test('A14: an app is set up, asked for and turned off without a script', async () => {
  const email = 'app@example.com'
  const ada = await signedIn(server, email)
  expect(await textOf(await ada.get(SECURITY))).toContain('Set up an app')
  const wrong = await ada.post(`${SECURITY}/app`, { intent: 'begin', password: 'not this one' })
  expect(wrong.status).toBe(403)
  expect(await textOf(await ada.get(`${SECURITY}/app`))).not.toContain('setup-secret')

  const { app, codes, page } = await turnedOnThroughScreens(ada)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(new Set(codes).size).toBe(10)
  expect(await textOf(await ada.get(`${SECURITY}/app`))).not.toMatch(/setup-secret|qr-code/)
  expect(await textOf(await ada.get(SECURITY))).toContain('You haven’t confirmed that you saved your recovery codes')
  await ada.post(`${SECURITY}/codes`, { intent: 'kept', kept: 'yes' })
  expect(await textOf(await ada.get(SECURITY))).not.toContain('You haven’t confirmed that you saved')
  await mailTo(server, email, 'Two-step verification was turned on')

  const other = await waiting(email, '?redirectTo=%2Fdashboard%2Fusage')
  expect((await other.get('/dashboard')).status).toBe(302)
  const asks = await textOf(await other.get('/login/second-factor'))
  expect(asks).toMatch(/autoComplete="one-time-code"/i)
  expect(asks).toMatch(/inputMode="numeric"/i)
  const refused = await other.post('/login/second-factor?redirectTo=%2Fdashboard%2Fusage', {
    intent: 'totp',
    code: app.code(Date.now(), 5),
  })
  expect(refused.status).toBe(401)
  const passed = await other.post('/login/second-factor?redirectTo=%2Fdashboard%2Fusage', {
    intent: 'totp',
    code: app.code(Date.now(), 1),
  })
  expect([passed.status, passed.headers.get('location')]).toEqual([303, '/dashboard/usage'])
  expect((await other.get('/dashboard')).status).toBe(200)

  expect((await ada.post(`${SECURITY}/app/off`, { password: 'not this one' })).status).toBe(403)
  expect((await ada.post(`${SECURITY}/app/off`, { password: PASSWORD })).status).toBe(303)
  await mailTo(server, email, 'Two-step verification was turned off')
  const alone = await visitor(server).post('/login', { ...LOGIN, email })
  expect(alone.headers.get('location')).toBe('/dashboard')
})

test('A14: a recovery code opens once and tells how many are left; new ones need the password', async () => {
  const email = 'recovery@example.com'
  const ada = await signedIn(server, email)
  const { codes } = await turnedOnThroughScreens(ada)
  const other = await waiting(email)
  const passed = await other.post('/login/second-factor', {
    intent: 'recovery',
    recovery_code: ` ${(codes[0] ?? '').toUpperCase()} `,
  })
  expect(passed.status).toBe(303)
  expect(await textOf(await other.get('/dashboard'))).toContain('9 recovery codes left')
  const again = await (await waiting(email)).post('/login/second-factor', {
    intent: 'recovery',
    recovery_code: codes[0] ?? '',
  })
  expect(again.status).toBe(401)
  expect(await textOf(again)).not.toContain(codes[0])

  expect((await ada.post(`${SECURITY}/codes`, { password: 'not this one' })).status).toBe(403)
  const fresh = recoveryCodesIn(await (await ada.post(`${SECURITY}/codes`, { password: PASSWORD })).text())
  expect(fresh).toHaveLength(10)
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
})

test('A7: after five wrong codes the way leads back to the start, which says why', async () => {
  const email = 'tries@example.com'
  const { app } = await turnedOnThroughScreens(await signedIn(server, email))
  const browser = await waiting(email, '?redirectTo=%2Fdashboard%2Fusage')
  const guess = () =>
    browser.post('/login/second-factor?redirectTo=%2Fdashboard%2Fusage', {
      intent: 'totp',
      code: app.code(Date.now(), 9),
    })
  for (let tried = 1; tried <= 4; tried += 1) expect((await guess()).status).toBe(401)
  const last = await guess()
  const way = last.headers.get('location') ?? ''
  expect([last.status, way]).toEqual([303, '/login?redirectTo=%2Fdashboard%2Fusage&ended=tries'])
  expect(await textOf(await browser.get(way))).toContain('Too many codes were tried.')
  expect((await browser.get('/login/second-factor')).headers.get('location')).toBe('/login?ended=expired')
})

test('the second step is bound to the browser that took the first', async () => {
  const email = 'bound@example.com'
  const { app } = await turnedOnThroughScreens(await signedIn(server, email))
  await waiting(email)
  const stranger = await visitor(server).post('/login/second-factor', { intent: 'totp', code: app.code(Date.now(), 1) })
  expect(stranger.headers.get('location')).toBe('/login?ended=expired')
  const first = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ ...LOGIN, email }),
  })
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith('penmark_challenge='))
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(first.headers.getSetCookie().some((line) => line.startsWith('penmark_session='))).toBe(false)
})

test('A14: a call is asked for its second factor and gets its token for the challenge and a code', async () => {
  const email = 'call@example.com'
  const { app, codes } = await turnedOnThroughScreens(await signedIn(server, email))
  const login = () => call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  const finish = (challenge: unknown, code: string) =>
    call(server, 'POST', '/api/auth/second-factor', { body: { challenge, code } })
  const asks = await login()
  expect([asks.status, asks.body.error, asks.body.code, asks.body.token]).toEqual([
    401,
    'second_factor_required',
    'second_factor_required',
    undefined,
  ])
  const { challenge } = asks.body
  expect((await call(server, 'GET', '/api/user/profile', { token: String(challenge) })).status).toBe(401)
  expect((await finish(challenge, app.code(Date.now(), 7))).body.code).toBe('second_factor_wrong')
  expect((await finish(challenge, 'not a code')).status).toBe(400)
  const passed = await finish(challenge, app.code(Date.now(), 1))
  expect(passed.status).toBe(200)
  expect(passed.body.user).toMatchObject({ email })
  expect((await call(server, 'GET', '/api/user/profile', { token: String(passed.body.token) })).status).toBe(200)
  expect((await finish(challenge, app.code(Date.now(), 1))).body.code).toBe('second_factor_expired')
  const next = await login()
  expect((await finish(next.body.challenge, codes[4] ?? '')).status).toBe(200)
  expect((await call(server, 'GET', '/api/auth/second-factor')).status).toBe(405)
})

test('A14: of 50 posts of one code from one browser exactly one begins a session', async () => {
  const email = 'race@example.com'
  const { app } = await turnedOnThroughScreens(await signedIn(server, email))
  forgetLastStep(server, email)
  const browser = await waiting(email)
  const code = app.code(Date.now())
  const count = () =>
    stored<{ all: number }>(
      'SELECT count(*) AS "all" FROM session JOIN user ON user.id = user_id WHERE email = ?',
      email,
    )[0]?.all ?? 0
  const before = count()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => browser.post('/login/second-factor', { intent: 'totp', code })),
  )
  expect(count()).toBe(before + 1)
  expect(answers.filter((answer) => answer.headers.get('location') === '/dashboard')).toHaveLength(1)
})

test('A14: a passkey signs in by itself, also where an app is on, and keeps the way', async () => {
  const email = 'passkey@example.com'
  const ada = await signedIn(server, email)
  const key = await withPasskey(ada)
  await turnedOnThroughScreens(ada)
  await mailTo(server, email, 'Two-step verification was turned on')
  const other = visitor(server)
  const options = await challengeOf(other)
  expect([options.userVerification, options.rpId, options.allowCredentials ?? []]).toEqual([
    'required',
    'localhost',
    [],
  ])
  const answer = await answered(other, key.sign(options))
  expect([answer.status, await json(answer)]).toEqual([200, { location: '/dashboard/usage' }])
  expect((await other.get('/dashboard')).status).toBe(200)
  expect(await textOf(await other.get(SECURITY))).toContain('Phone')
})

test('an operator’s suspension lets no passkey in, and no second step that waited', async () => {
  const email = 'suspended@example.com'
  const ada = await signedIn(server, email)
  const key = await withPasskey(ada)
  const { app } = await turnedOnThroughScreens(ada)
  const half = await waiting(email)
  const other = visitor(server)
  const options = await challengeOf(other)
  const suspend = ['suspend', email, '--reason', 'security', '--operator', 'ops-1']
  expect(await runHere(() => operate(suspend, { DATA_DIR: server.dataDir }))).toMatchObject({ status: 0 })
  const step = await half.post('/login/second-factor', { intent: 'totp', code: app.code(Date.now(), 1) })
  expect([step.status, step.headers.get('location')]).toEqual([303, '/login?ended=expired'])
  const answer = await answered(other, key.sign(options))
  expect([answer.status, (await json(answer)).code, answer.headers.getSetCookie().join()]).toEqual([
    ...[403, 'account_suspended', ''],
  ])
  expect((await ada.get('/dashboard')).status).toBe(302)
})

test('A8, A14: what a passkey signed counts once, from the browser that asked, for this site, with its owner verified', async () => {
  const key = await withPasskey(await signedIn(server, 'strict@example.com'))
  const refused = async (answer: Response) => [answer.status, (await json(answer)).code]
  const no = [401, 'passkey_refused']

  const twice = visitor(server)
  const options = await challengeOf(twice)
  const signed = key.sign(options)
  expect(await refused(await answered(visitor(server), signed))).toEqual(no)
  const elsewhere = visitor(server)
  await challengeOf(elsewhere)
  expect(await refused(await answered(elsewhere, signed))).toEqual(no)
  expect((await answered(twice, signed)).status).toBe(200)
  expect(await refused(await answered(twice, signed))).toEqual(no)

  for (const quirk of [
    { origin: 'https://penmark.example' },
    { unverified: true },
    { challenge: 'AAAA' },
    { userHandle: 'AAAA' },
  ]) {
    const browser = visitor(server)
    expect(await refused(await answered(browser, key.sign(await challengeOf(browser), quirk)))).toEqual(no)
  }
  const unknown = softAuthenticator(server.url)
  const browser = visitor(server)
  expect(await refused(await answered(browser, unknown.sign(await challengeOf(browser))))).toEqual(no)
  expect(await refused(await answered(browser, { id: 'x' }))).toEqual(no)
  expect(await refused(await browser.post('/login/passkey', { step: 'answer', credential: '{"id":' }))).toEqual(no)
})

test('A14: a passkey whose count does not grow is refused as a copy', async () => {
  const key = await withPasskey(await signedIn(server, 'copy@example.com'), { counts: true })
  const first = visitor(server)
  expect((await answered(first, key.sign(await challengeOf(first)))).status).toBe(200)
  key.counter = 0
  const copy = visitor(server)
  expect((await answered(copy, key.sign(await challengeOf(copy)))).status).toBe(401)
})

test('A14: a passkey is the second step of its owner’s sign-in and of nobody else’s', async () => {
  const ada = await signedIn(server, 'second-ada@example.com')
  const key = await withPasskey(ada)
  await turnedOnThroughScreens(ada)
  const eve = await signedIn(server, 'second-eve@example.com')
  const hers = await withPasskey(eve)
  await turnedOnThroughScreens(eve)

  const browser = await waiting('second-ada@example.com')
  const options = await challengeOf(browser, 'second-factor')
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([key.id])
  expect((await answered(browser, hers.sign(options), 'second-factor')).status).toBe(401)
  expect((await browser.get('/dashboard')).status).toBe(302)
  const again = await challengeOf(browser, 'second-factor')
  expect((await answered(browser, key.sign(again), 'second-factor')).status).toBe(200)
  expect((await browser.get('/dashboard')).status).toBe(200)
  const nobody = await visitor(server).post('/login/passkey', { step: 'ask', use: 'second-factor' })
  expect([nobody.status, (await json(nobody)).code]).toEqual([401, 'second_factor_expired'])
})

test('a passkey is added with the password only, once, and not with the challenge of somebody else', async () => {
  const ada = await signedIn(server, 'add-ada@example.com')
  const eve = await signedIn(server, 'add-eve@example.com')
  const add = `${SECURITY}/passkeys/add`
  const wrong = await ada.post(add, { step: 'begin', name: 'Phone', password: 'not this one' })
  expect([wrong.status, (await json(wrong)).field]).toEqual([403, 'password'])
  const nameless = await ada.post(add, { step: 'begin', name: ' ', password: PASSWORD })
  expect([nameless.status, (await json(nameless)).field]).toEqual([400, 'name'])

  const key = softAuthenticator(server.url)
  const begun = await json(await ada.post(add, { step: 'begin', name: 'Phone', password: PASSWORD }))
  const passkey = key.create(begun.options as Parameters<Key['create']>[0])
  const credential = JSON.stringify(passkey)
  expect((await eve.post(add, { step: 'add', name: 'Phone', credential })).status).toBe(400)
  const unverified = key.create(begun.options as Parameters<Key['create']>[0], { unverified: true })
  const bare = await ada.post(add, { step: 'add', name: 'Phone', credential: JSON.stringify(unverified) })
  expect([bare.status, (await json(bare)).code]).toEqual([400, 'passkey_not_added'])
  expect((await ada.post(add, { step: 'add', name: 'Phone', credential })).status).toBe(200)
  expect((await ada.post(add, { step: 'add', name: 'Phone', credential })).status).toBe(400)
  await mailTo(server, 'add-ada@example.com', 'A passkey was added')
})

test('C31: a passkey is renamed and removed by its owner, and is 404 for everybody else', async () => {
  const ada = await signedIn(server, 'own-ada@example.com')
  await withPasskey(ada)
  const eve = await signedIn(server, 'own-eve@example.com')
  const [id = ''] = /psk_[0-9a-f]+/.exec(await textOf(await ada.get(SECURITY))) ?? []
  const page = `${SECURITY}/passkeys/${id}`
  for (const address of [page, `${page}/remove`]) {
    expect([address, (await eve.get(address)).status]).toEqual([address, 404])
    expect((await eve.post(address, { name: 'Mine', password: PASSWORD })).status).toBe(404)
  }
  expect((await ada.post(page, { name: 'Old phone' })).status).toBe(303)
  expect(await textOf(await ada.get(SECURITY))).toContain('Old phone')
  expect((await ada.post(`${page}/remove`, { password: 'not this one' })).status).toBe(403)
  expect((await ada.post(`${page}/remove`, { password: PASSWORD })).status).toBe(303)
  expect((await ada.get(page)).status).toBe(404)
  await mailTo(server, 'own-ada@example.com', 'A passkey was removed')
})

test('C21: no other site begins or answers anything of this', async () => {
  for (const address of ['/login/second-factor', '/login/passkey', `${SECURITY}/app`, `${SECURITY}/passkeys/add`]) {
    const answer = await fetch(`${server.url}${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ step: 'ask' }),
    })
    expect([address, answer.status]).toEqual([address, 403])
  }
})

test('C23: no GET of the second factor writes, and without a session the settings lead to the login', async () => {
  const ada = await signedIn(server, 'reads@example.com')
  await ada.post(`${SECURITY}/app`, { intent: 'begin', password: PASSWORD })
  const count = () =>
    stored('SELECT * FROM sign_in_challenge UNION ALL SELECT 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11').length
  const before = [count(), stored('SELECT * FROM totp_factor')]
  for (const address of ['/login', '/login/second-factor', SECURITY, `${SECURITY}/app`, `${SECURITY}/passkeys/new`]) {
    await ada.get(address)
    await ada.get(`${address}.data`)
  }
  expect((await ada.get('/login/passkey')).status).toBe(405)
  expect([count(), stored('SELECT * FROM totp_factor')]).toEqual(before)
  for (const address of [SECURITY, `${SECURITY}/app`, `${SECURITY}/codes`, `${SECURITY}/passkeys/new`]) {
    expect((await visitor(server).get(address)).headers.get('location')).toContain('/login?redirectTo=')
  }
  expect((await visitor(server).post(`${SECURITY}/passkeys/add`, { step: 'begin' })).status).not.toBe(200)
})

test('an app whose secret the site has lost is told as such, and a recovery code opens the account', async () => {
  await using first = await startServer({ SESSION_SECRETS: 'the secret that sealed it once upon a time' })
  const { codes, app } = await turnedOnThroughScreens(await signedIn(first, 'ada@example.com'))
  const settings = { SESSION_SECRETS: 'another secret while the older one was dropped', PORT: String(first.port) }
  await first.stop()
  await using second = await startServer(settings, first.dataDir)
  const browser = visitor(second)
  await browser.post('/login', { ...LOGIN, email: 'ada@example.com' })
  const refused = await browser.post('/login/second-factor', { intent: 'totp', code: app.code(Date.now(), 1) })
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('We can no longer read your app’s key')
  const recovered = await browser.post('/login/second-factor', { intent: 'recovery', recovery_code: codes[0] ?? '' })
  expect(recovered.status).toBe(303)
  expect((await browser.get('/dashboard')).status).toBe(200)
})

test('A7: codes that confirm a new app are limited too, since each right one costs ten hashes', async () => {
  await using strict = await startServer({ RATE_LIMIT_SCALE: '1' })
  const browser = await signedIn(strict, 'ada@example.com')
  await browser.post(`${SECURITY}/app`, { intent: 'begin', password: PASSWORD })
  const confirm = () => browser.post(`${SECURITY}/app`, { intent: 'confirm', code: '000000' })
  const statuses = (await Promise.all(Array.from({ length: 12 }, confirm))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, type GoogleDouble, startGoogleDouble } from '#tests/mocks/google/server.ts'
import { signInAgain, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { turnedOnThroughScreens } from '#tests/support/factors.ts'
import { backOf, googleSignIn, signedInByGoogle, throughGoogle } from '#tests/support/google.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const SETTINGS = '/dashboard/settings/google'

let google: GoogleDouble
let server: RunningServer
let plain: RunningServer
beforeAll(async () => {
  google = await startGoogleDouble()
  server = await startServer({ ...CLIENT, GOOGLE_ISSUER: google.url })
  plain = await startServer()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await plain[Symbol.asyncDispose]()
  await google.close()
})

test('A13: the button leads to the provider with state, nonce and PKCE, bound to the browser by cookies', async () => {
  const browser = visitor(server)
  expect(await (await browser.get('/login')).text()).toContain('Continue with Google')
  const begun = await browser.post('/auth/google')
  expect(begun.status).toBe(303)
  const location = new URL(begun.headers.get('location') ?? '')
  expect(location.origin).toBe(google.url)
  const query = Object.fromEntries(location.searchParams)
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: CLIENT.GOOGLE_CLIENT_ID,
    redirect_uri: `${server.url}/auth/callback`,
    scope: 'openid email',
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/)
  const cookies = begun.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const line of cookies) {
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600']) expect(line).toContain(attribute)
    expect(line).not.toContain(query.nonce)
  }
  const policy = (await browser.get('/login')).headers.get('content-security-policy')
  expect(policy).toContain(`form-action 'self' ${google.url};`)
})

test('A13: on an https site the cookies of the flow are Secure and of this host only', async () => {
  await using strict = await startServer({
    ...CLIENT,
    GOOGLE_ISSUER: google.url,
    PUBLIC_URL: 'https://penmark.example',
  })
  const begun = await fetch(`${strict.url}/auth/google`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://penmark.example' },
    body: new URLSearchParams(),
  })
  expect(new URL(begun.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(
    'https://penmark.example/auth/callback',
  )
  for (const line of begun.headers.getSetCookie()) expect(line).toMatch(/^__Host-.*; Secure/)
})

test('the whole way without JavaScript: a new account, signed in, told its address, and sent on', async () => {
  const browser = visitor(server)
  const begun = await browser.post('/auth/google?redirectTo=%2Fdashboard%2Fusage', { from: 'register' })
  const back = await throughGoogle(begun.headers.get('location') ?? '', { email: 'new@example.com' })
  const page = await browser.get(back)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('refresh')]).toEqual([
    200,
    'no-referrer, same-origin',
    null,
  ])
  const { code, state } = backOf(back)
  const html = await page.text()
  for (const words of ['Finish signing in', `value="${code}"`, `value="${state}"`]) expect(html).toContain(words)
  expect((await browser.get('/dashboard')).status).toBe(302)

  const done = await browser.post('/auth/callback', { code, state })
  expect([done.status, done.headers.get('refresh')]).toEqual([200, '1.5; url=/dashboard/usage'])
  expect(await done.text()).toContain('You’re signed in as new@example.com.')
  const gone = done.headers.getSetCookie().filter((line) => /Max-Age=0/.test(line))
  expect(gone.map((line) => line.split(/[:=]/)[0]).sort()).toEqual([
    expect.stringMatching(/^penmark_errand_/),
    'penmark_google',
  ])
  const settings = await (await browser.get('/dashboard/settings')).text()
  expect(settings).toContain('new@example.com')
  expect(settings).toContain('Manage')
  // Without a password, the password page offers to set one, and a fresh sign-in suffices for that.
  expect(await (await browser.get('/dashboard/settings/password')).text()).toContain('Set a password')
})

test('A13: a second post of the same code is told, and is no second sign-in', async () => {
  const browser = visitor(server)
  const begun = await browser.post('/auth/google')
  const back = await throughGoogle(begun.headers.get('location') ?? '', { email: 'twice@example.com' })
  const bound = visitor(server)
  expect((await browser.post('/auth/callback', backOf(back))).status).toBe(200)
  for (const again of [browser, bound]) {
    const answer = await again.post('/auth/callback', backOf(back))
    expect([answer.status, answer.headers.get('refresh')]).toEqual([401, '3; url=/login'])
    expect(await answer.text()).toContain('Google authentication failed')
  }
})

test('a browser that begins again and again, with long ways back, is never shut out by its own cookies', async () => {
  const browser = visitor(server)
  for (const _ of Array(12)) {
    const begun = await browser.post(`/auth/google?${new URLSearchParams({ redirectTo: `/${'x'.repeat(1_990)}` })}`)
    expect(begun.status).toBe(303)
    const back = await throughGoogle(begun.headers.get('location') ?? '', { email: 'patient@example.com' })
    expect((await browser.get(back)).status).toBe(200)
  }
  const accented = await browser.post(`/auth/google?${new URLSearchParams({ redirectTo: `/${'é'.repeat(1_900)}` })}`)
  for (const line of accented.headers.getSetCookie()) expect(line.length).toBeLessThan(4_096)
  expect((await googleSignIn(browser, { email: 'patient@example.com' })).status).toBe(200)
})

test('A13: of fifty posts of one code at once exactly one signs in', async () => {
  const browser = visitor(server)
  const begun = await browser.post('/auth/google')
  const back = await throughGoogle(begun.headers.get('location') ?? '', { email: 'race@example.com' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/auth/callback', backOf(back))))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401)).toHaveLength(49)
})

test('A9: opening the way back, as document or data, with GET or HEAD, signs nobody in', async () => {
  const browser = visitor(server)
  const begun = await browser.post('/auth/google')
  const back = await throughGoogle(begun.headers.get('location') ?? '', { email: 'opened@example.com' })
  await browser.get(back)
  await browser.get(back.replace('/auth/callback', '/auth/callback.data'))
  await fetch(server.url + back, { method: 'HEAD' })
  expect((await browser.get('/dashboard')).status).toBe(302)
  expect((await browser.post('/auth/callback', backOf(back))).status).toBe(200)
})

test('the way back says what it lacks, in the words of the specification', async () => {
  for (const [query, words] of [
    ['', 'No authorization code received'],
    ['?state=x', 'No authorization code received'],
    ['?error=access_denied&state=x', 'OAuth error: access_denied'],
    ['?error=%3Cscript%3Ealert(1)%3C/script%3E', 'OAuth error: unknown_error'],
    ['?code=x', 'Google authentication failed'],
  ] as const) {
    const answer = await visitor(server).get(`/auth/callback${query}`)
    const page = await answer.text()
    expect([query, answer.status, answer.headers.get('refresh')]).toEqual([query, 200, '3; url=/login'])
    expect(page).toContain(words)
    expect(page).toContain('Authentication failed')
  }
  const posted = await visitor(server).post('/auth/callback', { state: 'x' })
  expect([posted.status, (await posted.text()).includes('No authorization code received')]).toEqual([400, true])
})

test('who declines at the provider comes back to words and to the sign-in page', async () => {
  const begun = await visitor(server).post('/auth/google')
  const back = await throughGoogle(begun.headers.get('location') ?? '', null)
  const answer = await visitor(server).get(back)
  expect(answer.headers.get('refresh')).toBe('3; url=/login')
  expect(await answer.text()).toContain('OAuth error: access_denied')
})

test('A12: an account with the address is linked, told by mail, and keeps its password', async () => {
  const email = 'linked@example.com'
  await signUp(server, email)
  const browser = await signedInByGoogle(server, { email })
  expect(await (await browser.get(SETTINGS)).text()).toContain('Connected to linked@example.com since')
  await mailTo(server, email, 'was connected to your Penmark account')
  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect(login.body.user).toMatchObject({ provider: 'google', google_id: `subject-of-${email}` })
})

test('A14: who has a second factor is asked for it after Google, on screen and by call', async () => {
  const email = 'careful@example.com'
  await signUp(server, email)
  await turnedOnThroughScreens(await signInAgain(server, email))
  const browser = visitor(server)
  const landing = await googleSignIn(browser, { email }, '/auth/google?redirectTo=%2Fdashboard%2Fusage')
  expect([landing.status, landing.location]).toEqual([303, '/login/second-factor?redirectTo=%2Fdashboard%2Fusage'])
  expect((await browser.get('/dashboard')).status).toBe(302)
  const begun = await call(server, 'GET', '/api/auth/google/auth-url')
  const back = backOf(await throughGoogle(String(begun.body.auth_url), { email }))
  const answer = await call(server, 'POST', '/api/auth/google/callback', { body: back })
  expect([answer.status, answer.body.code, typeof answer.body.challenge]).toEqual([
    401,
    'second_factor_required',
    'string',
  ])
})

test('A12: an account that nobody verified is handed to whoever Google says the address belongs to', async () => {
  const email = 'claimed@example.com'
  await call(server, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
  await signedInByGoogle(server, { email })
  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect([login.status, login.body.code]).toEqual([401, 'invalid_credentials'])
})

test('A12: an address that is not verified at the provider is refused on screen', async () => {
  const browser = visitor(server)
  const done = await googleSignIn(browser, { email: 'loose@example.com', verified: false })
  expect([done.status, done.refresh]).toEqual([403, '3; url=/login'])
  expect(done.page).toContain('Google hasn’t verified this email address')
})

test('connecting asks for the password, belongs to the session that asked, and can be undone', async () => {
  const [email, other] = ['connects@example.com', 'private@gmail.example']
  await signUp(server, email)
  const browser = await signInAgain(server, email)
  const refused = await browser.post(SETTINGS, { intent: 'connect', password: 'not this one' })
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('password')])
  const connect = async () => {
    const begun = await browser.post(SETTINGS, { intent: 'connect', password: PASSWORD })
    return backOf(await throughGoogle(begun.headers.get('location') ?? '', { email: other }))
  }
  const stolen = await connect()
  // Signing out and in again gives the same user another session.
  await browser.post('/logout')
  await browser.post('/login', { intent: 'login', email, password: PASSWORD })
  expect((await browser.post('/auth/callback', stolen)).status).toBe(401)
  const done = await browser.post('/auth/callback', await connect())
  expect([done.status, done.headers.get('location')]).toEqual([303, SETTINGS])
  const page = await (await browser.get(SETTINGS)).text()
  for (const words of ['Your Google account is connected.', `Connected to ${other} since`])
    expect(page).toContain(words)
  const entered = await signedInByGoogle(server, { email: other })
  expect(await (await entered.get('/dashboard/settings')).text()).toContain(email)
  const undone = await browser.post(SETTINGS, { intent: 'disconnect', password: PASSWORD })
  expect([undone.status, undone.headers.get('location')]).toEqual([303, SETTINGS])
  expect(await (await browser.get(SETTINGS)).text()).toContain('Not connected')
})

test('who has no password cannot disconnect, and comes back to the page that wants a fresh sign-in', async () => {
  const browser = await signedInByGoogle(server, { email: 'only-google@example.com' })
  const page = await (await browser.get(SETTINGS)).text()
  expect(page).toContain('Google is your only way to sign in.')
  const refused = await browser.post(SETTINGS, { intent: 'disconnect' })
  expect([refused.status, (await refused.text()).includes('Google is your only way')]).toEqual([409, true])
  const out = await browser.post('/logout?redirectTo=%2Fdashboard%2Fsettings%2Fpassword')
  const login = out.headers.get('location') ?? ''
  expect(login).toBe('/login?redirectTo=%2Fdashboard%2Fsettings%2Fpassword')
  const form = /action="(\/auth\/google[^"]*)"/.exec(await (await browser.get(login)).text())?.[1]
  const entered = await googleSignIn(browser, { email: 'only-google@example.com' }, form)
  expect(entered.refresh).toBe('1.5; url=/dashboard/settings/password')
})

test('A13: a program begins with a sealed state, ends once, and gets its own state back', async () => {
  const begun = await call(server, 'GET', '/api/auth/google/auth-url?state=of-the-program')
  expect(begun.status).toBe(200)
  const back = await throughGoogle(String(begun.body.auth_url), { email: 'program@example.com' })
  expect(await (await visitor(server).get(back)).text()).toContain('Go back to your program')
  expect((await visitor(server).post('/auth/callback', backOf(back))).status).toBe(401)
  const finish = () => call(server, 'POST', '/api/auth/google/callback', { body: backOf(back) })
  const done = await finish()
  expect(done.body).toMatchObject({
    user: { email: 'program@example.com', provider: 'google' },
    message: 'Login successful',
    state: 'of-the-program',
  })
  expect((await call(server, 'GET', '/api/user/profile', { token: String(done.body.token) })).status).toBe(200)
  const again = await finish()
  expect([again.status, again.body.code, again.body.detail]).toEqual([
    401,
    'google_failed',
    'Google authentication failed',
  ])
})

test('A13: a state that was changed, or made by a browser, or for nothing, is refused', async () => {
  const begun = await call(server, 'GET', '/api/auth/google/auth-url')
  const { code, state } = backOf(await throughGoogle(String(begun.body.auth_url), { email: 'program@example.com' }))
  for (const body of [
    // A character in the middle: a decoder may ignore bits of the last one in this encoding.
    { code, state: state.slice(0, 20) + (state[20] === 'A' ? 'B' : 'A') + state.slice(21) },
    { code, state: 'x' },
    { code: 'x', state },
  ]) {
    const answer = await call(server, 'POST', '/api/auth/google/callback', { body })
    expect([answer.status, answer.body.code]).toEqual([401, 'google_failed'])
  }
  const nothing = await call(server, 'POST', '/api/auth/google/callback', { body: { state } })
  expect([nothing.status, nothing.body.code, nothing.body.detail, nothing.body.field]).toEqual([
    400,
    'google_code_missing',
    'No authorization code received',
    'code',
  ])
  const strange = await call(server, 'GET', '/api/auth/google/auth-url?state=%0a')
  expect([strange.status, strange.body.code, strange.body.field]).toEqual([400, 'invalid_input', 'state'])
})

test('A7: coming back is limited for each client', async () => {
  await using strict = await startServer({ ...CLIENT, GOOGLE_ISSUER: google.url, RATE_LIMIT_SCALE: '0.04' })
  const browser = visitor(strict)
  for (const status of [401, 401, 429]) {
    expect((await browser.post('/auth/callback', { code: 'x', state: 'x' })).status).toBe(status)
  }
  const answer = await call(strict, 'POST', '/api/auth/google/login', { body: { id_token: 'x' } })
  expect([answer.status, Number(answer.headers.get('retry-after')) > 60]).toEqual([429, true])
})

test('C21: another site can neither begin nor end a sign-in', async () => {
  for (const path of ['/auth/google', '/auth/callback']) {
    const headers = { origin: 'https://evil.example' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: new URLSearchParams({ code: 'x' }) })
    expect(answer.status).toBe(403)
  }
})

test('where no client is set, no button is shown and every call says so', async () => {
  for (const page of ['/login', '/register']) {
    expect(await (await visitor(plain).get(page)).text()).not.toContain('Google')
  }
  const begun = await visitor(plain).post('/auth/google')
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/login'])
  const back = await visitor(plain).post('/auth/callback', { code: 'x', state: 'x' })
  expect([back.status, (await back.text()).includes('Failed to initialize Google login')]).toEqual([404, true])
  for (const [method, path, body] of [
    ['GET', 'auth-url', undefined],
    ['POST', 'callback', { code: 'x', state: 'x' }],
    ['POST', 'login', { id_token: 'x' }],
  ] as const) {
    const answer = await call(plain, method, `/api/auth/google/${path}`, { body })
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      404,
      'google_not_configured',
      'Failed to initialize Google login',
    ])
  }
  const policy = (await visitor(plain).get('/login')).headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self';")
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { mailedLink, mailedToken, mailsTo, mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function get(path: string, headers: Record<string, string> = {}, to = server) {
  return fetch(`${to.url}${path}`, { redirect: 'manual', headers })
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}, to = server) {
  return fetch(`${to.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: to.url, ...headers },
    body: new URLSearchParams(fields),
  })
}

const sessionLine = (answer: Response) =>
  answer.headers.getSetCookie().find((line) => line.startsWith('penmark_session='))

const account = (email: string) => ({ email, password: PASSWORD, confirm_password: PASSWORD })

test('the whole way without JavaScript: register, mail, confirm, log in, log out', async () => {
  const email = 'journey@example.com'
  const registered = await post('/register', account(email))
  expect(registered.status).toBe(200)
  expect(registered.headers.get('refresh')).toBe('2; url=/verify-email')
  expect(await registered.text()).toContain('Account created')

  const unverified = await post('/login', { intent: 'login', email, password: PASSWORD })
  expect(unverified.status).toBe(403)
  expect(sessionLine(unverified)).toBeUndefined()
  expect(await unverified.text()).toContain('Your email address isn’t verified yet')

  const link = await mailedLink(server, email)
  expect(link.origin).toBe(server.url)
  const page = await get(link.pathname + link.search)
  expect(page.status).toBe(200)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer, same-origin')
  const token = link.searchParams.get('token') ?? ''
  expect(await page.text()).toContain(`name="token" value="${token}"`)
  expect((await post('/login', { intent: 'login', email, password: PASSWORD })).status).toBe(403)

  const mark = registered.headers.getSetCookie().find((line) => line.startsWith('penmark_registration=')) ?? ''
  const verified = await post('/verify-email', { intent: 'verify', token }, { cookie: mark.split(';')[0] ?? '' })
  expect(verified.status).toBe(200)
  expect(sessionLine(verified)).toMatch(/^penmark_session=[\w-]{43};/)
  expect(verified.headers.get('refresh')).toBe('3; url=/login')
  expect(verified.headers.get('referrer-policy')).toBe('no-referrer, same-origin')
  expect(await verified.text()).toContain('Email verified')
  const again = await post('/verify-email', { intent: 'verify', token })
  expect(again.status).toBe(200)
  expect(await again.text()).toContain('Already verified')

  const loggedIn = await post('/login?redirectTo=%2Fdashboard%2Fassistant', {
    intent: 'login',
    email,
    password: PASSWORD,
  })
  expect(loggedIn.status).toBe(303)
  expect(loggedIn.headers.get('location')).toBe('/dashboard/assistant')
  const cookie = sessionLine(loggedIn)?.split(';')[0] ?? ''
  for (const path of ['/login', '/register']) {
    const away = await get(path, { cookie })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/dashboard'])
  }
  expect((await get('/dashboard', { cookie })).status).toBe(200)
  expect((await get('/logout', { cookie })).status).toBe(200)
  expect((await get('/dashboard', { cookie })).status).toBe(200)

  const out = await post('/logout', {}, { cookie })
  expect([out.status, out.headers.get('location')]).toEqual([303, '/login'])
  expect(sessionLine(out)).toBe('penmark_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(out.headers.get('clear-site-data')).toBeNull()
  expect((await get('/dashboard', { cookie })).status).toBe(302)
  const cleared = await post('/logout', { clear: 'on' })
  expect(cleared.headers.get('clear-site-data')).toBe('"storage"')
})

test('B16: the session cookie is out of reach of scripts and of other sites', async () => {
  await signUp(server, 'cookie@example.com')
  const answer = await post('/login', { intent: 'login', email: 'cookie@example.com', password: PASSWORD })
  expect(sessionLine(answer)).toMatch(/^penmark_session=[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('B15: a login never takes over a token that the browser brought, and ends the session before it', async () => {
  await signUp(server, 'fixation@example.com')
  const planted = `penmark_session=${'A'.repeat(43)}`
  const fields = { intent: 'login', email: 'fixation@example.com', password: PASSWORD }
  const first = sessionLine(await post('/login', fields, { cookie: planted }))?.split(';')[0] ?? ''
  expect(first).not.toBe(planted)
  expect((await get('/dashboard', { cookie: planted })).status).toBe(302)
  const second = sessionLine(await post('/login', fields, { cookie: first }))?.split(';')[0] ?? ''
  expect(second).not.toBe(first)
  expect((await get('/dashboard', { cookie: first })).status).toBe(302)
  expect((await get('/dashboard', { cookie: second })).status).toBe(200)
})

test('C23: a protected page sends a visitor to the login, for documents and for data requests alike', async () => {
  const page = await get('/dashboard/assistant?x=1')
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    '/login?redirectTo=%2Fdashboard%2Fassistant%3Fx%3D1',
  ])
  const data = await get('/dashboard/assistant.data?x=1')
  expect(data.status).toBe(202)
  expect(await data.text()).toContain('/login?redirectTo=%2Fdashboard%2Fassistant%3Fx%3D1')
})

test('C25: a login leads nowhere but into the site', async () => {
  await signUp(server, 'redirect@example.com')
  for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%2f%2fevil.example']) {
    const answer = await post(`/login?redirectTo=${encodeURIComponent(target)}`, {
      intent: 'login',
      email: 'redirect@example.com',
      password: PASSWORD,
    })
    expect(answer.headers.get('location')).toBe('/dashboard')
  }
})

test('A6: login, on screen and by call, answers unknown and wrong alike', async () => {
  await signUp(server, 'known@example.com')
  const answers = []
  for (const email of ['known@example.com', 'nobody@example.com']) {
    const screen = await post('/login', { intent: 'login', email, password: 'not this one' })
    const answer = await call(server, 'POST', '/api/auth/login', { body: { email, password: 'not this one' } })
    const page = (await screen.text()).replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')
    expect(page).toContain('Invalid email or password. Please try again.')
    answers.push({ screen: screen.status, page: page.length, call: [answer.status, answer.body] })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.call).toEqual([
    401,
    { detail: 'Invalid email or password. Please try again.', code: 'invalid_credentials' },
  ])
})

test('A6: resending answers the same for every address', async () => {
  await signUp(server, 'resend@example.com')
  await call(server, 'POST', '/api/auth/register', { body: { email: 'waiting@example.com', password: PASSWORD } })
  for (const email of ['waiting@example.com', 'resend@example.com', 'nobody@example.com']) {
    const answer = await call(server, 'POST', '/api/auth/resend-verification', { body: { email } })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Verification email sent' }])
  }
})

test('what is wrong with a registration stands beside its field, and no password comes back', async () => {
  const answer = await post('/register', { email: 'ada', password: 'secret1', confirm_password: 'secret2' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  for (const message of [
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
    'Passwords do not match',
  ]) {
    expect(page).toContain(message)
  }
  expect(page).toContain('value="ada"')
  expect(page).not.toMatch(/secret[12]/)
  const common = await post('/register', {
    ...account('common@example.com'),
    password: 'iloveyou',
    confirm_password: 'iloveyou',
  })
  expect(common.status).toBe(400)
  expect(await common.text()).toContain('one of the first passwords attackers try')
})

test('an address that is taken is said so, on screen and by call', async () => {
  await signUp(server, 'taken@example.com')
  const screen = await post('/register', account('TAKEN@example.com'))
  expect(screen.status).toBe(409)
  expect(await screen.text()).toContain('An account with this email already exists. Please try logging in instead.')
  const answer = await call(server, 'POST', '/api/auth/register', {
    body: { email: 'taken@example.com', password: PASSWORD },
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } })
})

test('E44: a filled honeypot gets the success page and no account', async () => {
  const answer = await post('/register', { ...account('bot@example.com'), website: 'https://spam.example' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Account created')
  expect(mailsTo(server, 'bot@example.com')).toEqual([])
})

test('E44: a registration sent at once takes a second, and succeeds', async () => {
  const page = await (await get('/register')).text()
  const madeAt = /name="made_at" value="(\d+)"/.exec(page)?.[1] ?? ''
  const answer = await post('/register', { ...account('quick@example.com'), website: '', made_at: madeAt })
  expect(answer.status).toBe(200)
  expect(Date.now() - Number(madeAt)).toBeGreaterThan(990)
  await mailTo(server, 'quick@example.com', '/verify-email?token=')
})

test('B16, C28: under https the cookie is bound to the host and the outbox is nobody’s', async () => {
  await using secure = await startServer({ PUBLIC_URL: 'https://penmark.example' })
  const email = 'secure@example.com'
  const headers = { origin: 'https://penmark.example' }
  const registered = await post('/register', account(email), headers, secure)
  expect(registered.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-penmark_registration=[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax; Secure$/m,
  )
  const link = await mailedLink(secure, email)
  expect(link.origin).toBe('https://penmark.example')
  const token = link.searchParams.get('token') ?? ''
  await post('/verify-email', { intent: 'verify', token, password: PASSWORD }, headers, secure)
  const answer = await post('/login', { intent: 'login', email, password: PASSWORD }, headers, secure)
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().find((line) => line.includes('penmark_session='))).toMatch(
    /^__Host-penmark_session=[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await get('/dev/mail', {}, secure)).status).toBe(404)
})

test('the calls answer with the specified members, and say which field is wrong', async () => {
  const email = 'call@example.com'
  const registered = await call(server, 'POST', '/api/auth/register', {
    body: { email, password: PASSWORD, role: 'admin' },
  })
  expect([registered.status, registered.body.verification_email_sent]).toEqual([201, true])
  const early = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect([early.status, early.body]).toEqual([
    403,
    { detail: 'Please verify your email before logging in.', code: 'EMAIL_NOT_VERIFIED' },
  ])
  const token = await mailedToken(server, email)
  const wrong = await call(server, 'POST', '/api/auth/verify-email', { body: { token: 'x' } })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { detail: 'Invalid or expired verification token', code: 'invalid_token' },
  ])
  const verified = await call(server, 'POST', '/api/auth/verify-email', { body: { token } })
  expect([verified.status, verified.body.already_verified]).toEqual([200, false])
  const again = await call(server, 'POST', '/api/auth/verify-email', { body: { token } })
  expect([again.status, again.body.already_verified]).toEqual([200, true])
  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect(login.status).toBe(200)
  expect(Object.keys(login.body).toSorted()).toEqual(['expires_at', 'message', 'token', 'user'])
  expect(login.body.user).toMatchObject({
    email,
    subscription_plan: 'starter',
    usage_current_month: 0,
    usage_limit: 25,
    is_verified: true,
  })
  const short = await call(server, 'POST', '/api/auth/register', {
    body: { email: 'short@example.com', password: 'short' },
  })
  expect([short.status, short.body]).toEqual([
    400,
    { detail: 'Password must be at least 8 characters long', code: 'invalid_input', field: 'password' },
  ])
  const german = await call(server, 'POST', '/api/auth/login', { body: {}, headers: { 'accept-language': 'de' } })
  expect(german.body.detail).toBe('Bitte geben Sie Ihre E-Mail-Adresse ein')
})

test('the calls refuse other methods and bodies, and never answer with a defect', async () => {
  for (const path of ['register', 'login', 'verify-email', 'resend-verification']) {
    const url = `/api/auth/${path}`
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await call(server, method, url, method === 'GET' ? {} : { body: {} })
      expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, 'POST'])
    }
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":{"email":"a"}}',
      '{"email":{"a":1},"password":[],"token":7}',
    ]) {
      const answer = await call(server, 'POST', url, { body, headers: { 'content-type': 'application/json' } })
      expect([path, body, answer.status]).toEqual([path, body, 400])
      expect(answer.body).toMatchObject({ detail: expect.any(String), code: expect.any(String) })
    }
  }
})

test('screens take a posted form of nonsense without a defect', async () => {
  for (const path of ['/login', '/register', '/verify-email']) {
    for (const fields of [
      {},
      { intent: 'x' },
      { intent: 'resend' },
      { email: '\0', password: '\0', token: '\0' },
      { 'email[0]': 'x', 'password.x': 'y' },
    ]) {
      const answer = await post(path, fields as Record<string, string>)
      expect([400, 401], `${path} ${JSON.stringify(fields)}`).toContain(answer.status)
    }
  }
})

test('the local outbox reads as pages with working links, and nothing else of the disk', async () => {
  await call(server, 'POST', '/api/auth/register', {
    body: { email: 'outbox@example.com', password: PASSWORD },
    headers: { 'accept-language': 'fr' },
  })
  const list = await (await get('/dev/mail')).text()
  expect(list).toContain('Confirmez votre adresse e-mail pour Penmark')
  const message = /href="(\/dev\/mail\?message=[^"]+)"/.exec(list)?.[1] ?? ''
  const link = await mailedLink(server, 'outbox@example.com')
  expect(await (await get(message)).text()).toContain(`href="${link}"`)
  expect((await get('/dev/mail?message=..%2Fpenmark.db')).status).toBe(404)
})

test('A7, E39: limits count by mailbox and by address, on screen and by call together, and say when to come back', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '1' })
  const attempt = (email: string) =>
    call(limited, 'POST', '/api/auth/login', { body: { email, password: 'not this one' } })
  for (let round = 0; round < 5; round += 1) {
    expect((await attempt('Ada.Lovelace@gmail.com')).status).toBe(401)
    const screen = await post(
      '/login',
      { intent: 'login', email: `adalovelace+${round}@gmail.com`, password: 'x' },
      {},
      limited,
    )
    expect(screen.status).toBe(401)
  }
  const refused = await attempt('a.d.a.lovelace@googlemail.com')
  expect([refused.status, refused.body]).toEqual([
    429,
    { detail: 'Rate limit exceeded. Please try again later.', code: 'rate_limited' },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  const screen = await post('/login', { intent: 'login', email: 'adalovelace@gmail.com', password: 'x' }, {}, limited)
  expect(screen.status).toBe(429)
  expect(Number(screen.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(await screen.text()).toContain('Rate limit exceeded. Please try again later.')
  // A forged X-Forwarded-For is no other client.
  let allowed = 0
  for (let round = 0; round < 60; round += 1) {
    const answer = await call(limited, 'POST', '/api/auth/login', {
      body: { email: `user${round}@example.com`, password: 'x' },
      headers: { 'x-forwarded-for': `10.0.0.${round}`, 'fly-client-ip': `10.1.0.${round}` },
    })
    if (answer.status === 401) allowed += 1
  }
  expect(allowed).toBe(50 - 12)
  const register = (email: string) =>
    call(limited, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
  const statuses = []
  for (let round = 0; round < 4; round += 1) statuses.push((await register('same@example.com')).status)
  expect(statuses).toEqual([201, 409, 409, 429])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const NEW = 'seven quiet herons wade'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, { redirect: 'manual', headers })
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, ...headers },
    body: new URLSearchParams(fields),
  })
}

async function cookieOf(email: string, password = PASSWORD): Promise<string> {
  const answer = await post('/login', { intent: 'login', email, password })
  return (
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('penmark_session='))
      ?.split(';')[0] ?? ''
  )
}

test('the whole way without JavaScript: forgot, mail, new password, old sessions gone, sign in', async () => {
  const email = 'forgot@example.com'
  const { token: bearer } = await signUp(server, email)
  const cookie = await cookieOf(email)
  expect(await (await get('/login')).text()).toContain('href="/forgot-password"')

  const answer = await post('/forgot-password', { intent: 'forgot', email })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('If your email is registered, you will receive a password reset link.')
  const link = await mailedLink(server, email, 'reset-password')
  const page = await get(link.pathname + link.search)
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer, same-origin'])
  const token = link.searchParams.get('token') ?? ''
  expect(await page.text()).toContain(`name="token" value="${token}"`)
  expect((await get('/dashboard', { cookie })).status).toBe(200)

  const mistaken = await post('/reset-password', {
    intent: 'reset',
    token,
    new_password: 'short',
    confirm_password: 'other',
  })
  expect(mistaken.status).toBe(400)
  const again = await mistaken.text()
  for (const words of ['Password must be at least 8 characters long', 'Passwords do not match', `value="${token}"`]) {
    expect(again).toContain(words)
  }

  const fields = { intent: 'reset', token, new_password: NEW, confirm_password: NEW }
  const done = await post('/reset-password', fields)
  expect([done.status, done.headers.get('refresh')]).toEqual([200, '3; url=/login'])
  expect(await done.text()).toContain('Password reset')
  const replayed = await post('/reset-password', fields)
  expect(replayed.status).toBe(400)
  expect(await replayed.text()).toContain('Password reset failed, the link may be expired')

  expect((await get('/dashboard', { cookie })).status).toBe(302)
  expect((await call(server, 'GET', '/api/user/profile', { token: bearer })).status).toBe(401)
  expect(await cookieOf(email)).toBe('')
  expect(await cookieOf(email, NEW)).not.toBe('')
})

test('who is signed in goes to the dashboard from both addresses of the screen', async () => {
  await signUp(server, 'inside@example.com')
  const cookie = await cookieOf('inside@example.com')
  for (const path of ['/forgot-password', '/reset-password', '/reset-password?token=x']) {
    const answer = await get(path, { cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard'])
  }
})

test('A6: asking for a link, on screen and by call, answers the same for every address', async () => {
  await signUp(server, 'known-reset@example.com')
  const answers = []
  for (const email of ['known-reset@example.com', 'nobody-here@example.com']) {
    const screen = await post('/forgot-password', { intent: 'forgot', email })
    const page = (await screen.text()).replaceAll(/nonce="[^"]*"/g, '')
    const answer = await call(server, 'POST', '/api/auth/forgot-password', { body: { email } })
    answers.push({ screen: screen.status, page: page.length, call: [answer.status, answer.body] })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.call).toEqual([
    200,
    { message: 'If your email is registered, you will receive a password reset link.' },
  ])
})

test('A9: opening the link of a mail, as document or data, with GET or HEAD, spends nothing', async () => {
  const email = 'scanner@example.com'
  await signUp(server, email)
  await call(server, 'POST', '/api/auth/forgot-password', { body: { email } })
  const link = await mailedLink(server, email, 'reset-password')
  for (const path of [link.pathname + link.search, `/reset-password.data${link.search}`]) {
    await get(path)
    await fetch(server.url + path, { method: 'HEAD' })
  }
  const body = { token: link.searchParams.get('token'), new_password: NEW }
  const answer = await call(server, 'POST', '/api/auth/reset-password', { body })
  expect([answer.status, answer.body]).toEqual([200, { message: 'Password reset successfully' }])
})

test('the calls tell what is wrong by code and field', async () => {
  const reset = async (body: unknown) => {
    const answer = await call(server, 'POST', '/api/auth/reset-password', { body })
    return [answer.status, answer.body.code, answer.body.field, answer.body.detail]
  }
  const tooShort = 'Password must be at least 8 characters long'
  const expired = 'Password reset failed, the link may be expired'
  expect(await reset({ token: 'x', new_password: 'short' })).toEqual([400, 'invalid_input', 'new_password', tooShort])
  expect(await reset({ token: 'x', new_password: NEW })).toEqual([400, 'reset_token_invalid', undefined, expired])
  expect(await reset({ new_password: NEW })).toEqual([400, 'reset_token_invalid', 'token', expired])
  const forgot = await call(server, 'POST', '/api/auth/forgot-password', { body: { email: 'ada' } })
  expect([forgot.status, forgot.body.field, forgot.body.detail]).toEqual([
    400,
    'email',
    'Please enter a valid email address',
  ])
  for (const path of ['/api/auth/forgot-password', '/api/auth/reset-password']) {
    expect((await call(server, 'GET', path)).status).toBe(405)
  }
})

test('A7: asking for a link is limited for each mailbox, and resetting for each token', async () => {
  await using strict = await startServer({ RATE_LIMIT_SCALE: '1' })
  const tries = async (path: string, body: unknown, count: number) => {
    const seen = []
    for (let index = 0; index < count; index += 1) seen.push(await call(strict, 'POST', path, { body }))
    return seen
  }
  const statuses = await tries('/api/auth/forgot-password', { email: 'a.d.a+x@gmail.com' }, 3)
  expect(statuses.map((answer) => answer.status)).toEqual([200, 200, 200])
  const [refused] = await tries('/api/auth/forgot-password', { email: 'ada@gmail.com' }, 1)
  expect([refused?.status, refused?.body.detail]).toEqual([429, 'Rate limit exceeded. Please try again later.'])
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const resets = await tries('/api/auth/reset-password', { token: 'A'.repeat(43), new_password: NEW }, 6)
  expect(resets.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 429])
})

test('A10: changing the password renews the session of a screen, keeps that of a call, and ends the others', async () => {
  const email = 'change@example.com'
  const { token: bearer } = await signUp(server, email)
  const here = await cookieOf(email)
  const there = await cookieOf(email)
  const path = '/dashboard/settings/password'
  const fields = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  const messageFor = async (wrong: Partial<typeof fields>) => {
    const answer = await post(path, { ...fields, ...wrong }, { cookie: here })
    return { status: answer.status, page: await answer.text() }
  }
  const missing = await messageFor({ current_password: '', confirm_password: 'other' })
  expect([missing.status, missing.page]).toEqual([400, expect.stringContaining('New passwords do not match')])
  expect(missing.page).not.toContain(NEW)
  const wrong = await messageFor({ current_password: 'not this one' })
  expect([wrong.status, wrong.page]).toEqual([
    403,
    expect.stringContaining('Current password is incorrect. Please try again.'),
  ])
  expect((await messageFor({ new_password: 'password123', confirm_password: 'password123' })).status).toBe(400)

  const done = await post(path, fields, { cookie: here })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${SECURE_PAGE}?after=change`])
  const renewed = done.headers.getSetCookie().find((line) => line.startsWith('penmark_session=')) ?? ''
  expect((await get('/dashboard', { cookie: renewed.split(';')[0] ?? '' })).status).toBe(200)
  // A copy of the cookie from before the change opens nothing.
  expect((await get('/dashboard', { cookie: here })).status).toBe(302)
  expect((await get('/dashboard', { cookie: there })).status).toBe(302)
  expect((await call(server, 'GET', '/api/user/profile', { token: bearer })).status).toBe(401)

  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: NEW } })
  const token = String(login.body.token)
  const change = async (body: unknown) => {
    const answer = await call(server, 'POST', '/api/auth/change-password', { token, body })
    return [answer.status, answer.body.code, answer.body.field]
  }
  expect(await change({ current_password: 'x', new_password: PASSWORD })).toEqual([
    403,
    'current_password_incorrect',
    undefined,
  ])
  expect(await change({ new_password: PASSWORD })).toEqual([403, 'current_password_incorrect', undefined])
  expect(await change({ current_password: NEW, new_password: 'penmark1' })).toEqual([
    400,
    'invalid_input',
    'new_password',
  ])
  expect(await change({ current_password: NEW, new_password: PASSWORD })).toEqual([200, undefined, undefined])
  expect((await get('/dashboard', { cookie: here })).status).toBe(302)
  expect((await call(server, 'GET', '/api/user/profile', { token })).status).toBe(200)
})

test('A11: the whole change of address without JavaScript, with both mailboxes', async () => {
  const [email, next] = ['before@example.com', 'after@example.com']
  await signUp(server, email)
  await signUp(server, 'taken@example.com')
  const cookie = await cookieOf(email)
  const path = '/dashboard/settings/email'
  const ask = async (new_email: string, current_password = PASSWORD) => {
    const answer = await post(path, { intent: 'change', new_email, current_password }, { cookie })
    return [answer.status, await answer.text()]
  }
  for (const [new_email, password, status, words] of [
    ['', PASSWORD, 400, 'Email address is required'],
    ['after', PASSWORD, 400, 'Please enter a valid email address'],
    [next, 'not this one', 403, 'Current password is incorrect. Please try again.'],
    ['BEFORE@example.com', PASSWORD, 400, 'New email must be different from your current email address.'],
    ['taken@example.com', PASSWORD, 409, 'This email address is already in use by another account.'],
  ] as const) {
    expect(await ask(new_email, password)).toEqual([status, expect.stringContaining(words)])
  }
  expect((await ask(email))[0]).toBe(303)
  expect((await ask(next))[0]).toBe(303)
  const waiting = await (await get(path, { cookie })).text()
  expect(waiting).toContain('A change is pending')
  const first = await mailedLink(server, email, 'verify-email-change')
  expect((await post(path, { intent: 'resend' }, { cookie })).status).toBe(303)
  const link = await mailedLink(server, email, 'verify-email-change', 2)
  expect(link.href).not.toBe(first.href)

  const page = await get(link.pathname + link.search)
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer, same-origin'])
  expect(await page.text()).toContain(`name="token" value="${link.searchParams.get('token')}"`)
  const open = async (token: string | null) => {
    const answer = await post('/verify-email-change', { token: token ?? '' })
    return [answer.status, await answer.text()]
  }
  expect(await open(first.searchParams.get('token'))).toEqual([
    400,
    expect.stringContaining('Invalid verification link.'),
  ])
  expect(await open(link.searchParams.get('token'))).toEqual([200, expect.stringContaining('Change approved')])
  expect((await get('/dashboard', { cookie })).status).toBe(200)
  const confirmation = await mailedLink(server, next, 'verify-email-change')
  expect(await open(confirmation.searchParams.get('token'))).toEqual([
    200,
    expect.stringContaining('Email address changed'),
  ])
  expect((await get('/dashboard', { cookie })).status).toBe(302)
  expect(await cookieOf(email)).toBe('')
  expect(await cookieOf(next)).not.toBe('')
})

test('the page of a change of address says what a link lacks', async () => {
  expect(await (await get('/verify-email-change')).text()).toContain('Invalid verification link. No token provided.')
  const answer = await post('/verify-email-change', { token: '' })
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Invalid verification link. No token provided.'),
  ])
})

test('A11: the calls change the address in the same two steps, and a change can be cancelled on its page', async () => {
  const [email, next] = ['calls-before@example.com', 'calls-after@example.com']
  const { token } = await signUp(server, email)
  const request = (body: unknown) => call(server, 'POST', '/api/auth/request-email-change', { token, body })
  const verify = async (to: string, nth = 1) => {
    const link = await mailedLink(server, to, 'verify-email-change', nth)
    const body = { token: link.searchParams.get('token') }
    const answer = await call(server, 'POST', '/api/auth/verify-email-change', { body })
    return [answer.status, answer.body.next_step ?? answer.body.code]
  }
  expect((await request({ new_email: 'x' })).body.field).toBe('new_email')
  expect((await request({ new_email: email })).body.code).toBe('email_unchanged')
  expect((await request({ new_email: next, current_password: 'wrong' })).status).toBe(403)
  // The bearer token was issued for the password a moment ago.
  expect((await request({ new_email: next })).status).toBe(200)
  const cancelled = await post('/dashboard/settings/email', { intent: 'cancel' }, { cookie: await cookieOf(email) })
  expect(cancelled.status).toBe(303)
  expect(await verify(email)).toEqual([400, 'email_change_invalid'])
  const answer = await request({ new_email: next, current_password: PASSWORD })
  expect(answer.body).toEqual({
    message: 'Verification link sent to your current email address',
    email_sent: true,
  })
  expect(await verify(email, 2)).toEqual([200, 'confirm_new_address'])
  expect(await verify(next)).toEqual([200, 'login'])
  expect((await call(server, 'GET', '/api/user/profile', { token })).status).toBe(401)
  for (const path of ['change-password', 'request-email-change']) {
    expect((await call(server, 'POST', `/api/auth/${path}`, { body: {} })).status).toBe(401)
  }
})

test('C21: a form of another site changes neither password nor address', async () => {
  await signUp(server, 'csrf@example.com')
  const cookie = await cookieOf('csrf@example.com')
  const fields = { intent: 'cancel', current_password: PASSWORD, new_password: NEW, confirm_password: NEW, email: 'x' }
  for (const path of [
    '/dashboard/settings/password',
    '/dashboard/settings/email',
    '/forgot-password',
    '/reset-password',
    '/verify-email-change',
  ]) {
    const answer = await post(path, fields, { cookie, origin: 'https://evil.example' })
    expect([path, answer.status]).toEqual([path, 403])
  }
})

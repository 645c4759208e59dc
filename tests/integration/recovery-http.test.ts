import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { linkIn, mailTo, type RunningServer, startServer } from '#tests/support/server.ts'

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

/** The link to `page` that was mailed to `email`, once it is there: mails leave after the answer. */
async function mailedLink(email: string, page: string): Promise<URL> {
  return new URL(
    await expect
      .poll(() => linkIn(mailTo(server.dataDir, email) ?? '', page), { timeout: 5_000 })
      .toBeTruthy()
      .then(() => linkIn(mailTo(server.dataDir, email) ?? '', page)),
  )
}

test('the whole way without JavaScript: forgot, mail, new password, old sessions gone, sign in', async () => {
  const email = 'forgot@example.com'
  const { token: bearer } = await signUp(server, email)
  const cookie = await cookieOf(email)
  expect(await (await get('/login')).text()).toContain('href="/forgot-password"')

  const asked = await post('/forgot-password', { intent: 'forgot', email })
  expect(asked.status).toBe(200)
  expect(await asked.text()).toContain('If your email is registered, you will receive a password reset link.')
  const link = await mailedLink(email, 'reset-password')
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
  const link = await mailedLink(email, 'reset-password')
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
  const asked = await tries('/api/auth/forgot-password', { email: 'a.d.a+x@gmail.com' }, 3)
  expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200])
  const [refused] = await tries('/api/auth/forgot-password', { email: 'ada@gmail.com' }, 1)
  expect([refused?.status, refused?.body.detail]).toEqual([429, 'Rate limit exceeded. Please try again later.'])
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const resets = await tries('/api/auth/reset-password', { token: 'A'.repeat(43), new_password: NEW }, 6)
  expect(resets.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 429])
})

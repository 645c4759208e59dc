import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, call, PASSWORD, signUp } from '#tests/support/client.ts'
import { mailedToken } from '#tests/support/mailbox.ts'
import { filled, listedRoutes } from '#tests/support/routes.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The specification's calls (section 7) with the shape of their errors (section 8), written down from its text. If
// a decision changes the specification, the row follows the decision.

type Method = 'GET' | 'POST' | 'DELETE'
type Call = {
  call: `${Method} ${string}`
  /** Whether a bearer token is needed. */
  bearer: boolean
  /** Takes no body. */
  bodyless?: true
  /** Invalid bodies: the body, the status, the message, and the field that the answer names. */
  mistakes?: readonly [body: unknown, status: number, detail: string, field?: string][]
}

const SHORT = 'Password must be at least 8 characters long'
const NO_ADDRESS = 'Please enter a valid email address'

const LETTER = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', subject: 'Hello', message: 'A word.' }

const CALLS: readonly Call[] = [
  {
    call: 'POST /api/auth/register',
    bearer: false,
    mistakes: [
      [{}, 400, 'Email is required', 'email'],
      [{ email: 'ada', password: PASSWORD }, 400, NO_ADDRESS, 'email'],
      [{ email: 'a@example.com', password: 'seven' }, 400, SHORT, 'password'],
      [{ email: 'a@example.com' }, 400, SHORT, 'password'],
      [
        { email: 'member@example.com', password: PASSWORD },
        409,
        'An account with this email already exists. Please try logging in instead.',
      ],
    ],
  },
  {
    call: 'POST /api/auth/login',
    bearer: false,
    mistakes: [
      [{}, 400, 'Email is required', 'email'],
      [{ email: 'member@example.com' }, 400, 'Password is required', 'password'],
      [{ email: 'member@example.com', password: 'x' }, 401, 'Invalid email or password. Please try again.'],
      [{ email: 'nobody@example.com', password: 'x' }, 401, 'Invalid email or password. Please try again.'],
    ],
  },
  {
    call: 'POST /api/auth/verify-email',
    bearer: false,
    mistakes: [
      [{}, 400, 'Enter the verification code', 'token'],
      [{ token: 'x' }, 400, 'Invalid or expired verification token'],
    ],
  },
  {
    call: 'POST /api/auth/resend-verification',
    bearer: false,
    mistakes: [
      [{}, 400, 'Please enter your email address first', 'email'],
      [{ email: 'ada' }, 400, NO_ADDRESS, 'email'],
    ],
  },
  {
    call: 'POST /api/auth/forgot-password',
    bearer: false,
    mistakes: [
      [{}, 400, 'Email is required', 'email'],
      [{ email: 'ada' }, 400, NO_ADDRESS, 'email'],
    ],
  },
  {
    call: 'POST /api/auth/reset-password',
    bearer: false,
    mistakes: [
      [{ new_password: PASSWORD }, 400, 'Password reset failed, the link may be expired', 'token'],
      [{ token: 'x', new_password: 'seven' }, 400, SHORT, 'new_password'],
      [{ token: 'x', new_password: PASSWORD }, 400, 'Password reset failed, the link may be expired'],
    ],
  },
  {
    call: 'POST /api/auth/change-password',
    bearer: true,
    mistakes: [
      [{ current_password: PASSWORD, new_password: 'seven' }, 400, SHORT, 'new_password'],
      [
        { current_password: 'x', new_password: 'seven quiet herons' },
        403,
        'Current password is incorrect. Please try again.',
      ],
    ],
  },
  {
    call: 'POST /api/auth/request-email-change',
    bearer: true,
    mistakes: [
      [{}, 400, 'Email address is required', 'new_email'],
      [{ new_email: 'ada' }, 400, NO_ADDRESS, 'new_email'],
      [{ new_email: 'member@example.com' }, 400, 'New email must be different from your current email address.'],
      [{ new_email: 'other@example.com' }, 409, 'This email address is already in use by another account.'],
    ],
  },
  {
    call: 'POST /api/auth/verify-email-change',
    bearer: false,
    mistakes: [
      [{}, 400, 'Invalid verification link. No token provided.', 'token'],
      [
        { token: 'x' },
        400,
        'Invalid verification link. A newer email may have replaced it, or the change was canceled.',
      ],
    ],
  },
  { call: 'GET /api/auth/google/auth-url', bearer: false },
  { call: 'POST /api/auth/google/callback', bearer: false },
  { call: 'POST /api/auth/google/login', bearer: false },
  { call: 'GET /api/user/profile', bearer: true },
  {
    call: 'POST /api/ai-assist',
    bearer: true,
    mistakes: [
      [{}, 400, 'Please enter text to process', 'text'],
      [{ text: ' \n' }, 400, 'Please enter text to process', 'text'],
      [{ text: 'a'.repeat(5_001) }, 400, 'Text must be less than 5000 characters', 'text'],
      [
        { text: 'A text.', style: 'casual' },
        403,
        'This style requires a Pro plan or higher. Upgrade to unlock this feature.',
      ],
    ],
  },
  { call: 'GET /api/user/custom-styles', bearer: true },
  { call: 'POST /api/user/custom-styles', bearer: true },
  { call: 'DELETE /api/user/custom-styles/:id', bearer: true },
  { call: 'GET /api/user/available-styles', bearer: true },
  { call: 'GET /api/user/available-templates', bearer: true },
  {
    call: 'POST /api/user/custom-templates',
    bearer: true,
    mistakes: [
      [{ context: 'x' }, 400, 'Template name is required', 'name'],
      [{ name: 'x'.repeat(51), context: 'x' }, 400, 'Template name must be 50 characters or less', 'name'],
      [{ name: 'x' }, 400, 'Template context is required', 'context'],
      [{ name: 'x', context: 'x'.repeat(1_001) }, 400, 'Template context must be 1000 characters or less', 'context'],
      [
        { name: 'x', context: 'x', description: 'x'.repeat(201) },
        400,
        'Description must be 200 characters or less',
        'description',
      ],
    ],
  },
  { call: 'DELETE /api/user/custom-templates/:id', bearer: true },
  { call: 'GET /api/user/custom-prompts', bearer: true },
  {
    call: 'POST /api/user/custom-prompts',
    bearer: true,
    mistakes: [
      [{ content: 'x' }, 400, 'Prompt name is required', 'name'],
      [{ name: 'x'.repeat(101), content: 'x' }, 400, 'Prompt name must be 100 characters or less', 'name'],
      [{ name: 'x' }, 400, 'Prompt content is required', 'content'],
      [{ name: 'x', content: 'x'.repeat(1_001) }, 400, 'Prompt content must be 1000 characters or less', 'content'],
    ],
  },
  { call: 'DELETE /api/user/custom-prompts/:id', bearer: true },
  { call: 'GET /api/user/style-preferences', bearer: true },
  { call: 'POST /api/user/style-preferences', bearer: true },
  { call: 'GET /api/plans', bearer: false },
  { call: 'POST /api/create-checkout-session', bearer: true },
  { call: 'POST /api/create-customer-portal-session', bearer: true, bodyless: true },
  {
    call: 'POST /api/contact',
    bearer: false,
    mistakes: [
      [{}, 400, 'First name is required', 'firstName'],
      [{ ...LETTER, firstName: ' ' }, 400, 'First name is required', 'firstName'],
      [{ ...LETTER, firstName: 'x'.repeat(51) }, 400, 'First name must be less than 50 characters', 'firstName'],
      [{ ...LETTER, lastName: undefined }, 400, 'Last name is required', 'lastName'],
      [{ ...LETTER, lastName: 'x'.repeat(51) }, 400, 'Last name must be less than 50 characters', 'lastName'],
      [{ ...LETTER, email: '' }, 400, 'Email is required', 'email'],
      [{ ...LETTER, email: 'ada' }, 400, NO_ADDRESS, 'email'],
      [{ ...LETTER, email: `${'x'.repeat(89)}@example.com` }, 400, 'Email must be less than 100 characters', 'email'],
      [{ ...LETTER, subject: '\n' }, 400, 'Subject is required', 'subject'],
      [{ ...LETTER, subject: 'x'.repeat(101) }, 400, 'Subject must be less than 100 characters', 'subject'],
      [{ ...LETTER, message: undefined }, 400, 'Message is required', 'message'],
      [{ ...LETTER, message: 'x'.repeat(2_001) }, 400, 'Message must be less than 2000 characters', 'message'],
    ],
  },
]

let server: RunningServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = (await signUp(server, 'member@example.com')).token
  await signUp(server, 'other@example.com')
})
afterAll(() => server[Symbol.asyncDispose]())

const parts = (row: Call) => row.call.split(' ') as [Method, string]

function ask(row: Call, options: { body?: unknown; token?: string } = {}): Promise<Answer> {
  const [method, path] = parts(row)
  const body = method === 'GET' ? {} : { body: options.body ?? {} }
  return call(server, method, filled(path), {
    ...body,
    ...(options.token === undefined ? {} : { token: options.token }),
  })
}

test('every call of the specification exists', async () => {
  const listed = (await listedRoutes()).map(({ path }) => path.replace(/:\w+/, ':id'))
  expect(CALLS.filter((row) => !listed.includes(parts(row)[1])).map((row) => row.call)).toEqual([])
})

test.each(CALLS)('$call takes this method', async (row) => {
  const { status } = await ask(row, { token })
  expect([row.call, status]).toEqual([row.call, expect.not.toBeOneOf([401, 405])])
})

test.each(CALLS.filter(({ bearer }) => bearer))(
  '$call without a token answers 401 in the shape of errors',
  async (row) => {
    const answer = await ask(row)
    expect([answer.status, answer.body]).toEqual([401, { detail: 'Please login to continue.', code: 'login_required' }])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  },
)

test.each(CALLS.filter(({ bearer }) => !bearer))('$call needs no token', async (row) => {
  expect((await ask(row)).body.code).not.toBe('login_required')
})

test.each(
  CALLS.flatMap((row) =>
    (row.mistakes ?? []).map(([body, status, detail, field]) => ({ row, body, status, detail, field })),
  ),
)('$row.call with $body answers $status: $detail', async ({ row, body, status, detail, field }) => {
  const answer = await ask(row, { body, ...(row.bearer ? { token } : {}) })
  expect([answer.status, answer.body.detail, answer.body.field]).toEqual([status, detail, field])
  expect(answer.body.code).toEqual(expect.any(String))
})

test.each(CALLS.filter((row) => parts(row)[0] === 'POST' && row.bodyless !== true))(
  '$call refuses what is no JSON object',
  async (row) => {
    for (const body of ['{', '[]', 'null', '"text"', '']) {
      const [method, path] = parts(row)
      const headers = { 'content-type': 'application/json' }
      const answer = await call(server, method, path, { body, headers, ...(row.bearer ? { token } : {}) })
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'invalid_json'])
    }
  },
)

test('an unknown call answers 404 with the specified words', async () => {
  for (const method of ['GET', 'POST']) {
    const answer = await call(server, method, '/api/nothing', method === 'POST' ? { body: {} } : {})
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Resource not found.', code: 'not_found' }])
  }
})

test('register, verify, login, profile and ai-assist answer with the members of the table', async () => {
  const email = 'members@example.com'
  const registered = await call(server, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
  expect(registered.body).toEqual({ message: expect.any(String), verification_email_sent: true })
  const early = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect([early.status, early.body.code, early.body.detail]).toEqual([
    403,
    'EMAIL_NOT_VERIFIED',
    expect.stringContaining('verify your email'),
  ])
  const link = await mailedToken(server, email)
  const verified = await call(server, 'POST', '/api/auth/verify-email', { body: { token: link } })
  expect([verified.status, verified.body.message]).toEqual([200, expect.any(String)])
  const again = await call(server, 'POST', '/api/auth/verify-email', { body: { token: link } })
  expect([again.status, again.body.message]).toEqual([200, expect.stringContaining('already verified')])

  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  expect(login.body).toMatchObject({ user: expect.any(Object), token: expect.any(String), message: expect.any(String) })
  const profile = await call(server, 'GET', '/api/user/profile?include_all=true', { token: String(login.body.token) })
  expect(profile.body.usage).toEqual({ current_month: 0, total: 0, limit: 25, remaining: 25 })
  for (const member of [login.body.user, profile.body.user]) {
    expect(member).toMatchObject({
      id: expect.any(String),
      email,
      subscription_plan: 'starter',
      usage_current_month: 0,
      usage_limit: 25,
      api_key: null,
      is_verified: true,
      created_at: expect.any(String),
      last_login_at: expect.any(String),
      provider: 'other',
    })
  }
  const work = () =>
    call(server, 'POST', '/api/ai-assist', {
      token: String(login.body.token),
      body: {
        text: 'In order to utilize the new system, each and every person need to wait.',
        ...{ template: 'general', style: 'professional', length: 'medium' },
      },
    })
  let worked = await work()
  // The engine starts with the first call, for which half a minute is not enough on a machine with much other work.
  while (worked.body.code === 'engine_timeout') worked = await work()
  expect(worked.body).toMatchObject({ processed_text: expect.any(String), tokens_used: expect.any(Number) })
})

test('the neutral answers are the specified words', async () => {
  const forgot = await call(server, 'POST', '/api/auth/forgot-password', { body: { email: 'x@example.com' } })
  expect([forgot.status, forgot.body.message]).toEqual([
    200,
    'If your email is registered, you will receive a password reset link.',
  ])
  const resent = await call(server, 'POST', '/api/auth/resend-verification', { body: { email: 'x@example.com' } })
  expect([resent.status, resent.body.message]).toEqual([200, 'Verification email sent'])
})

test('the plans tell their prices as the table of plans has them', async () => {
  const { plans } = (await call(server, 'GET', '/api/plans')).body as {
    plans: { key: string; pricing: Record<string, { display: string; savings_display: string | null }> | null }[]
  }
  expect(plans.map(({ key }) => key)).toEqual(['starter', 'pro', 'business', 'enterprise'])
  const pricingOf = Object.fromEntries(plans.map(({ key, pricing }) => [key, pricing]))
  expect(pricingOf.pro).toMatchObject({ monthly: { display: '$9.99' }, yearly: { display: '$99.99' } })
  expect(JSON.stringify(pricingOf.pro)).toContain('$19.89')
  expect(pricingOf.business).toMatchObject({ monthly: { display: '$29.99' }, yearly: { display: '$299.99' } })
  expect(JSON.stringify(pricingOf.business)).toContain('$59.89')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { type Browser, signedIn, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { mailedToken } from '#tests/support/mailbox.ts'
import { listedRoutes } from '#tests/support/routes.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The specification's routes (section 2) with their guards, and what its screens say (sections 4, 5 and 8), written
// down from its text. If a decision changes the specification, the row follows the decision.

type Screen = {
  path: string
  /** Its audience: everybody, visitors only (others go to the dashboard), or signed-in users only. */
  guard: 'open' | 'visitors' | 'members'
  /** Texts on the page for a person who may see it. */
  says?: string[]
}

const SCREENS: readonly Screen[] = [
  { path: '/login', guard: 'visitors', says: ['name="email"', 'name="password"', '/forgot-password', '/register'] },
  {
    path: '/register',
    guard: 'visitors',
    says: ['name="email"', 'name="password"', 'name="show_password"', '/login'],
  },
  { path: '/forgot-password', guard: 'visitors', says: ['name="email"'] },
  { path: '/reset-password', guard: 'visitors', says: ['name="email"'] },
  { path: '/verify-email', guard: 'open', says: ['name="token"', 'name="email"'] },
  {
    path: '/verify-email-change',
    guard: 'open',
    says: ['Invalid verification link. No token provided.', 'Go to Login'],
  },
  { path: '/auth/callback', guard: 'open' },
  { path: '/dashboard', guard: 'members', says: ['/dashboard/assistant', '/dashboard/settings'] },
  {
    path: '/dashboard/assistant',
    guard: 'members',
    says: ['name="text"', 'name="template"', 'name="style"', 'name="length"', 'Pro and above', '5000'],
  },
  { path: '/dashboard/styles', guard: 'members' },
  { path: '/dashboard/templates', guard: 'members' },
  { path: '/dashboard/prompts', guard: 'members' },
  { path: '/dashboard/billing', guard: 'members', says: ['Current Plan', 'Contact Sales', '$9.99', '$29.99'] },
  { path: '/dashboard/billing-demo', guard: 'members' },
  { path: '/dashboard/preferences', guard: 'members' },
  { path: '/dashboard/settings', guard: 'members' },
  { path: '/reflection-journal', guard: 'members', says: ['Coming Soon'] },
  { path: '/wellness-center', guard: 'members', says: ['Coming Soon'] },
  { path: '/achievements', guard: 'members', says: ['Coming Soon'] },
  { path: '/health-assistant', guard: 'members', says: ['Coming Soon'] },
]

/** Rows of the table that do not exist yet. Remove a row from this list when it is built: then it is tested. */
const LATER: readonly string[] = []

const THERE = SCREENS.filter(({ path }) => !LATER.includes(path))

let server: RunningServer
let member: Browser & { token: string }
beforeAll(async () => {
  server = await startServer()
  member = await signedIn(server, 'member@example.com')
})
afterAll(() => server[Symbol.asyncDispose]())

/** The text of a page without the comments that React puts between texts. */
const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Those of the given words that are not on a page. */
const lackedBy = (page: string, words: readonly string[]) => words.filter((each) => !page.includes(each))

test('every route of the specification exists, but for those that are listed as later', async () => {
  const listed = (await listedRoutes()).map(({ path }) => path)
  expect(SCREENS.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual(LATER)
})

test('the landing page is for visitors; who is signed in goes to the dashboard', async () => {
  const page = await visitor(server).get('/')
  expect(page.status).toBe(200)
  const text = await textOf(page)
  expect(lackedBy(text, ['id="pricing"', 'href="/login"', 'href="/register'])).toEqual([])
  const away = await member.get('/')
  expect([away.status, away.headers.get('location')]).toEqual([302, '/dashboard'])
})

test.each(THERE.filter(({ guard }) => guard !== 'members'))('a visitor sees $path', async ({ path, says = [] }) => {
  const page = await visitor(server).get(path)
  expect(page.status).toBe(200)
  const text = await textOf(page)
  expect(lackedBy(text, says)).toEqual([])
})

test.each(THERE.filter(({ guard }) => guard === 'visitors'))(
  'who is signed in is led from $path to the dashboard, as document and as data',
  async ({ path }) => {
    const away = await member.get(path)
    expect([away.status, away.headers.get('location')]).toEqual([302, '/dashboard'])
    expect(await (await member.get(`${path}.data`)).text()).toContain('/dashboard')
  },
)

test.each(THERE.filter(({ guard }) => guard === 'members'))(
  'spec 2: $path is protected: it redirects to /login when there is no user, and comes back to itself afterwards',
  async ({ path, says = [] }) => {
    const away = await visitor(server).get(path)
    expect([away.status, away.headers.get('location')]).toEqual([302, `/login?redirectTo=${encodeURIComponent(path)}`])
    expect(await textOf(await visitor(server).get(`/login?redirectTo=${encodeURIComponent(path)}`))).toContain(
      'Please login to continue.',
    )
    const page = await member.get(path)
    expect(page.status).toBe(200)
    const text = await textOf(page)
    expect(lackedBy(text, says)).toEqual([])
  },
)

test('spec 2: the user menu shows the user’s email and plan name and links to preferences, settings and billing, plus logout', async () => {
  const text = await textOf(await member.get('/dashboard'))
  expect(
    lackedBy(text, [
      ...['member@example.com', 'Starter plan', '/logout'],
      ...['preferences', 'settings', 'billing'].map((place) => `href="/dashboard/${place}"`),
    ]),
  ).toEqual([])
})

test('an unknown language in ?lang= is ignored, one of the five is taken and kept', async () => {
  const german = await visitor(server).get('/?lang=de')
  expect(await textOf(german)).toContain('<html lang="de"')
  expect(german.headers.getSetCookie().join()).toContain('penmark_lang=de')
  expect(await textOf(await visitor(server).get('/?lang=xx'))).toContain('<html lang="en"')
})

const GOOD = { email: 'form@example.com', password: PASSWORD, confirm_password: PASSWORD }
const NEW = { token: 'x', new_password: PASSWORD, confirm_password: PASSWORD, intent: 'reset' }
const CHANGE = {
  current_password: PASSWORD,
  new_password: 'seven quiet herons',
  confirm_password: 'seven quiet herons',
}

/** Forms with a mistake: the fields and their address, the status, and the specification's words for it. */
const MISTAKES: readonly [by: 'visitor' | 'member', path: string, fields: Record<string, string>, number, string[]][] =
  [
    ['visitor', '/register', { ...GOOD, email: '' }, 400, ['Email is required']],
    ['visitor', '/register', { ...GOOD, email: 'ada' }, 400, ['Please enter a valid email address']],
    ['visitor', '/register', { ...GOOD, password: 'seven' }, 400, ['Password must be at least 8 characters long']],
    ['visitor', '/register', { ...GOOD, confirm_password: 'other one' }, 400, ['Passwords do not match']],
    [
      'visitor',
      '/register',
      { ...GOOD, email: 'member@example.com' },
      409,
      ['An account with this email already exists. Please try logging in instead.'],
    ],
    [
      'visitor',
      '/login',
      { intent: 'login', email: 'member@example.com', password: 'wrong one' },
      401,
      ['Invalid email or password. Please try again.'],
    ],
    ['visitor', '/login', { intent: 'login', email: '', password: '' }, 400, ['Email is required']],
    ['visitor', '/forgot-password', { intent: 'forgot', email: '' }, 400, ['Email is required']],
    ['visitor', '/forgot-password', { intent: 'forgot', email: 'ada' }, 400, ['Please enter a valid email address']],
    [
      'visitor',
      '/reset-password',
      { ...NEW, new_password: 'seven' },
      400,
      ['Password must be at least 8 characters long'],
    ],
    ['visitor', '/reset-password', { ...NEW, confirm_password: 'other one' }, 400, ['Passwords do not match']],
    ['visitor', '/reset-password', NEW, 400, ['Password reset failed, the link may be expired']],
    ['visitor', '/verify-email', { intent: 'verify', token: 'x' }, 400, ['Invalid or expired verification token']],
    ['visitor', '/verify-email', { intent: 'resend', email: '' }, 400, ['Please enter your email address first']],
    ['visitor', '/verify-email-change', { token: '' }, 400, ['Invalid verification link. No token provided.']],
    ['visitor', '/verify-email-change', { token: 'x' }, 400, ['Invalid verification link']],
    ['member', '/dashboard/assistant', { intent: 'process', text: ' ' }, 400, ['Please enter text to process']],
    [
      'member',
      '/dashboard/assistant',
      { intent: 'process', text: 'a'.repeat(5_001) },
      400,
      ['Text must be less than 5000 characters'],
    ],
    [
      'member',
      '/dashboard/assistant',
      { intent: 'process', text: 'A text.', style: 'casual' },
      403,
      ['This style requires a Pro plan or higher. Upgrade to unlock this feature.'],
    ],
    [
      'member',
      '/dashboard/settings/password',
      { ...CHANGE, current_password: 'wrong one' },
      403,
      ['Current password is incorrect. Please try again.'],
    ],
    [
      'member',
      '/dashboard/settings/password',
      { ...CHANGE, current_password: '' },
      400,
      ['Current password is required'],
    ],
    [
      'member',
      '/dashboard/settings/password',
      { ...CHANGE, confirm_password: 'x' },
      400,
      ['New passwords do not match'],
    ],
    [
      'member',
      '/dashboard/settings/password',
      { ...CHANGE, new_password: 'seven', confirm_password: 'seven' },
      400,
      ['Password must be at least 8 characters long'],
    ],
    [
      'member',
      '/dashboard/settings/email',
      { intent: 'change', new_email: '', current_password: PASSWORD },
      400,
      ['Email address is required'],
    ],
    [
      'member',
      '/dashboard/settings/email',
      { intent: 'change', new_email: 'ada', current_password: PASSWORD },
      400,
      ['Please enter a valid email address'],
    ],
  ]

test.each(MISTAKES)('%s at %s with %j is told what is wrong (%i)', async (by, path, fields, status, says) => {
  const answer = await (by === 'member' ? member : visitor(server)).post(path, fields)
  expect(answer.status).toBe(status)
  const text = await textOf(answer)
  expect(lackedBy(text, says)).toEqual([])
  const secrets = [PASSWORD, CHANGE.new_password, 'wrong one']
  expect(lackedBy(text, secrets)).toEqual(secrets)
})

test('an unchanged address is no change and is said as information', async () => {
  const fields = { intent: 'change', new_email: 'member@example.com', current_password: PASSWORD }
  const answer = await member.post('/dashboard/settings/email', fields)
  expect(answer.status).toBe(303)
  expect(await textOf(await member.get('/dashboard/settings/email'))).toContain('No changes to save')
})

test('registration leads on after two seconds, verification and reset after three', async () => {
  const guest = visitor(server)
  const email = 'paced@example.com'
  const registered = await guest.post('/register', { ...GOOD, email })
  expect([registered.status, registered.headers.get('refresh')]).toEqual([200, '2; url=/verify-email'])
  expect(await textOf(registered)).toContain('Account created')

  const unverified = await guest.post('/login', { intent: 'login', email, password: PASSWORD })
  expect(unverified.status).toBe(403)
  expect(await textOf(unverified)).toContain('value="resend"')
  const resent = await guest.post('/login', { intent: 'resend', email })
  expect([resent.status, await textOf(resent)]).toEqual([200, expect.stringContaining('Verification email sent')])

  // The second message makes the first one invalid.
  const [first, second] = [await mailedToken(server, email), await mailedToken(server, email, 'verify-email', 2)]
  const verify = (token: string) => guest.post('/verify-email', { intent: 'verify', token })
  expect((await verify(first)).status).toBe(400)
  expect((await verify(second)).status).toBe(200)
  const already = await verify(second)
  expect([already.status, already.headers.get('refresh')]).toEqual([200, '3; url=/login'])
  expect(await textOf(already)).toContain('already verified')

  // The link has signed the guest in, and who is signed in has no password to forget.
  const later = visitor(server)
  const forgot = await later.post('/forgot-password', { intent: 'forgot', email })
  expect(await textOf(forgot)).toContain('If your email is registered, you will receive a password reset link.')
  const reset = await later.post('/reset-password', {
    ...NEW,
    token: await mailedToken(server, email, 'reset-password'),
  })
  expect([reset.status, reset.headers.get('refresh')]).toEqual([200, '3; url=/login'])

  // The first sign-in after a reset leads to the page that lists what else opens the account.
  const login = await later.post('/login', { intent: 'login', email, password: PASSWORD })
  expect([login.status, login.headers.get('location')]).toEqual([303, SECURE_PAGE])
  const finished = await later.post(SECURE_PAGE)
  expect(finished.status).toBe(303)
  const next = await visitor(server).post('/login', { intent: 'login', email, password: PASSWORD })
  expect([next.status, next.headers.get('location')]).toEqual([303, '/dashboard'])
})

test('logout ends the session and goes to the login', async () => {
  const { email } = await signedIn(server, 'leaver@example.com')
  const leaver = visitor(server, email)
  await leaver.post('/login', { intent: 'login', email, password: PASSWORD })
  const out = await leaver.post('/logout')
  expect([out.status, out.headers.get('location')]).toEqual([303, '/login'])
  expect((await leaver.get('/dashboard')).status).toBe(302)
})

test('the dashboard counts what the assistant used, in per cent with one decimal', async () => {
  const user = await signedIn(server, 'counted@example.com')
  const body = { text: 'In order to utilize the new system, each and every person need to wait.' }
  expect((await call(server, 'POST', '/api/ai-assist', { token: user.token, body })).status).toBe(200)
  const text = await textOf(await user.get('/dashboard'))
  expect(text).toContain('4.0')
  expect(text).toMatch(/resets/i)
})

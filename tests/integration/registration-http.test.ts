import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { mailedLink, mailedToken } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Anyone can register the address of another person. These tests play the stranger and the owner of the mailbox against
// each other over HTTP, without scripts: the page behind the link is what a browser would submit.

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const CHOSEN = 'a password of the stranger'
const OWNED = 'a password of the owner'

async function register(email: string, password = PASSWORD): Promise<Browser> {
  const browser = visitor(server, email)
  const answer = await browser.post('/register', { email, password, confirm_password: password })
  expect(answer.status).toBe(200)
  return browser
}

const pathOf = ({ pathname, search }: URL) => pathname + search
const verify = (by: Browser, token: string, password?: string) =>
  by.post('/verify-email', { intent: 'verify', token, ...(password === undefined ? {} : { password }) })
const isInside = async (by: Browser) => (await by.get('/dashboard')).status === 200
const opens = async (email: string, password: string) =>
  (await visitor(server).post('/login', { intent: 'login', email, password })).status === 303

/** Which form the page behind a link shows. */
async function shownTo(by: Browser, link: URL): Promise<'button' | 'password'> {
  const page = await (await by.get(pathOf(link))).text()
  expect(page).toContain(`name="token" value="${link.searchParams.get('token')}"`)
  return page.includes('name="password"') ? 'password' : 'button'
}

test('the browser that registered confirms by the link alone, and is signed in', async () => {
  const browser = await register('same@example.com')
  const link = await mailedLink(server, 'same@example.com')
  expect(await shownTo(browser, link)).toBe('button')
  const answer = await verify(browser, link.searchParams.get('token') ?? '')
  expect([answer.status, answer.headers.get('refresh')]).toEqual([200, '3; url=/login'])
  expect(await answer.text()).toContain('signed in')
  expect(await isInside(browser)).toBe(true)
  // The page that the refresh leads to sends a user who is signed in onwards.
  expect((await browser.get('/login')).headers.get('location')).toBe('/dashboard')
  // The mark of the browser is gone with its use.
  const cleared = answer.headers.getSetCookie().filter((line) => line.startsWith('penmark_registration='))
  expect(cleared).toEqual([expect.stringContaining('Max-Age=0')])
})

test('another browser is asked for the password of the registration, also when it posts without one', async () => {
  const email = 'elsewhere@example.com'
  await register(email)
  const link = await mailedLink(server, email)
  const token = link.searchParams.get('token') ?? ''
  const phone = visitor(server, email)
  expect(await shownTo(phone, link)).toBe('password')
  const bare = await verify(phone, token)
  expect([bare.status, (await bare.text()).includes('name="password"')]).toEqual([403, true])
  const empty = await verify(phone, token, '')
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Password is required')])
  const wrong = await verify(phone, token, 'not this one')
  const page = await wrong.text()
  expect(wrong.status).toBe(403)
  expect(page).toContain('This isn’t the password that was chosen')
  expect(page).toContain(`value="${token}"`)
  expect(page).not.toContain('not this one')
  expect(await isInside(phone)).toBe(false)
  expect(await opens(email, PASSWORD)).toBe(false)
  expect((await verify(phone, token, PASSWORD)).status).toBe(200)
  expect(await isInside(phone)).toBe(true)
  // A later visitor of the link is told that it is done, and is not signed in.
  const late = visitor(server, email)
  const again = await verify(late, token)
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('already verified')])
  expect(await isInside(late)).toBe(false)
})

test('a token that is entered by hand in another browser leads to the same question', async () => {
  const email = 'by-hand@example.com'
  await register(email)
  const phone = visitor(server, email)
  const answer = await verify(phone, await mailedToken(server, email))
  expect([answer.status, (await answer.text()).includes('chosen there')]).toEqual([403, true])
})

test('the mark of a browser counts for the account that it registered, and for no other', async () => {
  const mine = await register('mine@example.com')
  await register('theirs@example.com')
  const link = await mailedLink(server, 'theirs@example.com')
  expect(await shownTo(mine, link)).toBe('password')
  expect((await verify(mine, link.searchParams.get('token') ?? '')).status).toBe(403)
  expect(await isInside(mine)).toBe(false)
})

test('a browser that registers two addresses is asked for the first one, whose mark the second replaced', async () => {
  const browser = await register('one@example.com')
  const second = { email: 'two@example.com', password: PASSWORD, confirm_password: PASSWORD }
  expect((await browser.post('/register', second)).status).toBe(200)
  expect(await shownTo(browser, await mailedLink(server, 'one@example.com'))).toBe('password')
  expect(await shownTo(browser, await mailedLink(server, 'two@example.com'))).toBe('button')
})

test('a new mail works in the browser that registered, whoever asked for it; the older link asks for nothing', async () => {
  const email = 'again@example.com'
  const browser = await register(email)
  const first = await mailedLink(server, email)
  await visitor(server).post('/verify-email', { intent: 'resend', email })
  const second = await mailedLink(server, email, 'verify-email', 2)
  // A link that no longer works is refused without asking for a password.
  expect(await shownTo(visitor(server), first)).toBe('button')
  const refused = await verify(visitor(server), first.searchParams.get('token') ?? '')
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Invalid or expired verification token'),
  ])
  expect(await shownTo(visitor(server), second)).toBe('password')
  expect(await shownTo(browser, second)).toBe('button')
  expect((await verify(browser, second.searchParams.get('token') ?? '')).status).toBe(200)
  expect(await isInside(browser)).toBe(true)
})

test('a stranger who registered the address gets nothing from a careless click of its owner', async () => {
  const email = 'careless@example.com'
  const stranger = await register(email, CHOSEN)
  const link = await mailedLink(server, email)
  const owner = visitor(server, email)
  await owner.get(pathOf(link))
  await verify(owner, link.searchParams.get('token') ?? '')
  expect(await opens(email, CHOSEN)).toBe(false)
  expect(await isInside(stranger)).toBe(false)
})

test('the owner takes the address over by a new password, which drops everything that the stranger set up', async () => {
  const email = 'taken@example.com'
  const stranger = await register(email, CHOSEN)
  const link = await mailedLink(server, email)
  const owner = visitor(server, email)
  const again = await owner.post('/register', { email, password: OWNED, confirm_password: OWNED })
  const page = await again.text()
  expect(again.status).toBe(409)
  expect(page).toContain('An account with this email already exists.')
  expect(page).toContain('href="/forgot-password"')
  await owner.post('/forgot-password', { intent: 'forgot', email })
  const token = await mailedToken(server, email, 'reset-password')
  const fields = { intent: 'reset', token, new_password: OWNED, confirm_password: OWNED }
  expect((await owner.post('/reset-password', fields)).status).toBe(200)
  expect([await opens(email, CHOSEN), await opens(email, OWNED)]).toEqual([false, true])
  // The stranger’s browser has the mark, and with luck even the mailed link: neither opens anything.
  const late = await verify(stranger, link.searchParams.get('token') ?? '')
  expect([late.status, await late.text()]).toEqual([200, expect.stringContaining('already verified')])
  expect(await isInside(stranger)).toBe(false)
})

test('A8: five wrong passwords for one link are all, and the page says so in words', async () => {
  await using strict = await startServer({ RATE_LIMIT_SCALE: '1' })
  const email = 'guessed@example.com'
  await call(strict, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
  const token = await mailedToken(strict, email)
  const guess = (password: string) => visitor(strict).post('/verify-email', { intent: 'verify', token, password })
  for (let index = 0; index < 5; index += 1) expect((await guess(`wrong password ${index}`)).status).toBe(403)
  const refused = await guess(PASSWORD)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  const page = await refused.text()
  expect(page).toContain('Rate limit exceeded. Please try again later.')
  expect(page).toContain('name="password"')
})

test('who registered by call confirms by call with the token alone, and in a browser with the password', async () => {
  for (const email of ['call-a@example.com', 'call-b@example.com']) {
    const answer = await call(server, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([201, ['message', 'verification_email_sent']])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const token = await mailedToken(server, 'call-a@example.com')
  expect((await call(server, 'POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200)
  expect(await shownTo(visitor(server), await mailedLink(server, 'call-b@example.com'))).toBe('password')
})

test('a password is shown to the person who typed it, on request alone, and the request does nothing else', async () => {
  const someone = visitor(server)
  const typed = { intent: 'register', email: 'shows@example.com', password: '<b>"four quiet herons"' }
  const field = async (more: Record<string, string>) => {
    const answer = await someone.post('/register', { ...typed, ...more })
    const page = await answer.text()
    return { status: answer.status, cached: answer.headers.get('cache-control'), page }
  }
  const escaped = 'value="&lt;b&gt;&quot;four quiet herons&quot;"'
  const asText = await field({ show_password: '1' })
  expect(asText).toMatchObject({ status: 200, cached: 'no-store' })
  expect(asText.page).toMatch(new RegExp(`<input[^>]*type="text"[^>]*name="password"[^>]*${escaped}`))
  expect((await field({ show_password: '0' })).page).toMatch(/<input[^>]*type="password"[^>]*name="password"/)
  expect(server.output()).not.toContain('four quiet herons')
  // Every other answer keeps it to itself: a refusal, and the account that was not there yet.
  const posts: Record<string, string>[] = [{ confirm_password: 'other' }, { email: 'shows' }, {}]
  for (const more of posts) expect((await field(more)).page).not.toContain('four quiet herons')
  expect((await field({})).status).toBe(409)
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_ID } from '#app/domain/extension/identity.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'

const VERIFIER = 'a-verifier-of-the-extension-with-43-characters'
const ORIGIN = `chrome-extension://${CHROMIUM_ID}`
const WANTS = {
  extension: CHROMIUM_ID,
  origin: ORIGIN,
  browser: 'chromium',
  challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  state: 'a-state-of-the-extension',
}

let server: PeopledServer
let ada: Person
beforeAll(async () => {
  server = await startPeopledServer({}, { starter: 3 })
  ada = server.person()
})
afterAll(() => server?.[Symbol.asyncDispose]())

const page = (query: Record<string, string>, cookie = ada.cookie) =>
  fetch(`${server.url}/extension/connect?${new URLSearchParams(query)}`, {
    headers: { cookie: `penmark_session=${cookie}` },
    redirect: 'manual',
  })

/** The code that a person gets by the button of the page. */
async function codeFor({ cookie }: Person, wants: Record<string, string> = WANTS): Promise<string> {
  const answer = await fetch(`${server.url}/extension/connect`, {
    method: 'POST',
    headers: { cookie: `penmark_session=${cookie}`, origin: server.url },
    body: new URLSearchParams(wants),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  const next = new URL(answer.headers.get('location') ?? '', server.url)
  expect([next.pathname, next.searchParams.get('state')]).toEqual(['/extension/connected', WANTS.state])
  return new URLSearchParams(next.hash.slice(1)).get('code') ?? ''
}

const exchange = (code: string, change: { verifier?: string; extension_id?: string; origin?: string } = {}) => {
  const { origin = ORIGIN, ...body } = { verifier: VERIFIER, extension_id: CHROMIUM_ID, ...change }
  return call(server, 'POST', '/api/extension/token', { body: { code, ...body }, headers: { origin } })
}

async function connected(person: Person): Promise<string> {
  const answer = await exchange(await codeFor(person))
  expect(answer.status).toBe(201)
  return String(answer.body.token)
}

const refusalOf = async (token: string, path = '/api/extension/account', method = 'GET') => {
  const { status, body } = await call(server, method, path, { token })
  return [status, body.code ?? null]
}

test('the page asks who is signed in, and is never framed', async () => {
  const visitor = await page(WANTS, 'x'.repeat(43))
  expect(visitor.headers.get('location')).toMatch(/^\/login\?redirectTo=%2Fextension%2Fconnect%3F/)
  const asking = await page(WANTS)
  expect(await asking.text()).toContain(ada.email)
  expect(asking.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each([
  ['an unknown extension', { extension: 'a'.repeat(32), origin: `chrome-extension://${'a'.repeat(32)}` }],
  ['the origin of another extension', { origin: `chrome-extension://${'a'.repeat(32)}` }],
  ['the origin of a web page', { origin: 'https://evil.example' }],
  ['a short challenge', { challenge: 'abc' }],
  ['no state', { state: '' }],
  ['a browser that does not exist', { browser: 'lynx' }],
])('%s gets a page without a button', async (_, change) => {
  const answer = await page({ ...WANTS, ...change })
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('<form method="post" action="/extension/connect"')
})

test('a token reads the account, does not reach anything else, and ends by itself and by the person', async () => {
  const token = await connected(ada)
  const { status, body } = await call(server, 'GET', '/api/extension/account', { token })
  expect([status, body.user, body.plan]).toEqual([200, { name: 'starter-1', email: ada.email }, 'starter'])
  for (const [method, path] of [
    ['GET', '/api/user/profile'],
    ['GET', '/api/user/export'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/user/delete'],
    ['GET', '/api/user/bookmarks'],
  ] as const)
    expect([path, await refusalOf(token, path, method)]).toEqual([path, [403, 'extension_not_here']])
  const security = await fetch(`${server.url}/dashboard/settings/sessions`, {
    headers: { cookie: `penmark_session=${ada.cookie}` },
  })
  expect(await security.text()).toContain('Browser extension')
  expect((await call(server, 'DELETE', '/api/extension/token', { token })).status).toBe(200)
  expect(await refusalOf(token)).toEqual([401, 'login_required'])
})

test('signing out by a plain form ends the extensions that were connected in that session, and no others', async () => {
  const eve = server.person()
  const other = await call(server, 'POST', '/api/auth/login', { body: { email: eve.email, password: PASSWORD } })
  expect(other.status).toBe(200)
  const [own, kept] = [await connected(eve), await connected(ada)]
  const signOut = (cookie: string) =>
    fetch(`${server.url}/logout`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams() },
      headers: { cookie: `penmark_session=${cookie}`, origin: server.url },
    })
  expect((await signOut('not-a-session')).status).toBeLessThan(400)
  expect(await refusalOf(own)).toEqual([200, null])
  expect((await signOut(eve.cookie)).headers.get('location')).toBe('/login')
  expect(await refusalOf(own)).toEqual([401, 'login_required'])
  expect(await refusalOf(kept)).toEqual([200, null])
  expect(await refusalOf(String(other.body.token), '/api/user/profile')).toEqual([200, null])
})

test('a code counts once, and coming twice ends the token it gave', async () => {
  const code = await codeFor(ada)
  const { body } = await exchange(code)
  expect(await refusalOf(String(body.token))).toEqual([200, null])
  const again = await exchange(code)
  expect([again.status, again.body.code]).toEqual([400, 'extension_code_invalid'])
  expect(await refusalOf(String(body.token))).toEqual([401, 'login_required'])
})

test.each([
  ['another verifier', { verifier: 'b'.repeat(43) }],
  ['another extension', { extension_id: 'extension@penmark.example' }],
  ['another origin', { origin: `chrome-extension://${'a'.repeat(32)}` }],
])('a stolen code is worth nothing with %s, and is spent by the try', async (_, change) => {
  const code = await codeFor(ada)
  const stolen = await exchange(code, change)
  expect([stolen.status, stolen.body.code]).toEqual([400, 'extension_code_invalid'])
  expect((await exchange(code)).status).toBe(400)
})

test('who signs out before the exchange connects nothing, and a changed password ends the token', async () => {
  const bob = server.person()
  const token = await connected(bob)
  const code = await codeFor(bob)
  const changed = await call(server, 'POST', '/api/auth/change-password', {
    token: bob.token,
    body: { current_password: 'correct horse battery staple', new_password: 'seven quiet herons wade' },
  })
  expect(changed.status).toBe(200)
  expect(await refusalOf(token)).toEqual([401, 'login_required'])
  expect((await exchange(code)).status).toBe(400)
})

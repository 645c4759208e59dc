import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '#app/.server/account/sign-in/login.ts'
import { createAuthentication } from '#app/.server/auth/authentication.ts'
import { authenticationContext } from '#app/.server/auth/context.ts'
import { createKeyUses } from '#app/.server/auth/key-uses.ts'
import {
  maybeUserContext,
  requireBearer,
  requireUser,
  sessionMiddleware,
  userContext,
} from '#app/.server/auth/middleware.ts'
import { logContext, siteContext } from '#app/.server/http/context.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const MINUTE = 60 * 1000

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

async function loggedIn(kind: 'web' | 'api') {
  const user = await verifiedUser(accounts)
  const outcome = await login(accounts, { ...ADA, kind })
  if (!outcome.ok || outcome.step !== 'in') throw new Error('not signed in')
  return { ...user, ...outcome }
}

/** Runs middleware like the router: raw request, URL without `.data`. */
async function run(chain: MiddlewareFunction<Response>[], path: string, init: RequestInit = {}) {
  const context = new RouterContextProvider()
  const keyUses = createKeyUses(accounts.database.writer)
  context.set(authenticationContext, createAuthentication({ ...accounts, keyUses }))
  context.set(logContext, accounts.log)
  context.set(siteContext, {
    ...{
      publicUrl: 'http://localhost:4300',
      secure: false,
      demoPages: false,
      readableOutbox: undefined,
      contact: undefined,
      claims: { users: null, sites: null, hours: null, liveChat: null },
      securityTxt: () => '',
    },
  })
  const url = new URL(path, 'http://localhost:4300')
  const request = new Request(url, init)
  let answer: unknown
  for (const middleware of chain) {
    try {
      answer = await middleware({ request, context, url, params: {}, pattern: '' }, () =>
        Promise.resolve(new Response()),
      )
    } catch (thrown) {
      answer = thrown
    }
    if (answer !== undefined) break
  }
  return { context, answer: answer instanceof Response ? answer : undefined }
}

test('a cookie makes the user of the screens, with workspace, role and ledger account', async () => {
  const { token, userId, workspaceId, sessionId } = await loggedIn('web')
  const { context, answer } = await run([sessionMiddleware, requireUser], '/dashboard', {
    headers: { cookie: `penmark_session=${token}` },
  })
  expect(answer).toBeUndefined()
  expect(context.get(userContext)).toEqual({
    userId,
    email: 'Ada@Example.com',
    emailVerified: true,
    workspaceId,
    role: 'owner',
    sessionId,
    account: accounts.ledger.accountOf(workspaceId),
    scopes: 'all',
  })
  expect(context.get(maybeUserContext)).toEqual(context.get(userContext))
})

test('a visitor is nobody on open screens and goes to /login from protected ones, and comes back', async () => {
  const open = await run([sessionMiddleware], '/')
  expect(open.context.get(maybeUserContext)).toBeNull()
  const { answer } = await run([sessionMiddleware, requireUser], '/dashboard/assistant?template=general&x=1')
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe(
    '/login?redirectTo=%2Fdashboard%2Fassistant%3Ftemplate%3Dgeneral%26x%3D1',
  )
})

test('an invented, ended or bearer token in the cookie is nobody', async () => {
  const { token } = await loggedIn('api')
  for (const cookie of [`penmark_session=${'A'.repeat(43)}`, `penmark_session=${token}`, 'penmark_session=', 'x=y']) {
    const { context, answer } = await run([sessionMiddleware, requireUser], '/dashboard', { headers: { cookie } })
    expect(answer?.status).toBe(302)
    expect(context.get(maybeUserContext)).toBeNull()
  }
})

test('C23: under /api a bearer token counts and a cookie does not', async () => {
  const web = await loggedIn('web')
  const api = await login(accounts, { ...ADA, kind: 'api' })
  if (!api.ok || api.step !== 'in') throw new Error('not signed in')
  const passed = await run([requireBearer], '/api/user/profile', { headers: { authorization: `Bearer ${api.token}` } })
  expect(passed.context.get(userContext)).toMatchObject({ userId: web.userId, sessionId: api.sessionId })
  for (const headers of [
    {},
    { cookie: `penmark_session=${web.token}` },
    { cookie: `penmark_session=${api.token}` },
    { authorization: `Bearer ${web.token}` },
    { authorization: `Basic ${api.token}` },
    { authorization: `Bearer ${api.token} x` },
    { authorization: 'Bearer' },
  ]) {
    const { answer } = await run([requireBearer], '/api/user/profile', { headers: headers as Record<string, string> })
    expect(answer?.status).toBe(401)
    expect(answer?.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer?.json()).toEqual({ detail: 'Please login to continue.', code: 'login_required' })
  }
})

test('B17: a GET never writes; a POST moves the session on, at most every five minutes', async () => {
  const { token } = await loggedIn('web')
  const seen = () => accounts.database.reader.sqlite.prepare('SELECT last_seen_at FROM session').pluck().get()
  const start = seen()
  const headers = { cookie: `penmark_session=${token}` }
  accounts.clock.advance(6 * MINUTE)
  const changes = accounts.database.writer.sqlite.prepare('SELECT total_changes()').pluck()
  const before = changes.get()
  for (const method of ['GET', 'HEAD']) await run([sessionMiddleware, requireUser], '/dashboard', { method, headers })
  expect([seen(), changes.get()]).toEqual([start, before])
  await run([sessionMiddleware, requireUser], '/dashboard', { method: 'POST', headers })
  expect(seen()).toBe(Number(start) + 6 * MINUTE)
  accounts.clock.advance(4 * MINUTE)
  await run([sessionMiddleware, requireUser], '/dashboard', { method: 'POST', headers })
  expect(seen()).toBe(Number(start) + 6 * MINUTE)
})

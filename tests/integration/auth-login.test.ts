import { argon2Sync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { logout } from '#app/.server/account/sign-in/logout.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { touchSession } from '#app/.server/auth/commands.ts'
import { findSession } from '#app/.server/auth/queries.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const DAY = 24 * 60 * 60 * 1000

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

async function loggedIn(kind: 'web' | 'api' = 'web') {
  const outcome = await login(accounts, { ...ADA, kind })
  if (!outcome.ok || outcome.step !== 'in') throw new Error('not signed in')
  return outcome
}

const found = (token: string, kind: 'web' | 'api' = 'web') =>
  findSession(accounts.database.reader, kind, token, accounts.clock.now())
const sessions = () =>
  accounts.database.reader.sqlite.prepare('SELECT * FROM session').all() as Record<string, unknown>[]

test('a verified user logs in, in any case of the address, and the session names user, workspace and role', async () => {
  const { userId, workspaceId } = await verifiedUser(accounts)
  const outcome = await login(accounts, { email: ' ada@EXAMPLE.com', password: ADA.password, kind: 'web' })
  if (!outcome.ok || outcome.step !== 'in') throw new Error('not signed in')
  expect(found(outcome.token)).toEqual({
    sessionId: outcome.sessionId,
    userId,
    email: 'Ada@Example.com',
    verifiedAt: accounts.clock.now(),
    workspaceId,
    role: 'owner',
    lastSeenAt: accounts.clock.now(),
  })
})

test('B15: each login has a new 256-bit token, and the row keeps only its hash', async () => {
  await verifiedUser(accounts)
  const tokens = [(await loggedIn()).token, (await loggedIn()).token]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(sessions()).toHaveLength(2)
  for (const row of sessions()) for (const token of tokens) expect(JSON.stringify(row)).not.toContain(token)
  accounts.database.writer.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  for (const token of tokens) expect(accounts.database.writer.sqlite.serialize().includes(token)).toBe(false)
})

test('A6: an unknown address and a wrong password get the same answer after the same work', async () => {
  await verifiedUser(accounts)
  let hashes = 0
  const { verify } = accounts.passwords
  const counting: typeof accounts = {
    ...accounts,
    passwords: {
      ...accounts.passwords,
      verify(password, phc) {
        hashes += 1
        return verify(password, phc)
      },
    },
  }
  for (const email of [ADA.email, 'eve@example.com']) {
    hashes = 0
    const answer = await login(counting, { email, password: 'not this one', kind: 'web' })
    expect(answer).toEqual({ ok: false, code: 'invalid_credentials' })
    expect(hashes).toBe(1)
  }
})

test('A6: only who knows the password hears that the address is not verified', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  expect(await login(accounts, { ...ADA, kind: 'web' })).toEqual({ ok: false, code: 'EMAIL_NOT_VERIFIED' })
  expect(await login(accounts, { email: ADA.email, password: 'not this one', kind: 'web' })).toEqual({
    ok: false,
    code: 'invalid_credentials',
  })
  expect(sessions()).toEqual([])
})

test('B17: a session ends after 30 days whatever happens, and after 14 days without a write', async () => {
  await verifiedUser(accounts)
  const idle = (await loggedIn()).token
  accounts.clock.advance(14 * DAY - 1)
  expect(found(idle)).toBeDefined()
  accounts.clock.advance(1)
  expect(found(idle)).toBeUndefined()

  const busy = (await loggedIn()).token
  for (let day = 1; day < 30; day += 1) {
    accounts.clock.advance(DAY)
    const session = found(busy)
    if (session === undefined) throw new Error(`ended on day ${day}`)
    touchSession(accounts.database.writer, session, accounts.clock.now())
  }
  accounts.clock.advance(DAY - 1)
  expect(found(busy)).toBeDefined()
  accounts.clock.advance(1)
  expect(found(busy)).toBeUndefined()
})

test('B17, E40: looking a session up writes nothing, and a touch writes at most every five minutes', async () => {
  await verifiedUser(accounts)
  const { token } = await loggedIn()
  const changes = () => accounts.database.writer.sqlite.prepare('SELECT total_changes()').pluck().get()
  const before = changes()
  accounts.clock.advance(5 * 60 * 1000 - 1)
  const early = found(token)
  if (early === undefined) throw new Error('ended')
  touchSession(accounts.database.writer, early, accounts.clock.now())
  expect(changes()).toBe(before)
  accounts.clock.advance(1)
  touchSession(accounts.database.writer, early, accounts.clock.now())
  expect(found(token)?.lastSeenAt).toBe(accounts.clock.now())
  expect(changes()).toBe(Number(before) + 1)
})

test('dead sessions of a user are buried at the next login', async () => {
  await verifiedUser(accounts)
  await loggedIn()
  accounts.clock.advance(31 * DAY)
  await loggedIn()
  expect(sessions()).toHaveLength(1)
})

test('B18: logging out deletes the row of this session and no other', async () => {
  await verifiedUser(accounts)
  const here = await loggedIn()
  const there = await loggedIn()
  logout(accounts, here.token)
  expect(found(here.token)).toBeUndefined()
  expect(found(there.token)).toBeDefined()
  expect(sessions()).toHaveLength(1)
  logout(accounts, here.token)
  logout(accounts, undefined)
  expect(sessions()).toHaveLength(1)
})

test('a bearer token is no web session and a web session is no bearer token', async () => {
  await verifiedUser(accounts)
  const web = await loggedIn('web')
  const api = await loggedIn('api')
  expect(found(web.token, 'api')).toBeUndefined()
  expect(found(api.token, 'web')).toBeUndefined()
  expect(found(api.token, 'api')).toMatchObject({ sessionId: api.sessionId })
})

test('a session ends with the membership that it stands on', async () => {
  await verifiedUser(accounts)
  const { token, userId } = await loggedIn()
  accounts.database.writer.sqlite.prepare('DELETE FROM membership WHERE user_id = ?').run(userId)
  expect(found(token)).toBeUndefined()
  expect(sessions()).toEqual([])
})

test('a user may belong to several workspaces; a login starts in the first', async () => {
  const { userId, workspaceId } = await verifiedUser(accounts)
  const { sqlite } = accounts.database.writer
  sqlite.prepare("INSERT INTO workspace VALUES ('wsp_team', 'Team', 'team', 0)").run()
  sqlite.prepare("INSERT INTO membership VALUES (?, 'wsp_team', 'auditor', ?)").run(userId, accounts.clock.now() + 1)
  expect((await loggedIn()).workspaceId).toBe(workspaceId)
})

test('A5: a hash of other costs is replaced at the next login', async () => {
  const { userId } = await verifiedUser(accounts)
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: ADA.password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8192,
    passes: 3,
  })
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const { sqlite } = accounts.database.writer
  sqlite.prepare('UPDATE user SET password_hash = ?').run(`$argon2id$v=19$m=8192,t=3,p=1$${bare(nonce)}$${bare(tag)}`)
  await loggedIn()
  expect(sqlite.prepare('SELECT password_hash FROM user WHERE id = ?').pluck().get(userId)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  )
  await loggedIn()
})

test('the call’s user has the fields of the specification and nothing else', async () => {
  const { userId } = await verifiedUser(accounts)
  const outcome = await loggedIn('api')
  expect(apiUserOf(accounts, outcome)).toEqual({
    id: userId,
    email: 'Ada@Example.com',
    subscription_plan: 'starter',
    usage_current_month: 0,
    usage_limit: 25,
    is_verified: true,
    created_at: '2026-11-21T12:00:00.000Z',
    last_login_at: '2026-11-21T12:00:00.001Z',
    provider: 'other',
    api_key: null,
  })
})

import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { disconnectGoogle } from '#app/.server/account/settings/google-unlink.ts'
import { connectGoogle, googleSignIn } from '#app/.server/account/sign-in/google-sign-in.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { verifyEmail } from '#app/.server/account/sign-in/verify-email.ts'
import type { GoogleAnswer } from '#app/.server/auth/google.ts'
import { googleIdentityOf } from '#app/.server/auth/google-identities.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { sessionsOf } from '#app/.server/auth/sessions.ts'
import { resume, suspend } from '#app/.server/auth/suspensions.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const ISSUER = 'https://accounts.google.com'

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

/** Google's answer about Ada; each call makes another answer. */
function answer(changes: Partial<GoogleAnswer['proof']> = {}): GoogleAnswer {
  return {
    proof: { issuer: ISSUER, subject: 'ada-at-google', email: ADA.email, emailVerified: true, ...changes },
    answers: [{ sha256: randomBytes(32), expiresAt: accounts.clock.now() + 60_000 }],
  }
}

function enter(googleAnswer: GoogleAnswer) {
  return googleSignIn(accounts, { answer: googleAnswer, kind: 'web', locale: 'de' })
}

function count(table: string): number {
  const { total } = accounts.database.reader.sqlite.prepare(`SELECT count(*) AS total FROM ${table}`).get() as {
    total: number
  }
  return total
}

test('whoever is new gets a verified account without a password, a workspace and a plan, in the language of the page', () => {
  const entered = enter(answer())
  expect(entered).toMatchObject({ ok: true, email: ADA.email, signedIn: { step: 'in' } })
  const user = findUserByEmail(accounts.database.reader, 'ada@example.com')
  expect(user).toMatchObject({ passwordHash: null, locale: 'de', verifiedAt: accounts.clock.now() })
  if (!entered.ok || entered.signedIn.step !== 'in') throw new Error('not signed in')
  expect(apiUserOf(accounts, entered.signedIn)).toMatchObject({
    subscription_plan: 'starter',
    provider: 'google',
    google_id: 'ada-at-google',
    is_verified: true,
  })
  expect(enter(answer({ email: 'ada.new@example.com' }))).toMatchObject({ ok: true, email: ADA.email })
  expect([count('user'), count('workspace'), count('google_identity')]).toEqual([1, 1, 1])
})

test('A12: a verified account is linked by its address, keeps its password, and is told by mail', async () => {
  const { userId } = await verifiedUser(accounts)
  expect(enter(answer({ email: 'ADA@example.COM' }))).toMatchObject({ ok: true, signedIn: { userId } })
  expect(googleIdentityOf(accounts.database.reader, userId)?.subject).toBe('ada-at-google')
  const byPassword = await login(accounts, { ...ADA, kind: 'web' })
  expect(byPassword.ok).toBe(true)
  await accounts.mailer.close()
  expect(accounts.mails().join('\n')).toContain('was connected to your Penmark account')
})

test('a suspended account is refused by Google as by password, also for the first time, and by its workspace', async () => {
  const { userId, workspaceId } = await verifiedUser(accounts)
  const { writer } = accounts.database
  const by = { operator: 'ops-1', reason: 'abuse', now: accounts.clock.now() }
  for (const who of [{ userId }, { workspaceId }]) {
    suspend(writer, who, by)
    expect(enter(answer())).toEqual({ ok: false, code: 'account_suspended' })
    expect(await login(accounts, { ...ADA, kind: 'web' })).toEqual({ ok: false, code: 'account_suspended' })
    expect([count('google_identity'), count('session')]).toEqual([0, 0])
    resume(writer, who)
  }
  expect(enter(answer())).toMatchObject({ ok: true })
  suspend(writer, { userId }, by)
  expect(enter(answer({ email: 'another@example.com' }))).toEqual({ ok: false, code: 'account_suspended' })
})

test('while registration is switched off Google opens no account, and lets known users in', async () => {
  const closed = { ok: false, code: 'registration_off', retryAfterSeconds: 300 } as const
  const input = () => ({ answer: answer(), kind: 'web' as const, locale: 'en' as const, closed })
  expect(googleSignIn(accounts, input())).toEqual(closed)
  expect([count('user'), count('google_answer')]).toEqual([0, 0])
  await verifiedUser(accounts)
  expect(googleSignIn(accounts, input())).toMatchObject({ ok: true })
})

test('A12: an account that was never verified loses its password, its sessions and its mailed links when linked', async () => {
  const registered = await register(accounts, { email: ADA.email, password: 'what a stranger chose', locale: 'en' })
  if (!registered.ok) throw new Error(registered.code)
  const { userId } = registered
  const entered = enter(answer())
  expect(entered).toMatchObject({ ok: true, signedIn: { userId } })
  expect(findUser(accounts.database.reader, userId)).toMatchObject({
    passwordHash: null,
    verifiedAt: accounts.clock.now(),
  })
  const stranger = await login(accounts, { email: ADA.email, password: 'what a stranger chose', kind: 'web' })
  expect(stranger).toEqual({ ok: false, code: 'invalid_credentials' })
  expect(verifyEmail(accounts, { token: accounts.mailedToken() })).toMatchObject({ state: 'already_verified' })
  const { sessions } = sessionsOf(accounts.database.reader, {
    userId,
    first: '',
    now: accounts.clock.now(),
    limit: 10,
  })
  expect(sessions).toHaveLength(1)
})

test('A12: an address that Google has not verified opens nothing and changes nothing', async () => {
  const { userId } = await verifiedUser(accounts)
  for (const changes of [
    { emailVerified: false },
    { email: null },
    { email: 'new@example.com', emailVerified: false },
  ]) {
    expect(enter(answer(changes))).toEqual({ ok: false, code: 'google_email_unverified' })
  }
  expect(googleIdentityOf(accounts.database.reader, userId)).toBeUndefined()
  expect([count('user'), count('google_answer')]).toEqual([1, 0])
})

test('A12: a second identity with the address of a linked account is refused: addresses change hands', async () => {
  await verifiedUser(accounts)
  expect(enter(answer()).ok).toBe(true)
  expect(enter(answer({ subject: 'who has the address now' }))).toEqual({ ok: false, code: 'google_other_linked' })
  expect(count('google_identity')).toBe(1)
})

test('A13: an answer of Google counts once', () => {
  const googleAnswer = answer()
  expect(enter(googleAnswer).ok).toBe(true)
  expect(enter(googleAnswer)).toEqual({ ok: false, code: 'google_failed' })
  expect(connectGoogle(accounts, { userId: 'usr_nobody', answer: googleAnswer })).toEqual({
    ok: false,
    code: 'google_failed',
  })
})

test('connecting gives an account the identity, whatever its address; one identity has one account', async () => {
  const { userId } = await verifiedUser(accounts)
  const other = await verifiedUser(accounts, 'bob@example.com')
  const changes = { email: 'ada.private@gmail.com', emailVerified: false }
  expect(connectGoogle(accounts, { userId, answer: answer(changes) })).toEqual({ ok: true })
  expect(connectGoogle(accounts, { userId, answer: answer(changes) })).toEqual({ ok: true })
  expect(enter(answer(changes))).toMatchObject({ ok: true, signedIn: { userId } })
  const refusal = connectGoogle(accounts, { userId: other.userId, answer: answer(changes) })
  expect(refusal).toEqual({ ok: false, code: 'google_taken' })
  const second = connectGoogle(accounts, { userId, answer: answer({ subject: 'another' }) })
  expect(second).toEqual({ ok: false, code: 'google_other_linked' })
})

test('disconnecting takes the way away and tells by mail, but never the only way', async () => {
  const { userId } = await verifiedUser(accounts)
  enter(answer())
  expect(disconnectGoogle(accounts, { userId })).toEqual({ ok: true })
  expect(disconnectGoogle(accounts, { userId })).toEqual({ ok: false, code: 'not_found' })
  expect(count('google_identity')).toBe(0)
  await accounts.mailer.close()
  expect(accounts.mails().join('\n')).toContain('Google account was disconnected')
  const alone = enter(answer({ subject: 'bob', email: 'bob@example.com' }))
  if (!alone.ok || alone.signedIn.step !== 'in') throw new Error('not signed in')
  const refused = disconnectGoogle(accounts, { userId: alone.signedIn.userId })
  expect(refused).toEqual({ ok: false, code: 'google_only_way' })
})

test('the identity goes with its user', () => {
  enter(answer())
  accounts.database.writer.sqlite.prepare('DELETE FROM user').run()
  expect(count('google_identity')).toBe(0)
})

test('G57: the log names events and users, never an address or a subject', async () => {
  await verifiedUser(accounts)
  enter(answer())
  enter(answer({ subject: 'who-else' }))
  const logged = accounts.logged.join('\n')
  for (const event of ['google.linked', 'google.refused', 'login']) expect(logged).toContain(`"event":"${event}"`)
  expect(logged.toLowerCase()).not.toMatch(/ada@example|ada-at-google|who-else/)
})

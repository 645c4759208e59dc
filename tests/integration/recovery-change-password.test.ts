import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePassword } from '#app/.server/account/settings/change-password.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { insertApiKey, isStillOpen, newApiKey } from '#app/.server/auth/api-keys.ts'
import { homeWorkspaceOf } from '#app/.server/auth/queries.ts'
import { createRateLimits } from '#app/.server/http/rate-limits.ts'
import { NO_DEVICE } from '#app/domain/sign-in/device.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const NEW = 'seven quiet herons wade'

let accounts: TestAccounts
let who: { userId: string; sessionId: string; address: string }
let limits: ReturnType<typeof createRateLimits>
beforeEach(async () => {
  accounts = accountsOnDisk()
  limits = createRateLimits({ scale: 1 })
  const { userId } = await verifiedUser(accounts)
  who = { userId, sessionId: await signedIn(), address: '192.0.2.1' }
})
afterEach(() => accounts.close())

async function signedIn(kind: 'web' | 'api' = 'web') {
  const session = await login(accounts, { ...ADA, kind })
  if (!session.ok || session.step !== 'in') throw new Error('not signed in')
  return session.sessionId
}

const change = (newPassword = NEW, currentPassword: string | undefined = ADA.password) =>
  changePassword(accounts, { ...who, currentPassword, newPassword, attempts: limits.reauthenticate })
const opens = async (password: string) => (await login(accounts, { email: ADA.email, password, kind: 'web' })).ok
const sessions = () => accounts.database.reader.sqlite.prepare('SELECT id FROM session').pluck().all()

test('A10: a change needs the current password, ends every other session and tells the user', async () => {
  await signedIn()
  await signedIn('api')
  expect(await change(NEW, 'not this one')).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(await change(NEW, '')).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(sessions()).toHaveLength(3)
  expect(await change()).toEqual({ ok: true, was: 'changed' })
  expect(sessions()).toEqual([who.sessionId])
  expect([await opens(NEW), await opens(ADA.password)]).toEqual([true, false])
  await accounts.mailer.close()
  expect(accounts.mails().filter((mail) => mail.includes('Subject: Your Penmark password was changed'))).toHaveLength(1)
})

test('A10: of 50 changes with one current password at once exactly one has an effect', async () => {
  limits = createRateLimits({ scale: 100 })
  const passwords = Array.from({ length: 50 }, (_, index) => `seven quiet herons wade ${index}`)
  const outcomes = await Promise.all(
    passwords.map(async (password) => {
      await setImmediate()
      return change(password)
    }),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await opens(passwords[outcomes.findIndex((outcome) => outcome.ok)] ?? '')).toBe(true)
})

test('A7: after five wrong passwords the right one is not heard either', async () => {
  for (let index = 0; index < 5; index += 1) await change(NEW, 'not this one')
  expect(await change()).toMatchObject({ ok: false, code: 'rate_limited' })
})

test('A1, A3: the one rule for passwords holds for a change', async () => {
  expect(await change('password123')).toEqual({ ok: false, code: 'password_common' })
  expect(await change('ada@example.com')).toEqual({ ok: false, code: 'password_personal' })
  expect(await opens(ADA.password)).toBe(true)
})

test('A8: a reset link that was mailed before a change stops working', async () => {
  requestPasswordReset(accounts, { email: ADA.email })
  await accounts.mailer.close()
  const token = accounts.mailedToken('reset-password')
  await change()
  const reset = await resetPassword(accounts, { token, newPassword: 'another quiet heron' })
  expect(reset).toEqual({ ok: false, code: 'reset_token_invalid' })
})

test('a second reset does not wake a key that the first one paused', async () => {
  const day = 24 * 60 * 60 * 1000
  const { writer } = accounts.database
  const reset = async () => {
    requestPasswordReset(accounts, { email: ADA.email })
    await accounts.mailer.close()
    const token = accounts.mailedToken('reset-password')
    expect(await resetPassword(accounts, { token, newPassword: 'another quiet heron' })).toMatchObject({ ok: true })
  }
  const { userId } = who
  const workspaceId = homeWorkspaceOf(writer, userId) ?? ''
  const now = accounts.clock.now()
  insertApiKey(
    writer,
    { userId, workspaceId },
    {
      ...{ id: 'key_1', ...newApiKey(), name: 'Script', scopes: ['usage'] },
      ...{ now, expiresAt: now + 365 * day, device: NO_DEVICE },
    },
  )
  const bearer = { userId, sessionId: 'key_1', scopes: new Set(['usage']) }
  expect(isStillOpen(writer, bearer)).toBe(true)
  accounts.clock.advance(29 * day)
  await reset()
  expect(isStillOpen(writer, bearer)).toBe(false)
  accounts.clock.advance(10 * day)
  await reset()
  expect(isStillOpen(writer, bearer)).toBe(false)
})

test('A10: who has no password sets one within ten minutes of signing in', async () => {
  accounts.database.writer.sqlite.exec('UPDATE user SET password_hash = NULL')
  accounts.clock.advance(10 * 60 * 1000)
  expect(await change(NEW, undefined)).toEqual({ ok: false, code: 'sign_in_again' })
  accounts.database.writer.sqlite.prepare('UPDATE session SET created_at = ?').run(accounts.clock.now())
  expect(await change(NEW, undefined)).toEqual({ ok: true, was: 'set' })
  expect(await opens(NEW)).toBe(true)
  await accounts.mailer.close()
  expect(accounts.mails().at(-1)).toContain('A password was set')
})

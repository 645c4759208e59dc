import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { register } from '#app/.server/account/sign-in/register.ts'
import { resendVerification } from '#app/.server/account/sign-in/resend-verification.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { needsPassword, verifyEmail, verifyInBrowser } from '#app/.server/account/sign-in/verify-email.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const HOUR = 60 * 60 * 1000

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

const verifiedAt = () => accounts.database.reader.sqlite.prepare('SELECT verified_at FROM user').pluck().all()

async function resend(email: string) {
  accounts.clock.advance(1000)
  resendVerification(accounts, { email })
  // Waits for the work after the answer; an outbox has no connection that closing could cut.
  await accounts.mailer.close()
}

test('A8: a mailed token verifies once; the second use says that it is done already', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const token = accounts.mailedToken()
  expect(verifyEmail(accounts, { token })).toEqual({ ok: true, state: 'verified' })
  expect(verifiedAt()).toEqual([accounts.clock.now()])
  accounts.clock.advance(48 * HOUR)
  expect(verifyEmail(accounts, { token })).toEqual({ ok: true, state: 'already_verified' })
  expect(verifiedAt()).toEqual([accounts.clock.now() - 48 * HOUR])
})

test('A8: 50 requests with one token at once have one effect', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const token = accounts.mailedToken()
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async () => {
      await setImmediate()
      return verifyEmail(accounts, { token })
    }),
  )
  expect(outcomes.filter((outcome) => outcome.ok && outcome.state === 'verified')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.ok && outcome.state === 'already_verified')).toHaveLength(49)
})

test('A8: a token ends after 24 hours', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const token = accounts.mailedToken()
  accounts.clock.advance(24 * HOUR)
  expect(verifyEmail(accounts, { token })).toEqual({ ok: false, code: 'invalid_token' })
  expect(verifiedAt()).toEqual([null])
})

test('A8: an invented or mangled token is refused', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const token = accounts.mailedToken()
  for (const wrong of ['x', 'A'.repeat(43), token.toUpperCase(), token.slice(1), `${token} `, "' OR 1=1 --"]) {
    expect(verifyEmail(accounts, { token: wrong })).toEqual({ ok: false, code: 'invalid_token' })
  }
  expect(verifiedAt()).toEqual([null])
})

test('A8: a token of another purpose verifies nothing', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  accounts.database.writer.sqlite.exec("UPDATE one_time_token SET purpose = 'something_else'")
  expect(verifyEmail(accounts, { token: accounts.mailedToken() })).toEqual({ ok: false, code: 'invalid_token' })
})

test('A8: a new token makes the older one invalid', async () => {
  await register(accounts, { ...ADA, locale: 'fr' })
  const first = accounts.mailedToken()
  await resend('ADA@example.com')
  const second = accounts.mailedToken()
  expect(second).not.toBe(first)
  expect(accounts.mails()[1]).toContain('<html lang="fr"')
  expect(verifyEmail(accounts, { token: first })).toEqual({ ok: false, code: 'invalid_token' })
  expect(verifyEmail(accounts, { token: second })).toEqual({ ok: true, state: 'verified' })
})

test('A8: when the effect fails the token stays unused', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const token = accounts.mailedToken()
  accounts.database.writer.sqlite.exec(
    "CREATE TRIGGER broken BEFORE UPDATE ON user BEGIN SELECT RAISE(ABORT, 'broken'); END",
  )
  expect(() => verifyEmail(accounts, { token })).toThrow('broken')
  accounts.database.writer.sqlite.exec('DROP TRIGGER broken')
  expect(verifyEmail(accounts, { token })).toEqual({ ok: true, state: 'verified' })
})

const DEVICE = { client: 'Firefox', system: 'Linux' }

async function registered() {
  const outcome = await register(accounts, { ...ADA, locale: 'en' })
  if (!outcome.ok) throw new Error(outcome.code)
  return { token: accounts.mailedToken(), browser: outcome.browser.token }
}
const opened = (link: { token: string; browser: string | undefined }, password?: string) =>
  verifyInBrowser(accounts, { ...link, password, device: DEVICE })

test('A8: the link counts in the browser that registered, and elsewhere with the password only', async () => {
  const { token, browser } = await registered()
  expect(needsPassword(accounts, { token, browser })).toBe(false)
  for (const other of [undefined, 'A'.repeat(43), token]) {
    expect(needsPassword(accounts, { token, browser: other })).toBe(true)
    expect(await opened({ token, browser: other })).toEqual({ ok: false, code: 'registration_password_needed' })
    expect(await opened({ token, browser: other }, 'no')).toEqual({ ok: false, code: 'registration_password_wrong' })
  }
  expect(verifiedAt()).toEqual([null])
  expect(await opened({ token, browser: undefined }, ADA.password)).toMatchObject({
    ok: true,
    state: 'verified',
    signedIn: { step: 'in' },
  })
  expect(await opened({ token, browser })).toEqual({ ok: true, state: 'already_verified' })
})

test('A8: the mark of the browser ends with the first link, after 24 hours, also if a newer link was mailed', async () => {
  const { browser } = await registered()
  accounts.clock.advance(23 * HOUR)
  await resend(ADA.email)
  const link = { token: accounts.mailedToken(), browser }
  expect(needsPassword(accounts, link)).toBe(false)
  accounts.clock.advance(HOUR)
  expect(needsPassword(accounts, link)).toBe(true)
  expect(await opened(link)).toEqual({ ok: false, code: 'registration_password_needed' })
})

test('A8: 50 confirmations at once, in both browsers, begin one session', async () => {
  const { token, browser } = await registered()
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await setImmediate()
      return index % 2 === 0 ? opened({ token, browser }) : opened({ token, browser: undefined }, ADA.password)
    }),
  )
  expect(outcomes.filter((outcome) => outcome.ok && outcome.state === 'verified')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.ok && outcome.state === 'already_verified')).toHaveLength(49)
  expect(accounts.database.reader.sqlite.prepare('SELECT count(*) FROM session').pluck().get()).toBe(1)
})

test('A8: a new password by mail ends the link and the mark of the stranger who registered', async () => {
  const { token, browser } = await registered()
  accounts.clock.advance(1000)
  requestPasswordReset(accounts, { email: ADA.email })
  await accounts.mailer.close()
  await resetPassword(accounts, { token: accounts.mailedToken('reset-password'), newPassword: 'seven quiet herons' })
  expect(await opened({ token, browser })).toEqual({ ok: true, state: 'already_verified' })
  expect(await opened({ token, browser: undefined }, ADA.password)).toEqual({ ok: true, state: 'already_verified' })
  expect(accounts.database.reader.sqlite.prepare('SELECT count(*) FROM session').pluck().get()).toBe(0)
})

test('A6: asking for another mail does nothing before its answer, and mails only who waits', async () => {
  await verifiedUser(accounts, 'done@example.com')
  for (const email of ['nobody@example.com', 'done@example.com']) await resend(email)
  expect(accounts.mails()).toHaveLength(1)
  await register(accounts, { ...ADA, locale: 'en' })
  const tokens = () =>
    accounts.database.reader.sqlite
      .prepare("SELECT count(*) FROM one_time_token WHERE purpose = 'verify_email'")
      .pluck()
      .get()
  expect(resendVerification(accounts, { email: ADA.email })).toBeUndefined()
  expect([tokens(), accounts.mails().length]).toEqual([2, 2])
  await accounts.mailer.close()
  expect([tokens(), accounts.mails().length]).toEqual([3, 3])
})

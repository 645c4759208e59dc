import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cancelEmailChange,
  pendingEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '#app/.server/account/settings/email-change.ts'
import { verifyEmailChange } from '#app/.server/account/settings/verify-email-change.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { createRateLimits } from '#app/.server/http/rate-limits.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const HOUR = 60 * 60 * 1000
const NEXT = 'Countess@Lovelace.example'

let accounts: TestAccounts
let who: { userId: string; sessionId: string; address: string }
let browser: string | undefined
let limits: ReturnType<typeof createRateLimits>
beforeEach(async () => {
  accounts = accountsOnDisk()
  limits = createRateLimits({ scale: 1 })
  const { userId } = await verifiedUser(accounts)
  const session = await login(accounts, { ...ADA, kind: 'web' })
  if (!session.ok || session.step !== 'in') throw new Error('not signed in')
  who = { userId, sessionId: session.sessionId, address: '192.0.2.1' }
  browser = session.browser?.token
})
afterEach(() => accounts.close())

/** Mails of the same millisecond have no order, so time passes before each step. */
function ask(newEmail = NEXT, more: { password?: string | undefined; freshSuffices?: boolean } = {}) {
  accounts.clock.advance(1000)
  return requestEmailChange(accounts, { ...who, newEmail, password: ADA.password, limits, ...more })
}

async function open(token = newest()) {
  accounts.clock.advance(1000)
  const outcome = await verifyEmailChange(accounts, { token })
  await accounts.mailer.close()
  return outcome
}

const newest = () => accounts.mailedToken('verify-email-change')
const mailsTo = (address: string) => accounts.mails().filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`))
const address = () =>
  accounts.database.reader.sqlite.prepare('SELECT email FROM user WHERE id = ?').pluck().get(who.userId)
const sessions = () => accounts.database.reader.sqlite.prepare('SELECT count(*) FROM session').pluck().get()
const INVALID = { ok: false, code: 'email_change_invalid' }

test('A11: the current address approves, the new one confirms, and only then the account changes hands', async () => {
  await login(accounts, { ...ADA, kind: 'api' })
  expect(await ask()).toEqual({ ok: true, mailSent: true })
  expect(mailsTo('Ada@example.com')).toContainEqual(expect.stringContaining('Countess@Lovelace.example'))
  expect(mailsTo('Countess@lovelace.example')).toEqual([])
  expect([address(), sessions()]).toEqual([ADA.email, 2])

  expect(await open()).toEqual({ ok: true, step: 'approved', email: NEXT, mailSent: true, again: false })
  expect(mailsTo('Countess@lovelace.example')).toHaveLength(1)
  expect([address(), sessions()]).toEqual([ADA.email, 2])

  expect(await open()).toEqual({ ok: true, step: 'changed', email: NEXT, again: false })
  expect([address(), sessions()]).toEqual([NEXT, 0])
  expect(mailsTo('Ada@example.com')).toContainEqual(
    expect.stringContaining('Your Penmark account has a new email address'),
  )
  expect(await login(accounts, { ...ADA, kind: 'web' })).toEqual({ ok: false, code: 'invalid_credentials' })
  expect((await login(accounts, { email: NEXT.toLowerCase(), password: ADA.password, kind: 'web' })).ok).toBe(true)
})

test('A8: each link works once; opened again it says what it did and does nothing', async () => {
  await ask()
  const approval = newest()
  await open(approval)
  const confirmation = newest()
  const mails = accounts.mails().length
  expect(await open(approval)).toEqual({ ok: true, step: 'approved', email: NEXT, mailSent: true, again: true })
  expect(accounts.mails()).toHaveLength(mails)
  await open(confirmation)
  const signedIn = await login(accounts, { email: NEXT, password: ADA.password, kind: 'web' })
  expect(signedIn.ok).toBe(true)
  expect(await open(confirmation)).toEqual({ ok: true, step: 'changed', email: null, again: true })
  expect(await open(approval)).toEqual(INVALID)
  expect(sessions()).toBe(1)
})

test('A8: of 50 requests with one link at once exactly one has an effect, at both steps', async () => {
  const race = async (token: string) => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        await setImmediate()
        return verifyEmailChange(accounts, { token })
      }),
    )
    return outcomes.filter((outcome) => outcome.ok && !outcome.again).length
  }
  const logged = (event: string) => accounts.logged.filter((line) => line.includes(`"${event}"`)).length
  await ask()
  accounts.clock.advance(1000)
  expect([await race(newest()), logged('email_change.approved')]).toEqual([1, 1])
  expect(mailsTo('Countess@lovelace.example')).toHaveLength(1)
  expect([await race(newest()), logged('email_change.completed')]).toEqual([1, 1])
  await accounts.mailer.close()
  expect(accounts.mails().filter((mail) => mail.includes('Subject: Your Penmark account has a new'))).toHaveLength(1)
})

test('A8: each link ends after 24 hours', async () => {
  await ask()
  accounts.clock.advance(24 * HOUR)
  expect(await open()).toEqual({ ok: false, code: 'email_change_expired' })
  expect(pendingEmailChange(accounts.database.reader, who.userId, accounts.clock.now())).toBeUndefined()
  limits = createRateLimits({ scale: 1 })
  await ask()
  await open()
  accounts.clock.advance(24 * HOUR)
  expect(await open()).toEqual({ ok: false, code: 'email_change_expired' })
  expect(address()).toBe(ADA.email)
})

test('A8: an invented, mangled or foreign token changes nothing, and these tokens open nothing else', async () => {
  await ask()
  const token = newest()
  requestPasswordReset(accounts, { email: ADA.email })
  await accounts.mailer.close()
  const foreign = [accounts.mailedToken(), accounts.mailedToken('reset-password')]
  for (const wrong of ['x', 'A'.repeat(43), token.toUpperCase(), token.slice(1), `${token} `, ...foreign]) {
    expect(await open(wrong)).toEqual(INVALID)
  }
  const reset = await resetPassword(accounts, { token, newPassword: 'seven quiet herons wade' })
  expect(reset).toEqual({ ok: false, code: 'reset_token_invalid' })
})

test('A8: a link of one change never completes another', async () => {
  await ask('first@lovelace.example')
  const firstApproval = newest()
  await open(firstApproval)
  const firstConfirmation = newest()
  await ask('second@lovelace.example')
  for (const token of [firstApproval, firstConfirmation]) expect(await open(token)).toEqual(INVALID)
  // Even if the older token had not been replaced, it would not fit the present change.
  accounts.database.writer.sqlite.exec('UPDATE one_time_token SET superseded_at = NULL, used_at = NULL')
  for (const token of [firstApproval, firstConfirmation]) expect(await open(token)).toEqual(INVALID)
  expect(address()).toBe(ADA.email)
})

test('A8: when the effect fails the link stays unused', async () => {
  await ask()
  await open()
  const { sqlite } = accounts.database.writer
  sqlite.exec("CREATE TRIGGER broken BEFORE DELETE ON session BEGIN SELECT RAISE(ABORT, 'broken'); END")
  await expect(open()).rejects.toThrow('broken')
  expect(address()).toBe(ADA.email)
  sqlite.exec('DROP TRIGGER broken')
  expect(await open()).toMatchObject({ ok: true, step: 'changed', again: false })
})

test('A11: the password is asked for, and after five wrong ones nobody is asked any more', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect(await ask(NEXT, { password: 'not this one' })).toEqual({ ok: false, code: 'current_password_incorrect' })
  }
  expect(await ask()).toMatchObject({ ok: false, code: 'rate_limited' })
  expect(accounts.mails()).toHaveLength(1)
})

test('A11: a sign-in within ten minutes stands for a password only where a call says so or none exists', async () => {
  const none = { password: undefined }
  expect(await ask(NEXT, none)).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(await ask(NEXT, { ...none, freshSuffices: true })).toMatchObject({ ok: true })
  accounts.clock.advance(10 * 60 * 1000)
  expect(await ask(NEXT, { ...none, freshSuffices: true })).toEqual({ ok: false, code: 'sign_in_again' })
  accounts.database.writer.sqlite.exec('UPDATE user SET password_hash = NULL')
  expect(await ask()).toEqual({ ok: false, code: 'sign_in_again' })
  accounts.database.writer.sqlite.prepare('UPDATE session SET created_at = ?').run(accounts.clock.now())
  expect(await ask()).toMatchObject({ ok: true })
})

test('A11: the same address is no change, and one in use is refused only to who proved to be the user', async () => {
  await verifiedUser(accounts, 'eve@example.com')
  expect(await ask(' ada@EXAMPLE.com ')).toEqual({ ok: false, code: 'email_unchanged' })
  const wrong = { password: 'not this one' }
  expect(await ask('eve@example.com', wrong)).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(await ask('nobody@example.com', wrong)).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(await ask('EVE@example.com')).toEqual({ ok: false, code: 'email_in_use' })
})

test('A7: trying addresses out is limited for the user, and draws on the budget of registering', async () => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await ask(email)
  expect(await ask('d@example.com')).toMatchObject({ ok: false, code: 'rate_limited' })
  limits = createRateLimits({ scale: 1 })
  for (let index = 0; index < 3; index += 1) await limits.register.take({ identifier: NEXT, address: '192.0.2.9' })
  expect(await ask(NEXT)).toMatchObject({ ok: false, code: 'rate_limited' })
})

test('A11: an address that was taken meanwhile is no longer available, at either step', async () => {
  await ask()
  await register(accounts, { email: NEXT.toLowerCase(), password: ADA.password, locale: 'en' })
  const approval = newest()
  expect(await open(approval)).toEqual({ ok: false, code: 'email_change_unavailable' })
  expect(await open(approval)).toEqual(INVALID)
  await ask('other@lovelace.example')
  await open()
  const confirmation = newest()
  await register(accounts, { email: 'other@lovelace.example', password: ADA.password, locale: 'en' })
  expect(await open(confirmation)).toEqual({ ok: false, code: 'email_change_unavailable' })
  expect(await open(confirmation)).toEqual(INVALID)
  expect(address()).toBe(ADA.email)
})

test('a change can be mailed again at the step that is due, and taken back', async () => {
  const again = () => {
    accounts.clock.advance(1000)
    limits = createRateLimits({ scale: 1 })
    return resendEmailChange(accounts, { ...who, limits })
  }
  expect(await again()).toEqual({ ok: false, code: 'not_found' })
  await ask()
  const first = newest()
  expect(await again()).toEqual({ ok: true, mailSent: true, email: ADA.email })
  expect(await open(first)).toEqual(INVALID)
  await open()
  const second = newest()
  expect(await again()).toEqual({ ok: true, mailSent: true, email: NEXT })
  expect(await open(second)).toEqual(INVALID)
  const third = newest()
  cancelEmailChange(accounts, who)
  expect(await open(third)).toEqual(INVALID)
  expect(pendingEmailChange(accounts.database.reader, who.userId, accounts.clock.now())).toBeUndefined()
})

test('A10: a reset of the password ends a change under way, and a changed address ends what the old mailbox holds', async () => {
  const mailReset = async () => {
    accounts.clock.advance(1000)
    requestPasswordReset(accounts, { email: String(address()) })
    await accounts.mailer.close()
    return accounts.mailedToken('reset-password')
  }
  await ask()
  const approval = newest()
  await resetPassword(accounts, { token: await mailReset(), newPassword: ADA.password })
  expect(await open(approval)).toEqual(INVALID)

  const session = await login(accounts, { ...ADA, kind: 'web' })
  if (!session.ok || session.step !== 'in') throw new Error('not signed in')
  who.sessionId = session.sessionId
  const old = await mailReset()
  await ask()
  await open()
  await open()
  expect(address()).toBe(NEXT)
  const outcome = await resetPassword(accounts, { token: old, newPassword: 'seven quiet herons wade' })
  expect(outcome).toEqual({ ok: false, code: 'reset_token_invalid' })
})

test('G57: what happened is logged by event and user, without addresses and tokens', async () => {
  await ask()
  const tokens = [newest()]
  await open()
  tokens.push(newest())
  await open()
  const lines = accounts.logged.filter((line) => line.includes('"email_change.'))
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    'email_change.requested',
    'email_change.approved',
    'email_change.completed',
  ])
  for (const line of lines) expect(JSON.parse(line).userId).toBe(who.userId)
  expect(accounts.logged.join('\n')).not.toMatch(new RegExp(`${tokens.join('|')}|@|lovelace`, 'i'))
})

test('every mail of a change comes in the language of the user', async () => {
  for (const locale of LOCALES) {
    accounts.database.writer.sqlite.prepare('UPDATE user SET locale = ?').run(locale)
    limits = createRateLimits({ scale: 1 })
    const session = await login(accounts, { email: String(address()), password: ADA.password, kind: 'web', browser })
    if (!session.ok || session.step !== 'in') throw new Error('not signed in')
    who.sessionId = session.sessionId
    const before = accounts.mails().length
    await ask(`ada-${locale}@lovelace.example`)
    await open()
    await open()
    const mails = accounts.mails().slice(before)
    expect(mails).toHaveLength(3)
    for (const mail of mails) {
      expect(mail).toContain(`<html lang="${locale}"`)
      expect(mail).not.toMatch(/\{\{|undefined/)
    }
  }
})

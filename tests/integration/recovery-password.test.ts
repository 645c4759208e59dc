import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '#app/.server/account/sign-in/login.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { verifyEmail } from '#app/.server/account/sign-in/verify-email.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const MINUTE = 60 * 1000
const NEW = 'seven quiet herons wade'

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

/** Requests a link and waits for the work after the answer. */
async function forgot(email: string = ADA.email) {
  accounts.clock.advance(1000)
  requestPasswordReset(accounts, { email })
  await accounts.mailer.close()
}

async function resetToken() {
  await forgot()
  return accounts.mailedToken('reset-password')
}

const reset = (token: string, newPassword = NEW) => resetPassword(accounts, { token, newPassword })
const opens = async (password: string) => (await login(accounts, { email: ADA.email, password, kind: 'web' })).ok
const count = (sql: string) => accounts.database.reader.sqlite.prepare(`SELECT count(*) FROM ${sql}`).pluck().get()

test('A8: a mailed link sets a new password once, and a second use is refused', async () => {
  await verifiedUser(accounts)
  const token = await resetToken()
  expect(await reset(token)).toEqual({ ok: true, left: {} })
  expect([await opens(NEW), await opens(ADA.password)]).toEqual([true, false])
  expect(await reset(token, 'another quiet heron')).toEqual({ ok: false, code: 'reset_token_invalid' })
  expect(await opens(NEW)).toBe(true)
})

test('A8: of 50 resets with one token at once exactly one has an effect', async () => {
  await verifiedUser(accounts)
  const token = await resetToken()
  const passwords = Array.from({ length: 50 }, (_, index) => `seven quiet herons wade ${index}`)
  const outcomes = await Promise.all(
    passwords.map(async (password) => {
      await setImmediate()
      return reset(token, password)
    }),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(accounts.logged.filter((line) => line.includes('"password.reset"'))).toHaveLength(1)
  await accounts.mailer.close()
  expect(accounts.mails().filter((mail) => mail.includes('Subject: Your Penmark password was reset'))).toHaveLength(1)
  expect(await opens(passwords[outcomes.findIndex((outcome) => outcome.ok)] ?? '')).toBe(true)
})

test('A8: a reset link ends after an hour, and a newer one replaces it', async () => {
  await verifiedUser(accounts)
  const first = await resetToken()
  const second = await resetToken()
  expect(await reset(first)).toEqual({ ok: false, code: 'reset_token_invalid' })
  accounts.clock.advance(60 * MINUTE)
  expect(await reset(second)).toEqual({ ok: false, code: 'reset_token_invalid' })
  const third = await resetToken()
  accounts.clock.advance(60 * MINUTE - 1)
  expect(await reset(third)).toEqual({ ok: true, left: {} })
})

test('A8: an invented, mangled or foreign token resets nothing, and a reset token verifies nothing', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  const verification = accounts.mailedToken()
  const token = await resetToken()
  for (const wrong of ['x', 'A'.repeat(43), token.toUpperCase(), token.slice(1), `${token} `, verification]) {
    expect(await reset(wrong)).toEqual({ ok: false, code: 'reset_token_invalid' })
  }
  expect(verifyEmail(accounts, { token })).toEqual({ ok: false, code: 'invalid_token' })
  expect(await reset(token)).toEqual({ ok: true, left: {} })
})

test('A8: the database keeps only the hash of a reset token, and no log names token or address', async () => {
  await verifiedUser(accounts)
  const token = await resetToken()
  await reset(token)
  accounts.database.writer.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  expect(accounts.database.writer.sqlite.serialize().includes(token)).toBe(false)
  expect(accounts.logged.join('\n')).toContain('"password.reset_requested"')
  expect(accounts.logged.join('\n')).not.toMatch(new RegExp(`${token}|example\\.com`, 'i'))
})

test('A8: when the effect fails the token stays unused and every session stays', async () => {
  await verifiedUser(accounts)
  await opens(ADA.password)
  const token = await resetToken()
  const { sqlite } = accounts.database.writer
  sqlite.exec("CREATE TRIGGER broken BEFORE DELETE ON session BEGIN SELECT RAISE(ABORT, 'broken'); END")
  await expect(reset(token)).rejects.toThrow('broken')
  sqlite.exec('DROP TRIGGER broken')
  expect([await opens(ADA.password), count('session')]).toEqual([true, 2])
  expect(await reset(token)).toEqual({ ok: true, left: {} })
})

test('A1, A3: the one rule for passwords holds for a reset, and a refused password leaves the link usable', async () => {
  await verifiedUser(accounts, 'adalovelace@example.com')
  accounts.clock.advance(1000)
  requestPasswordReset(accounts, { email: 'adalovelace@example.com' })
  await accounts.mailer.close()
  const token = accounts.mailedToken('reset-password')
  expect(await reset(token, 'password123')).toEqual({ ok: false, code: 'password_common' })
  expect(await reset(token, 'adalovelace1')).toEqual({ ok: false, code: 'password_personal' })
  expect(await reset(token)).toEqual({ ok: true, left: {} })
})

test('A10: a reset ends every session of the user, bearer tokens too, tells the user, and touches nobody else', async () => {
  await verifiedUser(accounts)
  await verifiedUser(accounts, 'eve@example.com')
  await login(accounts, { email: 'eve@example.com', password: ADA.password, kind: 'web' })
  for (const kind of ['web', 'api'] as const) await login(accounts, { ...ADA, kind })
  expect(count('session')).toBe(3)
  await reset(await resetToken())
  expect(count('session')).toBe(1)
  accounts.clock.advance(1000)
  await accounts.mailer.close()
  const notice = accounts.mails().find((mail) => mail.includes('Your password was reset'))
  expect(notice).toContain('To: Ada@example.com')
  expect(notice).toContain('https://penmark.example/forgot-password')
})

test('A8: who resets by mail has proven the address, so it counts as verified', async () => {
  await register(accounts, { ...ADA, locale: 'en' })
  await reset(await resetToken())
  expect(await opens(NEW)).toBe(true)
})

test('A6: asking does nothing before its answer, and mails only to the address of an account', async () => {
  await verifiedUser(accounts)
  const state = () => [accounts.mails().length, count("one_time_token WHERE purpose = 'reset_password'")]
  const before = state()
  for (const email of [ADA.email, 'nobody@example.com']) {
    expect(requestPasswordReset(accounts, { email })).toBeUndefined()
    expect(state()).toEqual(before)
  }
  accounts.clock.advance(1000)
  await accounts.mailer.close()
  expect(state()).toEqual([2, 1])
  await forgot('nobody@example.com')
  expect(state()).toEqual([2, 1])
})

test('the link and the notice come in the language of the user', async () => {
  for (const [index, [locale, link, notice]] of (
    [
      ['en', 'Set a new password', 'Your password was reset'],
      ['es', 'Crea una contraseña nueva', 'Se ha restablecido tu contraseña'],
      ['pt', 'Defina uma nova senha', 'Sua senha foi redefinida'],
      ['fr', 'Définissez un nouveau mot de passe', 'Votre mot de passe a été réinitialisé'],
      ['de', 'Setzen Sie ein neues Passwort', 'Ihr Passwort wurde zurückgesetzt'],
    ] as const
  ).entries()) {
    const email = `ada${index}@example.com`
    await register(accounts, { email, password: ADA.password, locale })
    accounts.clock.advance(1000)
    requestPasswordReset(accounts, { email })
    await accounts.mailer.close()
    accounts.clock.advance(1000)
    await reset(accounts.mailedToken('reset-password'))
    await accounts.mailer.close()
    const mine = accounts
      .mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => Buffer.from(mail, 'latin1').toString('utf8'))
    expect(mine).toHaveLength(3)
    for (const mail of mine) expect(mail).toContain(`<html lang="${locale}"`)
    expect(mine[1]).toContain(link)
    expect(mine[2]).toContain(notice)
  }
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishWithRecoveryCode, finishWithTotp } from '#app/.server/account/second-factor/second-step.ts'
import { beginTotp, confirmTotp, makeRecoveryCodes, turnOffTotp } from '#app/.server/account/second-factor/totp.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { signIn } from '#app/.server/account/sign-in/sign-in.ts'
import { deviceMark } from '#app/.server/auth/known-devices.ts'
import { findSession } from '#app/.server/auth/queries.ts'
import { sweepChallenges } from '#app/.server/auth/second-factor/challenges.ts'
import { createSeal } from '#app/.server/auth/second-factor/seal.ts'
import { createRateLimits, type RateLimits } from '#app/.server/http/rate-limits.ts'
import { ADA, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { factorsOnDisk, SEAL_SECRET, type TestFactors, turnedOn } from '#tests/support/factors.ts'

const MINUTE = 60_000
const STEP = 30_000

let factors: TestFactors
let limits: RateLimits
let userId: string
beforeEach(async () => {
  factors = factorsOnDisk()
  limits = createRateLimits({ scale: 1 })
  userId = (await verifiedUser(factors)).userId
})
afterEach(() => factors.close())

async function challenged(kind: 'web' | 'api' = 'web', email: string = ADA.email): Promise<string> {
  const outcome = await login(factors, { email, password: ADA.password, kind })
  if (!outcome.ok || outcome.step !== 'second_factor') throw new Error('no second factor was asked for')
  return outcome.challenge
}

const answerOf = (challenge: string, code: string, kind: 'web' | 'api' = 'web') => ({
  challenge,
  code,
  kind,
  address: '192.0.2.1',
  attempts: limits.secondFactor,
})
const withCode = (challenge: string, code: string, kind?: 'web' | 'api') =>
  finishWithTotp(factors, answerOf(challenge, code, kind))
const withRecovery = (challenge: string, code: string) => finishWithRecoveryCode(factors, answerOf(challenge, code))
const rows = (table: string) =>
  factors.database.reader.sqlite.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]
const now = () => factors.clock.now()
/** The step of the code that confirmed the app is used up. */
const nextStep = () => factors.clock.advance(STEP)
const WRONG = '000000'

test('A14: without an app a password is enough, with one it only leads to the second step', async () => {
  expect(await login(factors, { ...ADA, kind: 'web' })).toMatchObject({ ok: true, step: 'in' })
  const { app } = await turnedOn(factors, userId)
  const sessions = rows('session').length
  const challenge = await challenged()
  expect(rows('session')).toHaveLength(sessions)
  expect(findSession(factors.database.reader, 'web', challenge, now())).toBeUndefined()
  nextStep()
  const outcome = await withCode(challenge, app.code(now()))
  if (!outcome.ok) throw new Error(outcome.code)
  expect(findSession(factors.database.reader, 'web', outcome.token, now())).toMatchObject({ userId })
})

test('A6: whether an account has a second factor is told only to who knows the password', async () => {
  const plain = await login(factors, { email: ADA.email, password: 'not this one', kind: 'web' })
  await turnedOn(factors, userId)
  expect(await login(factors, { email: ADA.email, password: 'not this one', kind: 'web' })).toEqual(plain)
  expect(rows('sign_in_challenge')).toEqual([])
})

test('A14: Google leads to the second step as a password does, a passkey does not', async () => {
  await turnedOn(factors, userId)
  expect(signIn(factors, { userId, kind: 'web', method: 'google' }).step).toBe('second_factor')
  expect(signIn(factors, { userId, kind: 'web', method: 'passkey' }).step).toBe('in')
})

test('A14: an app that no code has confirmed asks for nothing', async () => {
  beginTotp(factors, userId)
  expect(await login(factors, { ...ADA, kind: 'web' })).toMatchObject({ step: 'in' })
  expect(await confirmTotp(factors, { userId, code: WRONG })).toEqual({ ok: false, code: 'factor_code_wrong' })
  expect(await login(factors, { ...ADA, kind: 'web' })).toMatchObject({ step: 'in' })
  factors.clock.advance(60 * MINUTE)
  expect(await confirmTotp(factors, { userId, code: WRONG })).toEqual({ ok: false, code: 'factor_not_begun' })
})

test('A14: a code is good once, also for another sign-in, and the one that set the app up is spent', async () => {
  const { app } = await turnedOn(factors, userId)
  const used = app.code(now())
  expect(await withCode(await challenged(), used)).toEqual({ ok: false, code: 'second_factor_wrong' })
  nextStep()
  const code = app.code(now())
  expect(await withCode(await challenged(), code)).toMatchObject({ ok: true })
  expect(await withCode(await challenged(), code)).toEqual({ ok: false, code: 'second_factor_wrong' })
})

test('A14: of 50 submissions of one code at once exactly one begins a session', async () => {
  limits = createRateLimits({ scale: 1000 })
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const code = app.code(now())
  const challenges = await Promise.all(Array.from({ length: 50 }, (_, n) => (n < 25 ? challenged() : null)))
  const first = challenges[0] ?? ''
  const before = rows('session').length
  const outcomes = await Promise.all(challenges.map((challenge) => withCode(challenge ?? first, code)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(rows('session')).toHaveLength(before + 1)
})

test('A8: a recovery code opens once; of 50 submissions of it at once exactly one begins a session', async () => {
  limits = createRateLimits({ scale: 1000 })
  const { codes } = await turnedOn(factors, userId)
  const challenges = await Promise.all(Array.from({ length: 50 }, (_, n) => (n < 25 ? challenged() : null)))
  const first = challenges[0] ?? ''
  const before = rows('session').length
  const outcomes = await Promise.all(challenges.map((challenge) => withRecovery(challenge ?? first, codes[3] ?? '')))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => ok)).toMatchObject({ codesLeft: 9 })
  expect(rows('session')).toHaveLength(before + 1)
  // The 49 others were wrong codes, so the next one waits.
  expect(await withRecovery(await challenged(), codes[3] ?? '')).toMatchObject({ ok: false, code: 'rate_limited' })
})

test('A10: a recovery code that was used is told by mail, and so is that few are left', async () => {
  const { codes } = await turnedOn(factors, userId)
  for (const [n, code] of codes.entries()) {
    factors.clock.advance(1)
    expect(await withRecovery(await challenged(), code)).toMatchObject({ ok: true, codesLeft: 9 - n })
  }
  const mailed = (subject: string) => factors.mails().filter((mail) => mail.includes(`Subject: ${subject}`)).length
  await expect.poll(() => mailed('A recovery code was used for your Penmark account')).toBe(6)
  await expect.poll(() => mailed('You have few Penmark recovery codes left')).toBe(4)
})

test('A8: the database keeps neither the secret of an app nor a code nor a challenge', async () => {
  const { codes } = await turnedOn(factors, userId)
  const challenge = await challenged()
  factors.database.writer.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const file = factors.database.writer.sqlite.serialize()
  for (const secret of [...codes, challenge]) expect(file.includes(secret)).toBe(false)
  const [row] = rows('totp_factor')
  const opened = factors.seal.open({ sealed: row?.sealed_secret as Buffer, keyId: String(row?.key_id) }, userId)
  if (opened === undefined) throw new Error('the secret cannot be opened')
  expect(file.includes(opened)).toBe(false)
})

test('A7: five tries end a challenge, and an account waits, whatever the address and the limiter', async () => {
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const challenge = await challenged()
  for (let tried = 1; tried <= 4; tried += 1) {
    expect(await withCode(challenge, WRONG)).toEqual({ ok: false, code: 'second_factor_wrong' })
  }
  expect(await withCode(challenge, WRONG)).toEqual({ ok: false, code: 'second_factor_exhausted' })
  const again = await challenged()
  const right = { ...answerOf(again, app.code(now())), address: '203.0.113.7' }
  expect(await finishWithTotp(factors, right)).toMatchObject({ ok: false, code: 'rate_limited' })
  // The wait is kept, and a restart of the server, which forgets the limiter, does not end it.
  limits = createRateLimits({ scale: 1 })
  expect(await withCode(again, app.code(now()))).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 900 })
  factors.clock.advance(15 * MINUTE)
  const later = await challenged()
  expect(await withCode(challenge, app.code(now()))).toMatchObject({ ok: false })
  expect(await withCode(later, app.code(now()))).toMatchObject({ ok: true })
})

/** Five wrong codes, spread over two sign-ins. @returns the answer to the next one, from a device like `browser`. */
async function exhaust(browser?: string) {
  limits = createRateLimits({ scale: 1000 })
  const [first, second] = [await challenged(), await challenged()]
  for (const challenge of [first, first, first, second, second]) {
    await finishWithTotp(factors, { ...answerOf(challenge, WRONG), browser })
  }
  const outcome = await finishWithTotp(factors, { ...answerOf(await challenged(), WRONG), browser })
  return 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : 0
}

test('A7: the waits after five wrong codes grow to a day, are forgotten after 30 days, and end with a new password', async () => {
  await turnedOn(factors, userId)
  const waits: number[] = []
  for (let index = 0; index < 5; index += 1) {
    const seconds = await exhaust()
    waits.push(seconds / 60)
    factors.clock.advance(seconds * 1000 - 1)
    expect(await withCode(await challenged(), WRONG)).toMatchObject({ code: 'rate_limited' })
    factors.clock.advance(1)
  }
  expect(waits).toEqual([15, 60, 4 * 60, 24 * 60, 24 * 60])
  factors.clock.advance(30 * 24 * 60 * MINUTE)
  expect((await exhaust()) / 60).toBe(15)
  requestPasswordReset(factors, { email: ADA.email })
  await factors.mailer.close()
  const token = factors.mailedToken('reset-password')
  await resetPassword(factors, { token, newPassword: ADA.password })
  expect(await withCode(await challenged(), WRONG)).toEqual({ ok: false, code: 'second_factor_wrong' })
})

test('A7: a right code does not shorten the waits, but its owner’s slips do not add up', async () => {
  const { app } = await turnedOn(factors, userId)
  for (let index = 0; index < 6; index += 1) {
    nextStep()
    const challenge = await challenged()
    for (let slip = 0; slip < 4; slip += 1) await withCode(challenge, WRONG)
    expect(await withCode(challenge, app.code(now()))).toMatchObject({ ok: true })
    limits = createRateLimits({ scale: 1 })
  }
  expect((await exhaust()) / 60).toBe(15)
  factors.clock.advance(15 * MINUTE)
  expect(await withCode(await challenged(), app.code(now()))).toMatchObject({ ok: true })
  expect((await exhaust()) / 60).toBe(60)
})

test('A7: a stranger with the password cannot lock the owner out of a known device', async () => {
  const known = await login(factors, { email: ADA.email, password: ADA.password, kind: 'web' })
  if (!known.ok || known.step !== 'in' || known.browser === null) throw new Error('no device')
  const browser = known.browser.token
  const { app } = await turnedOn(factors, userId)
  expect(await exhaust()).toBe(900)
  nextStep()
  const waiting = { ...answerOf(await challenged(), app.code(now())), browser }
  expect(await finishWithTotp(factors, { ...waiting, browser: 'A'.repeat(43) })).toMatchObject({ code: 'rate_limited' })
  expect(await finishWithTotp(factors, waiting)).toMatchObject({ ok: true })
  // The cookie of one user is nothing for another one.
  const eve = await verifiedUser(factors, 'eve@example.com')
  expect(deviceMark(eve.userId, { kind: 'web', browser, device: undefined })).not.toEqual(
    deviceMark(userId, { kind: 'web', browser, device: undefined }),
  )
})

test('A7: a known device that uses up a challenge is a stranger from then on', async () => {
  const known = await login(factors, { email: ADA.email, password: ADA.password, kind: 'web' })
  if (!known.ok || known.step !== 'in' || known.browser === null) throw new Error('no device')
  const browser = known.browser.token
  const { app } = await turnedOn(factors, userId)
  limits = createRateLimits({ scale: 1000 })
  const challenge = await challenged()
  for (let tried = 0; tried < 5; tried += 1) await finishWithTotp(factors, { ...answerOf(challenge, WRONG), browser })
  nextStep()
  const next = { ...answerOf(await challenged(), app.code(now())), browser }
  expect(await finishWithTotp(factors, next)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 870 })
})

test('A10: wrong codes after the right password are told by mail, once a day at most', async () => {
  await turnedOn(factors, userId)
  const mailed = async () => {
    await factors.mailer.close()
    return factors.mails().filter((mail) => mail.includes('Subject: Someone knows your Penmark password'))
  }
  await exhaust()
  expect(await mailed()).toHaveLength(1)
  expect((await mailed())[0]).toContain('/dashboard/settings/password')
  factors.clock.advance(60 * MINUTE)
  await exhaust()
  expect(await mailed()).toHaveLength(1)
  factors.clock.advance(24 * 60 * MINUTE)
  await exhaust()
  expect(await mailed()).toHaveLength(2)
})

test('a challenge ends after ten minutes, with its use, and with a tampered byte it never was', async () => {
  const { app } = await turnedOn(factors, userId)
  const late = await challenged()
  factors.clock.advance(10 * MINUTE)
  expect(await withCode(late, app.code(now()))).toEqual({ ok: false, code: 'second_factor_expired' })
  const challenge = await challenged()
  const tampered = (challenge.startsWith('A') ? 'B' : 'A') + challenge.slice(1)
  expect(await withCode(tampered, app.code(now()))).toEqual({ ok: false, code: 'second_factor_expired' })
  expect(await withCode(challenge, app.code(now()))).toMatchObject({ ok: true })
  nextStep()
  expect(await withCode(challenge, app.code(now()))).toEqual({ ok: false, code: 'second_factor_expired' })
  sweepChallenges(factors.database.writer, now() + 10 * MINUTE)
  expect(rows('sign_in_challenge')).toEqual([])
})

test('the challenge of a call opens no browser session and the other way round', async () => {
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const api = await challenged('api')
  expect(await withCode(api, app.code(now()), 'web')).toEqual({ ok: false, code: 'second_factor_expired' })
  const web = await challenged('web')
  expect(await withCode(web, app.code(now()), 'api')).toEqual({ ok: false, code: 'second_factor_expired' })
  const outcome = await withCode(api, app.code(now()), 'api')
  if (!outcome.ok) throw new Error(outcome.code)
  expect(findSession(factors.database.reader, 'api', outcome.token, now())).toBeDefined()
  expect(findSession(factors.database.reader, 'web', outcome.token, now())).toBeUndefined()
})

test('C31: a challenge opens the account of whom it was made for, with no code of anybody else', async () => {
  const eve = await verifiedUser(factors, 'eve@example.com')
  const hers = await turnedOn(factors, eve.userId)
  const mine = await turnedOn(factors, userId)
  nextStep()
  const challenge = await challenged('web', 'eve@example.com')
  expect(await withCode(challenge, mine.app.code(now()))).toMatchObject({ ok: false })
  expect(await withRecovery(challenge, mine.codes[0] ?? '')).toMatchObject({ ok: false })
  expect(await withCode(challenge, hers.app.code(now()))).toMatchObject({ ok: true, userId: eve.userId })
})

test('A10: a reset leaves the second factor on, and a sign-in that an older password began is over', async () => {
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const began = await challenged()
  requestPasswordReset(factors, { email: ADA.email })
  await expect.poll(() => factors.mails().join('\n')).toContain('/reset-password?token=')
  const newPassword = 'a different battery of staples'
  const reset = await resetPassword(factors, { token: factors.mailedToken('reset-password'), newPassword })
  expect(reset).toEqual({ ok: true, left: { app: 1 } })
  expect(await withCode(began, app.code(now()))).toEqual({ ok: false, code: 'second_factor_expired' })
  const outcome = await login(factors, { email: ADA.email, password: newPassword, kind: 'web' })
  expect(outcome).toMatchObject({ ok: true, step: 'second_factor' })
})

test('turning the app off forgets secret and codes, and ends what waited for a code', async () => {
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const waiting = await challenged()
  expect(turnOffTotp(factors, userId)).toEqual({ ok: true })
  expect([...rows('totp_factor'), ...rows('recovery_code'), ...rows('sign_in_challenge')]).toEqual([])
  expect(await withCode(waiting, app.code(now()))).toEqual({ ok: false, code: 'second_factor_expired' })
  expect(await login(factors, { ...ADA, kind: 'web' })).toMatchObject({ step: 'in' })
  expect(turnOffTotp(factors, userId)).toEqual({ ok: false, code: 'factor_not_begun' })
})

test('new recovery codes take the place of the old ones', async () => {
  const { codes } = await turnedOn(factors, userId)
  const fresh = await makeRecoveryCodes(factors, userId)
  if (!fresh.ok) throw new Error(fresh.code)
  expect(await withRecovery(await challenged(), codes[0] ?? '')).toMatchObject({ ok: false })
  expect(await withRecovery(await challenged(), fresh.codes[0] ?? '')).toMatchObject({ ok: true, codesLeft: 9 })
})

test('B20: after a rotation of the session secrets apps go on, sealed anew at the next sign-in', async () => {
  const { app } = await turnedOn(factors, userId)
  const newer = 'a newer secret of more than thirty-two characters'
  const rotated = { ...factors, seal: createSeal([newer, SEAL_SECRET]) }
  nextStep()
  const first = await finishWithTotp(rotated, answerOf(await challenged(), app.code(now())))
  expect(first).toMatchObject({ ok: true })
  nextStep()
  const later = { ...factors, seal: createSeal([newer]) }
  expect(await finishWithTotp(later, answerOf(await challenged(), app.code(now())))).toMatchObject({ ok: true })
  nextStep()
  const lost = { ...factors, seal: createSeal(['another secret that never sealed anything']) }
  const code = 'second_factor_unreadable'
  expect(await finishWithTotp(lost, answerOf(await challenged(), app.code(now())))).toEqual({ ok: false, code })
  expect(await finishWithTotp(lost, answerOf(await challenged(), WRONG))).toEqual({ ok: false, code })
  expect(factors.logged.join('\n')).toContain('factor.unreadable')
})

test('G57: turning on, asking, refusing and signing in are in the log, and no code is', async () => {
  const { app } = await turnedOn(factors, userId)
  nextStep()
  const challenge = await challenged()
  await withCode(challenge, WRONG)
  const code = app.code(now())
  await withCode(challenge, code)
  const log = factors.logged.join('\n')
  for (const event of ['factor.on', 'login.second_factor_asked', 'login.second_factor_refused']) {
    expect(log).toContain(`"event":"${event}"`)
  }
  expect(log).toContain('"factor":"totp"')
  for (const secret of [code, challenge]) expect(log).not.toContain(secret)
})

test('a deleted user takes app, codes, passkeys and challenges along', async () => {
  await turnedOn(factors, userId)
  await challenged()
  factors.database.writer.sqlite.prepare('DELETE FROM user WHERE id = ?').run(userId)
  expect([...rows('totp_factor'), ...rows('recovery_code'), ...rows('sign_in_challenge')]).toEqual([])
})

import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { acceptInvitation, inviteAuditor } from '#app/.server/account/auditors/commands.ts'
import { openSeatsOf, seatsHeldBy } from '#app/.server/account/auditors/queries.ts'
import { deleteAccount } from '#app/.server/account/deletion/delete-account.ts'
import { createDeletionWork } from '#app/.server/account/deletion/finish.ts'
import { noSubscriptions } from '#app/.server/account/deletion/subscriptions.ts'
import { askForPasskey, signInWithPasskey } from '#app/.server/account/second-factor/passkey-sign-in.ts'
import { addPasskey, beginPasskey } from '#app/.server/account/second-factor/passkeys.ts'
import { createApiKey } from '#app/.server/account/settings/api-keys.ts'
import { changePassword } from '#app/.server/account/settings/change-password.ts'
import { requestEmailChange } from '#app/.server/account/settings/email-change.ts'
import { endOtherSessions } from '#app/.server/account/settings/end-sessions.ts'
import { verifyEmailChange } from '#app/.server/account/settings/verify-email-change.ts'
import { connectGoogle, googleSignIn } from '#app/.server/account/sign-in/google-sign-in.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { beginSession, signIn } from '#app/.server/account/sign-in/sign-in.ts'
import { findApiKey } from '#app/.server/auth/api-keys.ts'
import type { GoogleAnswer } from '#app/.server/auth/google.ts'
import { deviceMark, isKnownDevice } from '#app/.server/auth/known-devices.ts'
import { findSession, holderOfToken } from '#app/.server/auth/queries.ts'
import { findChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import { noteMiss, waitOf } from '#app/.server/auth/second-factor/guard.ts'
import { recoveryCodesLeft } from '#app/.server/auth/second-factor/recovery-sets.ts'
import { hasTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { createRateLimits } from '#app/.server/http/rate-limits.ts'
import { isPaused } from '#app/domain/access/access.ts'
import type { NewPasskey, PasskeyAnswer } from '#app/domain/second-factor/forms.ts'
import { ADA, verifiedUser } from './accounts-fixture.ts'
import { softAuthenticator } from './authenticator.ts'
import { type TestFactors, turnedOn } from './factors.ts'

const DAY = 24 * 60 * 60 * 1000
const NEW_PASSWORD = 'seven quiet herons wade'
const ADDRESS = '192.0.2.1'
const LAPTOP = { client: 'Firefox', system: 'Linux' } as const

/** What became of something: it opens the account as before, waits for its owner, was replaced, or is gone. */
type Fate = 'ends' | 'stays' | 'pauses' | 'is renewed'

/** An account that has one of everything which opens it, with the events that may end that and a way to look. */
export type Inhabited = {
  userId: string
  here: { sessionId: string; token: string }
  keys: { young: string; old: string }
  seatId: string
  /** Each event, carried out as its owner does. */
  events: Readonly<Record<string, () => Promise<void>>>
  /** What became of each thing, asked of the code that opens doors, not of tables. */
  fates: Readonly<Record<string, () => Promise<Fate>>>
}

export async function inhabited(factors: TestFactors): Promise<Inhabited> {
  const { clock, database, ledger } = factors
  const { reader } = database
  const limits = createRateLimits({ scale: 100 })
  const ada = await verifiedUser(factors)
  const eve = await verifiedUser(factors, 'eve@example.com')
  const { userId, workspaceId } = ada
  const account = ledger.accountOf(workspaceId) ?? ''
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'business' }))
  const begin = (kind: 'web' | 'api') => beginSession(factors, { userId, kind, method: 'password', device: LAPTOP })
  const makeKey = (sessionId: string) => {
    const creation = createApiKey(factors, { ...ada, account, sessionId }, { name: 'CI', scopes: ['usage'], days: 365 })
    if (!creation.ok) throw new Error(creation.code)
    return creation.key
  }
  const oldKey = makeKey(begin('web').sessionId)
  clock.advance(40 * DAY)
  const here = begin('web')
  const others = { web: begin('web'), api: begin('api') }

  const authenticator = softAuthenticator(factors.publicUrl)
  const creation = await beginPasskey(factors, userId)
  if (!creation.ok) throw new Error(creation.code)
  const answer = authenticator.create(creation.options) as unknown as NewPasskey
  await addPasskey(factors, { userId, sessionId: here.sessionId, challenge: creation.challenge, name: 'Phone', answer })

  const google = (): GoogleAnswer => ({
    proof: { issuer: 'https://accounts.google.com', subject: 'ada', email: ADA.email, emailVerified: true },
    answers: [{ sha256: randomBytes(32), expiresAt: clock.now() + 60_000 }],
  })
  connectGoogle(factors, { userId, sessionId: here.sessionId, answer: google() })
  const youngKey = makeKey(here.sessionId)

  const seatBetween = async (owner: typeof ada, email: string, guest: string) => {
    clock.advance(1)
    const granter = { userId: owner.userId, workspaceId: owner.workspaceId, role: 'owner' as const, email: '' }
    await inviteAuditor(factors, { ...granter, sessionId: here.sessionId }, { email, days: 30 })
    const token = factors.mailedToken('audit/invitation')
    const accepted = acceptInvitation(factors, { token, userId: guest })
    if (!accepted.ok) throw new Error(accepted.code)
    return accepted.seatId
  }
  const seatId = await seatBetween(ada, 'eve@example.com', eve.userId)
  await seatBetween(eve, ADA.email, userId)
  await turnedOn(factors, userId)
  const waiting = signIn(factors, { userId, kind: 'web', method: 'password' })
  if (waiting.step !== 'second_factor') throw new Error('no second step')

  const mailedReset = async () => {
    clock.advance(1)
    requestPasswordReset(factors, { email: ADA.email })
    await factors.mailer.close()
    return factors.mailedToken('reset-password')
  }
  const resetLink = await mailedReset()
  const who = { userId, sessionId: here.sessionId, address: ADDRESS }
  clock.advance(1)
  await requestEmailChange(factors, { ...who, newEmail: 'ada@new.example', password: ADA.password, limits })
  const changeLink = factors.mailedToken('verify-email-change')

  const isAlive = (kind: 'web' | 'api', token: string) => findSession(reader, kind, token, clock.now()) !== undefined
  const alive = (is: boolean): Fate => (is ? 'stays' : 'ends')
  const keyFate = (key: string): Fate => {
    const found = findApiKey(reader, key, clock.now())
    if (found === undefined) return 'ends'
    return isPaused(found) ? 'pauses' : 'stays'
  }
  const fateOf = (outcome: { ok: true } | { ok: false; code: string }): Fate =>
    outcome.ok ? 'stays' : outcome.code === 'password_first' ? 'pauses' : 'ends'
  let renewed: string | undefined
  const mark = deviceMark(userId, { kind: 'web', browser: others.web.browser?.token, device: LAPTOP })
  for (let misses = 0; misses < 5; misses += 1) noteMiss(database.writer, userId, clock.now())

  return {
    ...{ userId, here, keys: { young: youngKey, old: oldKey }, seatId },
    events: {
      'Reset by mail': async () => {
        // Asking for it is a part of the event: a new link replaces the older one.
        const reset = await resetPassword(factors, { token: resetLink, newPassword: NEW_PASSWORD })
        if (!reset.ok) throw new Error(reset.code)
      },
      'Change in the settings': async () => {
        const changed = await changePassword(factors, {
          ...{ ...who, currentPassword: ADA.password, newPassword: NEW_PASSWORD, renew: LAPTOP },
          attempts: limits.reauthenticate,
        })
        if (!changed.ok) throw new Error(changed.code)
        renewed = changed.renewed?.token
      },
      'Sign out everywhere else': async () => void endOtherSessions(factors, who),
      Deletion: async () => {
        const outboxDir = path.join(factors.dataDir, 'outbox')
        const deletions = createDeletionWork({ ...factors, outboxDir, subscriptions: noSubscriptions })
        const outcome = await deleteAccount(
          { ...factors, deletions },
          { ...who, confirmation: ADA.email, password: ADA.password, attempts: limits.reauthenticate },
        )
        if (!outcome.ok) throw new Error(outcome.code)
        await deletions.close()
      },
    },
    fates: {
      'This browser': async () => {
        if (isAlive('web', here.token)) return 'stays'
        return renewed !== undefined && isAlive('web', renewed) ? 'is renewed' : 'ends'
      },
      'Other browsers': async () => alive(isAlive('web', others.web.token)),
      'Bearer tokens of a login': async () => alive(isAlive('api', others.api.token)),
      'A sign-in that waits for its second step': async () =>
        alive(
          findChallenge(reader, { token: waiting.challenge, purpose: 'second_factor', now: clock.now() }) !== undefined,
        ),
      'A mailed reset link': async () =>
        alive(holderOfToken(reader, { token: resetLink, purpose: 'reset_password', now: clock.now() }) !== undefined),
      'A change of address under way': async () => alive((await verifyEmailChange(factors, { token: changeLink })).ok),
      Passkeys: async () => {
        const asking = await askForPasskey(factors)
        if (!asking.ok) throw new Error('no challenge')
        const signed = authenticator.sign(asking.options) as unknown as PasskeyAnswer
        const input = { challenge: asking.challenge, answer: signed, device: LAPTOP }
        return fateOf(await signInWithPasskey(factors, input))
      },
      'Connected Google account': async () => {
        const outcome = googleSignIn(factors, { answer: google(), kind: 'web', locale: 'en' })
        // After a deletion Google opens a new account, which is not this one.
        if (outcome.ok && outcome.signedIn.step === 'in' && outcome.signedIn.userId !== userId) return 'ends'
        return fateOf(outcome)
      },
      'The mark of a known device': async () => alive(isKnownDevice(reader, userId, mark, clock.now())),
      'A wait after wrong codes': async () => alive(waitOf(reader, userId, clock.now()) > 0),
      'Authenticator app': async () => alive(hasTotp(reader, userId)),
      'Recovery codes': async () => alive(recoveryCodesLeft(reader, userId) > 0),
      'API keys of the last 30 days': async () => keyFate(youngKey),
      'Older API keys': async () => keyFate(oldKey),
      'Access that was given to auditors': async () => alive(openSeatsOf(reader, workspaceId, clock.now()).length > 0),
      'Access to ledgers of others': async () => alive(seatsHeldBy(reader, userId, clock.now()).length > 0),
    },
  }
}

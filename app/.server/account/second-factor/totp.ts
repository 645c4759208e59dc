import { findUser } from '#app/.server/auth/queries.ts'
import { dropChallengesOf } from '#app/.server/auth/second-factor/challenges.ts'
import { newRecoveryCodes } from '#app/.server/auth/second-factor/recovery-codes.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from '#app/.server/auth/second-factor/recovery-sets.ts'
import { newTotpSecret, totpWords } from '#app/.server/auth/second-factor/totp.ts'
import {
  beginTotpFactor,
  confirmTotpFactor,
  deleteTotp,
  findPendingTotp,
  hasTotp,
  noteCodesKept,
} from '#app/.server/auth/second-factor/totp-factors.ts'
import { deviceOfSession } from '#app/.server/auth/sessions.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { acceptTotp } from './accept-totp.ts'
import type { FactorDeps } from './deps.ts'

/**
 * Creates the secret of an authenticator app, which has no effect until a code confirms it; an unconfirmed one is
 * replaced. Ask for the password first.
 */
export function beginTotp(deps: FactorDeps, userId: string): { ok: true } | Refusal<'factor_already_on'> {
  const { database, seal, clock, log } = deps
  const { writer } = database
  const begun = writer.sqlite
    .transaction(() => {
      if (hasTotp(writer, userId)) return false
      beginTotpFactor(writer, { userId, secret: seal.seal(newTotpSecret(), userId), now: clock.now() })
      return true
    })
    .immediate()
  if (!begun) return refuse('factor_already_on')
  log.info({ event: 'factor.begun', userId }, 'authenticator app begun')
  return { ok: true }
}

/** The secret to enter into the app while it waits for its first code. */
export function pendingTotp(deps: FactorDeps, userId: string): { base32: string; link: string } | undefined {
  const { database, seal, clock } = deps
  const pending = findPendingTotp(database.reader, userId, clock.now())
  const user = findUser(database.reader, userId)
  if (pending === undefined || user === undefined) return undefined
  const secret = seal.open({ sealed: pending.sealedSecret, keyId: pending.keyId }, userId)
  return secret === undefined ? undefined : totpWords(secret, user.email)
}

/** Deletes an app that was not confirmed yet. */
export function cancelTotp({ database, clock }: FactorDeps, userId: string): void {
  const { writer } = database
  writer.sqlite
    .transaction(() => {
      if (findPendingTotp(writer, userId, clock.now()) !== undefined) deleteTotp(writer, userId)
    })
    .immediate()
}

/** The only copy of the codes: show them and discard them. */
type NewCodes = { ok: true; codes: string[] }

/**
 * Turns the second factor on after the first code has shown that the app works, and creates recovery codes. From then
 * on sign-ins ask for a code; existing sessions stay.
 */
export async function confirmTotp(
  deps: FactorDeps,
  input: { userId: string; sessionId?: string; code: string },
): Promise<NewCodes | Refusal<'factor_code_wrong' | 'factor_not_begun'>> {
  const { database, clock, log } = deps
  const { reader, writer } = database
  const { userId } = input
  const pending = findPendingTotp(reader, userId, clock.now())
  if (pending === undefined) return refuse('factor_not_begun')
  // The code is checked before the work of hashing, and again in the transaction that accepts it.
  if (typeof acceptTotp(deps, pending, input.code) === 'string') return refuse('factor_code_wrong')
  const { codes, salt, hashes } = await newRecoveryCodes()
  const outcome = writer.sqlite
    .transaction(() => {
      const now = clock.now()
      const found = findPendingTotp(writer, userId, now)
      if (found === undefined) return refuse('factor_not_begun')
      const accepted = acceptTotp(deps, found, input.code)
      if (typeof accepted === 'string') return refuse('factor_code_wrong')
      confirmTotpFactor(writer, {
        ...{ userId, step: accepted.step, now },
        device: deviceOfSession(writer, input.sessionId),
      })
      replaceRecoveryCodes(writer, { userId, salt, hashes, now })
      return { ok: true as const }
    })
    .immediate()
  if (!outcome.ok) return outcome
  log.info({ event: 'factor.on', userId }, 'second factor turned on')
  tell(deps, userId, 'factorOn')
  return { ok: true, codes }
}

/**
 * Turns the second factor off: deletes the app and its recovery codes, and sign-ins under way start again. Passkeys
 * stay. Ask for the password first.
 */
export function turnOffTotp(deps: FactorDeps, userId: string): { ok: true } | Refusal<'factor_not_begun'> {
  const { writer } = deps.database
  const was = writer.sqlite.transaction(() => dropTotp(writer, userId)).immediate()
  if (!was) return refuse('factor_not_begun')
  deps.log.info({ event: 'factor.off', userId }, 'second factor turned off')
  tell(deps, userId, 'factorOff')
  return { ok: true }
}

/** Turns the second factor off without telling. Call inside a transaction. @returns whether it was on. */
export function dropTotp(writer: Handle, userId: string): boolean {
  if (!hasTotp(writer, userId)) return false
  deleteTotp(writer, userId)
  deleteRecoveryCodes(writer, userId)
  dropChallengesOf(writer, userId)
  return true
}

/** Creates new recovery codes; the old ones stop working. Ask for the password first. */
export async function makeRecoveryCodes(
  deps: FactorDeps,
  userId: string,
): Promise<NewCodes | Refusal<'factor_not_begun'>> {
  const { writer } = deps.database
  if (!hasTotp(writer, userId)) return refuse('factor_not_begun')
  const { codes, salt, hashes } = await newRecoveryCodes()
  const done = writer.sqlite
    .transaction(() => {
      if (!hasTotp(writer, userId)) return false
      replaceRecoveryCodes(writer, { userId, salt, hashes, now: deps.clock.now() })
      noteCodesKept(writer, userId, null)
      return true
    })
    .immediate()
  if (!done) return refuse('factor_not_begun')
  deps.log.info({ event: 'factor.codes_made', userId }, 'recovery codes made')
  tell(deps, userId, 'recoveryCodesMade')
  return { ok: true, codes }
}

/** Records that the user confirms having saved the codes. */
export function keepRecoveryCodes({ database, clock }: FactorDeps, userId: string): void {
  noteCodesKept(database.writer, userId, clock.now())
}

function tell(deps: FactorDeps, userId: string, kind: 'factorOn' | 'factorOff' | 'recoveryCodesMade'): void {
  const user = findUser(deps.database.reader, userId)
  if (user !== undefined) securityNotice(deps, { kind, to: user })
}

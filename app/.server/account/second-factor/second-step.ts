import { rareNotice } from '#app/.server/account/rare-notice.ts'
import type { Attempts } from '#app/.server/account/sign-in/reauthenticate.ts'
import type { SignedInSession } from '#app/.server/account/sign-in/sign-in.ts'
import { deviceMark, forgetDevice, isKnownDevice } from '#app/.server/auth/known-devices.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { countTry } from '#app/.server/auth/second-factor/challenges.ts'
import { noteHit, noteMiss, waitOf } from '#app/.server/auth/second-factor/guard.ts'
import { matchingHash } from '#app/.server/auth/second-factor/recovery-codes.ts'
import {
  recoveryCodesLeft,
  spendRecoveryCode,
  unusedRecoveryHashes,
} from '#app/.server/auth/second-factor/recovery-sets.ts'
import { findTotp, noteTotpStep } from '#app/.server/auth/second-factor/totp-factors.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { RECOVERY_CODES_FEW } from '#app/domain/second-factor/second-factor.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { acceptTotp } from './accept-totp.ts'
import type { FactorDeps } from './deps.ts'
import { finishSignIn, type Waiting, waitingFor } from './waiting.ts'

type SecondStepOutcome =
  /** `codesLeft` if a recovery code was spent. */
  | (SignedInSession & { codesLeft?: number })
  | Refusal<'second_factor_wrong' | 'second_factor_expired' | 'second_factor_exhausted' | 'second_factor_unreadable'>
  | (Refusal<'rate_limited'> & { retryAfterSeconds: number })

type Input = Waiting & {
  /** The code in the domain's normal spelling. */
  code: string
  /** The client's address. */
  address: string
  /** The limit `secondFactor`. */
  attempts: Attempts
}

/**
 * Finishes a sign-in with the code of the user's app. A code works once, for any sign-in; five tries with any kind of
 * code end the challenge. If the site has lost the secret of the app, the answer says so instead of `wrong`.
 */
export async function finishWithTotp(deps: FactorDeps, input: Input): Promise<SecondStepOutcome> {
  const { writer } = deps.database
  const attempt = await takeAttempt(deps, input)
  if (!attempt.ok) return attempt
  const outcome = writer.sqlite
    .transaction(() => {
      const tried = tryOnce(deps, input)
      if (!tried.ok) return tried
      const { userId } = tried
      const factor = findTotp(writer, userId)
      const accepted = factor?.confirmedAt == null ? 'wrong' : acceptTotp(deps, factor, input.code)
      if (accepted === 'wrong') return wrong(deps, input, tried)
      if (accepted === 'unreadable') return refuse('second_factor_unreadable')
      // The secret is sealed again each time, so that after a rotation the older session secret can be dropped some
      // day.
      noteTotpStep(writer, {
        ...{ userId, step: accepted.step, secret: deps.seal.seal(accepted.secret, userId) },
        ...{ now: deps.clock.now(), device: tried.device },
      })
      noteHit(writer, userId)
      return finishSignIn(deps, input, 'totp')
    })
    .immediate()
  if (outcome.ok) await attempt.succeeded()
  return outcome
}

/** Finishes a sign-in with a recovery code, spends the code, and notifies its owner by mail. */
export async function finishWithRecoveryCode(deps: FactorDeps, input: Input): Promise<SecondStepOutcome> {
  const { clock, database } = deps
  const { reader, writer } = database
  const attempt = await takeAttempt(deps, input)
  if (!attempt.ok) return attempt
  // The try is counted before the work of hashing, and stays counted.
  const tried = writer.sqlite.transaction(() => tryOnce(deps, input)).immediate()
  if (!tried.ok) return tried
  const { userId } = tried
  const codeHash = await matchingHash(input.code, unusedRecoveryHashes(reader, userId))
  const outcome = writer.sqlite
    .transaction(() => {
      const now = clock.now()
      if (waitingFor(writer, input, now) === undefined) return refuse('second_factor_expired')
      if (codeHash === undefined || !spendRecoveryCode(writer, { userId, codeHash, now }))
        return wrong(deps, input, tried)
      noteHit(writer, userId)
      return finishSignIn(deps, input, 'recovery_code')
    })
    .immediate()
  if (!outcome.ok) return outcome
  await attempt.succeeded()
  const codesLeft = recoveryCodesLeft(reader, userId)
  const user = findUser(reader, userId)
  const kind = codesLeft <= RECOVERY_CODES_FEW ? 'recoveryCodesFew' : 'recoveryCodeUsed'
  if (user !== undefined) securityNotice(deps, { kind, to: user })
  return { ...outcome, codesLeft }
}

type Tried = { ok: true; userId: string; device: Device; left: number }

/**
 * Counts an attempt. After five wrong codes, devices that the user does not know wait, each time longer; a known one has
 * attempts of its own, so no stranger can lock the owner out of it (ASVS 6.1.1, 6.3.1).
 */
async function takeAttempt({ database, clock }: FactorDeps, input: Input) {
  const { reader } = database
  const now = clock.now()
  const waiting = waitingFor(reader, input, now)
  if (waiting === undefined) return refuse('second_factor_expired')
  const { userId } = waiting
  const mark = knownMark(reader, input, userId, now)
  const waitMs = mark === undefined ? waitOf(reader, userId, now) : 0
  if (waitMs > 0) return { ...refuse('rate_limited'), retryAfterSeconds: Math.ceil(waitMs / 1000) }
  const identifier = mark === undefined ? userId : `${userId} ${mark.toString('hex')}`
  return input.attempts.take({ identifier, address: input.address })
}

/** The mark of the browser, if the user has signed in with it before. A program is always a stranger here. */
function knownMark(reader: Handle, { kind, browser }: Input, userId: string, now: number): Buffer | undefined {
  const mark = kind === 'web' ? deviceMark(userId, { kind, browser, device: undefined }) : undefined
  return isKnownDevice(reader, userId, mark, now) ? mark : undefined
}

/** Call inside a transaction. */
function tryOnce(deps: FactorDeps, input: Input): Tried | Refusal<'second_factor_expired' | 'second_factor_exhausted'> {
  const { writer } = deps.database
  const now = deps.clock.now()
  const waiting = waitingFor(writer, input, now)
  if (waiting === undefined) return refuse('second_factor_expired')
  const left = countTry(writer, { token: input.challenge, purpose: 'second_factor', now })
  return left === undefined ? refuse('second_factor_exhausted') : { ok: true, ...waiting, left }
}

function wrong(deps: FactorDeps, input: Input, { userId, left }: Tried) {
  const { writer } = deps.database
  const now = deps.clock.now()
  deps.log.warn({ event: 'login.second_factor_refused', userId, left }, 'second factor refused')
  const mark = knownMark(writer, input, userId, now)
  // A device that used up a challenge may be in other hands: from now on it waits as strangers do.
  if (left === 0 && mark !== undefined) forgetDevice(writer, userId, mark)
  if (noteMiss(writer, userId, now)) rareNotice(deps, { kind: 'codesExhausted', userId })
  return refuse(left === 0 ? 'second_factor_exhausted' : 'second_factor_wrong')
}

import { type SignedInSession, type SignIn, signIn } from '#app/.server/account/sign-in/sign-in.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { findChallenge, openChallenge, spendChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import { credentialsOf, findPasskey, notePasskeyUse } from '#app/.server/auth/second-factor/passkeys.ts'
import {
  checkPasskeyAnswer,
  type RequestOptions,
  requestOptions,
  userHandleOf,
} from '#app/.server/auth/second-factor/webauthn.ts'
import { isSignInSuspended } from '#app/.server/auth/suspensions.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { PasskeyAnswer } from '#app/domain/second-factor/forms.ts'
import { PASSKEY_STEP_MS } from '#app/domain/second-factor/second-factor.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import type { FactorDeps } from './deps.ts'
import { finishSignIn, type Waiting, waitingFor } from './waiting.ts'

/** The options that the browser passes to the authenticator. The same browser must send `challenge` back. */
type PasskeyRequest = { ok: true; options: RequestOptions; challenge: string; expiresAt: number }

/** Opens a sign-in with any passkey of this site that the owner picks. It reveals nothing about any account. */
export function askForPasskey(deps: FactorDeps): Promise<PasskeyRequest> {
  return ask(deps, { purpose: 'passkey_sign_in', userId: null, allowed: [] })
}

/** Opens the second step of a sign-in with a passkey of its user. */
export async function askForSecondPasskey(
  deps: FactorDeps,
  waiting: Waiting,
): Promise<PasskeyRequest | Refusal<'second_factor_expired'>> {
  const { reader } = deps.database
  const found = waitingFor(reader, waiting, deps.clock.now())
  if (found === undefined) return refuse('second_factor_expired')
  const allowed = credentialsOf(reader, found.userId)
  return ask(deps, { purpose: 'passkey_second_factor', userId: found.userId, allowed })
}

/**
 * Signs in with a passkey alone: it is a thing that the user has, unlocked by something they know or are. The challenge
 * works once. A passkey whose count has not grown, although it counts, is refused as a copy. After a reset of the password
 * every passkey is refused until its owner has looked through the account.
 */
export async function signInWithPasskey(
  deps: FactorDeps,
  input: { challenge: string; answer: PasskeyAnswer; device: Device; browser?: string | undefined },
): Promise<SignIn | Refusal<'passkey_refused' | 'password_first' | 'account_suspended'>> {
  const checked = await check(deps, { ...input, purpose: 'passkey_sign_in' })
  if (checked === undefined) return refuse('passkey_refused')
  const { writer } = deps.database
  return writer.sqlite
    .transaction(() => {
      // After a reset a passkey may be an intruder's: it opens nothing until the owner has looked through the account.
      if (findUser(writer, checked.userId)?.uncheckedSince != null) return refuse('password_first')
      if (!spend(deps, { ...input, purpose: 'passkey_sign_in' }, checked)) return refuse('passkey_refused')
      if (isSignInSuspended(writer, checked.userId)) return refuse('account_suspended')
      return signIn(deps, {
        userId: checked.userId,
        kind: 'web',
        method: 'passkey',
        device: input.device,
        browser: input.browser,
      })
    })
    .immediate()
}

/** Finishes a sign-in with a passkey of its user instead of a code. */
export async function finishWithPasskey(
  deps: FactorDeps,
  waiting: Waiting,
  input: { challenge: string; answer: PasskeyAnswer },
): Promise<SignedInSession | Refusal<'passkey_refused' | 'second_factor_expired'>> {
  const { writer } = deps.database
  const checked = await check(deps, { ...input, purpose: 'passkey_second_factor' })
  return writer.sqlite
    .transaction(() => {
      const found = waitingFor(writer, waiting, deps.clock.now())
      if (found === undefined) return refuse('second_factor_expired')
      if (checked?.userId !== found.userId) return refuse('passkey_refused')
      const spending = { challenge: input.challenge, purpose: 'passkey_second_factor', device: found.device } as const
      if (!spend(deps, spending, checked)) return refuse('passkey_refused')
      return finishSignIn(deps, waiting, 'passkey')
    })
    .immediate()
}

type Purpose = 'passkey_sign_in' | 'passkey_second_factor'
type Checked = { userId: string; passkeyId: string; counter: number; backedUp: boolean }

async function ask(
  { database, relyingParty, clock }: FactorDeps,
  input: { purpose: Purpose; userId: string | null; allowed: { id: string; transports: string[] }[] },
): Promise<PasskeyRequest> {
  const { purpose, userId, allowed } = input
  const opened = openChallenge(database.writer, { purpose, userId, now: clock.now(), livesMs: PASSKEY_STEP_MS })
  const options = await requestOptions(relyingParty, { challenge: opened.token, allowed })
  return { ok: true, options, challenge: opened.token, expiresAt: opened.expiresAt }
}

/** Checks everything about an answer that can be checked without spending anything. */
async function check(
  { database, relyingParty, clock, log }: FactorDeps,
  input: { challenge: string; answer: PasskeyAnswer; purpose: Purpose },
): Promise<Checked | undefined> {
  const { reader } = database
  const { challenge, answer, purpose } = input
  const open = findChallenge(reader, { token: challenge, purpose, now: clock.now() })
  const passkey = findPasskey(reader, answer.id)
  const refused = (why: string) => {
    log.warn({ event: 'passkey.refused', userId: passkey?.userId, passkeyId: passkey?.id, why }, 'passkey refused')
    return undefined
  }
  if (open === undefined) return refused('no challenge')
  if (passkey === undefined) return refused('unknown passkey')
  if (open.userId !== null && open.userId !== passkey.userId) return refused('passkey of somebody else')
  if ((userHandleOf(answer) ?? passkey.userId) !== passkey.userId) return refused('another user is named')
  const checked = await checkPasskeyAnswer(relyingParty, { challenge, answer, passkey })
  if (!checked.ok) return refused(checked.why)
  const { counter, backedUp } = checked
  return { userId: passkey.userId, passkeyId: passkey.id, counter, backedUp }
}

/** Call inside the transaction of the effect. */
function spend(
  { database, clock, log }: FactorDeps,
  { challenge, purpose, device }: { challenge: string; purpose: Purpose; device: Device },
  checked: Checked,
): boolean {
  const { writer } = database
  const now = clock.now()
  if (spendChallenge(writer, { token: challenge, purpose, now }) === undefined) return false
  const { userId, ...use } = checked
  if (notePasskeyUse(writer, { ...use, now, device })) return true
  log.warn({ event: 'passkey.refused', userId, passkeyId: use.passkeyId, why: 'count not grown' }, 'passkey refused')
  return false
}

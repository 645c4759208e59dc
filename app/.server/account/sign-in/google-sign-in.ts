import type { AccountDeps } from '#app/.server/account/deps.ts'
import { dropEmailChange } from '#app/.server/account/settings/email-change.ts'
import { endSessionsOf, markVerified, replacePasswordHash, revokeOneTimeTokens } from '#app/.server/auth/commands.ts'
import type { GoogleAnswer } from '#app/.server/auth/google.ts'
import {
  findGoogleIdentity,
  googleIdentityOf,
  linkGoogleIdentity,
  noteGoogleAnswers,
  noteGoogleUse,
  wereGoogleAnswersUsed,
} from '#app/.server/auth/google-identities.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { deviceOfSession } from '#app/.server/auth/sessions.ts'
import { isSignInSuspended } from '#app/.server/auth/suspensions.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { type Device, NO_DEVICE } from '#app/domain/sign-in/device.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { decideGoogleConnect, decideGoogleSignIn } from './google-decision.ts'
import { openAccount } from './open-account.ts'
import { type SignIn, signIn } from './sign-in.ts'

export type GoogleSignInOutcome =
  | { ok: true; email: string; signedIn: SignIn }
  | Closed
  | Refusal<
      | 'google_failed'
      | 'google_email_unverified'
      | 'google_other_linked'
      | 'password_first'
      | 'account_suspended'
      | 'ledger_read_only'
    >

type Closed = Refusal<'registration_off'> & { retryAfterSeconds: number }

/**
 * Signs in the user that Google has named; the first time it links the account with that address or opens one. Linking,
 * opening and signing in are one transaction each, or nothing. An answer of Google counts once. An account that is
 * found by its address and was never verified may have been set up by a stranger: its password, sessions and mailed
 * links are removed.
 * @param input.locale language of a new account's mails
 * @param input.closed the refusal while no account may be opened
 */
export function googleSignIn(
  deps: AccountDeps,
  input: {
    answer: GoogleAnswer
    kind: 'web' | 'api'
    locale: Locale
    device?: Device | undefined
    browser?: string | undefined
    closed?: Closed | undefined
  },
): GoogleSignInOutcome {
  const { database, clock, log, ledger } = deps
  const { writer } = database
  const { proof, answers } = input.answer
  const { issuer, subject } = proof
  const now = clock.now()
  const device = input.device ?? NO_DEVICE
  const enter = (userId: string) =>
    signIn(deps, { userId, kind: input.kind, method: 'google', device: input.device, browser: input.browser })
  const outcomeOf = (userId: string, signedIn: SignIn): GoogleSignInOutcome => {
    return { ok: true, email: findUser(writer, userId)?.email ?? '', signedIn }
  }

  // Nothing below awaits, so no other request can intervene.
  if (wereGoogleAnswersUsed(writer, answers)) return usedBefore(deps)
  const found = proof.email === null ? undefined : findUserByEmail(writer, canonicalEmail(proof.email))
  const decision = decideGoogleSignIn({
    holder: findGoogleIdentity(writer, proof)?.userId,
    email: proof.email,
    emailVerified: proof.emailVerified,
    account: found && {
      userId: found.id,
      verified: found.verifiedAt !== null,
      linked: googleIdentityOf(writer, found.id) !== undefined,
    },
  })
  if (!decision.ok) {
    log.warn({ event: 'google.refused', code: decision.code, userId: found?.id }, 'sign-in with Google refused')
    return decision
  }
  if (decision.step === 'create') {
    if (input.closed !== undefined) return input.closed
    if (ledger.readOnly !== undefined) return refuse('ledger_read_only')
    const { email } = decision
    const opened = openAccount(deps, { email, passwordHash: null, locale: input.locale }, (userId) => {
      noteGoogleAnswers(writer, answers, now)
      markVerified(writer, userId, now)
      linkGoogleIdentity(writer, { issuer, subject, userId, email, createdAt: now }, device)
      return enter(userId)
    })
    log.info({ event: 'account.registered', userId: opened.userId, method: 'google' }, 'account registered')
    return outcomeOf(opened.userId, opened.done)
  }
  const { userId } = decision
  if (isSignInSuspended(writer, userId)) return refuse('account_suspended')
  // After a reset the identity may be an intruder's: it opens nothing until the owner has looked through the account.
  if (findUser(writer, userId)?.uncheckedSince != null) return refuse('password_first')
  const signedIn = writer.sqlite
    .transaction(() => {
      noteGoogleAnswers(writer, answers, now)
      if (decision.step === 'link') {
        if (decision.claimed) claim(deps, userId, now)
        linkGoogleIdentity(writer, { issuer, subject, userId, email: decision.email, createdAt: now }, device)
      }
      noteGoogleUse(writer, { issuer, subject, now, device })
      return enter(userId)
    })
    .immediate()
  if (decision.step === 'link') noteLink(deps, userId)
  return outcomeOf(userId, signedIn)
}

/** Adds the identity that Google has named to the account of the signed-in user. */
export function connectGoogle(
  deps: AccountDeps,
  input: { userId: string; sessionId?: string; answer: GoogleAnswer },
): { ok: true } | Refusal<'google_failed' | 'google_taken' | 'google_other_linked'> {
  const { writer } = deps.database
  const { userId } = input
  const { proof, answers } = input.answer
  const { issuer, subject } = proof
  const now = deps.clock.now()
  if (wereGoogleAnswersUsed(writer, answers)) return usedBefore(deps)
  const decision = decideGoogleConnect({
    userId,
    holder: findGoogleIdentity(writer, proof)?.userId,
    email: proof.email,
    linked: googleIdentityOf(writer, userId) !== undefined,
  })
  if (!decision.ok || decision.step === 'already') return decision.ok ? { ok: true } : decision
  writer.sqlite
    .transaction(() => {
      noteGoogleAnswers(writer, answers, now)
      const device = deviceOfSession(writer, input.sessionId)
      linkGoogleIdentity(writer, { issuer, subject, userId, email: decision.email, createdAt: now }, device)
    })
    .immediate()
  noteLink(deps, userId)
  return { ok: true }
}

/** Removes everything that a stranger may have set up in an account whose address was never verified. */
function claim(deps: AccountDeps, userId: string, now: number): void {
  const { writer } = deps.database
  replacePasswordHash(writer, userId, null)
  markVerified(writer, userId, now)
  endSessionsOf(writer, userId)
  revokeOneTimeTokens(writer, { userId, purposes: ['verify_email', 'registering_browser', 'reset_password'], now })
  dropEmailChange(writer, userId, now)
}

function noteLink(deps: AccountDeps, userId: string): void {
  deps.log.info({ event: 'google.linked', userId }, 'Google identity linked')
  const user = findUser(deps.database.reader, userId)
  if (user !== undefined) securityNotice(deps, { kind: 'googleLinked', to: user })
}

function usedBefore(deps: AccountDeps): Refusal<'google_failed'> {
  deps.log.warn({ event: 'google.answer_replayed' }, 'an answer of Google came again')
  return refuse('google_failed')
}

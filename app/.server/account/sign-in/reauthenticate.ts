import type { AccountDeps } from '#app/.server/account/deps.ts'
import { findUser, passwordGivenAt, signedInAt } from '#app/.server/auth/queries.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'

/** A sign-in this recent counts as proof for an account that has no password. */
const FRESH_MS = 10 * 60 * 1000

/** Counts the tries of one identifier and one client address: a rate limit. */
export type Attempts = {
  take(
    attempt: Readonly<{ identifier: string; address: string }>,
  ): Promise<{ ok: true; succeeded(): Promise<void> } | (Refusal<'rate_limited'> & { retryAfterSeconds: number })>
}

export type ReauthenticateOutcome =
  | { ok: true }
  | Refusal<'current_password_incorrect' | 'sign_in_again' | 'busy'>
  | (Refusal<'rate_limited'> & { retryAfterSeconds: number })

/**
 * Asks the signed-in user for another proof before something dangerous (ASVS 7.5.1). A user with a password gives it, and
 * each wrong one counts against the limit; a user without one must have signed in within the last ten minutes.
 * `freshSuffices` accepts such a sign-in from every user who sends no password at all (`undefined`): for calls, whose
 * token was itself just issued for the password. Screens leave it out.
 */
export async function reauthenticate(
  deps: AccountDeps,
  input: {
    userId: string
    sessionId: string
    password: string | undefined
    /** The client's address. */
    address: string
    /** The limit `reauthenticate`. */
    attempts: Attempts
    freshSuffices?: boolean
  },
): Promise<ReauthenticateOutcome> {
  const { database, passwords, log } = deps
  const { userId, sessionId, password, address } = input
  const passwordHash = findUser(database.reader, userId)?.passwordHash ?? null
  if (passwordHash === null || (password === undefined && input.freshSuffices === true)) {
    return isFreshSignIn(deps, { userId, sessionId }) ? { ok: true } : refuse('sign_in_again')
  }
  const attempt = await input.attempts.take({ identifier: userId, address })
  if (!attempt.ok) return attempt
  const checked = await passwords.verify(password ?? '', passwordHash)
  if (!checked.ok) return checked
  if (!checked.matches) {
    log.warn({ event: 'reauthenticate.refused', userId, sessionId }, 'password refused')
    return refuse('current_password_incorrect')
  }
  await attempt.succeeded()
  return { ok: true }
}

/** How a user can prove who they are: by password, or, without one, by a fresh sign-in. `stale`: that sign-in is too old. */
export function proofOf(
  deps: Pick<AccountDeps, 'database' | 'clock'>,
  session: { userId: string; sessionId: string },
): { hasPassword: boolean; stale: boolean } {
  const hasPassword = findUser(deps.database.reader, session.userId)?.passwordHash != null
  return { hasPassword, stale: !hasPassword && !isFreshSignIn(deps, session) }
}

/** Whether the password was given in this session so recently that it need not be given again to take rights away. */
export function gavePasswordRecently(
  deps: Pick<AccountDeps, 'database' | 'clock'>,
  session: { userId: string; sessionId: string },
): boolean {
  const at = passwordGivenAt(deps.database.reader, session)
  return at != null && deps.clock.now() - at < FRESH_MS
}

/** Whether this session began so recently that it stands for a password. */
function isFreshSignIn(
  deps: Pick<AccountDeps, 'database' | 'clock'>,
  session: { userId: string; sessionId: string },
): boolean {
  const since = signedInAt(deps.database.reader, session)
  return since !== undefined && deps.clock.now() - since < FRESH_MS
}

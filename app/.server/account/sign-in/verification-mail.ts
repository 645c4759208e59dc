import type { AccountDeps } from '#app/.server/account/deps.ts'
import { issueOneTimeToken } from '#app/.server/auth/commands.ts'
import { verifyEmailMail } from '#app/.server/mail/verify-email.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

/** A verification link works for this long (ASVS 6.5.1: at most 24 hours), and so does the mark of the browser. */
const VERIFICATION_MS = 24 * 60 * 60 * 1000

/** Issues a fresh token for the address of this user; older ones stop working. Joins an open transaction. */
export function issueVerificationToken(deps: AccountDeps, userId: string): string {
  return issueOneTimeToken(deps.database.writer, {
    userId,
    purpose: 'verify_email',
    now: deps.clock.now(),
    livesMs: VERIFICATION_MS,
  })
}

/**
 * Issues the token that marks the browser in which this user registers. Joins an open transaction.
 * @returns the token for a cookie of that browser, and its end in milliseconds UTC
 */
export function markRegisteringBrowser(deps: AccountDeps, userId: string): { token: string; expiresAt: number } {
  const now = deps.clock.now()
  const purpose = 'registering_browser'
  const token = issueOneTimeToken(deps.database.writer, { userId, purpose, now, livesMs: VERIFICATION_MS })
  return { token, expiresAt: now + VERIFICATION_MS }
}

/**
 * `returnPath` is the page that the user wanted before registering; the link leads there afterwards.
 * Rejects if the mail cannot be handed over.
 */
export function sendVerificationMail(
  deps: AccountDeps,
  input: { email: string; locale: Locale; token: string; returnPath: string | null },
): Promise<void> {
  const query = new URLSearchParams({ token: input.token })
  if (input.returnPath !== null) query.set('redirectTo', input.returnPath)
  const link = `${deps.publicUrl}/verify-email?${query}`
  return deps.mailer.send({ to: input.email, ...verifyEmailMail({ locale: input.locale, link, token: input.token }) })
}

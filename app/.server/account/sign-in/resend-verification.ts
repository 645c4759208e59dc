import type { AccountDeps } from '#app/.server/account/deps.ts'
import { findUserByEmail } from '#app/.server/auth/queries.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { issueVerificationToken, sendVerificationMail } from './verification-mail.ts'

/**
 * Sends a new verification mail if an unverified account has this address. Returns nothing, at once: even the look-up
 * happens after the answer, so neither text nor time reveals whether there is an account.
 */
export function resendVerification(deps: AccountDeps, input: { email: string; returnPath?: string | null }): void {
  deps.mailer.later(async () => {
    const user = findUserByEmail(deps.database.reader, canonicalEmail(input.email))
    if (user === undefined || user.verifiedAt !== null) return
    const token = issueVerificationToken(deps, user.id)
    await sendVerificationMail(deps, {
      email: user.email,
      locale: user.locale,
      token,
      returnPath: input.returnPath ?? null,
    })
  })
}

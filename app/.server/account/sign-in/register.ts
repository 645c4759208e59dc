import type { AccountDeps } from '#app/.server/account/deps.ts'
import { findUserByEmail } from '#app/.server/auth/queries.ts'
import { weaknessOf } from '#app/.server/auth/weak-passwords.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { openAccount } from './open-account.ts'
import { issueVerificationToken, markRegisteringBrowser, sendVerificationMail } from './verification-mail.ts'

export type RegisterOutcome =
  | {
      ok: true
      userId: string
      workspaceId: string
      verificationEmailSent: boolean
      /** For a cookie: it marks the browser that registered. */
      browser: { token: string; expiresAt: number }
    }
  | Refusal<'email_taken' | 'password_common' | 'password_personal' | 'busy' | 'ledger_read_only'>

/**
 * Creates an unverified user, a personal workspace with role `owner`, the ledger account on the starter plan and a
 * verification token, all in one transaction or not at all, then sends the mail. The link of that mail confirms the
 * address without the password only in the browser that registers. If the mail fails, nothing is lost:
 * the user can ask for another. The password is hashed before the address is looked up, so both answers take the same
 * work. Input has passed `RegisterSchema`.
 */
export async function register(
  deps: AccountDeps,
  input: { email: string; password: string; locale: Locale; returnPath?: string | null },
): Promise<RegisterOutcome> {
  const weakness = weaknessOf(input.password, input.email)
  if (weakness !== null) return refuse(weakness === 'common' ? 'password_common' : 'password_personal')
  const hashed = await deps.passwords.hash(input.password)
  if (!hashed.ok) return hashed

  const { ledger, database, log } = deps
  // Nothing awaits from here to the commit, so no other request can take the address in between.
  if (findUserByEmail(database.writer, canonicalEmail(input.email)) !== undefined) return refuse('email_taken')
  if (ledger.readOnly !== undefined) return refuse('ledger_read_only')
  const account = { email: input.email.trim(), passwordHash: hashed.phc, locale: input.locale }
  const opened = openAccount(deps, account, (created) => ({
    token: issueVerificationToken(deps, created),
    browser: markRegisteringBrowser(deps, created),
  }))
  const { userId, workspaceId } = opened
  const { token, browser } = opened.done
  log.info({ event: 'account.registered', userId }, 'account registered')
  const verificationEmailSent = await sendVerificationMail(deps, {
    email: account.email,
    locale: account.locale,
    token,
    returnPath: input.returnPath ?? null,
  }).then(
    () => true,
    () => false,
  )
  return { ok: true, userId, workspaceId, verificationEmailSent, browser }
}

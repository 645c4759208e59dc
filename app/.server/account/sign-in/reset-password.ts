import { accessOf } from '#app/.server/account/access/list.ts'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { dropEmailChange } from '#app/.server/account/settings/email-change.ts'
import {
  endSessionsOf,
  issueOneTimeToken,
  markVerified,
  noteUnchecked,
  replacePasswordHash,
  revokeOneTimeTokens,
  spendOneTimeToken,
} from '#app/.server/auth/commands.ts'
import { forgetDevicesOf } from '#app/.server/auth/known-devices.ts'
import { findUser, findUserByEmail, holderOfToken } from '#app/.server/auth/queries.ts'
import { clearGuard } from '#app/.server/auth/second-factor/guard.ts'
import { weaknessOf } from '#app/.server/auth/weak-passwords.ts'
import { resetPasswordMail } from '#app/.server/mail/recovery.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type AccessCounts, countByKind } from '#app/domain/access/access.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'

/** A reset link works for this long (ASVS 6.4.1 and 6.5.1: at most an hour). */
const RESET_MS = 60 * 60 * 1000

/**
 * Sends a link for a new password if an account has this address, verified or not. Returns nothing, at once: even the
 * look-up happens after the answer, so neither text nor time reveals whether there is an account.
 */
export function requestPasswordReset(deps: AccountDeps, input: { email: string }): void {
  const { database, clock, mailer, log, publicUrl } = deps
  mailer.later(async () => {
    const user = findUserByEmail(database.reader, canonicalEmail(input.email))
    if (user === undefined) return
    const token = issueOneTimeToken(database.writer, {
      userId: user.id,
      purpose: 'reset_password',
      now: clock.now(),
      livesMs: RESET_MS,
    })
    log.info({ event: 'password.reset_requested', userId: user.id }, 'password reset requested')
    const link = `${publicUrl}/reset-password?${new URLSearchParams({ token })}`
    await mailer.send({ to: user.email, ...resetPasswordMail({ locale: user.locale, link }) })
  })
}

/**
 * Sets a new password for the user who can read the mailbox, which also verifies the address. The token is spent, the
 * password replaced and every session ended in one transaction or not at all, and earlier links to this mailbox stop
 * working. A refused password leaves the token unspent. This signs in no session: a second factor is still required.
 * An intruder may have left passkeys, keys or a Google account behind, so no passkey and no Google account signs in, and
 * no API key of the last 30 days works, until the owner has signed in with the new password and looked through them.
 * @returns what still opens the account, by kind
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; newPassword: string },
): Promise<
  { ok: true; left: AccessCounts } | Refusal<'reset_token_invalid' | 'password_common' | 'password_personal' | 'busy'>
> {
  const { reader, writer } = deps.database
  const purpose = 'reset_password'
  const { token } = input
  const holder = holderOfToken(reader, { token, purpose, now: deps.clock.now() })
  const user = holder === undefined ? undefined : findUser(reader, holder)
  if (user === undefined) return refuse('reset_token_invalid')
  const weakness = weaknessOf(input.newPassword, user.email)
  if (weakness !== null) return refuse(weakness === 'common' ? 'password_common' : 'password_personal')
  const hashed = await deps.passwords.hash(input.newPassword)
  if (!hashed.ok) return hashed

  const now = deps.clock.now()
  const done = writer.sqlite
    .transaction(() => {
      if (spendOneTimeToken(writer, { token, purpose, now }).state !== 'good') return false
      replacePasswordHash(writer, user.id, hashed.phc)
      markVerified(writer, user.id, now)
      revokeOneTimeTokens(writer, { userId: user.id, purposes: ['verify_email', 'registering_browser'], now })
      endSessionsOf(writer, user.id)
      forgetDevicesOf(writer, user.id)
      clearGuard(writer, user.id)
      // Before it was verified, the account had no session in which something could have been set up.
      if (user.verifiedAt !== null) noteUnchecked(writer, user.id, now)
      dropEmailChange(writer, user.id, now)
      return true
    })
    .immediate()
  if (!done) return refuse('reset_token_invalid')
  deps.log.info({ event: 'password.reset', userId: user.id }, 'password reset')
  const left = countByKind(accessOf(deps, { userId: user.id }))
  securityNotice(deps, { kind: 'passwordReset', to: user, access: left })
  return { ok: true, left }
}

import { eq } from 'drizzle-orm'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { endSessionsOf, replaceEmail, revokeOneTimeTokens, spendOneTimeToken } from '#app/.server/auth/commands.ts'
import { findUser, findUserByEmail, holderOfToken } from '#app/.server/auth/queries.ts'
import { tokenHash } from '#app/.server/auth/tokens.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { emailChange } from '#db/schema/account.ts'
import { dropEmailChange, mailLink, nextLink, pendingEmailChange } from './email-change.ts'

export type VerifyEmailChangeOutcome =
  /** The current address approved. `again`: it had approved before, and nothing was done now. */
  | { ok: true; step: 'approved'; email: string; mailSent: boolean; again: boolean }
  /** The account has its new address; `email` is that address, unless it had it before. */
  | { ok: true; step: 'changed'; email: string | null; again: boolean }
  | Refusal<'email_change_expired' | 'email_change_invalid' | 'email_change_unavailable'>

/**
 * Spends the token of either link of a change of address and carries out its step, in one transaction or not at all.
 * The link to the current address approves the change and sends the other link; the link to the new address completes
 * the change. Then every session ends, all links that were ever mailed to the old address stop working, and the old
 * address gets a notice. A link that was used already counts as success and does nothing.
 */
export async function verifyEmailChange(
  deps: AccountDeps,
  { token }: { token: string },
): Promise<VerifyEmailChangeOutcome> {
  const { writer } = deps.database
  const now = deps.clock.now()
  const done = writer.sqlite.transaction(() => approve(deps, token, now) ?? confirm(deps, token, now)).immediate()
  if (!done.ok) return done
  if (done.step === 'approved') {
    if (done.next === undefined) return { ok: true, step: 'approved', email: done.email, mailSent: true, again: true }
    const mailSent = await mailLink(deps, { step: 'confirm', newEmail: done.email, ...done.next })
    return { ok: true, step: 'approved', email: done.email, mailSent, again: false }
  }
  if (done.old === undefined) return { ok: true, step: 'changed', email: null, again: true }
  securityNotice(deps, { kind: 'emailChanged', to: done.old })
  return { ok: true, step: 'changed', email: done.email, again: false }
}

/** The change that a link would approve or complete now; reading spends nothing. */
export function emailChangeOf(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  token: string,
): { userId: string; step: 'approve' | 'confirm'; email: string; newEmail: string } | undefined {
  const { reader } = database
  const now = clock.now()
  const holder = (purpose: 'approve_email_change' | 'confirm_email_change') =>
    holderOfToken(reader, { token, purpose, now })
  const approving = holder('approve_email_change')
  const userId = approving ?? holder('confirm_email_change')
  const email = userId === undefined ? undefined : findUser(reader, userId)?.email
  const pending = userId === undefined ? undefined : pendingEmailChange(reader, userId, now)
  return userId === undefined || email === undefined || pending === undefined
    ? undefined
    : { userId, step: approving === undefined ? 'confirm' : 'approve', email, newEmail: pending.newEmail }
}

/** `undefined` if the token has another purpose. */
function approve(deps: AccountDeps, token: string, now: number) {
  const { writer } = deps.database
  const spent = spendOneTimeToken(writer, { token, purpose: 'approve_email_change', now })
  if (spent.state === 'unknown') return undefined
  const pending = pendingEmailChange(writer, spent.userId, now)
  const user = findUser(writer, spent.userId)
  if (spent.state === 'spent') {
    if (spent.because === 'expired') return refuse('email_change_expired')
    const approved = spent.because === 'used' && pending !== undefined && pending.approvedAt !== null
    if (!approved) return refuse('email_change_invalid')
    return { ok: true as const, step: 'approved' as const, email: pending.newEmail, next: undefined }
  }
  if (user === undefined || pending === undefined || !pending.tokenSha256.equals(tokenHash(token)))
    return refuse('email_change_invalid')
  if (findUserByEmail(writer, pending.newEmailCanonical) !== undefined) {
    dropEmailChange(writer, user.id, now)
    return refuse('email_change_unavailable')
  }
  const next = { token: nextLink(writer, { ...pending, approvedAt: now }, now), user }
  deps.log.info({ event: 'email_change.approved', userId: user.id }, 'change of address approved')
  return { ok: true as const, step: 'approved' as const, email: pending.newEmail, next }
}

function confirm(deps: AccountDeps, token: string, now: number) {
  const { writer } = deps.database
  const purpose = 'confirm_email_change'
  const userId = holderOfToken(writer, { token, purpose, now })
  if (userId === undefined) {
    const past = spendOneTimeToken(writer, { token, purpose, now })
    if (past.state !== 'spent' || past.because === 'replaced') return refuse('email_change_invalid')
    if (past.because === 'expired') return refuse('email_change_expired')
    // Only a completed change leaves a used token behind.
    return { ok: true as const, step: 'changed' as const, email: '', old: undefined }
  }
  const pending = pendingEmailChange(writer, userId, now)
  const old = findUser(writer, userId)
  if (old === undefined || pending?.approvedAt == null || !pending.tokenSha256.equals(tokenHash(token)))
    return refuse('email_change_invalid')
  if (findUserByEmail(writer, pending.newEmailCanonical) !== undefined) {
    dropEmailChange(writer, userId, now)
    return refuse('email_change_unavailable')
  }
  spendOneTimeToken(writer, { token, purpose, now })
  replaceEmail(writer, { userId, email: pending.newEmail, now })
  writer.drizzle.delete(emailChange).where(eq(emailChange.userId, userId)).run()
  revokeOneTimeTokens(writer, { userId, purposes: ['verify_email', 'reset_password', 'approve_email_change'], now })
  endSessionsOf(writer, userId)
  deps.log.info({ event: 'email_change.completed', userId }, 'address changed')
  return { ok: true as const, step: 'changed' as const, email: pending.newEmail, old }
}

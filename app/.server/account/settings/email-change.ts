import { and, eq, gt, lte } from 'drizzle-orm'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import {
  type Attempts,
  type ReauthenticateOutcome,
  reauthenticate,
} from '#app/.server/account/sign-in/reauthenticate.ts'
import { issueOneTimeToken, revokeOneTimeTokens } from '#app/.server/auth/commands.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { tokenHash } from '#app/.server/auth/tokens.ts'
import { emailChangeMail } from '#app/.server/mail/recovery.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { emailChange } from '#db/schema/account.ts'

/** Each link of a change works this long (ASVS 6.5.1: at most 24 hours). */
const LINK_MS = 24 * 60 * 60 * 1000

export type PendingEmailChange = typeof emailChange.$inferSelect

type Who = { userId: string; sessionId: string; address: string }
type Limited = Refusal<'rate_limited'> & { retryAfterSeconds: number }

/** The pending change of a user, if there is one. */
export function pendingEmailChange(reader: Handle, userId: string, now: number): PendingEmailChange | undefined {
  return reader.drizzle
    .select()
    .from(emailChange)
    .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now)))
    .get()
}

/** Deletes a pending change and invalidates its links. Call inside the transaction that requires it. */
export function dropEmailChange(writer: Handle, userId: string, now: number): void {
  writer.drizzle.delete(emailChange).where(eq(emailChange.userId, userId)).run()
  revokeOneTimeTokens(writer, { userId, purposes: ['approve_email_change', 'confirm_email_change'], now })
}

/**
 * Asks the current mailbox to approve a change to `newEmail`; a pending change is replaced. The account itself does not
 * change yet. A taken address is reported only after re-authentication and counted against the limit of registering, so
 * this cannot be used to enumerate addresses.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  input: Who & {
    newEmail: string
    password: string | undefined
    freshSuffices?: boolean
    limits: { reauthenticate: Attempts; emailChange: Attempts; register: Attempts }
  },
): Promise<
  | { ok: true; mailSent: boolean }
  | Exclude<ReauthenticateOutcome, { ok: true }>
  | Refusal<'email_unchanged' | 'email_in_use'>
> {
  const { reader, writer } = deps.database
  const { userId, sessionId, address, limits, password } = input
  const newEmail = input.newEmail.trim()
  const newEmailCanonical = canonicalEmail(newEmail)
  const user = findUser(reader, userId)
  if (user === undefined) return refuse('sign_in_again')
  if (newEmailCanonical === user.emailCanonical) return refuse('email_unchanged')
  const proven = await reauthenticate(deps, {
    ...{ userId, sessionId, address, password },
    attempts: limits.reauthenticate,
    ...(input.freshSuffices === undefined ? {} : { freshSuffices: input.freshSuffices }),
  })
  if (!proven.ok) return proven
  for (const attempt of [
    await limits.emailChange.take({ identifier: userId, address }),
    await limits.register.take({ identifier: newEmail, address }),
  ]) {
    if (!attempt.ok) return attempt
  }
  const now = deps.clock.now()
  const token = writer.sqlite
    .transaction(() => {
      if (findUserByEmail(writer, newEmailCanonical) !== undefined) return undefined
      // Expired changes of other users reserve addresses that are no longer needed.
      writer.drizzle.delete(emailChange).where(lte(emailChange.expiresAt, now)).run()
      dropEmailChange(writer, userId, now)
      return nextLink(writer, { userId, newEmail, newEmailCanonical, requestedAt: now, approvedAt: null }, now)
    })
    .immediate()
  if (token === undefined) return refuse('email_in_use')
  deps.log.info({ event: 'email_change.requested', userId, sessionId }, 'change of address requested')
  return { ok: true, mailSent: await mailLink(deps, { step: 'approve', token, newEmail, user }) }
}

/** Sends the link of the present step again; the older link stops working. */
export async function resendEmailChange(
  deps: AccountDeps,
  input: Who & { limits: { emailChange: Attempts } },
): Promise<{ ok: true; mailSent: boolean; email: string } | Refusal<'not_found'> | Limited> {
  const { writer } = deps.database
  const { userId, address } = input
  const attempt = await input.limits.emailChange.take({ identifier: userId, address })
  if (!attempt.ok) return attempt
  const now = deps.clock.now()
  const found = writer.sqlite
    .transaction(() => {
      const user = findUser(writer, userId)
      const pending = pendingEmailChange(writer, userId, now)
      if (user === undefined || pending === undefined) return undefined
      return { user, pending, token: nextLink(writer, pending, now) }
    })
    .immediate()
  if (found === undefined) return refuse('not_found')
  const { user, pending, token } = found
  const step = pending.approvedAt === null ? 'approve' : 'confirm'
  const mailSent = await mailLink(deps, { step, token, newEmail: pending.newEmail, user })
  return { ok: true, mailSent, email: step === 'approve' ? user.email : pending.newEmail }
}

/** Cancels the change; none of its links works any more. */
export function cancelEmailChange(deps: AccountDeps, { userId, sessionId }: Pick<Who, 'userId' | 'sessionId'>): void {
  const { writer } = deps.database
  writer.sqlite.transaction(() => dropEmailChange(writer, userId, deps.clock.now())).immediate()
  deps.log.info({ event: 'email_change.cancelled', userId, sessionId }, 'change of address cancelled')
}

/** Stores the change at its present step with a fresh token, which is returned. */
export function nextLink(
  writer: Handle,
  change: Pick<PendingEmailChange, 'userId' | 'newEmail' | 'newEmailCanonical' | 'requestedAt' | 'approvedAt'>,
  now: number,
): string {
  const purpose = change.approvedAt === null ? 'approve_email_change' : 'confirm_email_change'
  const token = issueOneTimeToken(writer, { userId: change.userId, purpose, now, livesMs: LINK_MS })
  const { userId, newEmail, newEmailCanonical, requestedAt, approvedAt } = change
  const step = { tokenSha256: tokenHash(token), approvedAt, expiresAt: now + LINK_MS }
  writer.drizzle
    .insert(emailChange)
    .values({ userId, newEmail, newEmailCanonical, requestedAt, ...step })
    .onConflictDoUpdate({ target: emailChange.userId, set: step })
    .run()
  return token
}

/**
 * Sends the link of a step: `approve` to the current address, `confirm` to the new one.
 * @returns whether the mail could be handed over: if not, it can be sent again.
 */
export function mailLink(
  deps: AccountDeps,
  input: {
    step: 'approve' | 'confirm'
    token: string
    newEmail: string
    user: { email: string; locale: Locale }
  },
): Promise<boolean> {
  const { step, token, newEmail, user } = input
  const link = `${deps.publicUrl}/verify-email-change?${new URLSearchParams({ token })}`
  const to = step === 'approve' ? user.email : newEmail
  return deps.mailer.send({ to, ...emailChangeMail(step, { locale: user.locale, link, email: newEmail }) }).then(
    () => true,
    () => false,
  )
}

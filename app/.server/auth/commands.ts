import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { newId, newToken } from '#app/.server/platform/ids.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import {
  membership,
  oneTimeToken,
  type Role,
  type SessionKind,
  session,
  type TokenPurpose,
  user,
} from '#db/schema/auth.ts'
import { dropChallengesOf } from './second-factor/challenges.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_TOUCH_MS } from './session-rules.ts'
import { tokenHash } from './tokens.ts'

/** Spent and expired tokens are stored this long, so that a late second click still gets the right message. */
const TOKEN_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Adds an unverified user and its membership. Call inside the transaction that creates the workspace.
 * @throws if the address is taken: check first.
 */
export function createUser(
  writer: Handle,
  input: {
    email: string
    passwordHash: string | null
    locale: Locale
    workspaceId: string
    role: Role
    now: number
  },
): string {
  const id = newId('usr', input.now)
  const { drizzle } = writer
  drizzle
    .insert(user)
    .values({
      id,
      email: input.email,
      emailCanonical: canonicalEmail(input.email),
      passwordHash: input.passwordHash,
      locale: input.locale,
      createdAt: input.now,
    })
    .run()
  drizzle
    .insert(membership)
    .values({ userId: id, workspaceId: input.workspaceId, role: input.role, createdAt: input.now })
    .run()
  return id
}

/**
 * Starts a session with a fresh 256-bit token, which is returned here and stored nowhere, and deletes the user's dead
 * sessions. `device` helps its owner to recognise the session; `byPassword` notes that the password was given for it.
 */
export function startSession(
  writer: Handle,
  input: {
    userId: string
    workspaceId: string
    kind: SessionKind
    device?: Device | undefined
    byPassword?: boolean
    /** Of an extension: the web session in which it was connected. */
    connectedIn?: string
    now: number
  },
): { token: string; sessionId: string; expiresAt: number } {
  const token = newToken()
  const sessionId = newId('ses', input.now)
  const expiresAt = input.now + SESSION_ABSOLUTE_MS
  writer.drizzle
    .delete(session)
    .where(
      and(
        eq(session.userId, input.userId),
        or(lt(session.expiresAt, input.now), lt(session.lastSeenAt, input.now - SESSION_IDLE_MS)),
      ),
    )
    .run()
  writer.drizzle
    .insert(session)
    .values({
      id: sessionId,
      userId: input.userId,
      workspaceId: input.workspaceId,
      kind: input.kind,
      tokenSha256: tokenHash(token),
      createdAt: input.now,
      lastSeenAt: input.now,
      expiresAt,
      passwordAt: input.byPassword === true ? input.now : null,
      connectedIn: input.connectedIn ?? null,
      ...input.device,
    })
    .run()
  return { token, sessionId, expiresAt }
}

/**
 * Ends the session of a token, and with a web session the extensions that were connected in it. One that is gone already is
 * no error.
 */
export function endSession(writer: Handle, kind: SessionKind, token: string): void {
  writer.sqlite
    .transaction(() => {
      const ended = writer.drizzle
        .delete(session)
        .where(and(eq(session.tokenSha256, tokenHash(token)), eq(session.kind, kind)))
        .returning({ id: session.id })
        .get()
      if (ended !== undefined) writer.drizzle.delete(session).where(eq(session.connectedIn, ended.id)).run()
    })
    .immediate()
}

/**
 * Ends every session of a user in all workspaces, bearer tokens included, except `except`. Call inside the transaction
 * of the change that makes it necessary (ASVS 7.4.3).
 * @returns the number of ended sessions.
 */
export function endSessionsOf(writer: Handle, userId: string, options: { except?: string } = {}): number {
  const all = eq(session.userId, userId)
  const { changes } = writer.drizzle
    .delete(session)
    .where(options.except === undefined ? all : and(all, ne(session.id, options.except)))
    .run()
  return changes
}

/** Updates the session's time of last use, at most every five minutes. Only requests that may write call this. */
export function touchSession(writer: Handle, found: { sessionId: string; lastSeenAt: number }, now: number): void {
  if (now - found.lastSeenAt < SESSION_TOUCH_MS) return
  writer.drizzle.update(session).set({ lastSeenAt: now }).where(eq(session.id, found.sessionId)).run()
}

/** A new token for one purpose; older unused ones of the same user and purpose stop working. */
export function issueOneTimeToken(
  writer: Handle,
  input: { userId: string; purpose: TokenPurpose; now: number; livesMs: number },
): string {
  const token = newToken()
  writer.sqlite
    .transaction(() => {
      writer.drizzle
        .delete(oneTimeToken)
        .where(lt(oneTimeToken.expiresAt, input.now - TOKEN_KEPT_MS))
        .run()
      revokeOneTimeTokens(writer, { userId: input.userId, purposes: [input.purpose], now: input.now })
      writer.drizzle
        .insert(oneTimeToken)
        .values({
          tokenSha256: tokenHash(token),
          purpose: input.purpose,
          userId: input.userId,
          createdAt: input.now,
          expiresAt: input.now + input.livesMs,
        })
        .run()
    })
    .immediate()
  return token
}

/** Invalidates a user's open tokens of these purposes. Call inside the transaction that invalidates them. */
export function revokeOneTimeTokens(
  writer: Handle,
  input: { userId: string; purposes: readonly TokenPurpose[]; now: number },
): void {
  writer.drizzle
    .update(oneTimeToken)
    .set({ supersededAt: input.now })
    .where(
      and(
        eq(oneTimeToken.userId, input.userId),
        inArray(oneTimeToken.purpose, [...input.purposes]),
        isNull(oneTimeToken.usedAt),
        isNull(oneTimeToken.supersededAt),
      ),
    )
    .run()
}

/**
 * Spends a token. Call inside the transaction of its effect: both happen or neither does.
 * `spent` names the user of a real token that is used, replaced or too old, and the reason.
 */
export function spendOneTimeToken(
  writer: Handle,
  input: { token: string; purpose: TokenPurpose; now: number },
):
  | { state: 'good'; userId: string }
  | { state: 'spent'; userId: string; because: 'used' | 'replaced' | 'expired' }
  | { state: 'unknown' } {
  const { drizzle } = writer
  const hash = tokenHash(input.token)
  const row = drizzle
    .select()
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.tokenSha256, hash), eq(oneTimeToken.purpose, input.purpose)))
    .get()
  if (row === undefined) return { state: 'unknown' }
  const { userId } = row
  if (row.usedAt !== null) return { state: 'spent', userId, because: 'used' }
  if (row.supersededAt !== null) return { state: 'spent', userId, because: 'replaced' }
  if (input.now >= row.expiresAt) return { state: 'spent', userId, because: 'expired' }
  drizzle.update(oneTimeToken).set({ usedAt: input.now }).where(eq(oneTimeToken.tokenSha256, hash)).run()
  return { state: 'good', userId }
}

/** @returns whether the address was unverified until now. */
export function markVerified(writer: Handle, userId: string, now: number): boolean {
  const { changes } = writer.drizzle
    .update(user)
    .set({ verifiedAt: now })
    .where(and(eq(user.id, userId), isNull(user.verifiedAt)))
    .run()
  return changes === 1
}

export function noteLogin(writer: Handle, userId: string, now: number): void {
  writer.drizzle.update(user).set({ lastLoginAt: now }).where(eq(user.id, userId)).run()
}

/**
 * Asks the owner, at the next sign-in, to look through what opens the account; `null` ends that. An earlier mark stays,
 * because a later one would call what was young then old enough to work again.
 */
export function noteUnchecked(writer: Handle, userId: string, since: number | null): void {
  const uncheckedSince = since === null ? null : sql`coalesce(${user.uncheckedSince}, ${since})`
  writer.drizzle.update(user).set({ uncheckedSince }).where(eq(user.id, userId)).run()
}

/**
 * Also restarts sign-ins that began with the old password and wait for their second step.
 * @param passwordHash `null` removes the password
 */
export function replacePasswordHash(writer: Handle, userId: string, passwordHash: string | null): void {
  dropChallengesOf(writer, userId)
  writer.drizzle.update(user).set({ passwordHash }).where(eq(user.id, userId)).run()
}

/**
 * Gives a user another address, which counts as verified; sign-ins that wait for their second step start again.
 * @throws if the address is taken: check first.
 */
export function replaceEmail(writer: Handle, input: { userId: string; email: string; now: number }): void {
  const { userId, email, now } = input
  dropChallengesOf(writer, userId)
  writer.drizzle
    .update(user)
    .set({ email, emailCanonical: canonicalEmail(email), verifiedAt: now })
    .where(eq(user.id, userId))
    .run()
}

import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Locale, storedLocale } from '#app/domain/preferences/language.ts'
import {
  membership,
  oneTimeToken,
  type Role,
  type SessionKind,
  session,
  type TokenPurpose,
  user,
} from '#db/schema/auth.ts'
import { isSessionAlive } from './session-rules.ts'
import { tokenHash } from './tokens.ts'

export type SessionFacts = {
  sessionId: string
  userId: string
  email: string
  verifiedAt: number | null
  workspaceId: string
  role: Role
  lastSeenAt: number
}

type User = Omit<typeof user.$inferSelect, 'locale'> & { locale: Locale }

function prepareSessionQuery(reader: Handle) {
  return reader.drizzle
    .select({
      sessionId: session.id,
      userId: session.userId,
      email: user.email,
      verifiedAt: user.verifiedAt,
      workspaceId: session.workspaceId,
      role: membership.role,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(membership, and(eq(membership.userId, session.userId), eq(membership.workspaceId, session.workspaceId)))
    .where(and(eq(session.tokenSha256, sql.placeholder('tokenSha256')), eq(session.kind, sql.placeholder('kind'))))
    .prepare()
}

/** Prepared once for each connection, because every request needs it. */
const sessionQueries = new WeakMap<Handle, ReturnType<typeof prepareSessionQuery>>()

/** The live session of this kind with this token, or undefined. Never writes, not even to delete a dead one. */
export function findSession(reader: Handle, kind: SessionKind, token: string, now: number): SessionFacts | undefined {
  let query = sessionQueries.get(reader)
  if (query === undefined) {
    query = prepareSessionQuery(reader)
    sessionQueries.set(reader, query)
  }
  const found = query.get({ tokenSha256: tokenHash(token), kind })
  if (found === undefined || !isSessionAlive(found, now)) return undefined
  const { expiresAt: _, ...facts } = found
  return facts
}

/** The time of sign-in of a live session of this user, in milliseconds UTC. */
export function signedInAt(reader: Handle, input: { sessionId: string; userId: string }): number | undefined {
  return reader.drizzle
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(and(eq(session.id, input.sessionId), eq(session.userId, input.userId)))
    .get()?.createdAt
}

/** When the password was last given in a session of this user, in milliseconds UTC. */
export function passwordGivenAt(
  reader: Handle,
  input: { sessionId: string; userId: string },
): number | null | undefined {
  return reader.drizzle
    .select({ passwordAt: session.passwordAt })
    .from(session)
    .where(and(eq(session.id, input.sessionId), eq(session.userId, input.userId)))
    .get()?.passwordAt
}

/** The user of a token that can still be spent; reading spends nothing. */
export function holderOfToken(
  reader: Handle,
  input: { token: string; purpose: TokenPurpose; now: number },
): string | undefined {
  return reader.drizzle
    .select({ userId: oneTimeToken.userId })
    .from(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.tokenSha256, tokenHash(input.token)),
        eq(oneTimeToken.purpose, input.purpose),
        isNull(oneTimeToken.usedAt),
        isNull(oneTimeToken.supersededAt),
        gt(oneTimeToken.expiresAt, input.now),
      ),
    )
    .get()?.userId
}

/** @param canonical the address in the form of `canonicalEmail` */
export function findUserByEmail(reader: Handle, canonical: string): User | undefined {
  return known(reader.drizzle.select().from(user).where(eq(user.emailCanonical, canonical)).get())
}

export function findUser(reader: Handle, userId: string): User | undefined {
  return known(reader.drizzle.select().from(user).where(eq(user.id, userId)).get())
}

function known(row: typeof user.$inferSelect | undefined): User | undefined {
  return row === undefined ? undefined : { ...row, locale: storedLocale(row.locale) }
}

/** The workspace in which a session starts: the one that the user has belonged to longest. */
export function homeWorkspaceOf(reader: Handle, userId: string): string | undefined {
  return reader.drizzle
    .select({ workspaceId: membership.workspaceId })
    .from(membership)
    .where(eq(membership.userId, userId))
    .orderBy(asc(membership.createdAt), asc(membership.workspaceId))
    .limit(1)
    .get()?.workspaceId
}

/** The owners of a workspace, the one with the longest membership first. */
export function ownersOf(reader: Handle, workspaceId: string): Pick<User, 'id' | 'email' | 'locale'>[] {
  return reader.drizzle
    .select({ id: user.id, email: user.email, locale: user.locale })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(and(eq(membership.workspaceId, workspaceId), eq(membership.role, 'owner')))
    .orderBy(asc(membership.createdAt), asc(user.id))
    .all()
    .map((owner) => ({ ...owner, locale: storedLocale(owner.locale) }))
}

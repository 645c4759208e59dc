import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Device, NO_DEVICE } from '#app/domain/sign-in/device.ts'
import { type SessionKind, session } from '#db/schema/auth.ts'
import { SESSION_IDLE_MS } from './session-rules.ts'

/** A session as its owner sees it. */
export type OwnSession = Device & { id: string; kind: SessionKind; createdAt: number; lastSeenAt: number }

const SHOWN = {
  id: session.id,
  kind: session.kind,
  client: session.client,
  system: session.system,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
}

function aliveOf(userId: string, now: number) {
  return and(eq(session.userId, userId), gt(session.expiresAt, now), gt(session.lastSeenAt, now - SESSION_IDLE_MS))
}

/**
 * The live sessions of a user in all workspaces: `first` on top, then by last use. `more` counts those beyond the
 * limit.
 */
export function sessionsOf(
  reader: Handle,
  input: { userId: string; first: string; now: number; limit: number },
): { sessions: OwnSession[]; more: number } {
  const { drizzle } = reader
  const alive = aliveOf(input.userId, input.now)
  const sessions = drizzle
    .select(SHOWN)
    .from(session)
    .where(alive)
    .orderBy(desc(sql`${session.id} = ${input.first}`), desc(session.lastSeenAt), desc(session.id))
    .limit(input.limit)
    .all()
  const all = drizzle.select({ all: count() }).from(session).where(alive).get()?.all ?? 0
  return { sessions, more: all - sessions.length }
}

/** A live session of this user, or undefined. */
export function sessionOf(
  reader: Handle,
  input: { userId: string; sessionId: string; now: number },
): OwnSession | undefined {
  return reader.drizzle
    .select(SHOWN)
    .from(session)
    .where(and(aliveOf(input.userId, input.now), eq(session.id, input.sessionId)))
    .get()
}

/** Ends one session of this user. @returns whether there was one. */
export function endSessionOf(writer: Handle, input: { userId: string; sessionId: string }): boolean {
  const { changes } = writer.drizzle
    .delete(session)
    .where(and(eq(session.id, input.sessionId), eq(session.userId, input.userId)))
    .run()
  return changes === 1
}

/** The device of a session; an unknown one if there is no such session, as for a call with an API key. */
export function deviceOfSession(reader: Handle, sessionId: string | undefined): Device {
  if (sessionId === undefined) return NO_DEVICE
  const { client, system } = session
  return reader.drizzle.select({ client, system }).from(session).where(eq(session.id, sessionId)).get() ?? NO_DEVICE
}

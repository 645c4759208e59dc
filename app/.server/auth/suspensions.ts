import { eq } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { session, suspension } from '#db/schema/auth.ts'
import { endSessionsOf } from './commands.ts'
import { homeWorkspaceOf } from './queries.ts'
import { dropChallengesOf } from './second-factor/challenges.ts'

/** Whom an operator shuts out: one user, or every member of one workspace in it. */
export type Suspended = { userId: string } | { workspaceId: string }

export type Suspension = { operator: string; reason: string; suspendedAt: number }

/**
 * Whether a user may not act in a workspace, because the user or the workspace is suspended. Every session, API key and
 * request of the assistant is asked about, so the statement is prepared once.
 */
export function isSuspended(handle: Handle, { userId, workspaceId }: { userId: string; workspaceId: string }): boolean {
  return preparedFor(handle).get(userId, workspaceId) !== undefined
}

/** Whether a user may not sign in: suspended, or at home in a workspace that is. */
export function isSignInSuspended(handle: Handle, userId: string): boolean {
  return isSuspended(handle, { userId, workspaceId: homeWorkspaceOf(handle, userId) ?? '' })
}

const preparedFor = preparedOnce(({ sqlite }) =>
  sqlite.prepare<[string, string], number>('SELECT 1 FROM suspension WHERE user_id = ? OR workspace_id = ?').pluck(),
)

/** The suspension of exactly this user or this workspace; undefined if there is none. */
export function suspensionOf(handle: Handle, who: Suspended): Suspension | undefined {
  const { drizzle } = handle
  const { operator, reason, suspendedAt } = suspension
  return drizzle.select({ operator, reason, suspendedAt }).from(suspension).where(matches(who)).get()
}

/**
 * Shuts a user or a workspace out: every session ends, sign-ins under way too, and API keys are refused until it is
 * lifted. Call it inside a transaction.
 * @returns how many sessions ended; undefined if the subject is suspended already
 */
export function suspend(
  writer: Handle,
  who: Suspended,
  by: { operator: string; reason: string; now: number },
): { sessions: number } | undefined {
  if (suspensionOf(writer, who) !== undefined) return undefined
  const { operator, reason, now: suspendedAt } = by
  writer.drizzle
    .insert(suspension)
    .values({ ...who, operator, reason, suspendedAt })
    .run()
  if ('workspaceId' in who) {
    return { sessions: writer.drizzle.delete(session).where(eq(session.workspaceId, who.workspaceId)).run().changes }
  }
  dropChallengesOf(writer, who.userId)
  return { sessions: endSessionsOf(writer, who.userId) }
}

/** Lifts a suspension. @returns whether there was one. */
export function resume(writer: Handle, who: Suspended): boolean {
  return writer.drizzle.delete(suspension).where(matches(who)).run().changes === 1
}

function matches(who: Suspended) {
  return 'userId' in who ? eq(suspension.userId, who.userId) : eq(suspension.workspaceId, who.workspaceId)
}

import { and, eq, exists, ne, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Handle } from '#app/.server/platform/database.ts'
import { membership, user } from '#db/schema/auth.ts'

const ids = { id: membership.workspaceId }

function ownedBy(userId: string) {
  return and(eq(membership.userId, userId), eq(membership.role, 'owner'))
}

/** The workspaces that a user owns, alone or with others. */
export function workspacesOwnedBy(reader: Handle, userId: string): string[] {
  const rows = reader.drizzle.select(ids).from(membership).where(ownedBy(userId)).orderBy(membership.workspaceId).all()
  return rows.map(({ id }) => id)
}

/** The workspaces that the user owns alone. */
export function workspacesOwnedAlone(reader: Handle, userId: string): string[] {
  const others = alias(membership, 'others')
  const shared = reader.drizzle
    .select({ id: others.workspaceId })
    .from(others)
    .where(and(eq(others.workspaceId, membership.workspaceId), eq(others.role, 'owner'), ne(others.userId, userId)))
  const rows = reader.drizzle
    .select(ids)
    .from(membership)
    .where(and(ownedBy(userId), not(exists(shared))))
    .orderBy(membership.workspaceId)
    .all()
  return rows.map(({ id }) => id)
}

/**
 * Deletes a user with all dependent rows: memberships, sessions, API keys, mailed links, ways of signing in. Call
 * inside the transaction that deletes the workspaces which would have no owner.
 */
export function deleteUser(writer: Handle, userId: string): void {
  writer.drizzle.delete(user).where(eq(user.id, userId)).run()
}

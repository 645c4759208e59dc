import { asc, eq, gte } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { user } from '#db/schema/auth.ts'

/** Who registered, how to reach them, and when. */
export type Registration = { userId: string; email: string; at: number }

/** Everybody who registered at that time or later, oldest first. */
export function registeredSince(reader: Handle, at: number): Registration[] {
  return reader.drizzle
    .select({ userId: user.id, email: user.email, at: user.createdAt })
    .from(user)
    .where(gte(user.createdAt, at))
    .orderBy(asc(user.createdAt), asc(user.id))
    .all()
}

/** Whether this user is here. */
export function isRegistered(reader: Handle, userId: string): boolean {
  return reader.drizzle.select({ id: user.id }).from(user).where(eq(user.id, userId)).get() !== undefined
}

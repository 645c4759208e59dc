import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { auditorSeat } from '#db/schema/audit.ts'

/**
 * Forgets whose the seats were that somebody held or was invited to, and ends those that go on; what was shown in them
 * stays with their workspaces. Call inside the transaction that deletes the user.
 */
export function forgetAuditor(
  writer: Handle,
  { userId, emailCanonical, now }: { userId: string; emailCanonical: string; now: number },
): void {
  const theirs = or(eq(auditorSeat.acceptedBy, userId), eq(auditorSeat.emailCanonical, emailCanonical))
  const goesOn = or(isNull(auditorSeat.expiresAt), gt(auditorSeat.expiresAt, now))
  const { drizzle } = writer
  drizzle
    .update(auditorSeat)
    .set({ revokedAt: now })
    .where(and(theirs, isNull(auditorSeat.revokedAt), goesOn))
    .run()
  drizzle.update(auditorSeat).set({ email: '', emailCanonical: '', label: null, acceptedBy: null }).where(theirs).run()
}

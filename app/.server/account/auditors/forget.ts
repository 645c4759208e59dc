import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { auditorSeat } from '#db/schema/audit.ts'

/**
 * Anonymises the seats that the user held or was invited to, and revokes the active ones. The recorded views stay with
 * their workspaces. Call inside the transaction that deletes the user.
 */
export function forgetAuditor(
  writer: Handle,
  { userId, emailCanonical, now }: { userId: string; emailCanonical: string; now: number },
): void {
  const theirs = or(eq(auditorSeat.acceptedBy, userId), eq(auditorSeat.emailCanonical, emailCanonical))
  const active = or(isNull(auditorSeat.expiresAt), gt(auditorSeat.expiresAt, now))
  const { drizzle } = writer
  drizzle
    .update(auditorSeat)
    .set({ revokedAt: now })
    .where(and(theirs, isNull(auditorSeat.revokedAt), active))
    .run()
  drizzle.update(auditorSeat).set({ email: '', emailCanonical: '', label: null, acceptedBy: null }).where(theirs).run()
}

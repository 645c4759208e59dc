import { eq } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { SECOND_STEP_TRIES, secondStepWaitMs } from '#app/domain/second-factor/second-factor.ts'
import { secondStepGuard } from '#db/schema/auth.ts'

/** After this long without a wrong code, the waits begin with the shortest again. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60 * 1000

function guardOf(reader: Handle, userId: string) {
  return reader.drizzle.select().from(secondStepGuard).where(eq(secondStepGuard.userId, userId)).get()
}

/** The milliseconds that a device which the user does not know has to wait before it may try a code. */
export function waitOf(reader: Handle, userId: string, now: number): number {
  return Math.max(0, (guardOf(reader, userId)?.waitUntil ?? 0) - now)
}

/**
 * Counts a wrong code, whichever sign-in it was for. Call inside the transaction of the try.
 * @returns whether it was the fifth since the last right one: then a wait begins, longer than the one before.
 */
export function noteMiss(writer: Handle, userId: string, now: number): boolean {
  const found = guardOf(writer, userId)
  const stale = found === undefined || now - found.missedAt >= FORGOTTEN_MS
  const misses = (stale ? 0 : found.misses) + 1
  const exhausted = misses >= SECOND_STEP_TRIES
  const level = (stale ? 0 : found.level) + (exhausted ? 1 : 0)
  const row = {
    misses: exhausted ? 0 : misses,
    level,
    waitUntil: exhausted ? now + secondStepWaitMs(level) : stale ? 0 : found.waitUntil,
    missedAt: now,
  }
  writer.drizzle
    .insert(secondStepGuard)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondStepGuard.userId, set: row })
    .run()
  return exhausted
}

/** Notes a right code: earlier wrong ones no longer count, but the waits do not become shorter. */
export function noteHit(writer: Handle, userId: string): void {
  writer.drizzle.update(secondStepGuard).set({ misses: 0 }).where(eq(secondStepGuard.userId, userId)).run()
}

/** Forgets wrong codes and waits: with a new password, what was guessed before is worth nothing. */
export function clearGuard(writer: Handle, userId: string): void {
  writer.drizzle.delete(secondStepGuard).where(eq(secondStepGuard.userId, userId)).run()
}

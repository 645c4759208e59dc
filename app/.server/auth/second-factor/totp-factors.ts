import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Device, madeBy, usedBy } from '#app/domain/sign-in/device.ts'
import { totpFactor } from '#db/schema/auth.ts'
import type { Sealed } from './seal.ts'

/** An unfinished set-up is deleted after this time. */
const PENDING_MS = 60 * 60 * 1000

export type TotpFactor = typeof totpFactor.$inferSelect

/** Whether a user's sign-in asks for the code of an app. */
export function hasTotp(reader: Handle, userId: string): boolean {
  return findTotp(reader, userId)?.confirmedAt != null
}

/** The app of a user, confirmed or not. */
export function findTotp(reader: Handle, userId: string): TotpFactor | undefined {
  return reader.drizzle.select().from(totpFactor).where(eq(totpFactor.userId, userId)).get()
}

/** An app that waits for its first code and has not expired. */
export function findPendingTotp(reader: Handle, userId: string, now: number): TotpFactor | undefined {
  const found = findTotp(reader, userId)
  return found !== undefined && found.confirmedAt === null && now - found.createdAt < PENDING_MS ? found : undefined
}

/**
 * Replaces any app of the user by one that is still to be confirmed. If one is confirmed, refuse before calling this.
 */
export function beginTotpFactor(writer: Handle, input: { userId: string; secret: Sealed; now: number }): void {
  const { userId, secret, now } = input
  deleteTotp(writer, userId)
  writer.drizzle
    .insert(totpFactor)
    .values({ userId, sealedSecret: secret.sealed, keyId: secret.keyId, createdAt: now, lastStep: 0 })
    .run()
}

/** @param step the step whose code confirmed it: neither it nor an older one is accepted again */
export function confirmTotpFactor(
  writer: Handle,
  input: { userId: string; step: number; now: number; device: Device },
): void {
  writer.drizzle
    .update(totpFactor)
    .set({ confirmedAt: input.now, lastStep: input.step, ...madeBy(input.device) })
    .where(eq(totpFactor.userId, input.userId))
    .run()
}

/** Records the step of the accepted code, its device, and the secret sealed with the newest key. */
export function noteTotpStep(
  writer: Handle,
  input: { userId: string; step: number; secret: Sealed; now: number; device: Device },
): void {
  writer.drizzle
    .update(totpFactor)
    .set({
      ...{ lastStep: input.step, sealedSecret: input.secret.sealed, keyId: input.secret.keyId },
      ...{ lastUsedAt: input.now, ...usedBy(input.device) },
    })
    .where(eq(totpFactor.userId, input.userId))
    .run()
}

/** @param at `null` until the user confirms having saved the codes */
export function noteCodesKept(writer: Handle, userId: string, at: number | null): void {
  writer.drizzle
    .update(totpFactor)
    .set({ codesKeptAt: at })
    .where(and(eq(totpFactor.userId, userId), isNotNull(totpFactor.confirmedAt)))
    .run()
}

export function deleteTotp(writer: Handle, userId: string): void {
  writer.drizzle.delete(totpFactor).where(eq(totpFactor.userId, userId)).run()
}

/** Deletes unfinished set-ups. */
export function sweepPendingTotp(writer: Handle, now: number): void {
  writer.drizzle
    .delete(totpFactor)
    .where(and(isNull(totpFactor.confirmedAt), lte(totpFactor.createdAt, now - PENDING_MS)))
    .run()
}

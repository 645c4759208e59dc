import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { totpFactor } from '#db/schema/auth.ts'
import type { Sealed } from './seal.ts'

/** A set-up that nobody finished is forgotten after this. */
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

/** An app that waits for its first code, while it may. */
export function findPendingTotp(reader: Handle, userId: string, now: number): TotpFactor | undefined {
  const found = findTotp(reader, userId)
  return found !== undefined && found.confirmedAt === null && now - found.createdAt < PENDING_MS ? found : undefined
}

/** Puts an app that is still to be confirmed in the place of any other. Refuse first where one is confirmed. */
export function beginTotpFactor(writer: Handle, input: { userId: string; secret: Sealed; now: number }): void {
  const { userId, secret, now } = input
  deleteTotp(writer, userId)
  writer.drizzle
    .insert(totpFactor)
    .values({ userId, sealedSecret: secret.sealed, keyId: secret.keyId, createdAt: now, lastStep: 0 })
    .run()
}

/** @param step whose code confirmed it: neither it nor an older one is accepted again */
export function confirmTotpFactor(writer: Handle, input: { userId: string; step: number; now: number }): void {
  writer.drizzle
    .update(totpFactor)
    .set({ confirmedAt: input.now, lastStep: input.step })
    .where(eq(totpFactor.userId, input.userId))
    .run()
}

/** Notes the step whose code was accepted, and the secret as the newest key seals it. */
export function noteTotpStep(writer: Handle, input: { userId: string; step: number; secret: Sealed }): void {
  writer.drizzle
    .update(totpFactor)
    .set({ lastStep: input.step, sealedSecret: input.secret.sealed, keyId: input.secret.keyId })
    .where(eq(totpFactor.userId, input.userId))
    .run()
}

/** @param at `null` for codes that nobody has confirmed to be kept */
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

/** Removes set-ups that nobody finished. */
export function sweepPendingTotp(writer: Handle, now: number): void {
  writer.drizzle
    .delete(totpFactor)
    .where(and(isNull(totpFactor.confirmedAt), lte(totpFactor.createdAt, now - PENDING_MS)))
    .run()
}

import { and, count, eq, isNull } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { recoveryCode } from '#db/schema/auth.ts'

/** Replaces the old set by a fresh one; the old codes stop working. */
export function replaceRecoveryCodes(
  writer: Handle,
  input: { userId: string; salt: Buffer; hashes: readonly Buffer[]; now: number },
): void {
  const { userId, salt, now } = input
  deleteRecoveryCodes(writer, userId)
  writer.drizzle
    .insert(recoveryCode)
    .values(input.hashes.map((codeHash) => ({ userId, codeHash, salt, createdAt: now })))
    .run()
}

export function deleteRecoveryCodes(writer: Handle, userId: string): void {
  writer.drizzle.delete(recoveryCode).where(eq(recoveryCode.userId, userId)).run()
}

/** The hashes that a code is compared with. */
export function unusedRecoveryHashes(reader: Handle, userId: string): { codeHash: Buffer; salt: Buffer }[] {
  return reader.drizzle
    .select({ codeHash: recoveryCode.codeHash, salt: recoveryCode.salt })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
    .all()
}

/** Spends a code. Call inside the transaction of its effect. @returns whether it was unused. */
export function spendRecoveryCode(writer: Handle, input: { userId: string; codeHash: Buffer; now: number }): boolean {
  const { changes } = writer.drizzle
    .update(recoveryCode)
    .set({ usedAt: input.now })
    .where(
      and(
        eq(recoveryCode.userId, input.userId),
        eq(recoveryCode.codeHash, input.codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .run()
  return changes === 1
}

export function recoveryCodesLeft(reader: Handle, userId: string): number {
  return (
    reader.drizzle
      .select({ left: count() })
      .from(recoveryCode)
      .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
      .get()?.left ?? 0
  )
}

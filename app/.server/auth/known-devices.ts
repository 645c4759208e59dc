import { createHash } from 'node:crypto'
import { and, asc, count, eq, lt } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { knownDevice, type SessionKind } from '#db/schema/auth.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a device is remembered without a sign-in; browsers keep no cookie longer. */
export const DEVICE_KEPT_MS = 400 * DAY

/** The oldest of more devices than this is forgotten. */
const DEVICES_MAX = 50

/**
 * The mark of a device for one user. A browser is known by the secret in its cookie; a program keeps no cookie and is
 * known by its client and system, which its sessions name as well.
 */
export function deviceMark(
  userId: string,
  by: { kind: SessionKind; browser: string | undefined; device: Device | undefined },
): Buffer | undefined {
  if (by.kind === 'web' && by.browser === undefined) return undefined
  const { client = null, system = null } = by.device ?? {}
  const named = by.kind === 'web' ? ['web', by.browser] : ['api', client, system]
  return createHash('sha256')
    .update(JSON.stringify([userId, ...named]))
    .digest()
}

function owned(userId: string, mark: Buffer) {
  return and(eq(knownDevice.userId, userId), eq(knownDevice.mark, mark))
}

export function isKnownDevice(reader: Handle, userId: string, mark: Buffer | undefined, now: number): boolean {
  if (mark === undefined) return false
  const found = reader.drizzle.select().from(knownDevice).where(owned(userId, mark)).get()
  return found !== undefined && now - found.lastSeenAt < DEVICE_KEPT_MS
}

/**
 * Remembers the device of a sign-in. Call inside the transaction of the sign-in.
 * @returns whether it is a new one for a user who has known devices: the very first is not news.
 */
export function rememberDevice(
  writer: Handle,
  { userId, mark, now }: { userId: string; mark: Buffer; now: number },
): boolean {
  const { drizzle } = writer
  const mine = eq(knownDevice.userId, userId)
  drizzle
    .delete(knownDevice)
    .where(and(mine, lt(knownDevice.lastSeenAt, now - DEVICE_KEPT_MS)))
    .run()
  const before = drizzle.select({ all: count() }).from(knownDevice).where(mine).get()?.all ?? 0
  const isNew = !isKnownDevice(writer, userId, mark, now) && before > 0
  if (isNew && before >= DEVICES_MAX) {
    const oldest = drizzle.select().from(knownDevice).where(mine).orderBy(asc(knownDevice.lastSeenAt)).limit(1).get()
    if (oldest !== undefined) drizzle.delete(knownDevice).where(owned(userId, oldest.mark)).run()
  }
  drizzle
    .insert(knownDevice)
    .values({ userId, mark, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.mark], set: { lastSeenAt: now } })
    .run()
  return isNew
}

/** Makes one device of the user a stranger again. */
export function forgetDevice(writer: Handle, userId: string, mark: Buffer): void {
  writer.drizzle.delete(knownDevice).where(owned(userId, mark)).run()
}

/** Makes every device of the user a stranger again. */
export function forgetDevicesOf(writer: Handle, userId: string): void {
  writer.drizzle.delete(knownDevice).where(eq(knownDevice.userId, userId)).run()
}

import { and, count, desc, eq } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Device, madeBy, usedBy } from '#app/domain/sign-in/device.ts'
import { passkey } from '#db/schema/auth.ts'

type Passkey = typeof passkey.$inferSelect

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'backedUp' | 'createdAt' | 'lastUsedAt'>

type NewPasskey = Omit<Passkey, 'lastUsedAt' | 'usedClient' | 'usedSystem' | 'madeClient' | 'madeSystem'>

const SHOWN = {
  id: passkey.id,
  name: passkey.name,
  backedUp: passkey.backedUp,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
}

type Owned = { userId: string; passkeyId: string }

function owned({ userId, passkeyId }: Owned) {
  return and(eq(passkey.id, passkeyId), eq(passkey.userId, userId))
}

/** The passkeys of a user, newest first. */
export function passkeysOf(reader: Handle, userId: string): OwnPasskey[] {
  return reader.drizzle
    .select(SHOWN)
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id))
    .all()
}

/** The same with the devices that made them and used them last. */
export function passkeysWithDevices(reader: Handle, userId: string): Passkey[] {
  return reader.drizzle
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id))
    .all()
}

export function passkeyOf(reader: Handle, key: Owned): OwnPasskey | undefined {
  return reader.drizzle.select(SHOWN).from(passkey).where(owned(key)).get()
}

export function countPasskeys(reader: Handle, userId: string): number {
  return reader.drizzle.select({ all: count() }).from(passkey).where(eq(passkey.userId, userId)).get()?.all ?? 0
}

/** The data that a browser needs to name a user's passkeys to an authenticator. */
export function credentialsOf(reader: Handle, userId: string): { id: string; transports: string[] }[] {
  return reader.drizzle
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .all()
    .map(({ id, transports }) => ({ id, transports: transports.split(' ').filter((name) => name !== '') }))
}

export function findPasskey(reader: Handle, credentialId: string): Passkey | undefined {
  return reader.drizzle.select().from(passkey).where(eq(passkey.credentialId, credentialId)).get()
}

/** @throws if the credential exists already: check first. */
export function insertPasskey(writer: Handle, row: NewPasskey, device: Device): void {
  writer.drizzle
    .insert(passkey)
    .values({ ...row, ...madeBy(device) })
    .run()
}

/**
 * Records a use. Call inside the transaction of its effect.
 * @returns false if the authenticator's count has not grown since the last use: then there are two copies of it
 * (WebAuthn 6.1.1). Authenticators that do not count always report 0.
 */
export function notePasskeyUse(
  writer: Handle,
  input: { passkeyId: string; counter: number; backedUp: boolean; now: number; device: Device },
): boolean {
  const stored = writer.drizzle.select().from(passkey).where(eq(passkey.id, input.passkeyId)).get()
  if (stored === undefined) return false
  if ((input.counter > 0 || stored.counter > 0) && input.counter <= stored.counter) return false
  writer.drizzle
    .update(passkey)
    .set({ counter: input.counter, backedUp: input.backedUp, lastUsedAt: input.now, ...usedBy(input.device) })
    .where(eq(passkey.id, input.passkeyId))
    .run()
  return true
}

/** @returns whether it was there. */
export function renamePasskeyOf(writer: Handle, key: Owned & { name: string }): boolean {
  return writer.drizzle.update(passkey).set({ name: key.name }).where(owned(key)).run().changes === 1
}

/** @returns whether it was there. */
export function deletePasskeyOf(writer: Handle, key: Owned): boolean {
  return writer.drizzle.delete(passkey).where(owned(key)).run().changes === 1
}

import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { isPaused } from '#app/domain/access/access.ts'
import { API_SCOPES, type ApiScope, isExpired, maskedKey } from '#app/domain/settings/api-keys.ts'
import { type Device, madeBy, NO_DEVICE, usedBy } from '#app/domain/sign-in/device.ts'
import { apiKey, membership, type Role, user } from '#db/schema/auth.ts'
import { findUser, signedInAt } from './queries.ts'
import { tokenHash } from './tokens.ts'

/** RFC 4648's base 32 in lower case: a double click selects all of it, and no mail breaks it. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const SHAPE = /^pmk_[a-z2-7]{8}_[a-z2-7]{32}$/

/** A key as its owner sees it, without the secret, of which the server has only a hash. */
export type OwnKey = {
  id: string
  name: string
  prefix: string
  scopes: ApiScope[]
  createdAt: number
  expiresAt: number | null
  lastUsedAt: number | null
}

export type KeyFacts = {
  keyId: string
  userId: string
  email: string
  verifiedAt: number | null
  workspaceId: string
  role: Role
  scopes: ReadonlySet<ApiScope>
  createdAt: number
  lastUsedAt: number | null
  /** Set while the owner has not looked through the account after a reset of the password. */
  uncheckedSince: number | null
}

type Owner = { userId: string; workspaceId: string }

/** `pmk_`, eight characters that stay visible, and 160 random bits (security requirement 38). */
export function newApiKey(): { key: string; prefix: string } {
  const prefix = `pmk_${base32(randomBytes(5))}`
  return { prefix, key: `${prefix}_${base32(randomBytes(20))}` }
}

/** Whether a bearer is an API key, even a damaged one. A session token, which has 43 characters, may begin like one. */
export function looksLikeApiKey(bearer: string): boolean {
  return bearer.startsWith('pmk_') && bearer.length !== 43
}

/** The owner and the scopes of a key; undefined if it is unknown or expired. Never writes. */
export function findApiKey(reader: Handle, key: string, now: number): KeyFacts | undefined {
  if (!SHAPE.test(key)) return undefined
  const found = reader.drizzle
    .select({
      keyId: apiKey.id,
      userId: apiKey.userId,
      email: user.email,
      verifiedAt: user.verifiedAt,
      workspaceId: apiKey.workspaceId,
      role: membership.role,
      scopes: apiKey.scopes,
      createdAt: apiKey.createdAt,
      expiresAt: apiKey.expiresAt,
      lastUsedAt: apiKey.lastUsedAt,
      uncheckedSince: user.uncheckedSince,
    })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.userId))
    .innerJoin(membership, and(eq(membership.userId, apiKey.userId), eq(membership.workspaceId, apiKey.workspaceId)))
    .where(eq(apiKey.keySha256, tokenHash(key)))
    .get()
  if (found === undefined || isExpired(found, now)) return undefined
  const { expiresAt: _, ...facts } = found
  return { ...facts, scopes: new Set(scopesOf(found.scopes)) }
}

function ownedBy({ userId, workspaceId }: Owner) {
  return and(eq(apiKey.userId, userId), eq(apiKey.workspaceId, workspaceId))
}

/** All keys of a user in a workspace, newest first, expired ones included. */
/** Whether the session of a request is still alive, or its API key still exists and is not paused. */
export function isStillOpen(
  reader: Handle,
  { userId, sessionId, scopes }: { userId: string; sessionId: string; scopes: 'all' | ReadonlySet<string> },
): boolean {
  if (scopes === 'all') return signedInAt(reader, { sessionId, userId }) !== undefined
  const key = reader.drizzle
    .select({ createdAt: apiKey.createdAt })
    .from(apiKey)
    .where(and(eq(apiKey.id, sessionId), eq(apiKey.userId, userId)))
    .get()
  const uncheckedSince = findUser(reader, userId)?.uncheckedSince ?? null
  return key !== undefined && !isPaused({ createdAt: key.createdAt, uncheckedSince })
}

export function keysOf(reader: Handle, owner: Owner): OwnKey[] {
  const rows = reader.drizzle
    .select()
    .from(apiKey)
    .where(ownedBy(owner))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
  return rows.all().map(ownKeyOf)
}

/** The keys of a user in all workspaces, newest first, with the devices that made them and used them last. */
export function keysWithDevices(reader: Handle, userId: string): (typeof apiKey.$inferSelect)[] {
  return reader.drizzle
    .select()
    .from(apiKey)
    .where(eq(apiKey.userId, userId))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
    .all()
}

/** Ends a key of the user in any workspace. @returns whether there was one. */
export function deleteKeyOfUser(writer: Handle, userId: string, keyId: string): boolean {
  const named = and(eq(apiKey.userId, userId), eq(apiKey.id, keyId))
  return writer.drizzle.delete(apiKey).where(named).run().changes === 1
}

export function keyOf(reader: Handle, owner: Owner, keyId: string): OwnKey | undefined {
  const row = reader.drizzle
    .select()
    .from(apiKey)
    .where(and(ownedBy(owner), eq(apiKey.id, keyId)))
    .get()
  return row === undefined ? undefined : ownKeyOf(row)
}

export function countKeys(reader: Handle, owner: Owner): number {
  return reader.drizzle.select({ all: count() }).from(apiKey).where(ownedBy(owner)).get()?.all ?? 0
}

/** The masked form of the newest key that works, or `null`. */
export function newestKeyOf(reader: Handle, owner: Owner, now: number): string | null {
  const row = reader.drizzle
    .select({ prefix: apiKey.prefix })
    .from(apiKey)
    .where(and(ownedBy(owner), or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now))))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
    .limit(1)
    .get()
  return row === undefined ? null : maskedKey(row.prefix)
}

/** Stores the hash of a key and its scopes. Call inside the transaction that counted the user's keys. */
export function insertApiKey(
  writer: Handle,
  owner: Owner,
  input: {
    id: string
    key: string
    prefix: string
    name: string
    scopes: readonly ApiScope[]
    now: number
    expiresAt: number
    device: Device
  },
): void {
  writer.drizzle
    .insert(apiKey)
    .values({
      id: input.id,
      ...{ userId: owner.userId, workspaceId: owner.workspaceId },
      name: input.name,
      prefix: input.prefix,
      keySha256: tokenHash(input.key),
      scopes: input.scopes.join(' '),
      createdAt: input.now,
      expiresAt: input.expiresAt,
      ...madeBy(input.device),
    })
    .run()
}

/** Replaces the key of a row if `prefix` is still the present one. @returns whether it was. */
export function replaceApiKey(
  writer: Handle,
  owner: Owner,
  input: {
    keyId: string
    prefix: string
    fresh: { key: string; prefix: string; createdAt: number; expiresAt: number | null }
    device: Device
  },
): boolean {
  const { key, ...fresh } = input.fresh
  const { changes } = writer.drizzle
    .update(apiKey)
    .set({
      ...{ ...fresh, keySha256: tokenHash(key), lastUsedAt: null },
      ...{ ...madeBy(input.device), ...usedBy(NO_DEVICE) },
    })
    .where(and(ownedBy(owner), eq(apiKey.id, input.keyId), eq(apiKey.prefix, input.prefix)))
    .run()
  return changes === 1
}

/** Ends a key at once. @returns whether there was one. */
export function deleteApiKey(writer: Handle, owner: Owner, keyId: string): boolean {
  const { changes } = writer.drizzle
    .delete(apiKey)
    .where(and(ownedBy(owner), eq(apiKey.id, keyId)))
    .run()
  return changes === 1
}

function ownKeyOf(row: typeof apiKey.$inferSelect): OwnKey {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = row
  return { id, name, prefix, scopes: scopesOf(scopes), createdAt, expiresAt, lastUsedAt }
}

function scopesOf(text: string): ApiScope[] {
  const names = text.split(' ')
  return API_SCOPES.filter((scope) => names.includes(scope))
}

/** Five bits per character; the number of bytes must be a multiple of five. */
function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  for (let left = (bytes.length * 8) / 5; left > 0; left -= 1) {
    text = ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return text
}

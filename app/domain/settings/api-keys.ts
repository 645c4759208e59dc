/** Permissions of a key: each opens some of the calls under /api, and none opens /api/auth. */
export const API_SCOPES = ['assist', 'usage', 'profile', 'library'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The lifetimes of a new key, in days; the last one is the longest that any new key gets. Older keys may be endless. */
export const KEY_DAYS = [30, 90, 365] as const
export type KeyDays = (typeof KEY_DAYS)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const KEY_LIFE_MAX_MS = Math.max(...KEY_DAYS) * DAY_MS

/** The end of a key that replaces another at `now`: it lives as long as that one did, but no longer than a new key may. */
export function replacementEnd(old: { createdAt: number; expiresAt: number | null }, now: number): number {
  const life = old.expiresAt === null ? KEY_LIFE_MAX_MS : old.expiresAt - old.createdAt
  return now + Math.min(life, KEY_LIFE_MAX_MS)
}

export const KEY_NAME_MAX = 50

/** Limit on the keys of one user in one workspace; expired ones count until they are removed. */
export const KEYS_MAX = 20

/** `last_used_at` is only updated if it is at least this old (security requirement 40). */
export const KEY_TOUCH_MS = 5 * 60 * 1000

/** A key as shown after its creation. */
export function maskedKey(prefix: string): string {
  return `${prefix}_…`
}

export function isExpired(key: { expiresAt: number | null }, now: number): boolean {
  return key.expiresAt !== null && now >= key.expiresAt
}

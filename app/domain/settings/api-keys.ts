/** Permissions of a key: each opens some of the calls under /api, and none opens /api/auth. */
export const API_SCOPES = ['assist', 'usage', 'profile', 'library'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The lifetimes of a key, in days. */
export const KEY_DAYS = [30, 90, 365] as const
export type KeyDays = (typeof KEY_DAYS)[number]

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

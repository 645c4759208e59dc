/** What a key may be allowed: each name opens some of the calls under /api, and none opens /api/auth. */
export const API_SCOPES = ['assist', 'usage', 'profile', 'library'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** How long a key may be made to last, in days. */
export const KEY_DAYS = [30, 90, 365] as const
export type KeyDays = (typeof KEY_DAYS)[number]

export const KEY_NAME_MAX = 50

/** Keys of one user in one workspace, expired ones included until they are removed. */
export const KEYS_MAX = 20

/** How old `last_used_at` must be before it moves (security requirement 40). */
export const KEY_TOUCH_MS = 5 * 60 * 1000

/** What is shown of a key once it exists. */
export function maskedKey(prefix: string): string {
  return `${prefix}_…`
}

export function isExpired(key: { expiresAt: number | null }, now: number): boolean {
  return key.expiresAt !== null && now >= key.expiresAt
}

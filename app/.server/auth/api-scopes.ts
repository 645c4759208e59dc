import type { ApiScope } from '#app/domain/account/api-keys.ts'

/** What an API key needs for each call. What is not listed here, /api/auth above all, refuses every key. */
const SCOPE_OF_CALL: Readonly<Record<string, ApiScope>> = {
  'api/ai-assist': 'assist',
  'api/usage': 'usage',
  'api/usage/export': 'usage',
  'api/usage/receipts/:seq': 'usage',
  'api/user/profile': 'profile',
  'api/user/notification-preferences': 'profile',
}

/** @param pattern the paths of the matched route and its parents, as app/routes.ts writes them */
export function scopeOfCall(pattern: string): ApiScope | undefined {
  return Object.hasOwn(SCOPE_OF_CALL, pattern) ? SCOPE_OF_CALL[pattern] : undefined
}

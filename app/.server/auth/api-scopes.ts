import type { ApiScope } from '#app/domain/settings/api-keys.ts'

/** What an API key needs for each call. What is not listed here, /api/auth above all, refuses every key. */
const SCOPE_OF_CALL: Readonly<Record<string, ApiScope>> = {
  'api/ai-assist': 'assist',
  'api/analyze-text': 'assist',
  'api/usage': 'usage',
  'api/usage/export': 'usage',
  'api/usage/receipts/:seq': 'usage',
  'api/user/profile': 'profile',
  'api/user/custom-styles': 'library',
  'api/user/custom-styles/:item': 'library',
  'api/user/custom-templates': 'library',
  'api/user/custom-templates/:item': 'library',
  'api/user/custom-prompts': 'library',
  'api/user/custom-prompts/:item': 'library',
  'api/user/bookmarks': 'library',
  'api/user/bookmarks/:bookmark': 'library',
  'api/user/style-preferences': 'library',
  'api/user/available-styles': 'library',
  'api/user/available-templates': 'library',
  'api/user/notification-preferences': 'profile',
}

/** @param pattern the paths of the matched route and its parents, as app/routes.ts writes them */
export function scopeOfCall(pattern: string): ApiScope | undefined {
  return Object.hasOwn(SCOPE_OF_CALL, pattern) ? SCOPE_OF_CALL[pattern] : undefined
}

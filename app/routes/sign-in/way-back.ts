import { safeRedirect } from '#app/.server/http/safe-redirect.ts'

/** Where a visitor wanted to go before signing in, from the address of an account screen; `null` where nobody said. */
export function wayBackOf(url: URL): string | null {
  return safeRedirect(url.searchParams.get('redirectTo'), '') || null
}

import type { MessageKey } from '#app/locales/i18n.ts'

/** Why a sign-in ended before its second step was taken, as /login tells it. */
const ENDS = {
  expired: 'errors:second_factor_expired',
  tries: 'errors:second_factor_exhausted',
  wait: 'second-factor:login.wait',
} as const satisfies Record<string, MessageKey>

export type SignInEnd = keyof typeof ENDS

/** The address of /login that tells why, and keeps the way. */
export function withSignInEnd(end: SignInEnd, returnPath: string | null): string {
  return `/login?${new URLSearchParams({ ...(returnPath === null ? {} : { redirectTo: returnPath }), ended: end })}`
}

/** What the address of /login has to tell; a word that nobody wrote there tells nothing. */
export function signInEndOf(url: URL): MessageKey | null {
  const end = url.searchParams.get('ended') ?? ''
  return Object.hasOwn(ENDS, end) ? ENDS[end as SignInEnd] : null
}

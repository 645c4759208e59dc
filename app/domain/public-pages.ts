import { LOCALES, type Locale } from './preferences/language.ts'

/** The pages that search engines may list, besides those of the law, which exist once their operator has filled them in. */
export const PUBLIC_PATHS = ['/', '/contact', '/docs', '/status', '/extension'] as const

/** Pages of a person who is signed in; without a session they lead to the sign-in. */
const OF_ACCOUNT =
  /^\/(?:dashboard|audit(?!\/invitation)|reflection-journal|wellness-center|achievements|health-assistant)(?:[/.]|$)/i

/** Calls, and pages behind a link that was mailed, given or followed by one person. */
const OF_LINK =
  /^\/(?:audit\/invitation|auth|api|display|dev|extension\/connect|extension\/connected|goodbye|login\/.{1,40}|logout|provenance|verify-email|verify-email-change|reset-password|unsubscribe)(?:[/.]|$)/i

/** Whether a page is one person's own. Search engines list none of them. */
export function isPrivatePath(path: string): boolean {
  return OF_ACCOUNT.test(path) || OF_LINK.test(path)
}

/** Whether a page is shown with a session only, and names the search engines that must not list it itself (docs/decisions/089). */
export function isAccountPath(path: string): boolean {
  return OF_ACCOUNT.test(path)
}

/** The address of a page in one language; without one, the page follows each reader's language. */
export function pageAddress(origin: string, path: string, locale?: Locale): string {
  return locale === undefined ? `${origin}${path}` : `${origin}${path}?lang=${locale}`
}

/** All languages of a page, and the page that follows its reader, as search engines are told (`hreflang`). */
export function alternatesOf(origin: string, path: string): { language: Locale | 'x-default'; href: string }[] {
  return [
    ...LOCALES.map((locale) => ({ language: locale, href: pageAddress(origin, path, locale) })),
    { language: 'x-default' as const, href: pageAddress(origin, path) },
  ]
}

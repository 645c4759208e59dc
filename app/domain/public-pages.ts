import { LOCALES, type Locale } from './preferences/language.ts'

/** The pages that search engines may list, besides those of the law, which exist once their operator has filled them in. */
export const PUBLIC_PATHS = ['/', '/contact', '/docs', '/status', '/extension'] as const

/** Pages of one person: behind a sign-in, or behind a link that was mailed to one. Search engines list none of them. */
const PRIVATE =
  /^\/(?:dashboard|audit|auth|api|display|dev|goodbye|login\/.{1,40}|logout|provenance|reflection-journal|wellness-center|achievements|health-assistant|verify-email|verify-email-change|reset-password|unsubscribe)(?:\/|$)/

/** Whether a page is one person's own. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path)
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

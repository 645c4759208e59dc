/** Languages of the interface (specification 1), in the order in which they are offered. */
export const LOCALES = ['en', 'es', 'pt', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The name of each language in that language, so that readers find their own. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
}

export const LANGUAGE_COOKIE = 'penmark_lang'

/** The interface language that `value` names exactly, or `undefined`. */
export function localeFor(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value)
}

/** The interface language of a language tag as people and browsers write it: `pt`, `PT`, `pt-BR`, `de_AT`. */
export function localeOfTag(tag: string | null): Locale | undefined {
  return localeFor(tag?.split(/[-_]/, 1)[0]?.toLowerCase())
}

/** The language kept with an account; English if this version of Penmark no longer, or not yet, speaks it. */
export function storedLocale(stored: string): Locale {
  return localeFor(stored) ?? 'en'
}

import { type Locale, localeFor } from '#app/domain/preferences/language.ts'

/** The language that a person chose, else the browser's (BCP 47), else English. */
export function chosenLocale(chosen: Locale | 'auto', browserLanguage: string): Locale {
  return chosen === 'auto' ? (localeFor(browserLanguage.slice(0, 2).toLowerCase()) ?? 'en') : chosen
}

import type { Locale } from '#app/domain/preferences/language.ts'

/** The texts of one language for the browser: one chunk, fetched only for the language in use. */
export async function loadTexts(locale: Locale): Promise<object> {
  switch (locale) {
    case 'en':
      return (await import('./en/screens.ts')).default
    case 'es':
      return (await import('./es/screens.ts')).default
    case 'pt':
      return (await import('./pt/screens.ts')).default
    case 'fr':
      return (await import('./fr/screens.ts')).default
    case 'de':
      return (await import('./de/screens.ts')).default
  }
}

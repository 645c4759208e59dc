import type { Locale } from '#app/domain/preferences/language.ts'
import type english from './en/screens.ts'
import type { Translation } from './translation.ts'

const LOADERS: Readonly<Record<Locale, () => Promise<{ default: Translation<typeof english> }>>> = {
  en: () => import('./en/screens.ts'),
  es: () => import('./es/screens.ts'),
  pt: () => import('./pt/screens.ts'),
  fr: () => import('./fr/screens.ts'),
  de: () => import('./de/screens.ts'),
}

/** The texts of one language for the browser: one chunk, fetched only for the language in use. */
export async function loadTexts(locale: Locale): Promise<object> {
  return (await LOADERS[locale]()).default
}

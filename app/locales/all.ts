import type { i18n } from 'i18next'
import type { Locale } from '#app/domain/preferences/language.ts'
import de from './de/index.ts'
import en from './en/index.ts'
import es from './es/index.ts'
import fr from './fr/index.ts'
import { createTranslations } from './i18n.ts'
import pt from './pt/index.ts'

const TEXTS = { en, es, pt, fr, de } as const
const made = new Map<Locale, i18n>()

/** Every text of a language; made once, shared by all requests since nothing in it changes. For the server only. */
export function translationsOf(locale: Locale): i18n {
  const known = made.get(locale)
  if (known !== undefined) return known
  const instance = createTranslations(locale, TEXTS[locale])
  made.set(locale, instance)
  return instance
}

import type { Locale } from '#app/domain/preferences/language.ts'
import { createTranslations, type Translations } from './i18n.ts'
import { TEXTS } from './texts.ts'

const translators = new Map<Locale, Translations>()

/** Every text of a language; made once, shared by all requests since nothing in it changes. For the server only. */
export function translationsOf(locale: Locale): Translations {
  const known = translators.get(locale)
  if (known !== undefined) return known
  const fresh = createTranslations(locale, TEXTS[locale])
  translators.set(locale, fresh)
  return fresh
}

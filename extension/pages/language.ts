import { browser } from 'wxt/browser'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Settings } from '../settings.ts'
import { WORDS } from '../words/all.ts'
import { chosenLocale } from '../words/chosen.ts'
import type { Words } from '../words/words.ts'

/** The words of a page in the chosen language, which the document then names. */
export function wordsFor({ language }: Settings): { locale: Locale; words: Words } {
  const locale = chosenLocale(language, browser.i18n.getUILanguage())
  document.documentElement.lang = locale === 'pt' ? 'pt-BR' : locale
  return { locale, words: WORDS[locale] }
}

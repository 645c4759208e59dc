import { browser } from 'wxt/browser'
import type { Locale } from '#app/domain/preferences/language.ts'
import { WORDS } from '../words/all.ts'
import { chosenLocale } from '../words/chosen.ts'
import type { Words } from '../words/words.ts'
import { readSettings } from './store.ts'

/** The language chosen in the options, else the browser's, else English. */
export async function languageNow(): Promise<Locale> {
  const { language } = await readSettings()
  return chosenLocale(language, browser.i18n.getUILanguage())
}

export async function wordsNow(): Promise<Words> {
  return WORDS[await languageNow()]
}

import { browser } from 'wxt/browser'
import { WORDS } from '../words/all.ts'
import { chosenLocale } from '../words/chosen.ts'
import type { Words } from '../words/words.ts'
import { readSettings } from './store.ts'

/** The words in the language chosen in the options, else in the browser's, else in English. */
export async function wordsNow(): Promise<Words> {
  const { language } = await readSettings()
  return WORDS[chosenLocale(language, browser.i18n.getUILanguage())]
}

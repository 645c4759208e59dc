import type { Locale } from '#app/domain/preferences/language.ts'
import { createTranslations, type Translations } from './i18n.ts'
import { loadTexts } from './load.ts'

let translations: Translations | undefined

/** The translator of this browser, with the texts of the page that is hydrated. Call once. */
export async function startTranslations(locale: Locale): Promise<Translations> {
  translations = createTranslations(locale, await loadTexts(locale, window.location.pathname), {
    // No page should need it, but a text that comes a moment late is better than its name.
    onMissing: (key) => {
      reportError(new Error(`${key} is not among the texts of this page`))
      void ensureTexts('/any other page')
    },
  })
  return translations
}

/** Loads what a page needs of a language, unless it is there. */
export async function ensureTexts(pathname: string, locale?: Locale): Promise<void> {
  if (translations === undefined) return
  const language = locale ?? translations.language
  translations.add(language, await loadTexts(language, pathname))
}

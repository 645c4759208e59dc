import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { WORDS } from './words/all.ts'

/** How browsers name the folders of `_locales`. Our Portuguese is that of Brazil. */
const FOLDERS: Readonly<Record<Locale, string>> = { en: 'en', es: 'es', pt: 'pt_BR', fr: 'fr', de: 'de' }

/** The files from which the browser itself speaks of the extension: its name, its description, its keys. */
export function localeFiles(): { path: string; contents: string }[] {
  return LOCALES.map((locale) => ({
    path: `_locales/${FOLDERS[locale]}/messages.json`,
    contents: JSON.stringify(
      Object.fromEntries(Object.entries(WORDS[locale].manifest).map(([key, message]) => [key, { message }])),
    ),
  }))
}

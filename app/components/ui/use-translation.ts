import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FirstOf, Spaces, Translate, Translations } from '#app/locales/i18n.ts'

const TranslationsContext = createContext<Translations | undefined>(undefined)

/** Gives the texts of a request, or of a browser, to everything below it. */
export const TranslationsProvider = TranslationsContext.Provider

/**
 * The texts of some namespaces, `common` if none is named. A component that asks is drawn again when the language changes or
 * texts arrive. @throws {Error} outside of the provider
 */
export function useTranslation<const Names extends Spaces = 'common'>(
  spaces?: Names,
): { t: Translate<FirstOf<Names>>; i18n: Translations } {
  const i18n = useContext(TranslationsContext)
  if (i18n === undefined) throw new Error('no texts are provided here')
  useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version)
  return { t: i18n.translateIn((spaces ?? 'common') as Names), i18n }
}

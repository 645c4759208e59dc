import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Theme } from '#app/domain/preferences/theme.ts'
import { loadTexts } from '#app/locales/load.ts'

/**
 * What the document needs once scripts run: the mark that shows what only they can do, the look mirrored to local
 * storage for the extension, and the texts of a language chosen without a page load.
 */
export function useClientSetup(locale: Locale, theme: Theme): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  useEffect(() => {
    try {
      localStorage.setItem('theme', theme)
      localStorage.setItem('language', locale)
    } catch {
      // Storage is off or full: the cookies are what counts.
    }
  }, [theme, locale])
  useEffect(() => {
    if (i18n.language === locale) return
    let wanted = true
    void loadTexts(locale).then((namespaces) => {
      for (const [name, texts] of Object.entries(namespaces)) i18n.addResourceBundle(locale, name, texts)
      if (wanted) void i18n.changeLanguage(locale)
    })
    return () => {
      wanted = false
    }
  }, [i18n, locale])
}

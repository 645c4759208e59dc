import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Theme } from '#app/domain/preferences/theme.ts'
import { ensureTexts } from '#app/locales/browser.ts'

/**
 * Sets up the document once scripts run: a mark that shows the script-only parts, theme and language copied to local
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
      // Storage is off or full. The cookies are authoritative anyway.
    }
  }, [theme, locale])
  useEffect(() => {
    if (i18n.language === locale) return
    let mounted = true
    void ensureTexts(window.location.pathname, locale).then(() => {
      if (mounted) void i18n.changeLanguage(locale)
    })
    return () => {
      mounted = false
    }
  }, [i18n, locale])
}

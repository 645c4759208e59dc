import { useEffect } from 'react'
import type { Density, FontSize } from '#app/domain/preferences/density.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Theme } from '#app/domain/preferences/theme.ts'
import { ensureTexts } from '#app/locales/browser.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Sets up the document once scripts run: a mark that shows the script-only parts, the chosen look copied to local storage
 * under the names of the specification, and the texts of a language chosen without a page load.
 */
export function useClientSetup(look: { locale: Locale; theme: Theme; fontSize: FontSize; density: Density }): void {
  const { locale, theme, fontSize, density } = look
  const { i18n } = useTranslation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // Loaded once something is pointed at, so that no page waits for it.
    addEventListener('pointerover', startTooltipsOnce, { once: true })
  }, [])
  useEffect(() => {
    try {
      const mirror = { theme, language: locale, fontSize, density }
      for (const [name, value] of Object.entries(mirror)) localStorage.setItem(name, value)
    } catch {
      // Storage is off or full. The cookies are authoritative anyway.
    }
  }, [theme, locale, fontSize, density])
  useEffect(() => {
    if (i18n.language === locale) return
    let mounted = true
    void ensureTexts(window.location.pathname, locale).then(() => {
      if (mounted) i18n.changeLanguage(locale)
    })
    return () => {
      mounted = false
    }
  }, [i18n, locale])
}

/** Never twice: the listeners of tooltips live as long as the document. */
function startTooltipsOnce(): void {
  import('./tooltips.ts').then(({ startTooltips }) => startTooltips()).catch(() => undefined)
}

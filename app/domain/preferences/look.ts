import type { Density, FontSize } from './density.ts'
import type { Locale } from './language.ts'
import { accentOf, fixedAppearance, type Theme } from './theme.ts'

/** What people choose about the look of every page. */
export type Look = { locale: Locale; theme: Theme; fontSize: FontSize; density: Density }

/** The attributes of `<html>` that give a page its look; undefined for the usual choice. */
export function attributesOfLook({ locale, theme, fontSize, density }: Look) {
  return {
    lang: locale,
    className: theme === 'high-contrast' ? theme : (fixedAppearance(theme) ?? 'system'),
    'data-accent-color': accentOf(theme),
    'data-font-size': fontSize === 'medium' ? undefined : fontSize,
    'data-density': density === 'default' ? undefined : density,
  }
}

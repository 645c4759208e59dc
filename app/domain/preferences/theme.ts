/** Themes (specification 1). `default` follows the system; purple and green change the accent and follow it too. */
export const THEMES = ['default', 'light', 'dark', 'high-contrast', 'purple', 'green'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'penmark_theme'

/** The theme that `value` names exactly, or `undefined`. */
export function themeFor(value: unknown): Theme | undefined {
  return THEMES.find((theme) => theme === value)
}

/** Light or dark if the theme fixes it; `undefined` if the system decides. */
export function fixedAppearance(theme: Theme): 'light' | 'dark' | undefined {
  if (theme === 'dark') return 'dark'
  return theme === 'light' || theme === 'high-contrast' ? 'light' : undefined
}

/** The accent scale of a theme. */
export function accentOf(theme: Theme): 'indigo' | 'purple' | 'green' {
  return theme === 'purple' || theme === 'green' ? theme : 'indigo'
}

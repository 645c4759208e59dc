import { useLocation, useRouteLoaderData } from 'react-router'
import { useChosenTheme } from '#app/components/preferences/chosen-theme.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Theme } from '#app/domain/preferences/theme.ts'

/** Theme, language and address of this page, for forms that change the first two and return here. */
export function useLook(): { theme: Theme; locale: Locale; here: string } {
  const root = useRouteLoaderData('root') as { theme: Theme; locale: Locale } | undefined
  const chosen = useChosenTheme()
  const { pathname, search } = useLocation()
  return { theme: chosen ?? root?.theme ?? 'default', locale: root?.locale ?? 'en', here: pathname + search }
}

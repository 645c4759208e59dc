import { useLocation, useRouteLoaderData } from 'react-router'
import { useChosenTheme } from '#app/components/preferences/chosen-theme.ts'
import type { Look } from '#app/domain/preferences/look.ts'

/** The look, language and address of this page, for forms that change the first two and return here. */
export function useLook(): Look & { here: string } {
  const root = useRouteLoaderData('root') as Look | undefined
  const chosen = useChosenTheme()
  const { pathname, search } = useLocation()
  return {
    theme: chosen ?? root?.theme ?? 'default',
    locale: root?.locale ?? 'en',
    fontSize: root?.fontSize ?? 'medium',
    density: root?.density ?? 'default',
    here: pathname + search,
  }
}

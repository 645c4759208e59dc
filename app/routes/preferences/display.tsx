import { data, redirect } from 'react-router'
import { siteContext } from '#app/.server/http/context.ts'
import { preferenceCookie } from '#app/.server/http/locale.ts'
import { safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { DENSITY_COOKIE, densityFor, FONT_SIZE_COOKIE, fontSizeFor } from '#app/domain/preferences/density.ts'
import { LANGUAGE_COOKIE, localeFor } from '#app/domain/preferences/language.ts'
import { THEME_COOKIE, themeFor } from '#app/domain/preferences/theme.ts'
import type { Route } from './+types/display'

/** What a reset chooses (specification 3). */
const AT_FIRST = { theme: 'light', language: 'en', font_size: 'medium', density: 'default' }

/**
 * POST /display: stores theme, language, text size or density in a cookie, or resets them all. A plain form returns to its page; the router's own request stays
 * on its page and loads the data again. Unknown values change nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { secure } = context.get(siteContext)
  const isReset = form.get('reset') === '1'
  const chosen = (name: keyof typeof AT_FIRST) => (isReset ? AT_FIRST[name] : form.get(name))
  const choices = [
    [THEME_COOKIE, themeFor(chosen('theme'))],
    [LANGUAGE_COOKIE, localeFor(chosen('language'))],
    [FONT_SIZE_COOKIE, fontSizeFor(chosen('font_size'))],
    [DENSITY_COOKIE, densityFor(chosen('density'))],
  ] as const
  const headers = new Headers()
  for (const [cookie, choice] of choices)
    if (choice !== undefined) headers.append('set-cookie', preferenceCookie(cookie, choice, secure))
  if (new URL(request.url).pathname.endsWith('.data')) return data(null, { headers })
  return redirect(withoutLanguage(safeRedirect(form.get('redirectTo'), '/')), { status: 303, headers })
}

/** Without a connection the page stays as it is and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown
    // After a failure status the router loads nothing again, which would fail as well.
    return data({ failed: true }, 503)
  }
}

/** The address has no page: its forms are on every page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** A language in the address would outdo the one just chosen. */
function withoutLanguage(target: string): string {
  const [path = '/', query] = target.split('?')
  const search = new URLSearchParams(query)
  search.delete('lang')
  return search.size === 0 ? path : `${path}?${search}`
}

export default function Preferences() {
  return null
}

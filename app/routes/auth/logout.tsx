import { useTranslation } from 'react-i18next'
import { Form, Link, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { logout } from '#app/.server/account/logout.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createSessionCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import type { Route } from './+types/logout'

/** A link to this page asks; only the button signs out. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(maybeUserContext)
  if (user === null) throw redirect('/login')
  return { email: user.email }
}

export function action({ request, context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const cookie = createSessionCookie(penmark.env.secure)
  logout(accountDeps(penmark), cookie.tokenOf(request))
  return redirectWithToast(penmark.toasts, '/login', { kind: 'info', key: 'auth:logout.done' }, { 'set-cookie': cookie.clear() })
}

import { redirect } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/google'

/** Nothing begins by a link. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(withReturnPath('/login', returnPathOf(url)))
}

/** The buttons of sign-in and registration: on to Google, with what binds the answer to this browser in cookies. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { google, toasts } = context.get(penmarkContext)
  const registering = (await request.formData()).get('from') === 'register'
  const redirectTo = returnPathOf(url)
  const begun = await google?.begin(request, { redirectTo, connect: null })
  if (begun?.ok !== true) {
    const key = registering ? 'google:problem.initAuthentication' : 'google:problem.initLogin'
    const page = withReturnPath(registering ? '/register' : '/login', redirectTo)
    return redirectWithToast(toasts, page, { kind: 'error', key })
  }
  return redirect(begun.location, { status: 303, headers: begun.cookies.map((line) => ['set-cookie', line]) })
}

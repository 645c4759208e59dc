import { redirect } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/google'

/** Opening the address starts nothing; it leads to the login page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(withReturnPath('/login', returnPathOf(url)))
}

/** The buttons of sign-in and registration: leads to Google, with cookies that bind its answer to this browser. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const registering = (await request.formData()).get('from') === 'register'
  const redirectTo = returnPathOf(url)
  const begun = await context.get(signInContext).beginGoogle(request, redirectTo)
  if (!begun.ok) {
    const key = registering ? 'google:problem.initAuthentication' : 'google:problem.initLogin'
    const page = withReturnPath(registering ? '/register' : '/login', redirectTo)
    return redirectWithToast(context.get(toastsContext), page, { kind: 'error', key })
  }
  return redirect(begun.location, { status: 303, headers: begun.cookies.map((line) => ['set-cookie', line]) })
}

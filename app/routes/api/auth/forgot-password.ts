import { accountDeps } from '#app/.server/account/deps.ts'
import { requestPasswordReset } from '#app/.server/account/sign-in/reset-password.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { ForgotPasswordSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/forgot-password'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/forgot-password`: the same `{ message }` whether or not there is such an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(ForgotPasswordSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.forgot.take({ identifier: call.value.email, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  requestPasswordReset(accountDeps(penmark), call.value)
  return Response.json({ message: translatorFor(localeOf(context))('recovery:api.forgot') })
}

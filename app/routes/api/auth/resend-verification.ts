import { accountDeps } from '#app/.server/account/deps.ts'
import { resendVerification } from '#app/.server/account/sign-in/resend-verification.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { ResendSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/resend-verification'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/resend-verification`: the same `{ message }` whether or not there is such an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(ResendSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.resend.take({ identifier: call.value.email, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  resendVerification(accountDeps(penmark), call.value)
  return Response.json({ message: translatorFor(localeOf(context))('sign-in:api.resent') })
}

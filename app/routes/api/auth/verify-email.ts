import { accountDeps } from '#app/.server/account/deps.ts'
import { verifyEmail } from '#app/.server/account/sign-in/verify-email.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { VerifyEmailSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/verify-email'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/verify-email`: `{ message, already_verified }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(VerifyEmailSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.verify.take({ identifier: call.value.token, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const outcome = verifyEmail(accountDeps(penmark), call.value)
  if (!outcome.ok) return refusedCall(context, outcome)
  const already = outcome.state === 'already_verified'
  const message = translatorFor(localeOf(context))(already ? 'sign-in:api.alreadyVerified' : 'sign-in:api.verified')
  return Response.json({ message, already_verified: already })
}

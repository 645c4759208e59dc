import { accountDeps } from '#app/.server/account/deps.ts'
import { requestEmailChange } from '#app/.server/account/settings/email-change.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { EmailChangeSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/request-email-change'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/request-email-change`: `{ message, email_sent }`; the link goes to the current address. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(EmailChangeSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const outcome = await requestEmailChange(accountDeps(penmark), {
    userId,
    sessionId,
    newEmail: call.value.new_email,
    password: call.value.current_password,
    freshSuffices: true,
    address: context.get(requestContext).clientAddress,
    limits: penmark.limits,
  })
  if (!outcome.ok) return refusedCall(context, outcome)
  const message = translatorFor(localeOf(context))('recovery:api.emailRequested')
  return Response.json({ message, email_sent: outcome.mailSent })
}

import { accountDeps } from '#app/.server/account/deps.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { RegisterSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/register'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/register`: 201 `{ message, verification_email_sent }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(RegisterSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.register.take({ identifier: call.value.email, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const locale = localeOf(context)
  const outcome = await register(accountDeps(penmark), { ...call.value, locale })
  if (outcome.ok) {
    const message = translatorFor(locale)('sign-in:api.registered')
    return Response.json({ message, verification_email_sent: outcome.verificationEmailSent }, { status: 201 })
  }
  if (outcome.code === 'password_common') return invalidField(context, 'sign-in:problem.passwordCommon', 'password')
  if (outcome.code === 'password_personal') return invalidField(context, 'sign-in:problem.passwordPersonal', 'password')
  return refusedCall(context, { code: outcome.code })
}

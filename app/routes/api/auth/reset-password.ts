import { accountDeps } from '#app/.server/account/deps.ts'
import { resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { ResetPasswordSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/reset-password'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/reset-password`: `{ message }`; every session of the user has ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(ResetPasswordSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { token, new_password: newPassword } = call.value
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.reset.take({ identifier: token, address })
  const outcome = attempt.ok ? await resetPassword(accountDeps(penmark), { token, newPassword }) : attempt
  if (outcome.ok) return Response.json({ message: translatorFor(localeOf(context))('recovery:api.reset') })
  if (outcome.code === 'password_common') return invalidField(context, 'sign-in:problem.passwordCommon', 'new_password')
  if (outcome.code === 'password_personal')
    return invalidField(context, 'sign-in:problem.passwordPersonal', 'new_password')
  return refusedCall(context, { ...outcome, code: outcome.code })
}

import { accountDeps } from '#app/.server/account/deps.ts'
import { changePassword } from '#app/.server/account/settings/change-password.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { ChangePasswordSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/change-password'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/change-password`: `{ message }`; every session but that of this bearer token has ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(ChangePasswordSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const outcome = await changePassword(accountDeps(penmark), {
    userId,
    sessionId,
    currentPassword: call.value.current_password,
    newPassword: call.value.new_password,
    address: context.get(requestContext).clientAddress,
    attempts: penmark.limits.reauthenticate,
  })
  if (outcome.ok) return Response.json({ message: translatorFor(localeOf(context))('recovery:api.changed') })
  if (outcome.code === 'password_common') return invalidField(context, 'sign-in:problem.passwordCommon', 'new_password')
  if (outcome.code === 'password_personal')
    return invalidField(context, 'sign-in:problem.passwordPersonal', 'new_password')
  return refusedCall(context, { ...outcome, code: outcome.code })
}

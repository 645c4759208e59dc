import { deleteAccount } from '#app/.server/account/deletion/delete-account.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { DeleteAccountSchema } from '#app/domain/deletion/forms.ts'
import type { Route } from './+types/delete-account'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/user/delete`: `{ message }`; the account is gone, this bearer token with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(DeleteAccountSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const outcome = await deleteAccount(
    { ...accountDeps(penmark), deletions: penmark.deletions },
    {
      userId,
      sessionId,
      confirmation: call.value.confirm,
      password: call.value.current_password,
      address: context.get(requestContext).clientAddress,
      attempts: penmark.limits.reauthenticate,
    },
  )
  if (outcome.ok) return Response.json({ message: translatorFor(localeOf(context))('deletion:api.deleted') })
  if (outcome.code === 'confirmation_differs') return invalidField(context, 'errors:confirmation_differs', 'confirm')
  return refusedCall(context, { ...outcome, code: outcome.code })
}

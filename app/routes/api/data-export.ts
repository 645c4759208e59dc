import { accountDeps } from '#app/.server/account/deps.ts'
import { exportUserData } from '#app/.server/account/settings/data-export/data-export.ts'
import { reauthenticate } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { DataExportSchema } from '#app/domain/deletion/forms.ts'
import type { Route } from './+types/data-export'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/user/export`: everything that is kept about the user, as a zip archive. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(DataExportSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const { clientAddress } = context.get(requestContext)
  const proof = await reauthenticate(accountDeps(penmark), {
    userId,
    sessionId,
    password: call.value.current_password,
    address: clientAddress,
    attempts: penmark.limits.reauthenticate,
    freshSuffices: true,
  })
  if (!proof.ok) return refusedCall(context, proof)
  const taken = await penmark.limits.dataExport.take({ identifier: userId, address: clientAddress })
  if (!taken.ok) return refusedCall(context, taken)
  const made = exportUserData(penmark, userId)
  if (made === undefined) return refusedCall(context, { code: 'login_required' })
  return new Response(made.stream, {
    headers: { 'content-type': made.contentType, 'content-disposition': `attachment; filename="${made.name}"` },
  })
}

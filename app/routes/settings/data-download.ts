import { redirect } from 'react-router'
import { exportUserData } from '#app/.server/account/settings/data-export/data-export.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { DataExportSchema } from '#app/domain/deletion/forms.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Route } from './+types/data-download'
import { confirmed } from './confirmed.ts'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

const PAGE = '/dashboard/settings/data'

/** A link leads to the page that asks. */
export function loader() {
  return redirect(PAGE)
}

/** Everything that is kept about the user as a file. A refusal leads back to the page, which says why. */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = (code: ErrorCode) => redirect(`${PAGE}?${new URLSearchParams({ refused: code })}`, 303)
  const fields = DataExportSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!fields.success) return refused('current_password_incorrect')
  const penmark = context.get(penmarkContext)
  const { userId } = context.get(userContext)
  const { clientAddress } = context.get(requestContext)
  const proof = await confirmed(context, fields.data.current_password)
  if (!proof.ok) return refused(proof.code)
  const taken = await penmark.limits.dataExport.take({ identifier: userId, address: clientAddress })
  if (!taken.ok) return refused(taken.code)
  const made = exportUserData(penmark, userId)
  if (made === undefined) return redirect('/login', 303)
  return new Response(made.stream, {
    headers: {
      'content-type': made.contentType,
      'content-disposition': `attachment; filename="${made.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

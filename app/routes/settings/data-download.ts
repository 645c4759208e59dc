import { redirect } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, requireUser } from '#app/.server/auth/middleware.ts'
import { DataExportSchema } from '#app/domain/deletion/forms.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Route } from './+types/data-download'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

const PAGE = '/dashboard/settings/data'

/** A link leads to the page that asks. */
export function loader() {
  return redirect(PAGE)
}

/** Everything that is stored about the user as a file. A refusal leads back to the page, which says why. */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = (code: ErrorCode) => redirect(`${PAGE}?${new URLSearchParams({ refused: code })}`, 303)
  const fields = DataExportSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!fields.success) return refused('current_password_incorrect')
  const outcome = await context
    .get(settingsContext)
    .exportData(actorOf(context), { password: fields.data.current_password })
  if (!outcome.ok) return outcome.code === 'login_required' ? redirect('/login', 303) : refused(outcome.code)
  const { stream, contentType, name } = outcome.file
  return new Response(stream, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

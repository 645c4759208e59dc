import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import type { Route } from './+types/export-download'
import { countExport, exportAnswer, exportFor } from './export-request.ts'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** The export of the account as a file. What cannot be made leads back to the form, which says why. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  await countExport(context, url.searchParams, OWN_USAGE)
  return exportAnswer(exportFor(database.reader, context.get(userContext).account, url.searchParams, OWN_USAGE))
}

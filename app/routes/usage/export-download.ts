import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { countExport, exportAnswer, exportFor } from '#app/.server/usage/http/export-answers.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import type { Route } from './+types/export-download'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** The export of the account as a file. If it cannot be made, the answer leads back to the form, which says why. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await countExport(context, url.searchParams, OWN_USAGE)
  return exportAnswer(exportFor(context, context.get(userContext), url.searchParams, OWN_USAGE))
}

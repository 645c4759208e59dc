import { penmarkContext } from '#app/.server/context.ts'
import { countExport, exportAnswer, exportFor } from '#app/routes/usage/export-request.ts'
import type { Route } from './+types/export-download'
import { shownToAuditor } from './shown.ts'

/**
 * The export of the audited account as a file, recorded by its name when it starts. What cannot be made leads back to
 * the form, which says why.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reader } = context.get(penmarkContext).database
  const base = `/audit/${params.seat}` as const
  await countExport(context, url.searchParams, base)
  const { shown } = await shownToAuditor(
    context,
    { seatId: params.seat, what: 'export' },
    ({ account }) => exportFor(reader, account, url.searchParams, base),
    ({ name }) => name,
  )
  return exportAnswer(shown)
}

import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { countExport, exportAnswer, exportFor } from '#app/.server/usage/http/export-answers.ts'
import type { Route } from './+types/export-download'

/**
 * The export of the audited account as a file, recorded by its name when it starts. If it cannot be made, the answer
 * leads back to the form, which says why.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const base = `/audit/${params.seat}`
  await countExport(context, url.searchParams, base)
  const { content } = await showToAuditor(
    context,
    { seatId: params.seat, what: 'export' },
    (audited) => exportFor(context, audited, url.searchParams, base),
    ({ name }) => name,
  )
  return exportAnswer(content)
}

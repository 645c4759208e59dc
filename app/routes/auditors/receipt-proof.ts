import { penmarkContext } from '#app/.server/context.ts'
import { proofOf, seqFrom } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/receipt-proof'
import { shownToAuditor } from './shown.ts'

/** The `.tlog-proof` of one entry of the audited account, once a checkpoint covers it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { reader } = context.get(penmarkContext).database
  const seq = seqFrom(params.seq)
  const { shown } = await shownToAuditor(
    context,
    { seatId: params.seat, what: 'proof' },
    ({ account }) => (seq === undefined ? undefined : proofOf(reader, account, seq)),
    () => String(seq),
  )
  return new Response(shown, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="entry-${seq}.tlog-proof"`,
      'cache-control': 'private, no-store',
    },
  })
}

import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { proofOf, seqFrom } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/receipt-proof'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** The `.tlog-proof` of one of the account's own entries, once a checkpoint covers it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const seq = seqFrom(params.seq)
  const proof = seq === undefined ? undefined : proofOf(database.reader, account, seq)
  if (proof === undefined) throw screenError('not_found')
  return new Response(proof, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="entry-${seq}.tlog-proof"`,
      'cache-control': 'private, no-store',
    },
  })
}

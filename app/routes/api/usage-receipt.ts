import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { proofOf, receiptOf, seqFrom } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/usage-receipt'

/** `GET /api/usage/receipts/:seq`: one of the account's own entries with its proof, once a checkpoint covers it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { reader } = context.get(penmarkContext).database
  const { account } = context.get(userContext)
  const seq = seqFrom(params.seq)
  const receipt = seq === undefined ? undefined : receiptOf(reader, account, seq)
  if (seq === undefined || receipt === undefined) return apiError('not_found', context)
  const proven = receipt.state === 'proven'
  return Response.json({
    seq,
    time: new Date(receipt.at).toISOString(),
    type: receipt.event.type,
    state: receipt.state,
    leaf: receipt.leaf,
    event: receipt.body,
    checkpoint_size: proven ? receipt.size : null,
    proven_at: proven ? new Date(receipt.provenAt).toISOString() : null,
    proof: proofOf(reader, account, seq) ?? null,
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}

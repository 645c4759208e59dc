import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'

const receipt = call({
  /** `GET /api/usage/receipts/:seq`: one of the account's own entries with its proof, once a checkpoint covers it. */
  GET: reads(({ context, params }) => {
    const usage = context.get(usageContext)
    const user = context.get(userContext)
    const number = params.seq ?? ''
    const found = usage.receipt(user, number)
    if (found === undefined) return apiError('not_found', context)
    const proven = found.state === 'proven'
    return Response.json({
      seq: found.seq,
      time: new Date(found.at).toISOString(),
      type: found.event.type,
      state: found.state,
      leaf: found.leaf,
      event: found.body,
      checkpoint_size: proven ? found.size : null,
      proven_at: proven ? new Date(found.provenAt).toISOString() : null,
      proof: usage.proof(user, number)?.text ?? null,
    })
  }),
})

export const loader = receipt
export const action = receipt

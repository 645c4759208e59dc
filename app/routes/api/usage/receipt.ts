import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { receiptFile } from '#app/domain/usage/standing.ts'

const receipt = call({
  /** `GET /api/usage/receipts/:seq`: one of the account's own entries with its proof, once a checkpoint covers it. */
  GET: reads(({ context, params }) => {
    const usage = context.get(usageContext)
    const user = context.get(userContext)
    const number = params.seq ?? ''
    const found = usage.receipt(user, number)
    if (found === undefined) return apiError('not_found', context)
    if (found.state === 'promised') return Response.json(receiptFile(found, usage.standing(found.seq), null))
    return Response.json(receiptFile(found, 'published', usage.proof(user, number)?.text ?? null))
  }),
})

export const loader = receipt
export const action = receipt

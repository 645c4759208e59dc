import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/receipt-seal'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * When a checkpoint covered one of the account's own entries, in milliseconds, or `null`, and how sure the entry is until then.
 * For the slip on the desk.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const usage = context.get(usageContext)
  const receipt = usage.receipt(context.get(userContext), params.seq)
  if (receipt === undefined) throw screenError('not_found')
  return receipt.state === 'proven'
    ? Response.json({ sealedAt: receipt.provenAt, standing: 'published' })
    : Response.json({ sealedAt: null, standing: usage.standing(receipt.seq) })
}

import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { proofAnswer } from '#app/.server/usage/http/export-answers.ts'
import type { Route } from './+types/receipt-proof'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** The `.tlog-proof` of one of the account's own entries, once a checkpoint covers it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const proof = context.get(usageContext).proof(context.get(userContext), params.seq)
  if (proof === undefined) throw screenError('not_found')
  return proofAnswer(proof)
}

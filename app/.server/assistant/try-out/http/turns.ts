import type { MiddlewareFunction } from 'react-router'
import { requestContext } from '#app/.server/http/context.ts'
import { refusal } from '#app/.server/http/refusal.ts'
import { tryOutContext } from '../context.ts'

/** Lets the forms of visitors take turns until their pages are rendered, so that a flood of them does not hold up the members' requests. */
export const visitorsTakeTurns: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next()
  const answer = await context.get(tryOutContext).inTurn(request.signal, next)
  // Without the page: to render it is the work that there is too much of.
  return answer ?? refusal(request, 'busy', context.get(requestContext))
}

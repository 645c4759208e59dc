import { penmarkContext } from '#app/.server/context.ts'
import type { Route } from './+types/stripe-webhook'

/** For programs only: a browser that comes here is told that there is nothing. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}

/**
 * `POST /webhooks/stripe`: 2xx once the event is written down, however often it comes; 400 where it is not Stripe's or of
 * the other mode. A failure of ours is thrown, answers 500, and Stripe sends the event again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { billing, ledger } = context.get(penmarkContext)
  if (request.method !== 'POST') return loader()
  if (billing === undefined) return new Response('billing is not set up', { status: 404 })
  // Nothing can be written now; later it can.
  if (ledger.readOnly !== undefined) return new Response('try again', { status: 503, headers: { 'retry-after': '60' } })
  const outcome = billing.webhook(await request.text(), request.headers.get('stripe-signature'))
  const refused = outcome === 'bad_signature' || outcome === 'wrong_mode'
  return new Response(outcome, { status: refused ? 400 : 200 })
}

import { billingContext } from '#app/.server/billing/context.ts'
import type { Route } from './+types/stripe-webhook'

/** Only programs call this address: every other method answers 405. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}

/**
 * `POST /webhooks/stripe`: 2xx once the event is stored, however often it arrives; 400 if it is not Stripe's or belongs to
 * the other mode. A failure of ours is thrown and answers 500, so Stripe sends the event again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const billing = context.get(billingContext)
  const outcome = billing.webhook(() => request.text(), request.headers.get('stripe-signature'))
  switch (await outcome) {
    case 'not_configured':
      return new Response('billing is not set up', { status: 404 })
    case 'later':
      return new Response('try again', { status: 503, headers: { 'retry-after': '60' } })
    case 'bad_signature':
    case 'wrong_mode':
      return new Response(await outcome, { status: 400 })
    default:
      return new Response(await outcome, { status: 200 })
  }
}

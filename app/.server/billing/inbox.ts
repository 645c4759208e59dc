import { billingEvent } from '#db/schema/billing.ts'
import { workspaceOfCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import type { Stripe } from './stripe.ts'

/** The event types to poll and to configure for a webhook endpoint. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'refund.created',
  'refund.updated',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'credit_note.created',
  'credit_note.voided',
] as const

/** The stored part of an event's object: amounts in US cents, states and ids. */
export type Facts = {
  amount: number | null
  currency: string | null
  status: string | null
  paymentIntent: string | null
}

/**
 * Stores a new event and returns whether it was new. Its meaning is worked out later, so that Stripe gets a quick answer
 * and a crash loses nothing. Events of other types are ignored.
 */
export function receive(
  deps: Pick<BillingDeps, 'database' | 'clock'>,
  event: Stripe.Event,
  how: { via: 'webhook' | 'poll'; payloadSha256: string },
): 'new' | 'known' | 'ignored' {
  if (!EVENT_TYPES.some((type) => type === event.type)) return 'ignored'
  const { database, clock } = deps
  const { objectId, customer, facts } = readObject(event)
  const workspaceId = customer === null ? undefined : workspaceOfCustomer(database.reader, customer)
  const now = clock.now()
  const { changes } = database.writer.drizzle
    .insert(billingEvent)
    .values({
      evt: event.id,
      type: event.type,
      created: event.created,
      apiVersion: event.api_version ?? 'unknown',
      ...how,
      objectId,
      customer,
      workspaceId: workspaceId ?? null,
      facts,
      receivedAt: now,
      state: customer !== null && workspaceId === undefined ? 'parked' : 'waiting',
      nextAt: now,
    })
    .onConflictDoNothing()
    .run()
  return changes === 0 ? 'known' : 'new'
}

function readObject(event: Stripe.Event): { objectId: string; customer: string | null; facts: Facts } {
  // Read as data of unknown shape, because the sender may use another API version.
  const object = event.data.object as unknown as Record<string, unknown>
  const objectId = idOf(object.id) ?? ''
  const isCustomer = object.object === 'customer'
  return {
    objectId,
    customer: isCustomer ? objectId : idOf(object.customer),
    facts: {
      amount: numberOf(event.type === 'invoice.paid' ? object.amount_paid : (object.amount_due ?? object.amount)),
      currency: idOf(object.currency),
      status: idOf(object.status),
      paymentIntent: idOf(object.payment_intent),
    },
  }
}

/** An id is a text, or a whole object if that was requested. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id
  return null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

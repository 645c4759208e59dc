import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { billingEvent } from '#db/schema/billing.ts'
import { CURRENCY } from './catalogue.ts'
import type { BillingDeps } from './deps.ts'
import { STRIPE_API_VERSION } from './stripe.ts'

/** An event may still be on its way for so long, in seconds. */
const DELIVERY_SECONDS = 3_600
/** Verifiers take an older time of Stripe for a lie. */
export const OLDEST_SECONDS = 390 * 86_400

/**
 * Whether something that Stripe has and the ledger lacks is to be recorded without an event. Not while an event may still
 * bring it, nor in another currency, nor once it is too old.
 * @param at Stripe's time of it, in seconds
 */
export function isDue(
  { database, clock }: BillingDeps,
  object: { id?: string; currency: string },
  at: number,
): boolean {
  const age = Math.floor(clock.now() / 1000) - at
  if (object.currency !== CURRENCY || age < DELIVERY_SECONDS || age > OLDEST_SECONDS) return false
  const onItsWay = and(eq(billingEvent.objectId, object.id ?? ''), inArray(billingEvent.state, ['waiting', 'parked']))
  return database.reader.drizzle.select().from(billingEvent).where(onItsWay).get() === undefined
}

/** What the ledger records of the source: no event, but the object as it was fetched. */
export function foundAtStripe(object: object, id: string, created: number) {
  return {
    evt: null,
    obj: id,
    created,
    api_version: STRIPE_API_VERSION,
    payload_sha256: createHash('sha256').update(JSON.stringify(object)).digest('hex'),
    via: 'reconcile' as const,
  }
}

import { KNOWN_STATUSES } from '#app/domain/billing/standing.ts'
import { offerOf } from './catalogue.ts'
import type { Seen } from './derive.ts'
import type { Stripe } from './stripe.ts'

/** All subscriptions of a customer, the ended ones too. */
export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice', 'data.schedule', 'data.default_payment_method'],
  })
  return data
}

/**
 * What counts of a subscription. The period stands at its items since API version 2025-03-31; ours have one item, prepared
 * for a quantity of seats.
 */
export function seenOf(
  subscription: Stripe.Subscription,
  offers: ReadonlyMap<string, ReturnType<typeof offerOf>>,
): Seen {
  const item = subscription.items.data[0]
  const offer = item === undefined ? undefined : offerOf(item.price)
  const invoice = subscription.latest_invoice
  const start = item?.current_period_start ?? subscription.created
  return {
    subscription: subscription.id,
    status: KNOWN_STATUSES.find((known) => known === subscription.status) ?? 'unknown',
    plan: offer?.plan,
    interval: offer?.interval ?? 'month',
    quantity: item?.quantity ?? 1,
    periodEnd: (item?.current_period_end ?? start) * 1000,
    ends: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next: nextOf(subscription, offers),
    created: subscription.created * 1000,
    unpaidSince: (typeof invoice === 'object' && invoice !== null ? invoice.created : start) * 1000,
  }
}

/** What a schedule puts in the place of the present price; null where it stays. */
function nextOf(
  subscription: Stripe.Subscription,
  offers: ReadonlyMap<string, ReturnType<typeof offerOf>>,
): Seen['next'] {
  const { schedule } = subscription
  if (typeof schedule !== 'object' || schedule === null) return null
  const start = schedule.current_phase?.start_date ?? 0
  const later = schedule.phases.find((phase) => phase.start_date > start)?.items[0]?.price
  const id = typeof later === 'object' ? later.id : later
  const present = subscription.items.data[0]?.price.id
  return id === undefined || id === present ? null : (offers.get(id) ?? null)
}

/** What prices of ours sell, by their ids; asked for only where a schedule names one. */
export async function offersFor(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, ReturnType<typeof offerOf>>> {
  const scheduled = subscriptions.some(({ schedule }) => schedule !== null)
  if (!scheduled) return new Map()
  const { data } = await stripe.prices.list({ limit: 100 })
  return new Map(data.map((price) => [price.id, offerOf(price)]))
}

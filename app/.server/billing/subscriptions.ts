import { KNOWN_STATUSES } from '#app/domain/billing/standing.ts'
import { offerOf } from './catalogue.ts'
import type { SubscriptionState } from './derive.ts'
import type { Stripe } from './stripe.ts'

/** All subscriptions of a customer, including ended ones. */
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
 * When the oldest invoice that is still open was made, by subscription, in seconds. Asked only if one is past due: grace
 * counts from what was not paid first, however many invoices came after it.
 */
export async function oldestOpen(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, number>> {
  const oldest = new Map<string, number>()
  if (!subscriptions.some(({ status }) => status === 'past_due')) return oldest
  for await (const invoice of stripe.invoices.list({ customer, status: 'open', limit: 100 })) {
    const of = invoice.parent?.subscription_details?.subscription
    const id = typeof of === 'object' ? of.id : of
    if (id !== undefined) oldest.set(id, Math.min(invoice.created, oldest.get(id) ?? invoice.created))
  }
  return oldest
}

/**
 * The relevant data of a subscription. Since API version 2025-03-31 the period is in its items; ours have one item, whose
 * quantity is prepared for seats.
 */
export function stateOf(
  subscription: Stripe.Subscription,
  offers: ReadonlyMap<string, ReturnType<typeof offerOf>>,
  open: ReadonlyMap<string, number> = new Map(),
): SubscriptionState {
  const item = subscription.items.data[0]
  const offer = item === undefined ? undefined : offerOf(item.price)
  const invoice = subscription.latest_invoice
  const start = item?.current_period_start ?? subscription.created
  const latest = typeof invoice === 'object' && invoice !== null ? invoice.created : start
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
    unpaidSince: Math.min(latest, open.get(subscription.id) ?? latest) * 1000,
  }
}

/** The offer that a schedule will switch to; null if it stays the same. */
function nextOf(
  subscription: Stripe.Subscription,
  offers: ReadonlyMap<string, ReturnType<typeof offerOf>>,
): SubscriptionState['next'] {
  const { schedule } = subscription
  if (typeof schedule !== 'object' || schedule === null) return null
  const start = schedule.current_phase?.start_date ?? 0
  const later = schedule.phases.find((phase) => phase.start_date > start)?.items[0]?.price
  const id = typeof later === 'object' ? later.id : later
  const present = subscription.items.data[0]?.price.id
  return id === undefined || id === present ? null : (offers.get(id) ?? null)
}

/** The offers of our prices by their ids; fetched only if a schedule names a price. */
export async function offersFor(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, ReturnType<typeof offerOf>>> {
  const scheduled = subscriptions.some(({ schedule }) => schedule !== null)
  if (!scheduled) return new Map()
  const { data } = await stripe.prices.list({ limit: 100 })
  return new Map(data.map((price) => [price.id, offerOf(price)]))
}

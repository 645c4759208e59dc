import { createHash } from 'node:crypto'
import {
  INTERVALS,
  type Interval,
  type Offer,
  PAID_PLANS,
  type PaidPlan,
  paidPlanFrom,
  priceOf,
} from '#app/domain/billing/change.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { isRefusal, type Stripe } from './stripe.ts'

/** Stripe's prices for the plan table, by lookup key, and the portal configuration that switches between them. */
export type Catalogue = {
  priceIds: ReadonlyMap<string, string>
  portal: string
}

/** The name of a price in Stripe: `penmark_pro_month`. */
export function lookupKey({ plan, interval }: Offer): string {
  return `penmark_${plan}_${interval}`
}

/** The one currency that the ledger can record. A plan sold in another would be in force without a payment. */
export const CURRENCY = 'usd'

/** The offer behind one of our prices; undefined for other prices, and for those in another currency. */
export function offerOf(price: Stripe.Price): Offer | undefined {
  if (price.currency !== CURRENCY) return undefined
  const plan = paidPlanFrom(price.metadata.plan)
  const interval = INTERVALS.find((known) => known === price.recurring?.interval)
  return plan === undefined || interval === undefined ? undefined : { plan, interval }
}

const OFFERS: readonly Offer[] = PAID_PLANS.flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval })))

/**
 * Products, prices and the portal's configuration as the plan table requires them; creates those that are missing or cost
 * something else. Existing subscriptions keep their price. The keys prevent duplicates when two requests do this at once.
 */
export async function catalogueOf(stripe: Stripe): Promise<Catalogue> {
  const { data } = await stripe.prices.list({ lookup_keys: OFFERS.map(lookupKey), active: true, limit: 100 })
  const priceIds = new Map<string, string>()
  const products = new Map<PaidPlan, string>()
  for (const offer of OFFERS) {
    const key = lookupKey(offer)
    const current = data.find((price) => price.lookup_key === key)
    const isCurrent = current?.unit_amount === priceOf(offer) && current.currency === CURRENCY
    const price = isCurrent ? current : await makePrice(stripe, offer, current?.id)
    priceIds.set(key, price.id)
    products.set(offer.plan, typeof price.product === 'string' ? price.product : price.product.id)
  }
  return { priceIds, portal: await portalFor(stripe, priceIds, products) }
}

/** @param before the price that currently has the key */
async function makePrice(stripe: Stripe, offer: Offer, before = 'none'): Promise<Stripe.Price> {
  const { plan, interval } = offer
  const cents = priceOf(offer)
  const product = await productFor(stripe, plan)
  return stripe.prices.create(
    {
      product,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: lookupKey(offer),
      transfer_lookup_key: true,
      metadata: { plan },
    },
    { idempotencyKey: `penmark-price-${plan}-${interval}-${cents}-after-${before}` },
  )
}

/** A plan's product, with a fixed id, so that all its prices share it: the portal only switches between listed prices. */
async function productFor(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const id = `penmark_${plan}`
  try {
    await stripe.products.create({ id, name: `Penmark ${PLANS[plan].name}`, metadata: { plan } })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // It probably exists already; if it does not, this call fails.
    await stripe.products.retrieve(id)
  }
  return id
}

/** The portal's configuration. A lower price or a shorter interval takes effect after the paid period (decisions). */
async function portalFor(
  stripe: Stripe,
  priceIds: ReadonlyMap<string, string>,
  products: ReadonlyMap<PaidPlan, string>,
): Promise<string> {
  const sold = [...products].map(([plan, product]) => ({
    product,
    prices: INTERVALS.map((interval: Interval) => priceIds.get(lookupKey({ plan, interval })) ?? ''),
  }))
  const version = createHash('sha256').update(JSON.stringify(sold)).digest('hex').slice(0, 32)
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = data.find(({ metadata }) => metadata?.penmark === version)
  if (known !== undefined) return known.id
  const configuration = await stripe.billingPortal.configurations.create(
    {
      features: {
        customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: sold,
          schedule_at_period_end: {
            conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
          },
        },
      },
      metadata: { penmark: version },
    },
    { idempotencyKey: `penmark-portal-${version}` },
  )
  return configuration.id
}

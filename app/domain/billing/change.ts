import { PLAN_KEYS, PLANS, type PlanKey } from './plans.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** Plans with a list price; a checkout sells only these. */
export const PAID_PLANS = ['pro', 'business'] as const satisfies readonly PlanKey[]
export type PaidPlan = (typeof PAID_PLANS)[number]

export type Offer = { plan: PaidPlan; interval: Interval }

export function intervalFrom(text: string | null | undefined): Interval | undefined {
  return INTERVALS.find((interval) => interval === text)
}

export function paidPlanFrom(text: string | null | undefined): PaidPlan | undefined {
  return PAID_PLANS.find((plan) => plan === text)
}

/** The price of an offer for its interval, in US cents. */
export function priceOf({ plan, interval }: Offer): number {
  return PLANS[plan].priceCents?.[interval] ?? 0
}

/**
 * When a switch takes effect: `now`, with the difference charged, or `later`, when the paid period ends. A lower price or a
 * shorter interval is later, as in the customer portal. `none` is no change. `not_offered` is a lower plan with a longer
 * interval, which would have to begin at once: users change first the plan, then the interval.
 */
export function timingOf(from: Offer, to: Offer): 'now' | 'later' | 'none' | 'not_offered' {
  if (from.plan === to.plan && from.interval === to.interval) return 'none'
  const shorter = from.interval === 'year' && to.interval === 'month'
  if (shorter || priceOf(to) < priceOf(from)) return 'later'
  return PLAN_KEYS.indexOf(to.plan) < PLAN_KEYS.indexOf(from.plan) ? 'not_offered' : 'now'
}

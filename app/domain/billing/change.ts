import { PLAN_KEYS, PLANS, type PlanKey } from './plans.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** Plans with a list price: the only ones that a checkout sells. */
export const PAID_PLANS = ['pro', 'business'] as const satisfies readonly PlanKey[]
export type PaidPlan = (typeof PAID_PLANS)[number]

export type Offer = { plan: PaidPlan; interval: Interval }

export function intervalFrom(text: string | null | undefined): Interval | undefined {
  return INTERVALS.find((interval) => interval === text)
}

export function paidPlanFrom(text: string | null | undefined): PaidPlan | undefined {
  return PAID_PLANS.find((plan) => plan === text)
}

/** What an offer costs for each interval, in US cents. */
export function priceOf({ plan, interval }: Offer): number {
  return PLANS[plan].priceCents?.[interval] ?? 0
}

/**
 * When a switch takes effect: `now` with the difference charged, `later` when the paid period ends. A cheaper price or a
 * shorter interval is later, as the customer portal has it. `none` is no change; `not_offered` is a lower plan for longer,
 * which would begin at once: first the plan, then the interval.
 */
export function timingOf(from: Offer, to: Offer): 'now' | 'later' | 'none' | 'not_offered' {
  if (from.plan === to.plan && from.interval === to.interval) return 'none'
  const shorter = from.interval === 'year' && to.interval === 'month'
  if (shorter || priceOf(to) < priceOf(from)) return 'later'
  return PLAN_KEYS.indexOf(to.plan) < PLAN_KEYS.indexOf(from.plan) ? 'not_offered' : 'now'
}

import type { Interval, PaidPlan } from './change.ts'

/** How a subscription stands, as far as a screen tells it. Times are milliseconds UTC. */
export type Standing = {
  subscription: string
  /** Stripe's word; `unknown` where it is one that this version does not know. */
  status: KnownStatus | 'unknown'
  plan: PaidPlan
  interval: Interval
  quantity: number
  periodEnd: number
  /** The plan ends with the period. */
  ends: boolean
  /** What the next period is for, where that differs. */
  next: { plan: PaidPlan; interval: Interval } | null
  /** Until when a payment that is due leaves the plan as it is; null where nothing is due, or that time is over. */
  graceUntil: number | null
}

export const KNOWN_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'unpaid',
  'paused',
] as const
export type KnownStatus = (typeof KNOWN_STATUSES)[number]

/** How long a plan stays while its payment is due, counted from the invoice. */
export const GRACE_DAYS = 7

/** Whether there is a subscription that still runs, paid or not. */
export function isRunning(standing: Standing | null): standing is Standing {
  return (
    standing !== null && ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'unknown'].includes(standing.status)
  )
}

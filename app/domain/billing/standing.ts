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

/** A payment that failed. `until` is when its grace ends, milliseconds UTC; null where the plan has paused for it. */
export type Due = { plan: PaidPlan; until: number | null }

/** What a subscription owes; null where nothing is due. */
export function dueOf({ status, plan, graceUntil }: Standing, now: number): Due | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  return { plan, until: graceUntil !== null && now < graceUntil ? graceUntil : null }
}

/** Whether there is a subscription that still runs, paid or not. */
export function isRunning(standing: Standing | null): standing is Standing {
  return (
    standing !== null && ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'unknown'].includes(standing.status)
  )
}

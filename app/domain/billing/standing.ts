import type { Interval, PaidPlan } from './change.ts'

/** The state of a subscription as screens need it. Times are milliseconds UTC. */
export type Standing = {
  subscription: string
  /** Stripe's status; `unknown` for one that this version does not know. */
  status: KnownStatus | 'unknown'
  plan: PaidPlan
  interval: Interval
  quantity: number
  periodEnd: number
  /** Whether the plan ends with the period. */
  ends: boolean
  /** The offer of the next period, if it differs. */
  next: { plan: PaidPlan; interval: Interval } | null
  /** End of the grace period for a payment that is due; null if none is due or the grace is over. */
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
type KnownStatus = (typeof KNOWN_STATUSES)[number]

/** How long a plan stays in force while its payment is due, counted from the invoice. */
export const GRACE_DAYS = 7

/** A failed payment. `until` is the end of its grace, milliseconds UTC; null if the plan is already paused. */
export type Due = { plan: PaidPlan; until: number | null }

/** What a subscription owes; null if nothing is due. */
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

import type { PaidPlan } from '#app/domain/billing/change.ts'
import { PLAN_KEYS, type PlanKey } from '#app/domain/billing/plans.ts'
import { GRACE_DAYS, type Standing } from '#app/domain/billing/standing.ts'

/** A subscription as read from Stripe. Times are milliseconds UTC. */
export type SubscriptionState = Omit<Standing, 'graceUntil' | 'plan'> & {
  /** undefined if the price is not ours. */
  plan: PaidPlan | undefined
  created: number
  /** When the oldest of its invoices that are still open became due. */
  unpaidSince: number
}

export type Alert = 'unknown_status' | 'unknown_price' | 'two_subscriptions'

export type PlanDecision = {
  /** The plan to which the workspace is entitled; `keep` if Stripe's state is not understood. */
  plan: PlanKey | 'keep'
  standing: Standing | null
  /** When the result changes without an event; null if never. */
  dueAt: number | null
  alerts: Alert[]
}

const DAY_MS = 86_400_000

/**
 * Derives the plan from all subscriptions of a customer, by a table of every status: trialing and active have the plan,
 * past_due has it for `GRACE_DAYS`, all others do not. Of two plans the higher one counts. Pure, so that any order of
 * events that leads to the same subscriptions leads to the same plan.
 */
export function derive(subscriptions: readonly SubscriptionState[], now: number): PlanDecision {
  const assessments = subscriptions.map((one) => ({ one, ...accessOf(one, now) }))
  const alerts = new Set<Alert>()
  for (const { alert } of assessments) if (alert !== undefined) alerts.add(alert)
  const entitled = assessments.filter(({ access }) => access === 'plan').sort(byRank)
  if (entitled.length > 1) alerts.add('two_subscriptions')
  const best = entitled[0]
  const unclear = assessments.some(({ access }) => access === 'unclear')
  const main = best ?? assessments.toSorted(byRelevance)[0]
  return {
    plan: best?.one.plan ?? (unclear ? 'keep' : 'starter'),
    standing: main === undefined ? null : standingOf(main.one, main.graceUntil),
    dueAt: best?.graceUntil ?? null,
    alerts: [...alerts].sort(),
  }
}

type Access = { access: 'plan' | 'none' | 'unclear'; graceUntil: number | null; alert?: Alert }
type Assessed = Access & { one: SubscriptionState }

function accessOf(one: SubscriptionState, now: number): Access {
  const until = one.status === 'past_due' ? one.unpaidSince + GRACE_DAYS * DAY_MS : 0
  const graceUntil = now < until ? until : null
  switch (one.status) {
    case 'trialing':
    case 'active':
      return withPlan(one, null)
    case 'past_due':
      return graceUntil === null ? { access: 'none', graceUntil } : withPlan(one, graceUntil)
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return { access: 'none', graceUntil }
    case 'unknown':
      return { access: 'unclear', graceUntil, alert: 'unknown_status' }
    default:
      return one.status satisfies never
  }
}

function withPlan(one: SubscriptionState, graceUntil: number | null): Access {
  if (one.plan === undefined) return { access: 'unclear', graceUntil, alert: 'unknown_price' }
  return { access: 'plan', graceUntil }
}

function byRank(a: Assessed, b: Assessed): number {
  return PLAN_KEYS.indexOf(b.one.plan ?? 'starter') - PLAN_KEYS.indexOf(a.one.plan ?? 'starter') || byRelevance(a, b)
}

/** Running ones before ended ones, then the newer first; the id breaks ties. */
function byRelevance(a: Assessed, b: Assessed): number {
  const over = ({ one }: Assessed) => (['canceled', 'incomplete_expired'].includes(one.status) ? 1 : 0)
  return over(a) - over(b) || b.one.created - a.one.created || (a.one.subscription < b.one.subscription ? 1 : -1)
}

function standingOf(one: SubscriptionState, graceUntil: number | null): Standing | null {
  const { created: _, unpaidSince: __, plan, ...rest } = one
  return plan === undefined ? null : { ...rest, plan, graceUntil }
}

import type { PaidPlan } from '#app/domain/billing/change.ts'
import { PLAN_KEYS, type PlanKey } from '#app/domain/billing/plans.ts'
import { GRACE_DAYS, type Standing } from '#app/domain/billing/standing.ts'

/** One subscription as Stripe has it. Times are milliseconds UTC. */
export type Seen = Omit<Standing, 'graceUntil' | 'plan'> & {
  /** undefined where the price is none of ours. */
  plan: PaidPlan | undefined
  created: number
  /** Since when its latest invoice is due. */
  unpaidSince: number
}

export type Alert = 'unknown_status' | 'unknown_price' | 'two_subscriptions'

export type Derived = {
  /** What the workspace is entitled to; `keep` where Stripe says something that nobody here understands. */
  plan: PlanKey | 'keep'
  standing: Standing | null
  /** When this changes although nothing happens; null where it does not. */
  dueAt: number | null
  alerts: Alert[]
}

const DAY_MS = 86_400_000

/**
 * From all subscriptions of one customer to the plan, by a table that knows every state: trialing and active have the
 * plan, past_due has it for `GRACE_DAYS`, all others have none. Of two the higher one counts. Pure, so that every order of
 * events that ends with the same subscriptions ends with the same plan.
 */
export function derive(subscriptions: readonly Seen[], now: number): Derived {
  const judged = subscriptions.map((one) => ({ one, ...accessOf(one, now) }))
  const alerts = new Set<Alert>()
  for (const { alert } of judged) if (alert !== undefined) alerts.add(alert)
  const entitled = judged.filter(({ access }) => access === 'plan').sort(byRank)
  if (entitled.length > 1) alerts.add('two_subscriptions')
  const best = entitled[0]
  const unclear = judged.some(({ access }) => access === 'unclear')
  const shown = best ?? judged.toSorted(byRelevance)[0]
  return {
    plan: best?.one.plan ?? (unclear ? 'keep' : 'starter'),
    standing: shown === undefined ? null : standingOf(shown.one, shown.graceUntil),
    dueAt: best?.graceUntil ?? null,
    alerts: [...alerts].sort(),
  }
}

type Access = { access: 'plan' | 'none' | 'unclear'; graceUntil: number | null; alert?: Alert }
type Judged = Access & { one: Seen }

function accessOf(one: Seen, now: number): Access {
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

function withPlan(one: Seen, graceUntil: number | null): Access {
  if (one.plan === undefined) return { access: 'unclear', graceUntil, alert: 'unknown_price' }
  return { access: 'plan', graceUntil }
}

function byRank(a: Judged, b: Judged): number {
  return PLAN_KEYS.indexOf(b.one.plan ?? 'starter') - PLAN_KEYS.indexOf(a.one.plan ?? 'starter') || byRelevance(a, b)
}

/** What runs before what is over, then the newer; the id decides where nothing else does. */
function byRelevance(a: Judged, b: Judged): number {
  const over = ({ one }: Judged) => (['canceled', 'incomplete_expired'].includes(one.status) ? 1 : 0)
  return over(a) - over(b) || b.one.created - a.one.created || (a.one.subscription < b.one.subscription ? 1 : -1)
}

function standingOf(one: Seen, graceUntil: number | null): Standing | null {
  const { created: _, unpaidSince: __, plan, ...rest } = one
  return plan === undefined ? null : { ...rest, plan, graceUntil }
}

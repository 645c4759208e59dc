import { PLAN_KEYS, PLANS, type Plan } from './plans.ts'

/** What a plan includes, as keys of the `landing` namespace; the caller formats the numbers. */
export type PlanPoint = {
  key:
    | 'pricing.requests'
    | 'pricing.requestsFrom'
    | 'pricing.unlimited'
    | 'pricing.unlimitedPrompts'
    | 'pricing.unlimitedStyles'
    | 'pricing.unlimitedTemplates'
    | 'pricing.prompts'
    | 'pricing.styles'
    | 'pricing.templates'
    | 'pricing.builtInOne'
    | 'pricing.builtInStyles'
    | 'pricing.builtInAll'
    | 'pricing.everythingIn'
    | 'pricing.support'
    | 'pricing.team'
    | 'pricing.enterprise'
  count?: number
  /** The name of the plan of which this one has everything. */
  plan?: string
}

/** The points of a plan as `GET /api/plans` lists them, derived from the plan table, so that copy cannot contradict it. */
export function planPoints(plan: Plan): PlanPoint[] {
  return [
    { key: plan.priceCents === null ? 'pricing.requestsFrom' : 'pricing.requests', count: plan.requestsPerMonth },
    ...ownItems(plan),
    { key: builtIns(plan) },
    ...(plan.key === 'starter' ? [] : [{ key: 'pricing.support' } as const]),
    ...(plan.apiBulkTeam ? [{ key: 'pricing.team' } as const] : []),
    ...(plan.key === 'enterprise' ? [{ key: 'pricing.enterprise' } as const] : []),
  ]
}

/** The points of a pricing card: a plan that has everything of the one below says that in one line, then what it adds. */
export function cardPoints(plan: Plan): PlanPoint[] {
  const points = planPoints(plan)
  const below = PLAN_KEYS[PLAN_KEYS.indexOf(plan.key) - 1]
  if (below === undefined) return points
  const isAmong = (list: readonly PlanPoint[]) => (point: PlanPoint) =>
    list.some(({ key, count }) => key === point.key && count === point.count)
  // The number of requests differs from plan to plan and comes first.
  const [, ...known] = planPoints(PLANS[below])
  if (!known.every(isAmong(points))) return points
  const added = points.filter((point) => !isAmong(known)(point))
  return [{ key: 'pricing.everythingIn', plan: PLANS[below].name }, ...added]
}

function ownItems({ customPrompts, customStyles, customTemplates }: Plan): PlanPoint[] {
  if (customPrompts === null && customStyles === null && customTemplates === null) return [{ key: 'pricing.unlimited' }]
  const point = (of: 'Prompts' | 'Styles' | 'Templates', count: number | null): PlanPoint[] => {
    if (count === null) return [{ key: `pricing.unlimited${of}` }]
    return count === 0 ? [] : [{ key: `pricing.${of.toLowerCase() as Lowercase<typeof of>}`, count }]
  }
  return [...point('Prompts', customPrompts), ...point('Styles', customStyles), ...point('Templates', customTemplates)]
}

function builtIns(plan: Plan): 'pricing.builtInOne' | 'pricing.builtInStyles' | 'pricing.builtInAll' {
  if (plan.builtInStyles === 'professional') return 'pricing.builtInOne'
  return plan.builtInTemplates === 'pro' ? 'pricing.builtInStyles' : 'pricing.builtInAll'
}

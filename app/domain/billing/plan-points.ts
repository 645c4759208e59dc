import type { Plan } from './plans.ts'

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
    | 'pricing.support'
    | 'pricing.team'
    | 'pricing.enterprise'
  count?: number
}

/** The points of a pricing card and of `GET /api/plans`, derived from the plan table, so that copy cannot contradict it. */
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

import type { Plan } from './plans.ts'

/** What a plan includes, as keys of the `landing` namespace; numbers are formatted by whoever renders them. */
export type PlanPoint = {
  key:
    | 'pricing.requests'
    | 'pricing.requestsFrom'
    | 'pricing.unlimited'
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

/** The points of a pricing card and of `GET /api/plans`, read off the plan table so that copy cannot disagree with it. */
export function planPoints(plan: Plan): PlanPoint[] {
  const { customPrompts, customStyles, customTemplates } = plan
  return [
    { key: plan.priceCents === null ? 'pricing.requestsFrom' : 'pricing.requests', count: plan.requestsPerMonth },
    ...(customPrompts === null
      ? [{ key: 'pricing.unlimited' } as const]
      : [
          { key: 'pricing.prompts', count: customPrompts } as const,
          ...(customStyles ? [{ key: 'pricing.styles', count: customStyles } as const] : []),
          ...(customTemplates ? [{ key: 'pricing.templates', count: customTemplates } as const] : []),
        ]),
    { key: builtIns(plan) },
    ...(plan.key === 'starter' ? [] : [{ key: 'pricing.support' } as const]),
    ...(plan.apiBulkTeam ? [{ key: 'pricing.team' } as const] : []),
    ...(plan.key === 'enterprise' ? [{ key: 'pricing.enterprise' } as const] : []),
  ]
}

function builtIns(plan: Plan): 'pricing.builtInOne' | 'pricing.builtInStyles' | 'pricing.builtInAll' {
  if (plan.builtInStyles === 'professional') return 'pricing.builtInOne'
  return plan.builtInTemplates === 'pro' ? 'pricing.builtInStyles' : 'pricing.builtInAll'
}

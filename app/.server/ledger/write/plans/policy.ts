import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import type { FactOf } from '../../format/events.ts'
import type { LedgerPlan } from '../../format/words.ts'
import { ledgerPlan } from '../../product-words.ts'

type Policy = FactOf<'policy.published'>['data']

/** The plan table as the log records it, without its version: what was promised, in codes and US cents. */
export function currentPolicy(): Omit<Policy, 'version'> {
  return {
    currency: 'usd',
    plans: PLAN_KEYS.map((key) => {
      const plan = PLANS[key]
      return {
        key: ledgerPlan(key),
        requests_per_month: plan.requestsPerMonth,
        price_month: plan.priceCents?.month ?? null,
        price_year: plan.priceCents?.year ?? null,
        custom_styles: plan.customStyles,
        custom_templates: plan.customTemplates,
        custom_prompts: plan.customPrompts,
        built_in_styles: plan.builtInStyles,
        built_in_templates: ledgerPlan(plan.builtInTemplates),
        api_bulk_team: plan.apiBulkTeam,
      }
    }),
    stripe_types: [],
  }
}

/** @throws if the policy does not know the plan. */
export function quotaIn(policy: Policy, plan: LedgerPlan): number {
  const found = policy.plans.find(({ key }) => key === plan)
  if (found === undefined) throw new Error(`policy ${policy.version} has no plan ${plan}`)
  return found.requests_per_month
}

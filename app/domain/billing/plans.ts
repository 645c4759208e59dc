/**
 * The only plan table. Pricing cards, `GET /api/plans`, limit checks and messages all read it.
 * Money is in US cents; `null` means unlimited for counts and "by contract" for prices.
 */
export const PLAN_KEYS = ['starter', 'pro', 'business', 'enterprise'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export type Plan = {
  key: PlanKey
  name: string
  /** Successful AI requests per UTC calendar month. */
  requestsPerMonth: number
  priceCents: { month: number; year: number } | null
  customStyles: number | null
  customTemplates: number | null
  customPrompts: number | null
  builtInStyles: 'professional' | 'all'
  /** The highest plan whose built-in templates are included. */
  builtInTemplates: PlanKey
  apiBulkTeam: boolean
  popular: boolean
}

export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  starter: {
    key: 'starter',
    name: 'Starter',
    requestsPerMonth: 25,
    priceCents: { month: 0, year: 0 },
    customStyles: 0,
    customTemplates: 0,
    customPrompts: 1,
    builtInStyles: 'professional',
    builtInTemplates: 'starter',
    apiBulkTeam: false,
    popular: false,
  },
  pro: {
    key: 'pro',
    name: 'Pro',
    requestsPerMonth: 500,
    priceCents: { month: 999, year: 9999 },
    customStyles: 5,
    customTemplates: 5,
    customPrompts: 5,
    builtInStyles: 'all',
    builtInTemplates: 'pro',
    apiBulkTeam: false,
    popular: true,
  },
  business: {
    key: 'business',
    name: 'Business',
    requestsPerMonth: 2000,
    priceCents: { month: 2999, year: 29999 },
    customStyles: null,
    customTemplates: null,
    customPrompts: null,
    builtInStyles: 'all',
    builtInTemplates: 'business',
    apiBulkTeam: true,
    popular: false,
  },
  enterprise: {
    key: 'enterprise',
    name: 'Enterprise',
    requestsPerMonth: 5000,
    priceCents: null,
    customStyles: null,
    customTemplates: null,
    customPrompts: null,
    builtInStyles: 'all',
    builtInTemplates: 'enterprise',
    apiBulkTeam: true,
    popular: false,
  },
}

/** How much less a year costs than twelve months, in US cents; `null` without a list price. */
export function yearlySavingsCents(plan: Plan): number | null {
  return plan.priceCents === null ? null : plan.priceCents.month * 12 - plan.priceCents.year
}

/** The largest share that a plan saves by the year, in whole percent, rounded down. */
export function mostSavedPercent(): number {
  const shares = Object.values(PLANS).map((plan: Plan) =>
    plan.priceCents === null || plan.priceCents.month === 0
      ? 0
      : (yearlySavingsCents(plan) ?? 0) / (plan.priceCents.month * 12),
  )
  return Math.floor(Math.max(...shares) * 100)
}

/** True if `plan` is at or above `floor` in the plan table. */
export function planReaches(plan: PlanKey, floor: PlanKey): boolean {
  return PLAN_KEYS.indexOf(plan) >= PLAN_KEYS.indexOf(floor)
}

/** The plan for a stored or external value; unknown values count as starter (specification 6). */
export function planFor(value: string | null | undefined): Plan {
  return PLANS[PLAN_KEYS.find((key) => key === value) ?? 'starter']
}

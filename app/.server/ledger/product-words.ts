import type { Operation } from '#app/domain/assistant/options.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { LedgerOperation, LedgerPlan } from './format/words.ts'

// The ledger's word for each word of the product. A new operation or plan of the product does not compile here until the
// ledger has a word for it, and a new word needs a new version of the shapes (CONTRIBUTING.md, "A new word in the ledger").

const OPERATION = {
  rephrase: 'rephrase',
  summarize: 'summarize',
  expand: 'expand',
  explain: 'explain',
  translate: 'translate',
  research: 'research',
  analyze: 'analyze',
} as const satisfies Readonly<Record<Operation, LedgerOperation>>

const PLAN = {
  starter: 'starter',
  pro: 'pro',
  business: 'business',
  enterprise: 'enterprise',
} as const satisfies Readonly<Record<PlanKey, LedgerPlan>>

// The other direction, for what the log says already: a word that the product gives up stays in the log for ever.
const PRODUCT_PLAN = {
  starter: 'starter',
  pro: 'pro',
  business: 'business',
  enterprise: 'enterprise',
} as const satisfies Readonly<Record<LedgerPlan, PlanKey>>

export function ledgerOperation(operation: Operation): LedgerOperation {
  return OPERATION[operation]
}

export function ledgerPlan(plan: PlanKey): LedgerPlan {
  return PLAN[plan]
}

export function productPlan(plan: LedgerPlan): PlanKey {
  return PRODUCT_PLAN[plan]
}

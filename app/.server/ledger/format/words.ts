// The words and figures that published events are made of. They belong to the ledger alone: this folder imports nothing
// but zod, so no list of the product can change what a published shape accepts. Verifiers that were handed out know
// exactly these words. A further word therefore needs a list of its own and a new version of every shape that uses the
// list (CONTRIBUTING.md, "A new word in the ledger"); none of these lists ever changes.

/** The operations that request.reserved/1 and /2 may name. */
export const OPERATIONS_1 = ['rephrase', 'summarize', 'expand', 'explain', 'translate', 'research', 'analyze'] as const

/**
 * The newest of these lists: the operations that a request of today can be recorded with.
 * @alias
 */
export const LEDGER_OPERATIONS = OPERATIONS_1
export type LedgerOperation = (typeof LEDGER_OPERATIONS)[number]

/** The plans that policy.published/1, account.opened/1, plan.changed/1 and /2 and period.closed/1 may name. */
export const PLANS_1 = ['starter', 'pro', 'business', 'enterprise'] as const

/**
 * The newest of these lists: the plans that an account of today can be recorded with.
 * @alias
 */
export const LEDGER_PLANS = PLANS_1
export type LedgerPlan = (typeof LEDGER_PLANS)[number]

/**
 * How long a reservation holds its credit: `expires_at` of request.reserved/1 and /2 is exactly this long after `at`,
 * and every verifier refuses any other time. Four times the longest time that a model call may take.
 */
export const HOLD_MS = 120_000

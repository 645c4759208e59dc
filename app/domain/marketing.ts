/**
 * Claims of the operator, taken from the specification and not checked by the program. They are only here: an operator of
 * Penmark is responsible for them and changes them in this one place.
 */
export const OPERATOR_CLAIMS = {
  /** "Save up to 20%" beside the yearly interval. The exact saving of each plan is computed from the plan table. */
  yearlySavingsUpToPercent: 20,
  moneyBackDays: 30,
} as const

/** The questions of the landing page, in their order; their words are under `landing:faq`. */
export const QUESTIONS = ['stored', 'credit', 'languages', 'facts', 'model', 'cancel', 'script', 'delete'] as const

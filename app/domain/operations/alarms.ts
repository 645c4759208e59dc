const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * What an operator is told without asking. `everyMs`: at most one alarm about the same thing in this time, counted from
 * midnight UTC; null: one for ever. `says` is the sentence of the mail; docs/operations.md has a row for each kind.
 */
export const ALARMS = {
  token_budget: { everyMs: DAY_MS, says: 'The connected model has used a part of the token budget of the day.' },
  held_loop: { everyMs: HOUR_MS, says: 'One piece of work held up every request of the server.' },
  overdue_job: { everyMs: 6 * HOUR_MS, says: 'A job of the server has not succeeded for too long.' },
  clock_contradicted: {
    everyMs: 6 * HOUR_MS,
    says: 'A second source contradicts the clock of the server: no later month begins.',
  },
  failed_publish: { everyMs: 6 * HOUR_MS, says: 'The ledger could not be published several times in a row.' },
  ledger_read_only: { everyMs: 6 * HOUR_MS, says: 'The ledger takes no events: requests are refused.' },
  witness_disagrees: {
    everyMs: DAY_MS,
    says: 'A witness of the ledger knows a history that this log does not continue.',
  },
  timestamp_failed: { everyMs: DAY_MS, says: 'A closed month of the ledger could not get its time stamp.' },
  account_stopped: { everyMs: 6 * HOUR_MS, says: 'A row of one ledger account is wrong: its requests are refused.' },
  dispute: { everyMs: null, says: 'A customer disputes a payment. Stripe sets a deadline for the answer.' },
  test: { everyMs: null, says: 'An operator asked for this test. Nothing is wrong.' },
} as const satisfies Record<string, { everyMs: number | null; says: string }>

export type AlarmKind = keyof typeof ALARMS

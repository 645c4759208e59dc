import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Payments } from './stripe.ts'

/** The dependencies of billing; the first argument of each of its functions. */
export type BillingDeps = {
  database: Database
  ledger: Ledger
  clock: Clock
  log: Log
  payments: Payments
  /** Told of each dispute that Stripe reports, maybe several times. `amount` in US cents. */
  onDispute?: (dispute: { id: string; amount: number | null }) => void
}

import type { Refusal } from '#app/domain/result.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../events.ts'

export type GrantInput = {
  account: string
  amount: number
  /** Milliseconds UTC; null where the credits never expire. */
  expiresAt: number | null
  reason: FactOf<'credit.granted'>['data']['reason']
  /** Who acted, as a pseudonymous short name; null where an event (`cause`) did. */
  operator: string | null
  /** seq of the event behind it, such as an invoice.paid. */
  cause: number | null
}

/** `seq` is also the id of the new lot. */
export type GrantOutcome =
  | { ok: true; seq: number; usage: UsageSummary }
  | Refusal<'account_erased' | 'already_over' | 'no_such_cause' | 'clock_refused' | 'ledger_read_only'>

export type RevokeInput = {
  account: string
  lot: number
  amount: number
  reason: FactOf<'credit.revoked'>['data']['reason']
  operator: string
}

/** What a running request holds cannot be revoked. */
export type RevokeOutcome =
  | { ok: true; seq: number; usage: UsageSummary }
  | (Refusal<'more_than_left'> & { left: number })
  | Refusal<'account_erased' | 'no_such_lot' | 'clock_refused' | 'ledger_read_only'>

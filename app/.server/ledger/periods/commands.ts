import type { Refusal } from '#app/domain/result.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../events.ts'

export type AdjustInput = {
  account: string
  /** seq of the request.reserved event whose settled units are given back. */
  reserve: number
  units: number
  reason: FactOf<'adjustment.posted'>['data']['reason']
  /** Who acted, as a pseudonymous short name. */
  operator: string
}

export type AdjustOutcome =
  | { ok: true; seq: number; usage: UsageSummary }
  /** Fewer units are left of what the request cost; `left` may be 0. */
  | (Refusal<'more_than_settled'> & { left: number })
  /** `not_settled`: the request runs, or came to nothing and cost nothing. */
  | Refusal<'account_erased' | 'no_such_request' | 'not_settled' | 'clock_refused' | 'ledger_read_only'>

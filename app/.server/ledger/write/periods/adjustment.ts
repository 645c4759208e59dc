import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../../format/events.ts'
import { type Accepted, accept, holdOf, type LedgerAccount } from '../ledger-account.ts'

/** The settle that an adjustment is about: its seq, the month it counted in and what it counted. */
export type Settled = { seq: number; period: string; amount: number }

/**
 * Gives units of a settled request back, in the month of `at`: the month that they were counted in stays what its
 * statement says. Never more than the request cost, over all adjustments of it.
 */
export function decideAdjust(
  account: LedgerAccount,
  command: { at: number; reserve: number; settled: Settled | undefined; units: number } & Pick<
    FactOf<'adjustment.posted'>['data'],
    'reason' | 'operator'
  >,
):
  | Accepted<FactOf<'adjustment.posted'>>
  | (Refusal<'more_than_settled'> & { left: number })
  | Refusal<'account_erased' | 'not_settled'> {
  const { at, reserve, settled, units, reason, operator } = command
  if (account.erased) return refuse('account_erased')
  if (settled === undefined) return refuse('not_settled')
  const left = settled.amount - holdOf(account, reserve).refunded
  if (units > left) return { ...refuse('more_than_settled'), left }
  return accept({
    type: 'adjustment.posted',
    v: 1,
    data: { reserve, settled: settled.seq, of_period: settled.period, period: periodOf(at), units, reason, operator },
  })
}

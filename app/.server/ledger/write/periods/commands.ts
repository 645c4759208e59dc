import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'
import { type FactOf, parseEvent } from '../../format/events.ts'
import { breachUnless } from '../breach.ts'
import type { LedgerTx } from '../journal.ts'
import { type Accepted, accept, evolve, holdOf, type LedgerAccount, usageIn } from '../ledger-account.ts'
import type { AccountReader, HoldRow } from '../ledger-account-reader.ts'
import type { Expiry } from '../requests/expiry.ts'

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

/** Giving units back, to be called inside a transaction. */
export function prepareAdjust(deps: { sqlite: SqliteConnection; accounts: AccountReader; expiry: Expiry }) {
  const { accounts, expiry } = deps
  const selectBody = deps.sqlite.prepare<[number], Buffer>('SELECT body FROM ledger_event WHERE seq = ?').pluck()

  /** What the request cost and in which event and month; undefined if it has not succeeded. */
  function settledOf(hold: HoldRow): Settled | undefined {
    if (hold.state !== 'settled' && hold.state !== 'late') return undefined
    const body = hold.ended === null ? undefined : selectBody.get(hold.ended)
    breachUnless(body !== undefined, `reservation ${hold.seq} names no event that ended it`)
    const event = parseEvent(body)
    breachUnless(event.type === 'request.settled', `event ${event.seq} did not settle reservation ${hold.seq}`)
    return { seq: event.seq, period: event.data.period, amount: event.data.amount }
  }

  return function adjust(tx: LedgerTx, input: AdjustInput): AdjustOutcome {
    const { account, reserve, units, reason, operator } = input
    if (tx.clockSuspect) return refuse('clock_refused')
    expiry.expireHolds(tx, account)
    const hold = accounts.hold(reserve)
    if (hold === undefined || hold.account !== account) return refuse('no_such_request')
    const period = periodOf(tx.at)
    const before = expiry.load(tx, account, period, [hold])
    const command = { at: tx.at, reserve, settled: settledOf(hold), units, reason, operator }
    const decision = decideAdjust(before, command)
    if (!decision.ok) return decision
    const { seq, at } = tx.append(account, decision.fact, null)
    return { ok: true, seq, usage: usageIn(evolve(before, { ...decision.fact, seq, at }), period) }
  }
}

/** The settle that an adjustment is about: its seq, the month it counted in and what it counted. */
type Settled = { seq: number; period: string; amount: number }

/**
 * Gives units of a settled request back, in the month of `at`: the month that they were counted in stays what its
 * statement says. Never more than the request cost, over all adjustments of it.
 */
function decideAdjust(
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

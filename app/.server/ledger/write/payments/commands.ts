import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../../format/events.ts'
import type { LedgerTx } from '../journal.ts'
import type { AccountReader } from '../ledger-account-reader.ts'
import type { MoneyFact, MoneyType } from './object-state.ts'

type MoneyData<T extends MoneyType> = T extends MoneyType ? { type: T; data: FactOf<T>['data'] } : never
/** Amounts in US cents, as Stripe says them. */
export type MoneyInput = { account: string } & MoneyData<MoneyType>

/** `fresh` is false if the log had this `evt` already: then `seq` is that of the first and nothing was added. */
export type MoneyOutcome = { ok: true; fresh: boolean; seq: number } | Refusal<'account_erased' | 'ledger_read_only'>

/**
 * Recording money, to be called inside a transaction. Also while the clock is suspect: Stripe's own time stands in the
 * event, and what is not recorded now may never be delivered again.
 */
export function prepareMoneyCommand(deps: { sqlite: SqliteConnection; accounts: AccountReader }) {
  const selectEvent = deps.sqlite.prepare<[string], number>('SELECT seq FROM stripe_event WHERE evt = ?').pluck()

  return function record(tx: LedgerTx, input: MoneyInput): MoneyOutcome {
    const { account, type, data } = input
    const known = selectEvent.get(data.stripe.evt)
    if (known !== undefined) return { ok: true, fresh: false, seq: known }
    if (deps.accounts.load(account, periodOf(tx.at)).erased) return refuse('account_erased')
    const { seq } = tx.append(account, { type, v: 1, data } as MoneyFact, null)
    return { ok: true, fresh: true, seq }
  }
}

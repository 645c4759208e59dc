import { periodOf } from '#app/domain/usage/usage.ts'
import { breachUnless } from '../breach.ts'
import { decideExpireLot } from '../credits/rules.ts'
import type { LedgerTx } from '../journal.ts'
import type { LedgerAccount } from '../ledger-account.ts'
import type { AccountReader, HoldRow } from '../ledger-account-reader.ts'
import { decideExpire } from './rules.ts'

export type Expiry = ReturnType<typeof prepareExpiry>

/** What ends by the clock alone. Each end is an event, so that every balance follows from events. */
export function prepareExpiry(accounts: AccountReader) {
  /** Ends the account's holds whose time is over. Every command does this first, so none sees a stale hold. */
  function expireHolds(tx: LedgerTx, account: string): number {
    const due = accounts.dueHolds(account, tx.at)
    if (due.length === 0) return 0
    const holds = due.map((seq) => {
      const hold = accounts.hold(seq)
      breachUnless(hold !== undefined, `reservation ${seq} is missing`)
      return hold
    })
    const state = accounts.load(account, periodOf(tx.at), holds)
    for (const seq of due) {
      const decision = decideExpire(state, { at: tx.at, reserve: seq })
      breachUnless(decision.ok, `hold ${seq} is not due`)
      tx.append(account, decision.fact, null)
    }
    return due.length
  }

  /** Ends what is left in the account's lots whose time is over. An erased account is left as it is. */
  function expireLots(tx: LedgerTx, account: string): number {
    const due = accounts.dueLots(account, tx.at)
    if (due.length === 0) return 0
    const state = accounts.withLots(accounts.load(account, periodOf(tx.at)), accounts.lots(account))
    if (state.erased) return 0
    for (const lot of due) {
      const decision = decideExpireLot(state, { at: tx.at, lot })
      breachUnless(decision.ok, `lot ${lot} is not due`)
      tx.append(account, decision.fact, null)
    }
    return due.length
  }

  /** Holds first: what comes back to a lot whose time is over expires again. */
  function expireDue(tx: LedgerTx, account: string): number {
    return expireHolds(tx, account) + expireLots(tx, account)
  }

  /**
   * The account as a command may see it: nothing in it that is over. Looks at the lots only if there are extra
   * credits, so most accounts cost no more than their plan and their month.
   */
  function load(tx: LedgerTx, account: string, period: string, holds: readonly HoldRow[] = []): LedgerAccount {
    const loaded = accounts.load(account, period, holds)
    return loaded.extra === 0 || expireLots(tx, account) === 0 ? loaded : accounts.load(account, period, holds)
  }

  return { expireHolds, expireLots, expireDue, load }
}

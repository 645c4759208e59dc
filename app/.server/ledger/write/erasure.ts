import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { Refusal } from '#app/domain/result.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type FactOf, parseEvent } from '../format/events.ts'
import { breachUnless } from './breach.ts'
import type { LedgerTx } from './journal.ts'
import type { AccountReader } from './ledger-account-reader.ts'
import type { Expiry } from './requests/expiry.ts'
import { decideRelease } from './requests/rules.ts'

export type EraseInput = { account: string; reason: FactOf<'account.erased'>['data']['reason'] }

/** `seq` is that of account.erased, also if the account had been erased before. */
export type EraseOutcome = { ok: true; seq: number; fresh: boolean } | Refusal<'ledger_read_only'>

/**
 * Erasure in two steps, since the ledger and the keys are two files: account.erased says that it happens, then the key
 * and the tie to the workspace go. The next start repairs a stop between the two by forgetting everything in `all` again;
 * it repairs a restore of an older keys.db in the same way.
 */
export function prepareErasure(deps: { sqlite: SqliteConnection; accounts: AccountReader; expiry: Expiry }) {
  const { sqlite, accounts, expiry } = deps
  const selectOpen = sqlite
    .prepare<[string], number>(`SELECT seq FROM reservation WHERE account = ? AND state = 'open' ORDER BY seq`)
    .pluck()
  // Only period.closed may follow it in the chain.
  const selectErased = sqlite.prepare<[string], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = ? AND type = 'account.erased' ORDER BY aseq DESC LIMIT 1`,
  )
  const selectAllErased = sqlite.prepare<[], string>('SELECT account FROM account_state WHERE erased = 1').pluck()
  /** Inside a transaction: ends what runs, then says that the account is over. */
  function append(tx: LedgerTx, input: EraseInput): { seq: number; fresh: boolean } {
    const { account, reason } = input
    const state = accounts.load(account, periodOf(tx.at))
    if (state.erased) {
      const erased = selectErased.get(account)
      breachUnless(
        erased !== undefined && parseEvent(erased.body).type === 'account.erased',
        `${account} has no last event that says it was erased`,
      )
      return { seq: erased.seq, fresh: false }
    }
    expiry.expireHolds(tx, account)
    for (const seq of selectOpen.all(account)) {
      const hold = accounts.hold(seq)
      breachUnless(hold !== undefined, `reservation ${seq} is missing`)
      const decision = decideRelease(accounts.load(account, hold.period, [hold]), { reserve: seq, reason: 'stopped' })
      breachUnless(decision.ok, `reservation ${seq} cannot be released`)
      tx.append(account, decision.fact, null)
    }
    expiry.expireLots(tx, account)
    const { seq } = tx.append(account, { type: 'account.erased', v: 1, data: { reason } }, null)
    return { seq, fresh: true }
  }

  return { append, all: () => selectAllErased.all() }
}

import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../../format/events.ts'
import type { LedgerTx } from '../journal.ts'
import { evolve, type LedgerAccount, usageIn } from '../ledger-account.ts'
import type { AccountReader } from '../ledger-account-reader.ts'
import type { Expiry } from '../requests/expiry.ts'
import { decideGrant, decideRevoke } from './rules.ts'

export type GrantInput = {
  account: string
  amount: number
  /** Milliseconds UTC; null if the credits never expire. */
  expiresAt: number | null
  reason: FactOf<'credit.granted'>['data']['reason']
  /** Who acted, as a pseudonymous short name; null if an event (`cause`) did. */
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

type LotFact = FactOf<'credit.granted'> | FactOf<'credit.revoked'>

/** Granting and taking back extra credits, each to be called inside a transaction. */
export function prepareCreditCommands(deps: { sqlite: SqliteConnection; accounts: AccountReader; expiry: Expiry }) {
  const { accounts, expiry } = deps
  const selectOwner = deps.sqlite.prepare<[number], string>('SELECT account FROM ledger_event WHERE seq = ?').pluck()

  function current(tx: LedgerTx, account: string): LedgerAccount {
    expiry.expireHolds(tx, account)
    return expiry.load(tx, account, periodOf(tx.at))
  }

  function append(tx: LedgerTx, account: string, before: LedgerAccount, fact: LotFact) {
    const { seq, at } = tx.append(account, fact, null)
    return { ok: true as const, seq, usage: usageIn(evolve(before, { ...fact, seq, at }), periodOf(tx.at)) }
  }

  function grant(tx: LedgerTx, input: GrantInput): GrantOutcome {
    const { account, amount, expiresAt, reason, operator, cause } = input
    if (tx.clockSuspect) return refuse('clock_refused')
    const before = current(tx, account)
    if (cause !== null && selectOwner.get(cause) !== account) return refuse('no_such_cause')
    const decision = decideGrant(before, { at: tx.at, amount, expires_at: expiresAt, reason, operator, cause })
    return decision.ok ? append(tx, account, before, decision.fact) : decision
  }

  function revoke(tx: LedgerTx, input: RevokeInput): RevokeOutcome {
    const { account, lot, amount, reason, operator } = input
    if (tx.clockSuspect) return refuse('clock_refused')
    const loaded = current(tx, account)
    const found = accounts.lot(account, lot)
    const before = accounts.withLots(loaded, new Map(found === undefined ? [] : [[lot, found]]))
    const decision = decideRevoke(before, { lot, amount, reason, operator })
    return decision.ok ? append(tx, account, before, decision.fact) : decision
  }

  return { grant, revoke }
}

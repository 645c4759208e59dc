import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { LedgerPlan } from '../format/words.ts'
import type { Hold, LedgerAccount, Lot, Month } from './ledger-account.ts'

export type HoldRow = Hold & { seq: number; account: string; ended: number | null }

/** Reads back as much of an account as a command needs: its plan, one month, and the holds that it names. */
export type AccountReader = {
  /** Two primary-key reads if no holds are named. @throws if there is no such account: callers take it from a signed-in workspace. */
  load(account: string, period: string, holds?: readonly HoldRow[]): LedgerAccount
  /** The same account with these lots. */
  withLots(account: LedgerAccount, lots: ReadonlyMap<number, Lot>): LedgerAccount
  exists(account: string): boolean
  hold(seq: number): HoldRow | undefined
  /** The lots of an account with something left or held, by the seq of their grant. */
  lots(account: string): Map<number, Lot>
  /** One lot, also a used-up one; undefined if it is no lot of this account. */
  lot(account: string, id: number): Lot | undefined
  /** Open holds of all accounts, oldest first, at most `limit`. */
  openHolds(limit: number): { account: string; seq: number }[]
  /** The open holds of one account whose time is over at `at`, oldest first, by seq. */
  dueHolds(account: string, at: number): number[]
  /** The lots of one account whose time is over at `at` and that have something left, oldest first. */
  dueLots(account: string, at: number): number[]
  /** Accounts that have holds or lots whose time is over, at most `limit`. */
  dueAccounts(at: number, limit: number): string[]
}

export function prepareAccountReader(sqlite: SqliteConnection): AccountReader {
  type StateRow = {
    plan: LedgerPlan
    quota: number
    policy: number
    extra: number
    erased: 0 | 1
    closedThrough: string | null
  }
  const state = sqlite.prepare<[string], StateRow>(
    `SELECT plan, quota, policy, extra, erased, closed_through AS closedThrough FROM account_state WHERE account = ?`,
  )
  const month = sqlite.prepare<[string, string], Month>(
    'SELECT quota, used, reserved, adjusted FROM account_period WHERE account = ? AND period = ?',
  )
  type Row = Omit<HoldRow, 'superseded'> & { superseded: 0 | 1 }
  const hold = sqlite.prepare<[number], Row>(
    `SELECT seq, account, period, amount, source, lot, expires_at AS expiresAt, state, superseded, ended, refunded
     FROM reservation WHERE seq = ?`,
  )
  const lotColumns = 'amount, left, held, expires_at AS expiresAt'
  const lots = sqlite.prepare<[string], Lot & { id: number }>(
    `SELECT grant_seq AS id, ${lotColumns} FROM credit_lot WHERE account = ? AND left + held > 0`,
  )
  const lot = sqlite.prepare<[number, string], Lot>(
    `SELECT ${lotColumns} FROM credit_lot WHERE grant_seq = ? AND account = ?`,
  )
  // Answered from the index alone: it runs before every command and nearly always finds nothing.
  const dueHolds = sqlite
    .prepare<[string, number], number>(
      `SELECT seq FROM reservation WHERE account = ? AND state = 'open' AND expires_at <= ?`,
    )
    .pluck()
  const openHolds = sqlite.prepare<[number], { account: string; seq: number }>(
    `SELECT account, seq FROM reservation WHERE state = 'open' ORDER BY seq LIMIT ?`,
  )
  const dueLots = sqlite
    .prepare<[string, number], number>(
      'SELECT grant_seq FROM credit_lot WHERE account = ? AND expires_at <= ? AND left > 0',
    )
    .pluck()
  const dueAccounts = sqlite
    .prepare<{ at: number; limit: number }, string>(
      `SELECT account FROM reservation WHERE state = 'open' AND expires_at <= @at
       UNION
       SELECT account FROM credit_lot JOIN account_state USING (account)
       WHERE left > 0 AND expires_at IS NOT NULL AND expires_at <= @at AND erased = 0
       LIMIT @limit`,
    )
    .pluck()

  return {
    load(account, period, holds = []) {
      const found = state.get(account)
      if (found === undefined) throw new Error(`no ledger account ${account}`)
      const periods = new Set([period, ...holds.map((each) => each.period)])
      const months = new Map<string, Month>()
      for (const each of periods) {
        const row = month.get(account, each)
        if (row !== undefined) months.set(each, row)
      }
      return {
        ...found,
        erased: found.erased === 1,
        months,
        holds: new Map(holds.map((each) => [each.seq, each])),
        lots: new Map(holds.flatMap((each) => (each.lot === null ? [] : [named(account, each.lot)]))),
      }
    },
    withLots: (account, loaded) => ({ ...account, lots: loaded }),
    exists: (account) => state.get(account) !== undefined,
    hold(seq) {
      const row = hold.get(seq)
      return row === undefined ? undefined : { ...row, superseded: row.superseded === 1 }
    },
    lots: (account) => new Map(lots.all(account).map(({ id, ...row }) => [id, row])),
    lot: (account, id) => lot.get(id, account),
    openHolds: (limit) => openHolds.all(limit),
    dueHolds: (account, at) => dueHolds.all(account, at).sort((a, b) => a - b),
    dueLots: (account, at) => dueLots.all(account, at).sort((a, b) => a - b),
    dueAccounts: (at, limit) => dueAccounts.all({ at, limit }),
  }

  function named(account: string, id: number): [number, Lot] {
    const found = lot.get(id, account)
    if (found === undefined) throw new Error(`${account} has no lot ${id}`)
    return [id, found]
  }
}

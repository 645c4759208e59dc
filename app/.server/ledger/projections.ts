import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { Account, Hold, HoldState, Month } from './account.ts'
import { uphold } from './breach.ts'
import { type LedgerEvent, upcast } from './events.ts'

/**
 * Writes what an event means for the tables that answer questions, in the transaction of the event. Every change
 * states what it expects to find; a row that is not as the deciders saw it is a breach.
 */
export function prepareProjections(sqlite: SqliteConnection): (event: LedgerEvent) => void {
  const openAccount = sqlite.prepare('INSERT INTO account_state (account, plan, quota, policy) VALUES (?, ?, ?, ?)')
  const changePlan = sqlite.prepare(
    'UPDATE account_state SET plan = ?, quota = ?, policy = ? WHERE account = ? AND plan = ?',
  )
  const changeMonth = sqlite.prepare('UPDATE account_period SET quota = ? WHERE account = ? AND period = ?')
  const openMonth = sqlite.prepare(
    `INSERT INTO account_period (account, period, quota, used, reserved)
     SELECT account, ?, quota, 0, 0 FROM account_state
     WHERE account = ? AND NOT EXISTS (SELECT 1 FROM account_period WHERE account = ? AND period = ?)`,
  )
  // The one place where a credit is taken: two takers of the last one cannot both change a row.
  const take = sqlite.prepare(
    `UPDATE account_period SET reserved = reserved + ?
     WHERE account = ? AND period = ? AND used + reserved + ? <= quota`,
  )
  const give = sqlite.prepare(
    'UPDATE account_period SET reserved = reserved - ?, used = used + ? WHERE account = ? AND period = ?',
  )
  const openHold = sqlite.prepare(
    `INSERT INTO reservation (seq, account, period, amount, source, expires_at, state, superseded, ended)
     VALUES (?, ?, ?, ?, ?, ?, 'open', 0, NULL)`,
  )
  const supersede = sqlite.prepare('UPDATE reservation SET superseded = 1 WHERE seq = ? AND account = ?')
  const endHold = sqlite.prepare(
    'UPDATE reservation SET state = ?, ended = ? WHERE seq = ? AND account = ? AND period = ? AND state = ?',
  )

  function end(event: LedgerEvent, hold: { reserve: number; period: string }, from: HoldState, to: HoldState) {
    const changed = endHold.run(to, event.seq, hold.reserve, event.account, hold.period, from).changes
    uphold(changed === 1, `reservation ${hold.reserve} goes from ${from} to ${to}`)
  }

  function move(event: LedgerEvent, period: string, held: number, used: number) {
    const changed = give.run(held, used, event.account, period).changes
    uphold(changed === 1, `${event.account} has a row for ${period}`)
  }

  return function project(written) {
    const event = upcast(written)
    const { account, seq } = event
    switch (event.type) {
      case 'log.opened':
      case 'policy.published':
      case 'key.rotated':
        return
      case 'account.opened':
        openAccount.run(account, event.data.plan, event.data.quota, event.data.policy)
        return
      case 'plan.changed': {
        const { from, to, quota, policy, effective_at } = event.data
        uphold(changePlan.run(to, quota, policy, account, from).changes === 1, `${account} is on ${from}`)
        changeMonth.run(quota, account, periodOf(effective_at))
        return
      }
      case 'request.reserved': {
        const { amount, period, source, expires_at, retry_of } = event.data
        if (take.run(amount, account, period, amount).changes === 0) {
          openMonth.run(period, account, account, period)
          uphold(take.run(amount, account, period, amount).changes === 1, `${account} has a credit left in ${period}`)
        }
        openHold.run(seq, account, period, amount, source, expires_at)
        if (retry_of !== null) {
          uphold(supersede.run(retry_of, account).changes === 1, `${account} has reservation ${retry_of}`)
        }
        return
      }
      case 'request.settled': {
        const { amount, period, late } = event.data
        end(event, event.data, late ? 'expired' : 'open', late ? 'late' : 'settled')
        move(event, period, late ? 0 : amount, amount)
        return
      }
      case 'request.released':
      case 'request.expired':
        end(event, event.data, 'open', event.type === 'request.released' ? 'released' : 'expired')
        move(event, event.data.period, event.data.amount, 0)
        return
      default:
        throw new Error(`no projection of ${event.type}`)
    }
  }
}

export type HoldRow = Hold & { seq: number; account: string; ended: number | null }

/** Reads back as much of an account as a command needs: its plan, one month, and the hold that it names. */
export type AccountReader = {
  /** @throws where there is no such account: callers take it from a signed-in workspace. */
  load(account: string, period: string, holds?: readonly HoldRow[]): Account
  exists(account: string): boolean
  hold(seq: number): HoldRow | undefined
  /** The open holds of one account whose time is over at `at`, oldest first, by seq. */
  due(account: string, at: number): number[]
  /** Accounts that have open holds whose time is over, at most `limit`. */
  dueAccounts(at: number, limit: number): string[]
}

export function prepareAccountReader(sqlite: SqliteConnection): AccountReader {
  const state = sqlite.prepare<[string], { plan: PlanKey; quota: number; policy: number }>(
    'SELECT plan, quota, policy FROM account_state WHERE account = ?',
  )
  const month = sqlite.prepare<[string, string], Month>(
    'SELECT quota, used, reserved FROM account_period WHERE account = ? AND period = ?',
  )
  type Row = Omit<HoldRow, 'superseded'> & { superseded: 0 | 1 }
  const columns = 'seq, account, period, amount, expires_at AS expiresAt, state, superseded, ended'
  const hold = sqlite.prepare<[number], Row>(`SELECT ${columns} FROM reservation WHERE seq = ?`)
  // Answered from the index alone: it runs before every command and nearly always finds nothing.
  const due = sqlite
    .prepare<[string, number], number>(
      `SELECT seq FROM reservation WHERE account = ? AND state = 'open' AND expires_at <= ?`,
    )
    .pluck()
  const dueAccounts = sqlite
    .prepare<[number, number], string>(
      `SELECT DISTINCT account FROM reservation WHERE state = 'open' AND expires_at <= ? LIMIT ?`,
    )
    .pluck()
  const held = (row: Row): HoldRow => ({ ...row, superseded: row.superseded === 1 })

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
      return { ...found, months, holds: new Map(holds.map((each) => [each.seq, each])) }
    },
    exists: (account) => state.get(account) !== undefined,
    hold(seq) {
      const row = hold.get(seq)
      return row === undefined ? undefined : held(row)
    },
    due: (account, at) => due.all(account, at).sort((a, b) => a - b),
    dueAccounts: (at, limit) => dueAccounts.all(at, limit),
  }
}

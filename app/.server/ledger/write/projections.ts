import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type CurrentEvent, type FactOf, type LedgerEvent, upcast } from '../format/events.ts'
import { breachUnless } from './breach.ts'
import { prepareLotProjection } from './credits/projection.ts'
import type { HoldState } from './ledger-account.ts'
import { prepareMoneyProjection } from './payments/projection.ts'

type Here<T extends CurrentEvent['type']> = Extract<CurrentEvent, FactOf<T>>
type End = Here<'request.settled'> | Here<'request.released'> | Here<'request.expired'>

/**
 * Writes what an event means for the tables that answer questions, in the transaction of the event. Every change
 * states what it expects to find; a row that is not as the deciders saw it is a breach.
 */
export function prepareProjections(sqlite: SqliteConnection): (event: LedgerEvent) => void {
  const lots = prepareLotProjection(sqlite)
  const money = prepareMoneyProjection(sqlite)
  const openAccount = sqlite.prepare('INSERT INTO account_state (account, plan, quota, policy) VALUES (?, ?, ?, ?)')
  const changePlan = sqlite.prepare(
    'UPDATE account_state SET plan = ?, quota = ?, policy = ? WHERE account = ? AND plan = ?',
  )
  const erase = sqlite.prepare('UPDATE account_state SET erased = 1 WHERE account = ? AND erased = 0')
  const changeMonth = sqlite.prepare('UPDATE account_period SET quota = ? WHERE account = ? AND period = ?')
  const openMonth = sqlite.prepare(
    `INSERT INTO account_period (account, period, quota, used, reserved)
     SELECT account, ?, quota, 0, 0 FROM account_state
     WHERE account = ? AND NOT EXISTS (SELECT 1 FROM account_period WHERE account = ? AND period = ?)`,
  )
  // The only statement that takes a credit: two takers of the last one cannot both change a row.
  const take = sqlite.prepare(
    `UPDATE account_period SET reserved = reserved + ?
     WHERE account = ? AND period = ? AND used + reserved + ? <= quota + adjusted`,
  )
  const give = sqlite.prepare(
    'UPDATE account_period SET reserved = reserved - ?, used = used + ? WHERE account = ? AND period = ?',
  )
  const giveBack = sqlite.prepare('UPDATE account_period SET adjusted = adjusted + ? WHERE account = ? AND period = ?')
  const openHold = sqlite.prepare(
    `INSERT INTO reservation (seq, account, period, amount, source, lot, expires_at, state, superseded, ended)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', 0, NULL)`,
  )
  const supersede = sqlite.prepare('UPDATE reservation SET superseded = 1 WHERE seq = ? AND account = ?')
  // Nearly every end: of the month's limit, in the month of its reserve.
  const endHold = sqlite.prepare(
    `UPDATE reservation SET state = ?, ended = ?
     WHERE seq = ? AND account = ? AND state = ? AND period = ? AND source = 'quota'`,
  )
  const endOtherHold = sqlite.prepare<
    [string, number, number, string, string],
    { period: string; amount: number; lot: number | null }
  >(
    `UPDATE reservation SET state = ?, ended = ? WHERE seq = ? AND account = ? AND state = ?
     RETURNING period, amount, lot`,
  )
  const refund = sqlite.prepare(
    `UPDATE reservation SET refunded = refunded + ?
     WHERE seq = ? AND account = ? AND ended = ? AND state IN ('settled', 'late')`,
  )
  const insertStatement = sqlite.prepare('INSERT INTO account_statement (account, period, seq) VALUES (?, ?, ?)')
  const closeThrough = sqlite.prepare(
    `UPDATE account_state SET closed_through = ? WHERE account = ? AND coalesce(closed_through, '') < ?`,
  )
  const insertSealed = sqlite.prepare(
    'INSERT INTO sealed_period (period, seq, first_seq, end_seq, statements) VALUES (?, ?, ?, ?, ?)',
  )

  function move(event: CurrentEvent, period: string, held: number, used: number) {
    const changed = give.run(held, used, event.account, period).changes
    breachUnless(changed === 1, `${event.account} has no row for ${period} that takes the change`)
  }

  function end(event: End, from: HoldState, to: HoldState, used: number) {
    const { reserve, amount, period } = event.data
    const held = from === 'open' ? amount : 0
    if (endHold.run(to, event.seq, reserve, event.account, from, period).changes === 1) {
      move(event, period, held, used)
      return
    }
    const other = endOtherHold.get(to, event.seq, reserve, event.account, from)
    breachUnless(other !== undefined, `reservation ${reserve} is not ${from}, so it cannot be ${to}`)
    if (other.lot !== null) {
      lots.end(event, other.lot, { held, used })
      return
    }
    breachUnless(
      to === 'late' && period > other.period,
      `reservation ${reserve} counts neither in its month nor late in a later one`,
    )
    openMonth.run(period, event.account, event.account, period)
    move(event, period, 0, used)
  }

  function reserve(event: Here<'request.reserved'>) {
    const { account, seq } = event
    const { amount, period, source, lot, expires_at, retry_of } = event.data
    breachUnless(
      (source === 'lot') === (lot !== null),
      'a request names a lot without taking from it, or the other way round',
    )
    if (lot !== null) {
      lots.hold(event, lot, amount)
    } else if (take.run(amount, account, period, amount).changes === 0) {
      openMonth.run(period, account, account, period)
      breachUnless(
        take.run(amount, account, period, amount).changes === 1,
        `${account} has no credit left in ${period}`,
      )
    }
    openHold.run(seq, account, period, amount, source, lot, expires_at)
    if (retry_of !== null) {
      breachUnless(supersede.run(retry_of, account).changes === 1, `${account} has no reservation ${retry_of}`)
    }
  }

  return function project(written) {
    const event = upcast(written)
    const { account, seq } = event
    switch (event.type) {
      case 'log.opened':
      case 'policy.published':
      case 'key.rotated':
      case 'number.lost':
      case 'clock.corrected':
      case 'verifier.published':
        return
      case 'account.opened':
        openAccount.run(account, event.data.plan, event.data.quota, event.data.policy)
        return
      case 'account.erased':
        breachUnless(erase.run(account).changes === 1, `${account} is missing or was erased before`)
        return
      case 'plan.changed': {
        const { from, to, quota, policy, effective_at } = event.data
        breachUnless(changePlan.run(to, quota, policy, account, from).changes === 1, `${account} is not on ${from}`)
        changeMonth.run(quota, account, periodOf(effective_at))
        return
      }
      case 'request.reserved':
        reserve(event)
        return
      case 'request.settled': {
        const { amount, late } = event.data
        end(event, late ? 'expired' : 'open', late ? 'late' : 'settled', amount)
        return
      }
      case 'request.released':
        end(event, 'open', 'released', 0)
        return
      case 'request.expired':
        end(event, 'open', 'expired', 0)
        return
      case 'adjustment.posted': {
        const { reserve, settled, period, units } = event.data
        breachUnless(
          refund.run(units, reserve, account, settled).changes === 1,
          `event ${settled} did not settle reservation ${reserve}`,
        )
        openMonth.run(period, account, account, period)
        breachUnless(
          giveBack.run(units, account, period).changes === 1,
          `${account} has no row for ${period} that takes the change`,
        )
        return
      }
      case 'credit.granted':
        lots.grant(event)
        return
      case 'credit.expired':
      case 'credit.revoked':
        lots.lose(event)
        return
      case 'invoice.paid':
      case 'invoice.failed':
      case 'invoice.voided':
      case 'invoice.refunded':
      case 'refund.reversed':
      case 'dispute.changed':
      case 'dispute.funds':
      case 'invoice.credited':
        money(event)
        return
      case 'period.closed': {
        const { period } = event.data
        breachUnless(
          closeThrough.run(period, account, period).changes === 1,
          `${account} has a statement for ${period} already`,
        )
        insertStatement.run(account, period, seq)
        return
      }
      case 'period.sealed': {
        const { period, first, end: after, statements } = event.data
        insertSealed.run(period, seq, first, after, statements)
        return
      }
      default:
        event satisfies never
    }
  }
}

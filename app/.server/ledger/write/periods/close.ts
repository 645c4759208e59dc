import { setImmediate } from 'node:timers/promises'
import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type CurrentEvent, type FactOf, type LedgerEvent, SYSTEM, upcast } from '../../format/events.ts'
import { breachUnless } from '../breach.ts'
import type { LedgerTx } from '../journal.ts'
import type { AccountReader } from '../ledger-account-reader.ts'
import type { CommandQueue } from '../queue.ts'
import type { Expiry } from '../requests/expiry.ts'
import { prepareSearch } from './search.ts'
import { addStatement, addUp, noTotals, type Promised, type Totals } from './statement.ts'

/** By then every hold of the month is over, and a request that ends late is late. */
const GRACE_MS = 15 * 60_000
/** Accounts that one transaction looks at, and events after which it looks at no further one. */
const BATCH = { accounts: 64, events: 1_000 }
/** Statements that are added up between two turns of the event loop. */
const SUM_BATCH = 256

/** `clockSuspect`: the wall clock could not be believed or was not confirmed yet, so closing stopped. */
export type CloseOutcome = {
  /** Months sealed now, `YYYY-MM`, in order. */
  sealed: string[]
  /** Number of statements written now. */
  statements: number
  clockSuspect: boolean
}

type Statement = FactOf<'period.closed'>['data']

/**
 * Closing months: a statement for each account with events in the month, then one seal over all of them. Every step is
 * a small transaction of its own that finds out what is left to do, so the next call finishes what a stop cut short.
 */
export function prepareClosing(deps: {
  sqlite: SqliteConnection
  queue: CommandQueue
  accounts: AccountReader
  expiry: Expiry
  /** Work of one account among others; undefined if the account is stopped. */
  alone<T>(tx: LedgerTx, account: string, work: () => T): T | undefined
}) {
  const { sqlite, queue, accounts, expiry, alone } = deps
  const search = prepareSearch(sqlite)
  const selectBody = sqlite.prepare<[number], Buffer>('SELECT body FROM ledger_event WHERE seq = ?').pluck()
  const selectStretch = sqlite
    .prepare<[string, number, number], Buffer>(
      'SELECT body FROM ledger_event WHERE account = ? AND aseq >= ? AND aseq < ? ORDER BY aseq',
    )
    .pluck()
  const selectAccounts = sqlite.prepare<[string, number], { account: string; closed: string | null }>(
    'SELECT account, closed_through AS closed FROM account_state WHERE account > ? ORDER BY account LIMIT ?',
  )
  const selectLastStatement = sqlite
    .prepare<[string], number>('SELECT seq FROM account_statement WHERE account = ? ORDER BY period DESC LIMIT 1')
    .pluck()
  const selectStatements = sqlite.prepare<[string, string, number], { account: string; body: Buffer }>(
    `SELECT s.account, e.body FROM account_statement s JOIN ledger_event e ON e.seq = s.seq
     WHERE s.period = ? AND s.account > ? ORDER BY s.account LIMIT ?`,
  )
  const countStatements = sqlite
    .prepare<[string], number>('SELECT count(*) FROM account_statement WHERE period = ?')
    .pluck()
  const selectLastSealed = sqlite
    .prepare<[], string>('SELECT period FROM sealed_period ORDER BY period DESC LIMIT 1')
    .pluck()
  const selectFirstTime = sqlite.prepare<[], number>('SELECT at FROM ledger_event WHERE seq = 0').pluck()

  /** The oldest month that is not sealed, if its time has come; else undefined. */
  function nextDue(tx: LedgerTx): string | undefined {
    const last = selectLastSealed.get()
    const first = selectFirstTime.get()
    breachUnless(first !== undefined, 'the log has no events')
    const period = last === undefined ? periodOf(first) : periodOf(nextPeriodStart(last))
    return tx.at >= nextPeriodStart(period) + GRACE_MS ? period : undefined
  }

  /** Statements for some accounts after `cursor`, in the order of their ids. `cursor` is undefined once all are done. */
  function closeSome(
    tx: LedgerTx,
    period: string,
    cursor: string,
  ): { cursor: string | undefined; statements: number; stopped: number } {
    let [read, statements, stopped] = [0, 0, 0]
    const page = selectAccounts.all(cursor, BATCH.accounts)
    for (const { account, closed } of page) {
      if (closed === null || closed < period) {
        const from = search.firstAseq(account, periodStart(period))
        const to = search.firstAseq(account, nextPeriodStart(period))
        if (from < to) {
          const written = alone(tx, account, () => close(tx, account, period, from, to))
          if (written === undefined) stopped += 1
          else if (written) statements += 1
        }
        read += to - from
      }
      if (read >= BATCH.events) return { cursor: account, statements, stopped }
    }
    return { cursor: page.length < BATCH.accounts ? undefined : page.at(-1)?.account, statements, stopped }
  }

  /** @returns false if nothing but statements happened. */
  function close(tx: LedgerTx, account: string, period: string, from: number, to: number): boolean {
    const events = selectStretch.all(account, from, to).map(read)
    if (events.every(({ type }) => type === 'period.closed')) return false
    expiry.expireHolds(tx, account)
    const here = new Map(events.map((event) => [event.seq, event]))
    const hold = (seq: number) => {
      const found = accounts.hold(seq)
      breachUnless(found?.account === account, `reservation ${seq} does not belong to ${account}`)
      return found
    }
    const { totals, promised = lastPromised(account) } = addUp(period, events, {
      hold,
      ended(reserve) {
        const { ended } = hold(reserve)
        breachUnless(ended !== null, `reservation ${reserve} names no event that ended it`)
        const event = here.get(ended) ?? readAt(ended)
        breachUnless(event.type === 'request.settled', `event ${ended} did not settle reservation ${reserve}`)
        return event.data
      },
    })
    tx.append(account, { type: 'period.closed', v: 1, data: { ...totals, ...promised } }, null)
    return true
  }

  /** The plan that the account's last statement names: it did not change since, or the month would say so. */
  function lastPromised(account: string): Promised {
    const seq = selectLastStatement.get(account)
    breachUnless(seq !== undefined, `${account} has no statement of the month in which it was opened`)
    const { plan, quota } = statementAt(seq)
    return { plan, quota }
  }

  function readAt(seq: number): CurrentEvent {
    const body = selectBody.get(seq)
    breachUnless(body !== undefined, `event ${seq} is missing`)
    return read(body)
  }

  function statementAt(seq: number): Statement {
    const event = readAt(seq)
    breachUnless(event.type === 'period.closed', `event ${seq} is no statement`)
    return event.data
  }

  /** Statements never change, so they can be added up in the open, a few at a time. */
  async function sumUp(period: string): Promise<{ totals: Totals; statements: number }> {
    let totals = noTotals(period)
    let statements = 0
    for (let cursor = ''; ; await setImmediate()) {
      const page = selectStatements.all(period, cursor, SUM_BATCH)
      for (const { body } of page) {
        const event = read(body)
        breachUnless(event.type === 'period.closed', `event ${event.seq} is no statement`)
        totals = addStatement(totals, event.data)
      }
      statements += page.length
      const last = page.at(-1)
      if (last === undefined || page.length < SUM_BATCH) return { totals, statements }
      cursor = last.account
    }
  }

  /** @returns false if another process sealed the month meanwhile. */
  function seal(tx: LedgerTx, summed: { totals: Totals; statements: number }): boolean {
    const { totals, statements } = summed
    const { period } = totals
    if (nextDue(tx) !== period) return false
    breachUnless(
      countStatements.get(period) === statements,
      `another number than ${statements} of accounts has a statement for ${period}`,
    )
    const [first, end] = [search.firstSeq(periodStart(period)), search.firstSeq(nextPeriodStart(period))]
    tx.append(SYSTEM, { type: 'period.sealed', v: 1, data: { ...totals, first, end, statements } }, null)
    return true
  }

  async function closeAll(): Promise<CloseOutcome> {
    const outcome: CloseOutcome = { sealed: [], statements: 0, clockSuspect: false }
    /** Nothing is closed by a clock that cannot be believed. */
    async function steady<T>(step: (tx: LedgerTx) => T): Promise<T | undefined> {
      return queue.submit((tx) => {
        outcome.clockSuspect = !tx.maySeal
        return tx.maySeal ? step(tx) : undefined
      })
    }
    for (;;) {
      const period = await steady(nextDue)
      if (period === undefined) return outcome
      let stopped = 0
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const from: string = cursor
        const closed = await steady((tx) => closeSome(tx, period, from))
        if (closed === undefined) return outcome
        outcome.statements += closed.statements
        stopped += closed.stopped
        cursor = closed.cursor
      }
      // The month waits for the statements of accounts that are stopped.
      if (stopped > 0) return outcome
      const summed = await sumUp(period)
      const sealed = await steady((tx) => seal(tx, summed))
      if (sealed === undefined) return outcome
      if (sealed) outcome.sealed.push(period)
    }
  }

  let running: Promise<CloseOutcome> | undefined
  return function closePeriods(): Promise<CloseOutcome> {
    running ??= closeAll().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Takes the stored bytes at their word: they were checked when they were written and are hashed at every start and
 * checkpoint; a month can have ten thousands of them.
 */
function read(body: Buffer): CurrentEvent {
  return upcast(JSON.parse(body.toString('utf8')) as LedgerEvent)
}

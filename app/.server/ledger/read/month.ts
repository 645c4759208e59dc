import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { dayOf, daysIn } from '#app/domain/usage/period.ts'
import type { CurrentEvent, FactOf } from '../format/events.ts'
import type { LedgerOperation } from '../format/words.ts'
import { chainOf, endOf, eventAt, lineOf } from './chain.ts'
import { parsedEvents } from './parsed-events.ts'
import { type Statement, statementOf } from './statements.ts'

type Tally = {
  /** Credits charged, of the month's limit and of extra credits together. */
  spent: number
  /** Requests that ended without a charge. */
  free: number
  /** Requests that hold a credit now. */
  running: number
}

/** One account's UTC month as its events tell it. Amounts are credits. */
export type MonthUsage = {
  period: string
  /** The month's limit without adjustments; null if nothing of the month says it. */
  limit: number | null
  /** Charged to the month's limit. */
  used: number
  /** Charged to extra credits. */
  fromLots: number
  /** Held of the month's limit by requests that run now. */
  reserved: number
  /** Given back by adjustments, on top of the limit. */
  adjusted: number
  /** The rest of limit and adjustments; null if the limit is unknown. Never negative. */
  left: number | null
  free: number
  late: number
  granted: number
  creditsExpired: number
  creditsRevoked: number
  tokensIn: number
  tokensOut: number
  /** One for each day of the month, the first at index 0: the day on which a request began. */
  days: Tally[]
  /** Operations that occurred, most credits first. */
  operations: (Tally & { operation: LedgerOperation; tokens: number })[]
  adjustments: (FactOf<'adjustment.posted'>['data'] & { seq: number; at: number })[]
  /** The account's statement of the month, once it is written. */
  statement: Statement | null
}

type Begun = { operation: LedgerOperation; day: number; source: 'quota' | 'lot'; amount: number }

/**
 * Everything that counts for one month of one account, added up from the bytes of its events. Reads the events of that
 * month and a few beside it, never the history.
 */
export function monthUsage(reader: Handle, account: string, period: string): MonthUsage {
  const chain = chainOf(reader, account)
  const stretch = chain.month(period)
  const month = emptyMonth(period)
  const operations = new Map<LedgerOperation, Tally & { tokens: number }>()
  const open = new Map<number, Begun>()
  const expired = new Set<number>()

  const tallies = (begun: Begun) => {
    const operation = operations.get(begun.operation) ?? { spent: 0, free: 0, running: 0, tokens: 0 }
    operations.set(begun.operation, operation)
    const day = month.days[begun.day - 1]
    return day === undefined ? [operation] : [operation, day]
  }

  function begunBefore(reserve: number, at: number): Begun {
    const event = eventAt(reader, reserve)
    const line = event === undefined ? undefined : lineOf(event)
    if (line?.type !== 'request.reserved') throw new Error(`event ${reserve} is no reservation`)
    const { operation, source, amount } = line.data
    return { operation, source, amount, day: dayOf(at) }
  }

  function settle(line: CurrentEvent & { type: 'request.settled' }) {
    const { reserve, amount, tokens_in, tokens_out, late } = line.data
    const begun = open.get(reserve) ?? begunBefore(reserve, line.at)
    // What had expired was taken for free until now.
    const wasFree = expired.delete(reserve)
    open.delete(reserve)
    if (begun.source === 'quota') month.used += amount
    else month.fromLots += amount
    if (wasFree) month.free -= 1
    if (amount === 0) month.free += 1
    if (late) month.late += 1
    month.tokensIn += tokens_in
    month.tokensOut += tokens_out
    for (const tally of tallies(begun)) {
      tally.spent += amount
      if (wasFree) tally.free -= 1
      if (amount === 0) tally.free += 1
    }
    const operation = operations.get(begun.operation)
    if (operation !== undefined) operation.tokens += tokens_in + tokens_out
  }

  function free(reserve: number) {
    const begun = open.get(reserve)
    if (begun === undefined) return
    month.free += 1
    for (const tally of tallies(begun)) tally.free += 1
  }

  /** Begun in this month and ended after it. A settle that came too late for this month counts in its own. */
  function endLater(reserve: number, line: CurrentEvent) {
    if (line.type === 'request.settled' && line.data.period === period) settle(line)
    else if (!expired.has(reserve)) free(reserve)
  }

  function count(line: CurrentEvent) {
    switch (line.type) {
      case 'request.reserved':
        open.set(line.seq, { ...line.data, day: dayOf(line.at) })
        return
      case 'request.settled':
        if (line.data.period === period) settle(line)
        return
      case 'request.released':
        free(line.data.reserve)
        open.delete(line.data.reserve)
        return
      case 'request.expired':
        // Stays among the open ones: its end may still come, and be counted.
        free(line.data.reserve)
        if (open.has(line.data.reserve)) expired.add(line.data.reserve)
        return
      case 'adjustment.posted':
        month.adjusted += line.data.units
        month.adjustments.push({ ...line.data, seq: line.seq, at: line.at })
        return
      case 'credit.granted':
        month.granted += line.data.amount
        return
      case 'credit.expired':
        month.creditsExpired += line.data.amount
        return
      case 'credit.revoked':
        month.creditsRevoked += line.data.amount
        return
      default:
    }
  }

  for (const line of parsedEvents(reader, account, stretch, false)) count(line)
  for (const [reserve, begun] of [...open]) {
    const end = endOf(reader, reserve)
    const ending = end === undefined ? undefined : eventAt(reader, end)
    if (ending !== undefined && ending.aseq >= stretch.to) endLater(reserve, lineOf(ending))
    else if (!expired.has(reserve)) {
      if (begun.source === 'quota') month.reserved += begun.amount
      for (const tally of tallies(begun)) tally.running += 1
    }
  }
  month.operations = [...operations]
    .map(([operation, tally]) => ({ operation, ...tally }))
    .sort((a, b) => b.spent - a.spent || b.free - a.free || a.operation.localeCompare(b.operation))
  month.statement = statementOf(reader, account, period)
  month.limit = preparedFor(reader).limit.get(account, period) ?? month.statement?.quota ?? null
  month.left = month.limit === null ? null : leftOf(month, month.limit)
  return month
}

function leftOf(month: MonthUsage, limit: number): number {
  return Math.max(0, limit + month.adjusted - month.used - month.reserved)
}

const preparedFor = preparedOnce(prepare)

function prepare({ sqlite }: Handle) {
  return {
    limit: sqlite
      .prepare<[string, string], number>('SELECT quota FROM account_period WHERE account = ? AND period = ?')
      .pluck(),
  }
}

function emptyMonth(period: string): MonthUsage {
  return {
    period,
    limit: null,
    used: 0,
    fromLots: 0,
    reserved: 0,
    adjusted: 0,
    left: null,
    free: 0,
    late: 0,
    granted: 0,
    creditsExpired: 0,
    creditsRevoked: 0,
    tokensIn: 0,
    tokensOut: 0,
    days: Array.from({ length: daysIn(period) }, () => ({ spent: 0, free: 0, running: 0 })),
    operations: [],
    adjustments: [],
    statement: null,
  }
}

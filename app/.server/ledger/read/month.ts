import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { dayOf, daysIn } from '#app/domain/usage/period.ts'
import type { CurrentEvent, FactOf } from '../format/events.ts'
import type { LedgerOperation } from '../format/words.ts'
import { chainOf, endOf, eventAt, lineOf, type Stretch } from './chain.ts'
import { isLine } from './line-types.ts'
import { BLOCK, parsedEvents } from './parsed-events.ts'
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

/** What the events of a month say up to one of them. */
type Sum = {
  month: MonthUsage
  operations: Map<LedgerOperation, Tally & { tokens: number }>
  open: Map<number, Begun>
  expired: Set<number>
  /** Lines that a list of the month has (`monthEvents`). */
  lines: number
}

/**
 * Everything that counts for one month of one account, added up from the bytes of its events. Reads the events of that
 * month and a few beside it, never the history; what it added up to the last full block of them is held.
 */
export function monthUsage(reader: Handle, account: string, period: string): MonthUsage {
  return monthWithLines(reader, account, period).month
}

/** The same, and how many lines a list of all its events has (`monthEvents`). */
export function monthWithLines(reader: Handle, account: string, period: string): { month: MonthUsage; lines: number } {
  const stretch = chainOf(reader, account).month(period)
  const first = chainOf(reader, account).event(stretch.from)?.seq ?? 0
  const held = heldSum(reader, account, period, stretch, first)
  const sum = copyOf(held.sum)
  add(reader, account, period, { from: held.to, to: stretch.to }, sum, first)
  const { month, operations, open, expired } = sum
  for (const [reserve, begun] of [...open]) {
    const end = endOf(reader, reserve)
    const ending = end === undefined ? undefined : eventAt(reader, end)
    if (ending !== undefined && ending.aseq >= stretch.to) {
      // Begun in this month and ended after it. A settle that came too late for this month counts in its own.
      const line = lineOf(ending)
      if (line.type === 'request.settled' && line.data.period === period) settle(reader, line, sum)
      else if (!expired.has(reserve)) free(reserve, sum)
    } else if (!expired.has(reserve)) {
      if (begun.source === 'quota') month.reserved += begun.amount
      for (const tally of talliesOf(begun, sum)) tally.running += 1
    }
  }
  month.operations = [...operations]
    .map(([operation, tally]) => ({ operation, ...tally }))
    .sort((a, b) => b.spent - a.spent || b.free - a.free || a.operation.localeCompare(b.operation))
  month.statement = statementOf(reader, account, period)
  month.limit = preparedFor(reader).limit.get(account, period) ?? month.statement?.quota ?? null
  month.left = month.limit === null ? null : leftOf(month, month.limit)
  return { month, lines: sum.lines }
}

/** Months that are held, of all accounts; each takes a few kilobytes. */
const MONTHS = 512

type Held = { from: number; to: number; leaf: Buffer; sum: Sum }

/**
 * The sum up to the last full block of events, not to be changed. A log only grows, so that only newer blocks are added to what is held. That
 * it is still the same log is seen by the hash of the last event, since LiteFS may put another one in its place.
 */
function heldSum(
  reader: Handle,
  account: string,
  period: string,
  { from, to }: Stretch,
  first: number,
): Pick<Held, 'to' | 'sum'> {
  const { held, leafAt } = preparedFor(reader)
  const key = `${account} ${period}`
  const known = held.get(key)
  held.delete(key)
  const isSame = known !== undefined && known.from === from && leafAt.get(account, known.to - 1)?.equals(known.leaf)
  const start = isSame ? known : { to: from, sum: emptySum(period) }
  const end = Math.floor(to / BLOCK) * BLOCK
  if (end <= start.to) {
    if (isSame) held.set(key, known)
    return start
  }
  const sum = copyOf(start.sum)
  add(reader, account, period, { from: start.to, to: end }, sum, first)
  const leaf = leafAt.get(account, end - 1)
  // The last in order is the one that was used last.
  if (leaf !== undefined) held.set(key, { from, to: end, leaf, sum })
  for (const oldest of held.keys()) {
    if (held.size <= MONTHS) break
    held.delete(oldest)
  }
  return { to: end, sum }
}

function emptySum(period: string): Sum {
  return { month: emptyMonth(period), operations: new Map(), open: new Map(), expired: new Set(), lines: 0 }
}

function copyOf({ month, operations, open, expired, lines }: Sum): Sum {
  return {
    month: { ...month, days: month.days.map((day) => ({ ...day })), adjustments: [...month.adjustments] },
    operations: new Map([...operations].map(([operation, tally]) => [operation, { ...tally }])),
    open: new Map(open),
    expired: new Set(expired),
    lines,
  }
}

/** @param first the number of the month's first event */
function add(reader: Handle, account: string, period: string, stretch: Stretch, sum: Sum, first: number): void {
  const { month, open, expired } = sum
  for (const line of parsedEvents(reader, account, stretch, false)) {
    if (isLine(line, period, first)) sum.lines += 1
    switch (line.type) {
      case 'request.reserved':
        open.set(line.seq, { ...line.data, day: dayOf(line.at) })
        break
      case 'request.settled':
        if (line.data.period === period) settle(reader, line, sum)
        break
      case 'request.released':
        free(line.data.reserve, sum)
        open.delete(line.data.reserve)
        break
      case 'request.expired':
        // Stays among the open ones: its end may still come, and be counted.
        free(line.data.reserve, sum)
        if (open.has(line.data.reserve)) expired.add(line.data.reserve)
        break
      case 'adjustment.posted':
        month.adjusted += line.data.units
        month.adjustments.push({ ...line.data, seq: line.seq, at: line.at })
        break
      case 'credit.granted':
        month.granted += line.data.amount
        break
      case 'credit.expired':
        month.creditsExpired += line.data.amount
        break
      case 'credit.revoked':
        month.creditsRevoked += line.data.amount
        break
      default:
    }
  }
}

function talliesOf(begun: Begun, { operations, month }: Sum): Tally[] {
  const operation = operations.get(begun.operation) ?? { spent: 0, free: 0, running: 0, tokens: 0 }
  operations.set(begun.operation, operation)
  const day = month.days[begun.day - 1]
  return day === undefined ? [operation] : [operation, day]
}

function begunBefore(reader: Handle, reserve: number, at: number): Begun {
  const event = eventAt(reader, reserve)
  const line = event === undefined ? undefined : lineOf(event)
  if (line?.type !== 'request.reserved') throw new Error(`event ${reserve} is no reservation`)
  const { operation, source, amount } = line.data
  return { operation, source, amount, day: dayOf(at) }
}

function settle(reader: Handle, line: CurrentEvent & { type: 'request.settled' }, sum: Sum): void {
  const { month, operations, open, expired } = sum
  const { reserve, amount, tokens_in, tokens_out, late } = line.data
  const begun = open.get(reserve) ?? begunBefore(reader, reserve, line.at)
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
  for (const tally of talliesOf(begun, sum)) {
    tally.spent += amount
    if (wasFree) tally.free -= 1
    if (amount === 0) tally.free += 1
  }
  const operation = operations.get(begun.operation)
  if (operation !== undefined) operation.tokens += tokens_in + tokens_out
}

function free(reserve: number, sum: Sum): void {
  const begun = sum.open.get(reserve)
  if (begun === undefined) return
  sum.month.free += 1
  for (const tally of talliesOf(begun, sum)) tally.free += 1
}

function leftOf(month: MonthUsage, limit: number): number {
  return Math.max(0, limit + month.adjusted - month.used - month.reserved)
}

const preparedFor = preparedOnce(prepare)

function prepare({ sqlite }: Handle) {
  return {
    held: new Map<string, Held>(),
    leafAt: sqlite
      .prepare<[string, number], Buffer>('SELECT leaf FROM ledger_event WHERE account = ? AND aseq = ?')
      .pluck(),
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

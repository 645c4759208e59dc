import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type CurrentEvent, type LedgerEvent, upcast } from '../format/events.ts'

/** A stored event: its place, and the exact bytes that were hashed. */
export type StoredEvent = {
  seq: number
  account: string
  aseq: number
  type: string
  at: number
  body: Buffer
  leaf: Buffer
}

/** Positions `from` up to but not including `to` in an account's own chain. */
export type Stretch = { from: number; to: number }

/**
 * One account's events by position and by time. `at` never decreases along a chain, so an instant is found by bisecting
 * it: some twenty reads of one row, however long the log is.
 */
export type Chain = {
  /** Number of events; 0 if there is no such account. */
  length(): number
  /** The first position whose event happened at `instant` or later; `length()` if there is none. */
  positionAt(instant: number): number
  /** The events that happened in a UTC month. */
  month(period: string): Stretch
  at(position: number): number | undefined
  event(position: number): StoredEvent | undefined
  /** In order; `newestFirst` turns it round. Reads row by row, so that a caller may stop early. */
  events(stretch: Stretch, newestFirst?: boolean): IterableIterator<StoredEvent>
  /** What the events of these types say, without their bytes and hashes: a third of the time. */
  lines(stretch: Stretch, types: ReadonlySet<string>, newestFirst?: boolean): Generator<CurrentEvent>
}

const COLUMNS = 'seq, account, aseq, type, at, body, leaf'

export function chainOf(reader: Handle, account: string): Chain {
  const { last, atOf, one, ascending, descending, texts, textsBack } = preparedFor(reader)

  function length(): number {
    return (last.get(account) ?? -1) + 1
  }

  function at(position: number): number | undefined {
    return atOf.get(account, position)
  }

  function positionAt(instant: number): number {
    let low = 0
    let high = length()
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((at(middle) ?? Number.POSITIVE_INFINITY) < instant) low = middle + 1
      else high = middle
    }
    return low
  }

  function* lines({ from, to }: Stretch, types: ReadonlySet<string>, newestFirst = false): Generator<CurrentEvent> {
    for (const [type, text] of (newestFirst ? textsBack : texts).iterate(account, from, to)) {
      if (types.has(type)) yield lineIn(text)
    }
  }

  return {
    length,
    positionAt,
    month: (period) => ({ from: positionAt(periodStart(period)), to: positionAt(nextPeriodStart(period)) }),
    at,
    event: (position) => one.get(account, position),
    events: ({ from, to }, newestFirst = false) => (newestFirst ? descending : ascending).iterate(account, from, to),
    lines,
  }
}

/** The event at a position of the whole log. */
export function eventAt(reader: Handle, seq: number): StoredEvent | undefined {
  return preparedFor(reader).bySeq.get(seq)
}

/** The seq of the event that ended a request, if something did; of several the last, which is the one that counts. */
export function endOf(reader: Handle, reserve: number): number | undefined {
  return preparedFor(reader).end.get(reserve) ?? undefined
}

/** Parses a stored event. Its bytes were checked when they were written, and every verifier checks them again. */
export function lineOf(event: StoredEvent): CurrentEvent {
  return lineIn(event.body.toString('utf8'))
}

function lineIn(text: string): CurrentEvent {
  return upcast(JSON.parse(text) as LedgerEvent)
}

/** The UTC months in which something happened in an account, newest first: a few reads for each. */
export function monthsOf(reader: Handle, account: string): string[] {
  const chain = chainOf(reader, account)
  const months: string[] = []
  let position = chain.length()
  while (position > 0) {
    const period = periodOf(chain.at(position - 1) ?? 0)
    months.push(period)
    position = chain.positionAt(periodStart(period))
  }
  return months
}

const preparedFor = preparedOnce(prepare)

function prepare({ sqlite }: Handle) {
  const stretch = 'WHERE account = ? AND aseq >= ? AND aseq < ? ORDER BY aseq'
  const text = (order: string) =>
    sqlite
      .prepare<[string, number, number], [type: string, text: string]>(
        `SELECT type, CAST(body AS TEXT) FROM ledger_event ${stretch} ${order}`,
      )
      .raw()
  return {
    last: sqlite.prepare<[string], number | null>('SELECT max(aseq) FROM ledger_event WHERE account = ?').pluck(),
    atOf: sqlite
      .prepare<[string, number], number>('SELECT at FROM ledger_event WHERE account = ? AND aseq = ?')
      .pluck(),
    one: sqlite.prepare<[string, number], StoredEvent>(
      `SELECT ${COLUMNS} FROM ledger_event WHERE account = ? AND aseq = ?`,
    ),
    bySeq: sqlite.prepare<[number], StoredEvent>(`SELECT ${COLUMNS} FROM ledger_event WHERE seq = ?`),
    ascending: sqlite.prepare<[string, number, number], StoredEvent>(`SELECT ${COLUMNS} FROM ledger_event ${stretch}`),
    descending: sqlite.prepare<[string, number, number], StoredEvent>(
      `SELECT ${COLUMNS} FROM ledger_event ${stretch} DESC`,
    ),
    texts: text('ASC'),
    textsBack: text('DESC'),
    end: sqlite.prepare<[number], number | null>('SELECT ended FROM reservation WHERE seq = ?').pluck(),
  }
}

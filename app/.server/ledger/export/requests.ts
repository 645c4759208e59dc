import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { leafHash } from '../tree/merkle.ts'
import type { Context } from './context.ts'
import { periodOfEvent, type ReadEvent, readLine } from './line.ts'
import { isEnd, requestRow } from './requests-csv.ts'
import type { Selection } from './selection.ts'
import { pagesOf } from './stretch.ts'

/** A request that ended, or one that runs: then `event` is the reserve itself. */
export type FoundRequest = { event: ReadEvent; reserve: ReadEvent; line: string }

/**
 * The requests of an export, in pages: each end that counts in its month, in the order of the log, then each request of the
 * month that no line of the export ends. Keeps only those that run; a million requests take no memory.
 */
export function* requestsOf(
  sqlite: SqliteConnection,
  { events, range, first }: Selection,
  context: Context,
): Generator<FoundRequest[]> {
  const stored = sqlite.prepare<[number], string>('SELECT CAST(body AS TEXT) FROM ledger_event WHERE seq = ?').pluck()
  const running = new Map<number, FoundRequest>()
  const counts = (event: ReadEvent) => range.kind === 'all' || periodOfEvent(event) === range.period

  function take(line: string, wanted: (event: ReadEvent) => boolean): FoundRequest[] {
    if (!line.includes('"type":"request.')) return []
    const event = readLine(line)
    if (!wanted(event)) return []
    if (!isEnd(event)) {
      if (counts(event)) running.set(event.seq, { event, reserve: event, line })
      return []
    }
    const named = Number(event.data.reserve)
    const begun = running.get(named)
    running.delete(named)
    if (!counts(event)) return []
    const reserve = begun?.reserve ?? readLine(stored.get(named) ?? 'null')
    return [{ event, reserve, line }]
  }

  const inContext = (isBefore: boolean) => (event: ReadEvent) => event.seq < first === isBefore
  for (const lines of context.pages('context')) yield lines.flatMap((line) => take(line, inContext(true)))
  for (const lines of pagesOf(sqlite, events)) yield lines.flatMap((line) => take(line, () => true))
  for (const lines of context.pages('context')) yield lines.flatMap((line) => take(line, inContext(false)))
  yield [...running.values()]
}

/** The text of one row of requests.csv. */
export function requestText({ event, reserve, line }: FoundRequest): string {
  return requestRow(event, leafHash(Buffer.from(line)).toString('hex'), reserve)
}

import type { SqliteConnection } from '#app/.server/platform/database.ts'

/**
 * Events that stand next to each other: [from, to) of the whole log by seq, or of one account's chain by aseq. Read in
 * pages, each a statement of its own, so that a reader who takes an hour holds neither memory nor a transaction. What a
 * page says cannot change: events are only ever added, and a stretch ends before the end of a published tree.
 */
export type Stretch =
  | { kind: 'log'; from: number; to: number }
  | { kind: 'account'; account: string; from: number; to: number }

const LINES = 256
const SEQS = 8_192

/** The exact texts of the events, in order. */
export function* pagesOf(sqlite: SqliteConnection, stretch: Stretch): Generator<string[]> {
  // As text: a blob is a buffer of its own in memory for each event, and takes three times as long.
  const read = 'SELECT CAST(body AS TEXT) FROM ledger_event WHERE'
  const ofLog = sqlite.prepare<[number, number], string>(`${read} seq >= ? AND seq < ? ORDER BY seq`).pluck()
  const ofAccount = sqlite
    .prepare<[string, number, number], string>(`${read} account = ? AND aseq >= ? AND aseq < ? ORDER BY aseq`)
    .pluck()
  for (const [from, to] of steps(stretch, LINES)) {
    const page = stretch.kind === 'log' ? ofLog.all(from, to) : ofAccount.all(stretch.account, from, to)
    if (page.length !== to - from) throw new Error(`events ${from} to ${to - 1} are not all there`)
    yield page
  }
}

/** The exact texts of every event of an account so far, published or not. */
export function accountPages(sqlite: SqliteConnection, account: string): Generator<string[]> {
  const last = sqlite.prepare<[string], number | null>('SELECT max(aseq) FROM ledger_event WHERE account = ?').pluck()
  return pagesOf(sqlite, { kind: 'account', account, from: 0, to: (last.get(account) ?? -1) + 1 })
}

/** How many bytes the texts have, each with a newline. Pauses between pages. */
export function* bytesOf(sqlite: SqliteConnection, stretch: Stretch): Generator<void, number> {
  const read = 'SELECT coalesce(sum(length(body) + 1), 0) FROM ledger_event WHERE'
  const ofLog = sqlite.prepare<[number, number], number>(`${read} seq >= ? AND seq < ?`).pluck()
  const ofAccount = sqlite
    .prepare<[string, number, number], number>(`${read} account = ? AND aseq >= ? AND aseq < ?`)
    .pluck()
  let bytes = 0
  for (const [from, to] of steps(stretch, SEQS)) {
    bytes += (stretch.kind === 'log' ? ofLog.get(from, to) : ofAccount.get(stretch.account, from, to)) ?? 0
    yield
  }
  return bytes
}

/** The places of the events in the whole log, as runs [from, to) of neighbours, in order; runs are not merged. */
export function* runsOf(sqlite: SqliteConnection, stretch: Stretch): Generator<[from: number, to: number]> {
  if (stretch.kind === 'log') {
    if (stretch.to > stretch.from) yield [stretch.from, stretch.to]
    return
  }
  const seqs = sqlite
    .prepare<[string, number, number], number>(
      'SELECT seq FROM ledger_event WHERE account = ? AND aseq >= ? AND aseq < ? ORDER BY aseq',
    )
    .pluck()
  for (const [from, to] of steps(stretch, SEQS)) {
    for (const seq of seqs.all(stretch.account, from, to)) yield [seq, seq + 1]
  }
}

function* steps({ from, to }: Stretch, width: number): Generator<[number, number]> {
  for (let at = from; at < to; at += width) yield [at, Math.min(at + width, to)]
}

/** The first place in [low, high) with `reached` true, or `high`. Once true, it must be true for all later places. */
export function firstWhere(low: number, high: number, reached: (place: number) => boolean): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (reached(middle)) to = middle
    else from = middle + 1
  }
  return from
}

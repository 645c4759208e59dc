import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { SYSTEM } from '../format/events.ts'
import { periodOfEvent, type ReadEvent, readLine, referencesOf } from './line.ts'
import type { Selection } from './selection.ts'
import { firstWhere, pagesOf, type Stretch } from './stretch.ts'

/** How many accounts are remembered as seen before the table is asked again. */
const SEEN = 50_000
const PAGE = 256

/**
 * The events outside an export's own that are needed to judge them. Collected while the export's own events pass by;
 * kept in temporary tables of the connection, so that a million accounts take no memory.
 */
export type Context = {
  /** Takes an event of the export itself, in order. */
  take(event: ReadEvent): void
  /** To be run after the last of them. Pauses now and then. */
  complete(): Generator<void, void>
  count(): number
  /** The exact texts with their seqs, ascending, in pages. Also of period.closed events of the export itself. */
  pages(kind: 'context' | 'statements'): Generator<string[]>
  /** Seqs of the context, ascending. */
  seqs(): Generator<number>
}

export function newContext(sqlite: SqliteConnection, selection: Selection): Context {
  const { scope, range, events, first, end, sealed } = selection
  const { size } = selection.checkpoint
  sqlite.exec(`
    CREATE TEMP TABLE context (seq INTEGER PRIMARY KEY);
    CREATE TEMP TABLE statements (seq INTEGER PRIMARY KEY);
    CREATE TEMP TABLE seen (account TEXT PRIMARY KEY) WITHOUT ROWID;
  `)
  const insert = {
    context: sqlite.prepare('INSERT OR IGNORE INTO temp.context VALUES (?)'),
    statements: sqlite.prepare('INSERT OR IGNORE INTO temp.statements VALUES (?)'),
    seen: sqlite.prepare('INSERT OR IGNORE INTO temp.seen VALUES (?)'),
  }
  const select = {
    event: sqlite.prepare<[number], { account: string; type: string; line: string }>(
      'SELECT account, type, CAST(body AS TEXT) AS line FROM ledger_event WHERE seq = ?',
    ),
    seqOf: sqlite
      .prepare<[string, number], number>('SELECT seq FROM ledger_event WHERE account = ? AND aseq = ?')
      .pluck(),
    last: sqlite.prepare<[string], number | null>('SELECT max(aseq) FROM ledger_event WHERE account = ?').pluck(),
    // By the index of plan changes alone.
    plan: sqlite
      .prepare<[string, number], number>(
        `SELECT seq FROM ledger_event WHERE account = ? AND aseq < ? AND type = 'plan.changed'
         ORDER BY aseq DESC LIMIT 1`,
      )
      .pluck(),
  }
  // By the index of statements alone.
  const statementsBefore = sqlite
    .prepare<[string, number], number>(
      `SELECT seq FROM ledger_event WHERE account = ? AND type = 'period.closed' AND seq < ? ORDER BY aseq`,
    )
    .pluck()
  const seen = new Set<string>()

  /** Adds an event and what it names, and what that names, unless it is no business of this export or in it anyway. */
  function add(seq: number | undefined): void {
    const waiting = [seq]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next < 0 || next >= size || (scope.kind === 'log' && isInRange(next))) continue
      const found = select.event.get(next)
      if (found === undefined) throw new Error(`event ${next} is missing`)
      if (scope.kind === 'account') {
        const own = found.account === scope.account
        if (own ? isInRange(next) : found.type !== 'policy.published') continue
      }
      if (insert.context.run(next).changes === 0) continue
      if (found.type === 'period.closed') insert.statements.run(next)
      waiting.push(...referencesOf(readLine(found.line)))
    }
  }

  function isInRange(seq: number): boolean {
    return seq >= first && seq < end
  }

  /** The account's own beginning and its plan at the start of the range. */
  function meet({ account, aseq }: ReadEvent): void {
    if (account === SYSTEM || seen.has(account)) return
    if (seen.size >= SEEN) seen.clear()
    seen.add(account)
    // The first event met is the account's first in the range.
    if (insert.seen.run(account).changes === 0) return
    add(select.seqOf.get(account, 0))
    add(select.plan.get(account, aseq))
  }

  function neighbours(): void {
    if (scope.kind === 'log') {
      add(first - 1)
      add(end)
    } else if (events.kind === 'account') {
      add(select.seqOf.get(events.account, events.from - 1))
      add(select.seqOf.get(events.account, events.to))
    }
  }

  /** What the balances of an account's statement begin with. */
  function earlierStatements(): void {
    if (scope.kind !== 'account' || selection.newest < 3) return
    for (const seq of statementsBefore.all(scope.account, first)) add(seq)
  }

  /** Of the events after the month, those that still count in it: ends of its requests, statements, the seal. */
  function* afterMonth(period: string): Generator<void, void> {
    const mark = `"period":"${period}"`
    for (const lines of pagesOf(sqlite, rest())) {
      for (const line of lines) {
        if (!line.includes(mark)) continue
        const event = readLine(line)
        if (periodOfEvent(event) !== period) continue
        add(event.seq)
        // Nothing counts in a month that is closed.
        if (scope.kind === 'account' && event.type === 'period.closed') return
      }
      yield
    }
  }

  function rest(): Stretch {
    if (scope.kind === 'log') return { kind: 'log', from: end, to: sealed === null ? size : sealed + 1 }
    const { account } = scope
    const length = (select.last.get(account) ?? -1) + 1
    const to = firstWhere(events.to, length, (aseq) => (select.seqOf.get(account, aseq) ?? size) >= size)
    return { kind: 'account', account, from: events.to, to }
  }

  function* seqsOf(kind: 'context' | 'statements'): Generator<number[]> {
    const page = sqlite
      .prepare<[number], number>(`SELECT seq FROM temp.${kind} WHERE seq > ? ORDER BY seq LIMIT ${PAGE}`)
      .pluck()
    for (let after = -1; ; ) {
      const seqs = page.all(after)
      if (seqs.length > 0) yield seqs
      if (seqs.length < PAGE) return
      after = seqs.at(-1) ?? after
    }
  }

  const isWhole = scope.kind === 'log' && range.kind === 'all'
  const ofMonth = range.kind === 'month'

  return {
    take(event) {
      if (event.type === 'period.closed') insert.statements.run(event.seq)
      if (isWhole) return
      if (ofMonth) meet(event)
      for (const seq of referencesOf(event)) add(seq)
    },
    *complete() {
      if (range.kind !== 'month') return
      neighbours()
      earlierStatements()
      yield* afterMonth(range.period)
    },
    count: () => sqlite.prepare<[], number>('SELECT count(*) FROM temp.context').pluck().get() ?? 0,
    *pages(kind) {
      for (const seqs of seqsOf(kind)) yield seqs.map((seq) => select.event.get(seq)?.line ?? '')
    },
    *seqs() {
      for (const seqs of seqsOf('context')) yield* seqs
    },
  }
}

import type { Handle, SqliteConnection } from '#app/.server/platform/database.ts'
import { type Difference, rebuild, type WrongRow } from './rebuild.ts'

export type RepairOutcome =
  /** `mended` is empty if nothing differed. */
  | { ok: true; size: number; mended: readonly WrongRow[] }
  /** Something else than derived rows differs, which no repair may touch. */
  | { ok: false; code: 'events_differ'; differences: readonly Difference[] }

/** How often the log is read without the write lock before it is read with it. */
const TRIES = 3

/**
 * Writes every derived row as the events say, in one transaction with what `and` writes. May run beside a server: the
 * log is read without holding it up, and read again if it grew meanwhile. Changes nothing if events, tree or head differ,
 * or a key of a request: these are facts.
 */
export function repair(writer: Handle, and: (mended: readonly WrongRow[]) => void): RepairOutcome {
  const { sqlite } = writer
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const seen = rebuild(writer)
    const judged = judge(seen)
    if (judged !== undefined) return judged
    const applied = inOneWrite(sqlite, () => {
      // Rows follow from events, so as long as there are no more of them the rows are what was read.
      const size = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck().get()
      if (size !== seen.size) return false
      mend(sqlite, seen.rows)
      and(seen.rows)
      return true
    })
    if (applied) return { ok: true, size: seen.size, mended: seen.rows }
  }
  return inOneWrite(sqlite, () => {
    const seen = rebuild(writer)
    const judged = judge(seen)
    if (judged !== undefined) return judged
    mend(sqlite, seen.rows)
    and(seen.rows)
    return { ok: true, size: seen.size, mended: seen.rows }
  })
}

/** The end of it, if there is nothing to mend or nothing that may be mended. */
function judge({ size, differences, rows, beyondRows }: ReturnType<typeof rebuild>): RepairOutcome | undefined {
  if (beyondRows > 0) return { ok: false, code: 'events_differ', differences }
  return rows.length === 0 ? { ok: true, size, mended: [] } : undefined
}

function inOneWrite<T>(sqlite: SqliteConnection, work: () => T): T {
  return sqlite
    .transaction(() => {
      // Rows refer to one another, and a wrong one may have to go before the right one comes.
      sqlite.pragma('defer_foreign_keys = 1')
      return work()
    })
    .immediate()
}

function mend(sqlite: SqliteConnection, rows: readonly WrongRow[]): void {
  for (const { table, key, expected } of rows) {
    const names = Object.keys(key)
    sqlite
      .prepare(`DELETE FROM ${table} WHERE ${names.map((name) => `${name} = ?`).join(' AND ')}`)
      .run(...Object.values(key))
    if (expected === undefined) continue
    const row = { ...expected, ...key }
    const columns = Object.keys(row)
    sqlite
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .run(...Object.values(row))
  }
}

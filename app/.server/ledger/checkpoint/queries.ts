import type { Handle, SqliteConnection } from '#app/.server/platform/database.ts'

/** A signed statement about the log, as it was published. `note` is the exact text, `publishedAt` milliseconds UTC. */
export type PublishedCheckpoint = { size: number; root: Buffer; note: string; publishedAt: number }

type Reader = Pick<Handle, 'sqlite'>

const COLUMNS = 'size, root, note, published_at AS publishedAt'

/** The checkpoint of the largest tree; undefined before the first was published. */
export function latestCheckpoint(reader: Reader): PublishedCheckpoint | undefined {
  return statements(reader.sqlite).latest.get()
}

export function checkpointAt(reader: Reader, size: number): PublishedCheckpoint | undefined {
  return statements(reader.sqlite).at.get(size)
}

/** The smallest published tree that has at least `size` events: what it proves about them never changes. */
export function firstCheckpointCovering(reader: Reader, size: number): PublishedCheckpoint | undefined {
  return statements(reader.sqlite).covering.get(size)
}

/** Checkpoints of trees larger than `size`, smallest first. */
export function checkpointsSince(reader: Reader, size: number): PublishedCheckpoint[] {
  return statements(reader.sqlite).since.all(size)
}

const prepared = new WeakMap<SqliteConnection, ReturnType<typeof prepare>>()

function statements(sqlite: SqliteConnection) {
  const known = prepared.get(sqlite)
  if (known !== undefined) return known
  const made = prepare(sqlite)
  prepared.set(sqlite, made)
  return made
}

function prepare(sqlite: SqliteConnection) {
  return {
    latest: sqlite.prepare<[], PublishedCheckpoint>(
      `SELECT ${COLUMNS} FROM ledger_checkpoint ORDER BY size DESC LIMIT 1`,
    ),
    at: sqlite.prepare<[number], PublishedCheckpoint>(`SELECT ${COLUMNS} FROM ledger_checkpoint WHERE size = ?`),
    covering: sqlite.prepare<[number], PublishedCheckpoint>(
      `SELECT ${COLUMNS} FROM ledger_checkpoint WHERE size >= ? ORDER BY size LIMIT 1`,
    ),
    since: sqlite.prepare<[number], PublishedCheckpoint>(
      `SELECT ${COLUMNS} FROM ledger_checkpoint WHERE size > ? ORDER BY size`,
    ),
  }
}

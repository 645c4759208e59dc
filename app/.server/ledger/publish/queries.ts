import type { Handle, SqliteConnection } from '#app/.server/platform/database.ts'
import { countAt, WIDTH } from '../archive/layout.ts'
import { storedNodes } from '../tree/nodes.ts'
import { encodeConsistencyProof } from '../tree/proof-text.ts'
import { consistencyProof } from '../tree/proofs.ts'
import { readTile } from '../tree/tiles.ts'

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

/**
 * The tile as C2SP tlog-tiles serves it: `width` hashes from the n-th tile of a level. Undefined if any of them is
 * beyond the latest checkpoint: hashes that are not signed yet are not public.
 */
export function publishedTile(reader: Reader, level: number, n: number, width: number): Buffer | undefined {
  const size = latestCheckpoint(reader)?.size ?? 0
  if (n * WIDTH + width > countAt(level, size)) return undefined
  return readTile(reader.sqlite, level, n, width)
}

/** Text of the proof that one published tree continues another; undefined if either was never published. */
export function publishedConsistency(reader: Reader, from: number, to: number): string | undefined {
  if (from > to || checkpointAt(reader, from) === undefined || checkpointAt(reader, to) === undefined) return undefined
  return encodeConsistencyProof({ from, to, proof: consistencyProof(statements(reader.sqlite).nodes, from, to) })
}

const prepared = new WeakMap<SqliteConnection, ReturnType<typeof prepare>>()

function statements(sqlite: SqliteConnection) {
  const known = prepared.get(sqlite)
  if (known !== undefined) return known
  const fresh = prepare(sqlite)
  prepared.set(sqlite, fresh)
  return fresh
}

function prepare(sqlite: SqliteConnection) {
  return {
    nodes: storedNodes(sqlite),
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

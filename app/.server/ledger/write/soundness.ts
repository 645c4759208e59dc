import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { leafHash, perfectRoot, subtreeWidths, unpackFrontier } from '../tree/merkle.ts'
import { assertTiles } from '../tree/tiles.ts'
import { breachUnless } from './breach.ts'

const TRIGGERS = [
  'ledger_checkpoint_no_delete',
  'ledger_checkpoint_no_update',
  'ledger_checkpoint_only_grows',
  'ledger_event_in_order',
  'ledger_event_no_delete',
  'ledger_event_no_update',
  'ledger_head_no_delete',
  'ledger_head_once',
  'ledger_head_only_grows',
  'ledger_idem_no_delete',
  'ledger_idem_no_update',
  'ledger_idem_once',
  'ledger_tile_in_order',
  'ledger_tile_no_delete',
  'ledger_tile_no_update',
]

/** How many events at the end of the log are hashed again when it is opened. The whole log is `rebuild`'s job. */
const LAST_EVENTS = 1_024

/**
 * Checks what a few milliseconds allow, however large the ledger is: pragmas, guards, head against the
 * stored events, the finished subtrees at the right edge against the bytes that they stand for, and those further left
 * against the tiles. A file without tiles passes; `openJournal` makes them.
 * @throws {LedgerBreach} if something is not as it must be.
 */
export function assertStore(sqlite: SqliteConnection): void {
  for (const pragma of ['recursive_triggers', 'foreign_keys']) {
    breachUnless(sqlite.pragma(pragma, { simple: true }) === 1, `${pragma} is off`)
  }
  assertStored(sqlite)
}

/** The same without what belongs to a connection that writes. */
export function assertStored(sqlite: SqliteConnection): void {
  const present = new Set(
    sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all(),
  )
  for (const trigger of TRIGGERS) breachUnless(present.has(trigger), `trigger ${trigger} is missing`)
  // One read transaction: another process may append meanwhile.
  sqlite.transaction(() => assertEdge(sqlite))()
}

function assertEdge(sqlite: SqliteConnection): void {
  const stored = sqlite.prepare<[], number>('SELECT coalesce(max(seq), -1) + 1 FROM ledger_event').pluck().get()
  const head = sqlite
    .prepare<[], { size: number; frontier: Buffer; last_at: number }>('SELECT size, frontier, last_at FROM ledger_head')
    .get()
  if (head === undefined) {
    breachUnless(stored === 0, 'events are stored without a head')
    return
  }
  breachUnless(head.size === stored, `head says ${head.size} events, ${stored} are stored`)
  const frontier = unpackFrontier(head.frontier, head.size)
  const rows = sqlite
    .prepare<[number], { seq: number; at: number; body: Buffer; leaf: Buffer }>(
      'SELECT seq, at, body, leaf FROM ledger_event WHERE seq >= ? ORDER BY seq',
    )
    .all(head.size - LAST_EVENTS)
  for (const { seq, body, leaf } of rows)
    breachUnless(leafHash(body).equals(leaf), `event ${seq} is not what was hashed: its leaf is another`)
  breachUnless(rows.length === 0 || rows.at(-1)?.at === head.last_at, 'the head has another time than the last event')

  assertTiles(sqlite, head.size, frontier)

  let end = rows.length
  const subtrees = subtreeWidths(head.size).map((width, index) => ({ width, hash: frontier[index] }))
  for (const { width, hash } of subtrees.reverse()) {
    if (width > end) return
    const root = perfectRoot(Buffer.concat(rows.slice(end - width, end).map((row) => row.leaf)))
    breachUnless(
      hash?.equals(root) === true,
      `the frontier is not that of the last ${rows.length - end + width} events`,
    )
    end -= width
  }
}

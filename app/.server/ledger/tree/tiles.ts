import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { breachUnless } from '../write/breach.ts'
import { appendLeaf, type Frontier, packFrontier, perfectRoot, unpackFrontier } from './merkle.ts'
import { storedNodes, TILE_WIDTH } from './nodes.ts'
import { frontierAt } from './proofs.ts'

/** Tiles that one transaction makes of an older log: about a tenth of a second. */
const BATCH = 256

export type TileWriter = {
  /**
   * Makes the tiles that a log of this size completes and that are not stored yet, at most `limit` of the lowest
   * level, in the transaction that is open. True if none is missing any more.
   * @throws {LedgerBreach} if a hash that a tile needs is not stored.
   */
  complete(size: number, limit?: number): boolean
}

/** Whether a log that grows from one size to another completes a tile. */
export function completesTile(from: number, to: number): boolean {
  return Math.floor(from / TILE_WIDTH) !== Math.floor(to / TILE_WIDTH)
}

export function prepareTiles(sqlite: SqliteConnection): TileWriter {
  const selectNext = sqlite
    .prepare<[number], number>('SELECT coalesce(max(n), -1) + 1 FROM ledger_tile WHERE lvl = ?')
    .pluck()
  const selectLeaves = sqlite
    .prepare<[number, number], Buffer>('SELECT leaf FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq')
    .pluck()
  const selectRoots = sqlite
    .prepare<[number, number, number], Buffer>(
      'SELECT root FROM ledger_tile WHERE lvl = ? AND n >= ? AND n < ? ORDER BY n',
    )
    .pluck()
  const insertTile = sqlite.prepare('INSERT INTO ledger_tile (lvl, n, root, data) VALUES (?, ?, ?, ?)')

  return {
    complete(size, limit = Number.POSITIVE_INFINITY) {
      let below = size
      let whole = true
      for (let level = 0; below >= TILE_WIDTH; level += 1) {
        const wanted = Math.floor(below / TILE_WIDTH)
        let n = selectNext.get(level) ?? 0
        const until = Math.min(wanted, n + limit)
        for (; n < until; n += 1) {
          const [start, end] = [n * TILE_WIDTH, (n + 1) * TILE_WIDTH]
          const hashes = level === 0 ? selectLeaves.all(start, end) : selectRoots.all(level - 1, start, end)
          breachUnless(hashes.length === TILE_WIDTH, `tile ${level}/${n} lacks some of its hashes`)
          const data = Buffer.concat(hashes)
          insertTile.run(level, n, perfectRoot(data), data)
        }
        whole &&= n === wanted
        below = n
      }
      return whole
    },
  }
}

/**
 * Makes the tiles that a log lacks which was written before there were tiles, some at a time, once all of its leaves
 * were found to give its frontier.
 * @throws {LedgerBreach} if leaves, tiles and frontier do not belong together.
 */
export function completeTiles(sqlite: SqliteConnection): void {
  const tiles = prepareTiles(sqlite)
  const selectHead = sqlite.prepare<[], { size: number; frontier: Buffer }>('SELECT size, frontier FROM ledger_head')
  const edge = (): { size: number; frontier: Frontier } => {
    const { size, frontier } = selectHead.get() ?? { size: 0, frontier: Buffer.alloc(0) }
    return { size, frontier: unpackFrontier(frontier, size) }
  }
  const sound = () => {
    const { size, frontier } = edge()
    return assertTiles(sqlite, size, frontier)
  }
  if (sqlite.transaction(sound)()) return
  sqlite.transaction(() => assertLeaves(sqlite, edge()))()
  const batch = sqlite.transaction(() => tiles.complete(edge().size, BATCH))
  while (!batch.immediate());
  breachUnless(sqlite.transaction(sound)(), 'a full tile is missing')
}

function assertLeaves(sqlite: SqliteConnection, head: { size: number; frontier: Frontier }): void {
  let frontier: Frontier = []
  let size = 0
  for (const leaf of sqlite.prepare<[], Buffer>('SELECT leaf FROM ledger_event ORDER BY seq').pluck().iterate()) {
    frontier = appendLeaf(frontier, size, leaf)
    size += 1
  }
  breachUnless(size === head.size, 'the head counts another number of events')
  breachUnless(packFrontier(frontier).equals(packFrontier(head.frontier)), 'the frontier is not that of the leaves')
}

/**
 * What can be checked about the tiles in O(log n): that the last one of each level holds what lies below it, hence that
 * none stands beyond the size, that it hashes to its root, and that the frontier is what the tiles give.
 * @returns false if tiles are missing at the end of a level.
 * @throws {LedgerBreach} if something does not fit.
 */
export function assertTiles(sqlite: SqliteConnection, size: number, frontier: Frontier): boolean {
  const selectLast = sqlite.prepare<[number], { n: number; root: Buffer; data: Buffer }>(
    'SELECT n, root, data FROM ledger_tile WHERE lvl = ? ORDER BY n DESC LIMIT 1',
  )
  let whole = true
  for (let level = 0, width = TILE_WIDTH; ; level += 1, width *= TILE_WIDTH) {
    const last = selectLast.get(level)
    const stored = last === undefined ? 0 : last.n + 1
    const wanted = Math.floor(size / width)
    whole &&= stored === wanted
    if (last === undefined) break
    const below = readTile(sqlite, level, last.n, TILE_WIDTH)
    breachUnless(below?.equals(last.data) === true, `tile ${level}/${last.n} holds other hashes than those below it`)
    breachUnless(perfectRoot(last.data).equals(last.root), `tile ${level}/${last.n} does not hash to its root`)
  }
  if (whole) {
    const expected = packFrontier(frontierAt(storedNodes(sqlite), size))
    breachUnless(expected.equals(packFrontier(frontier)), 'the frontier is not what the tiles give')
  }
  return whole
}

/**
 * The first `width` hashes of a tile as C2SP tlog-tiles serves it: the n-th of a level, 256 wide or, at the right edge,
 * narrower. Undefined if the log has not reached that far.
 */
export function readTile(sqlite: SqliteConnection, level: number, n: number, width: number): Buffer | undefined {
  const [start, end] = [n * TILE_WIDTH, n * TILE_WIDTH + width]
  const hashes =
    level === 0
      ? sqlite
          .prepare<[number, number], Buffer>('SELECT leaf FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq')
          .pluck()
          .all(start, end)
      : sqlite
          .prepare<[number, number, number], Buffer>(
            'SELECT root FROM ledger_tile WHERE lvl = ? AND n >= ? AND n < ? ORDER BY n',
          )
          .pluck()
          .all(level - 1, start, end)
  return hashes.length === width ? Buffer.concat(hashes) : undefined
}

import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { uphold } from '../breach.ts'
import { nodeHash } from '../merkle.ts'
import { TILE_WIDTH } from './nodes.ts'

/** Tiles that one transaction makes of an older log: about a tenth of a second. */
const BATCH = 256

export type TileWriter = {
  /**
   * Makes the tiles that a log of this size completes and that are not stored yet, at most `limit` of the lowest
   * level, in the transaction that is open. True where none is missing any more.
   * @throws {LedgerBreach} where a hash that a tile needs is not stored.
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
          uphold(hashes.length === TILE_WIDTH, `tile ${level}/${n} has its hashes`)
          insertTile.run(level, n, perfectRoot(hashes), Buffer.concat(hashes))
        }
        whole &&= n === wanted
        below = n
      }
      return whole
    },
  }
}

/** Makes the missing tiles of a log that was written before there were tiles, some at a time. */
export function completeTiles(sqlite: SqliteConnection): void {
  const tiles = prepareTiles(sqlite)
  const selectSize = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck()
  const batch = sqlite.transaction(() => tiles.complete(selectSize.get() ?? 0, BATCH))
  while (!batch.immediate());
}

/**
 * The first `width` hashes of a tile as C2SP tlog-tiles serves it: the n-th of a level, 256 wide or, at the right edge,
 * narrower. Undefined where the log has not got so far.
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

/** The Merkle tree hash over a power of two of hashes. */
export function perfectRoot(hashes: readonly Buffer[]): Buffer {
  let row = hashes
  while (row.length > 1) {
    const above: Buffer[] = []
    for (let index = 0; index + 1 < row.length; index += 2) {
      const [left, right] = [row[index], row[index + 1]]
      if (left !== undefined && right !== undefined) above.push(nodeHash(left, right))
    }
    row = above
  }
  const [root] = row
  if (root === undefined) throw new Error('a subtree has leaves')
  return root
}

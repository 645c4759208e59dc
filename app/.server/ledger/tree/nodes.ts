import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { uphold } from '../breach.ts'
import { nodeHash } from '../merkle.ts'

/** Where proofs get their hashes from. */
export type Nodes = {
  /**
   * The hash of the perfect subtree over leaves `index * 2^level` up to `(index + 1) * 2^level`, all of which exist.
   * Such a hash never changes, however much the log grows.
   */
  node(level: number, index: number): Buffer
}

/** A tile is 256 hashes wide: eight levels of the tree. */
export const TILE_LEVELS = 8
export const TILE_WIDTH = 256
const HASH_BYTES = 32

/** Of 16 kB each. */
const WARM_TILES = 512

/** The hashes of a tile and of the levels above them, as far as they are known, in heap order: 1 is the tile's root. */
type WarmTile = { known: Uint8Array; hashes: Buffer }

/**
 * The nodes of a stored log. A tile that is complete is one row; at the right edge the hashes of a tile are taken one
 * by one from the events or from the roots of the tiles below, never more than 256 of them. Keeps the tiles used last,
 * 8 MB of them. For a connection that sees committed events only; make it once and keep it, a new one is cold.
 * A node throws a LedgerBreach where the log is shorter, or where a tile does not hash to its root.
 */
export function storedNodes(sqlite: SqliteConnection): Nodes {
  const selectTile = sqlite.prepare<[number, number], { root: Buffer; data: Buffer }>(
    'SELECT root, data FROM ledger_tile WHERE lvl = ? AND n = ?',
  )
  const selectLeaves = sqlite
    .prepare<[number, number], Buffer>('SELECT leaf FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq')
    .pluck()
  const selectRoots = sqlite
    .prepare<[number, number, number], Buffer>(
      'SELECT root FROM ledger_tile WHERE lvl = ? AND n >= ? AND n < ? ORDER BY n',
    )
    .pluck()
  const warm = new Map<string, WarmTile>()

  function tileAt(level: number, n: number): WarmTile {
    const key = `${level}/${n}`
    let tile = warm.get(key)
    if (tile === undefined) {
      tile = { known: new Uint8Array(2 * TILE_WIDTH), hashes: Buffer.alloc(2 * TILE_WIDTH * HASH_BYTES) }
      const [oldest] = warm.keys()
      if (warm.size >= WARM_TILES && oldest !== undefined) warm.delete(oldest)
    } else {
      warm.delete(key)
    }
    // The end of a map's order is what was used last.
    warm.set(key, tile)
    return tile
  }

  /** Makes the hashes [first, first + count) of a tile known. */
  function load(tile: WarmTile, level: number, n: number, first: number, count: number): void {
    const whole = selectTile.get(level, n)
    if (whole !== undefined) {
      whole.data.copy(tile.hashes, TILE_WIDTH * HASH_BYTES)
      tile.known.fill(1, TILE_WIDTH)
      complete(tile, 1)
      uphold(hashOf(tile, 1).equals(whole.root), `tile ${level}/${n} hashes to its root`)
      return
    }
    const start = n * TILE_WIDTH + first
    const found =
      level === 0 ? selectLeaves.all(start, start + count) : selectRoots.all(level - 1, start, start + count)
    uphold(found.length === count, `tile ${level}/${n} has hashes ${first} to ${first + count - 1}`)
    for (const [offset, hash] of found.entries()) put(tile, TILE_WIDTH + first + offset, hash)
  }

  return {
    node(level, index) {
      const height = level % TILE_LEVELS
      const tileLevel = (level - height) / TILE_LEVELS
      const width = 2 ** height
      const n = Math.floor((index * width) / TILE_WIDTH)
      const first = index * width - n * TILE_WIDTH
      const tile = tileAt(tileLevel, n)
      const place = (TILE_WIDTH + first) / width
      if (tile.known[place] === 0) {
        if (tile.known.subarray(TILE_WIDTH + first, TILE_WIDTH + first + width).includes(0)) {
          load(tile, tileLevel, n, first, width)
        }
        complete(tile, place)
      }
      // Copied, so that nobody can change the tile.
      return Buffer.from(hashOf(tile, place))
    },
  }
}

function complete(tile: WarmTile, place: number): void {
  if (tile.known[place] === 1) return
  complete(tile, place * 2)
  complete(tile, place * 2 + 1)
  put(tile, place, nodeHash(hashOf(tile, place * 2), hashOf(tile, place * 2 + 1)))
}

function hashOf(tile: WarmTile, place: number): Buffer {
  return tile.hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES)
}

function put(tile: WarmTile, place: number, hash: Buffer): void {
  hash.copy(tile.hashes, place * HASH_BYTES)
  tile.known[place] = 1
}

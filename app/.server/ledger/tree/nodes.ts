import { hash } from 'node:crypto'
import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { breachUnless } from '../write/breach.ts'

/** The source of a proof's hashes. */
export type Nodes = {
  /**
   * The hash of the perfect subtree over leaves `index * 2^level` up to `(index + 1) * 2^level`, all of which exist.
   * Such a hash never changes, however much the log grows.
   */
  node(level: number, index: number): Buffer
}

/** A tile is 256 hashes wide: eight levels of the tree. */
const TILE_LEVELS = 8
export const TILE_WIDTH = 256
const HASH_BYTES = 32

/** SHA-256(0x01 || left || right), RFC 6962 section 2.1: what is hashed, overwritten by each. */
const NODE = Buffer.alloc(1 + 2 * HASH_BYTES, 1)

/** Of 16 kB each. */
const WARM_TILES = 512

/** The hashes of a tile and of the levels above them, as far as they are known, in heap order: 1 is the tile's root. */
type WarmTile = { known: Uint8Array; hashes: Buffer }

/**
 * The nodes of a stored log. A tile that is complete is one row; at the right edge the hashes of a tile are taken one
 * by one from the events or from the roots of the tiles below, never more than 255 of them. Keeps the tiles used last,
 * 8 MB of them. For a connection that sees committed events only; make it once and keep it, a new one is cold.
 * A node throws a LedgerBreach if the log is shorter, or if a tile does not hash to its root.
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

  /** Makes all hashes of a tile known that the log has. */
  function load(tile: WarmTile, level: number, n: number): void {
    const whole = selectTile.get(level, n)
    if (whole !== undefined) {
      whole.data.copy(tile.hashes, TILE_WIDTH * HASH_BYTES)
      tile.known.fill(1, TILE_WIDTH)
      complete(tile, 1)
      const sound = hashOf(tile, 1).equals(whole.root)
      if (!sound) tile.known.fill(0)
      breachUnless(sound, `tile ${level}/${n} does not hash to its root`)
      return
    }
    const [start, end] = [n * TILE_WIDTH, (n + 1) * TILE_WIDTH]
    const found = level === 0 ? selectLeaves.all(start, end) : selectRoots.all(level - 1, start, end)
    for (const [offset, hash] of found.entries()) hash.copy(tile.hashes, (TILE_WIDTH + offset) * HASH_BYTES)
    tile.known.fill(1, TILE_WIDTH, TILE_WIDTH + found.length)
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
        // The leaves that are known are the first ones of the tile.
        const last = TILE_WIDTH + first + width - 1
        if (tile.known[last] === 0) load(tile, tileLevel, n)
        breachUnless(tile.known[last] === 1, `the log lacks the subtree ${level}/${index}`)
        complete(tile, place)
      }
      // Copied, so that callers cannot change the tile.
      return Buffer.from(hashOf(tile, place))
    },
  }
}

function complete(tile: WarmTile, place: number): void {
  if (tile.known[place] === 1) return
  complete(tile, place * 2)
  complete(tile, place * 2 + 1)
  join(tile, place)
}

// Both children stand side by side in the heap, so this is nodeHash without a copy of either: half its time.
function join(tile: WarmTile, place: number): void {
  tile.hashes.copy(NODE, 1, place * 2 * HASH_BYTES, (place * 2 + 2) * HASH_BYTES)
  tile.hashes.write(hash('sha256', NODE, 'binary'), place * HASH_BYTES, 'latin1')
  tile.known[place] = 1
}

function hashOf(tile: WarmTile, place: number): Buffer {
  return tile.hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES)
}

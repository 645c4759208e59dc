import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Archive, ArchiveError } from '../archive/archive.ts'
import { countAt, levelsOf, packBundle, partialsOf, tileKey, WIDTH } from '../archive/layout.ts'
import { readTile } from '../tree/tiles.ts'
import { Alarm, raiseUnless } from './alarm.ts'
import type { Judged } from './judge.ts'
import { splitTile } from './judge.ts'
import { hashOfAll, rereadFrom } from './reread.ts'

/** Objects on their way at the same time. */
const AT_ONCE = 8

type Tile = { level: number; n: number; width: number }

/**
 * Puts the entry bundles and tiles that a tree has and the one of size `from` had not. Everything it puts is read and
 * hashed once more and must be what was judged. Idempotent.
 * @throws {Alarm} if it is not, or if the archive holds other bytes at such a place.
 */
export async function storeObjects(
  archive: Archive,
  sqlite: SqliteConnection,
  from: number,
  judged: Judged,
): Promise<void> {
  const select = sqlite.prepare<[number, number], { body: Buffer }>(
    'SELECT body FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq',
  )
  const waiting = [...newTiles(from, judged.size)]
  const worker = async () => {
    for (let tile = waiting.shift(); tile !== undefined; tile = waiting.shift()) await storeTile(tile)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker)).catch((error: unknown) => {
    waiting.length = 0
    if (!(error instanceof ArchiveError) || error.code !== 'archive_conflict') throw error
    throw new Alarm('archive_conflict', error.message, { cause: error })
  })

  async function storeTile({ level, n, width }: Tile): Promise<void> {
    const asJudged = (hashes: readonly Buffer[]) =>
      raiseUnless(
        hashes.length === width && judged.tileRoot(level, n)?.equals(hashOfAll(hashes)) === true,
        'tile_differs',
        `tile ${level}/${n} changed while it was published`,
      )
    if (level > 0) {
      const data = readTile(sqlite, level, n, width)
      asJudged(splitTile(data))
      await archive.put(tileKey(level, n, width), data ?? Buffer.alloc(0))
      return
    }
    const bodies = select.all(n * WIDTH, n * WIDTH + width).map(({ body }) => body)
    const tree = rereadFrom(0, [])
    const leaves = bodies.map((body) => tree.add(body))
    asJudged(leaves)
    await archive.put(tileKey('entries', n, width), packBundle(bodies))
    await archive.put(tileKey(0, n, width), Buffer.concat(leaves))
  }
}

/** Removes the partial forms, published at earlier sizes, of tiles that are full in a tree of `size`. */
export async function removePartials(archive: Archive, earlier: readonly number[], size: number): Promise<void> {
  for (let level = 0; level < levelsOf(size); level += 1) {
    const edges = new Set(earlier.map((each) => countAt(level + 1, each)))
    for (const n of edges) {
      if (n >= countAt(level + 1, size)) continue
      const forms = [partialsOf(level, n), ...(level === 0 ? [partialsOf('entries', n)] : [])]
      for (const form of forms) for (const key of await archive.list(form)) await archive.remove(key)
    }
  }
}

/** Tiles whose width grew between two sizes, lowest level first. */
function* newTiles(from: number, size: number): Generator<Tile> {
  for (let level = 0; level < levelsOf(size); level += 1) {
    const count = countAt(level, size)
    const before = countAt(level, from)
    if (count === before) continue
    for (let n = Math.floor(before / WIDTH); n * WIDTH < count; n += 1) {
      yield { level, n, width: Math.min(WIDTH, count - n * WIDTH) }
    }
  }
}

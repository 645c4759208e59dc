import { setImmediate as turn } from 'node:timers/promises'
import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { WIDTH } from '../archive/layout.ts'
import { storedNodes } from '../tree/nodes.ts'
import { frontierAt } from '../tree/proofs.ts'
import { Alarm, raiseUnless } from './alarm.ts'
import { foldEdge, hashOfAll, type Reread, rereadFrom } from './reread.ts'

/** A tree that others rely on already. */
export type Trusted = { size: number; root: Buffer }

/** What the second reading found: the tree over all events, and the hash that each tile of the new part must have. */
export type Judged = {
  size: number
  root: Buffer
  frontier: Buffer[]
  /** Of the tile, full or partial; undefined for tiles that lie wholly before what was read. */
  tileRoot(level: number, n: number): Buffer | undefined
}

type EventRow = { seq: number; body: Buffer; leaf: Buffer }
type TileRow = { root: Buffer; data: Buffer }

/** Tiles between two turns of the event loop: a few milliseconds of hashing. */
const TILES_A_TURN = 4

/**
 * The second look before anything is signed: reads every event after the tree `from` again (all events if there is
 * none), hashes its bytes by other code than the writer's, and holds the result against each trusted tree, the stored
 * leaves and tiles, and the ledger's own head. The connection should be a fresh one.
 * @throws {Alarm} if anything disagrees.
 */
export async function judgeLog(
  sqlite: SqliteConnection,
  { from, trusted }: { from: Trusted | undefined; trusted: readonly Trusted[] },
): Promise<Judged> {
  const head = sqlite.prepare<[], { size: number; frontier: Buffer }>('SELECT size, frontier FROM ledger_head').get()
  raiseUnless(head !== undefined, 'head_differs', 'the ledger has no head')
  for (const { size } of trusted) {
    raiseUnless(size <= head.size, 'archive_ahead', `${size} events were published, ${head.size} are here`)
  }
  const base = from?.size ?? 0
  const seed = base === 0 ? [] : frontierAt(storedNodes(sqlite), base)
  if (from !== undefined) {
    raiseUnless(foldEdge(seed).equals(from.root), 'root_differs', `the first ${base} events are not those published`)
  }
  // From the start of a tile, so that every tile that grows is read whole.
  const start = base - (base % WIDTH)
  const wide = Math.floor(base / WIDTH)
    .toString(2)
    .replaceAll('0', '').length
  const tree = rereadFrom(start, seed.slice(0, wide))
  const roots = new Map<string, Buffer>()

  const select = sqlite.prepare<[number, number], EventRow>(
    'SELECT seq, body, leaf FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq',
  )
  const selectTile = sqlite.prepare<[number, number], TileRow>(
    'SELECT root, data FROM ledger_tile WHERE lvl = ? AND n = ?',
  )

  const trustedAt = Map.groupBy(trusted, ({ size }) => size)

  function meetTrusted() {
    for (const { size, root } of trustedAt.get(tree.size) ?? []) {
      raiseUnless(tree.root().equals(root), 'root_differs', `the first ${size} events are not those published`)
    }
  }

  for (let at = start; at < head.size; at += WIDTH) {
    const rows = select.all(at, Math.min(at + WIDTH, head.size))
    const leaves: Buffer[] = []
    meetTrusted()
    for (const { seq, body, leaf } of rows) {
      raiseUnless(seq === tree.size, 'head_differs', `event ${tree.size} is missing`)
      leaves.push(tree.add(body))
      raiseUnless(leaves.at(-1)?.equals(leaf) === true, 'leaf_differs', `leaf ${seq} is not the hash of its event`)
      meetTrusted()
    }
    raiseUnless(tree.size === Math.min(at + WIDTH, head.size), 'head_differs', `event ${tree.size} is missing`)
    if (leaves.length === WIDTH) noteFullTiles(tree, leaves, at / WIDTH)
    if ((at / WIDTH) % TILES_A_TURN === 0) await turn()
  }
  meetTrusted()
  raiseUnless(
    Buffer.concat(tree.frontier()).equals(head.frontier),
    'head_differs',
    'the head is not that of the events',
  )
  notePartialTiles()
  return {
    size: tree.size,
    root: tree.root(),
    frontier: tree.frontier(),
    tileRoot: (level, n) => roots.get(`${level}/${n}`),
  }

  /** The last event completed a tile of the lowest level, and perhaps some above. */
  function noteFullTiles(reread: Reread, leaves: readonly Buffer[], tile: number) {
    let n = tile
    for (let level = 0; ; level += 1) {
      const root = reread.completed(level)
      if (root === undefined) return
      const stored = selectTile.get(level, n)
      const hashes = level === 0 ? leaves : splitTile(stored?.data)
      const whole =
        stored?.root.equals(root) &&
        stored.data.equals(Buffer.concat(hashes)) &&
        (level === 0 || hashOfAll(hashes).equals(root))
      raiseUnless(whole === true, 'tile_differs', `tile ${level}/${n} is not that of its events`)
      roots.set(`${level}/${n}`, root)
      n = Math.floor(n / WIDTH)
    }
  }

  function notePartialTiles() {
    let count = tree.size
    for (let level = 0; count > 0; level += 1) {
      const part = tree.edge(level)
      if (part !== undefined) roots.set(`${level}/${Math.floor(count / WIDTH)}`, part)
      count = Math.floor(count / WIDTH)
    }
  }
}

/** The hashes of a tile's bytes. */
export function splitTile(data: Buffer | undefined): Buffer[] {
  if (data === undefined || data.length === 0 || data.length % 32 !== 0) throw new Alarm('tile_differs', 'no tile')
  return Array.from({ length: data.length / 32 }, (_, index) => data.subarray(index * 32, (index + 1) * 32))
}

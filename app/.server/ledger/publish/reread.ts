import { hash as digest } from 'node:crypto'

const LEAF = Buffer.of(0x00)
const NODE = Buffer.of(0x01)

/** A perfect subtree of `2^height` leaves. */
type Subtree = { height: number; hash: Buffer }

/** The tree as it is read again, entry by entry. */
export type Reread = {
  readonly size: number
  /** Takes the next entry's bytes and gives back its leaf hash. */
  add(body: Uint8Array): Buffer
  /** Hashes of the perfect subtrees at the right edge, widest first. */
  frontier(): Buffer[]
  root(): Buffer
  /** The hash of the subtree of `256^(level+1)` leaves that the last entry completed, if it completed one. */
  completed(level: number): Buffer | undefined
  /** The hash over the partial tile at the right edge of a level (C2SP tlog-tiles), if it has one. */
  edge(level: number): Buffer | undefined
}

/**
 * RFC 6962 2.1 once more, for the second look at the bytes before they are signed. Shares no code with the writer's
 * tree on purpose: a mistake or a flipped bit there must show here. Begins with the frontier of a tree of `size`.
 * @throws if the frontier cannot be one of that size.
 */
export function rereadFrom(size: number, frontier: readonly Buffer[]): Reread {
  const edge: Subtree[] = []
  const bits = size.toString(2)
  for (let place = 0; size > 0 && place < bits.length; place += 1) {
    if (bits[place] !== '1') continue
    const hash = frontier[edge.length]
    if (hash?.length !== 32) throw new Error(`no frontier of size ${size}`)
    edge.push({ height: bits.length - 1 - place, hash })
  }
  if (edge.length !== frontier.length) throw new Error(`no frontier of size ${size}`)
  let count = size
  let joined: Subtree[] = []

  return {
    get size() {
      return count
    },
    add(body) {
      const leaf = digest('sha256', Buffer.concat([LEAF, body]), 'buffer')
      let top: Subtree = { height: 0, hash: leaf }
      joined = []
      for (let left = edge.at(-1); left?.height === top.height; left = edge.at(-1)) {
        edge.pop()
        top = { height: top.height + 1, hash: joinOf(left.hash, top.hash) }
        joined.push(top)
      }
      edge.push(top)
      count += 1
      return leaf
    },
    frontier: () => edge.map(({ hash }) => hash),
    root: () => foldEdge(edge.map(({ hash }) => hash)),
    edge(level) {
      const within = edge.filter(({ height }) => height >= 8 * level && height < 8 * (level + 1))
      return within.length === 0 ? undefined : foldEdge(within.map(({ hash }) => hash))
    },
    completed: (level) => joined.find(({ height }) => height === 8 * (level + 1))?.hash,
  }
}

/** The tree hash that a frontier stands for: folded from the right; the hash of the empty tree for an empty frontier. */
export function foldEdge(hashes: readonly Buffer[]): Buffer {
  let root: Buffer | undefined
  for (const hash of hashes.toReversed()) root = root === undefined ? hash : joinOf(hash, root)
  return root ?? digest('sha256', '', 'buffer')
}

/** The tree hash over a list of up to 256 hashes of subtrees of one width. */
export function hashOfAll(hashes: readonly Buffer[]): Buffer {
  const [only] = hashes
  if (only === undefined) throw new Error('no hashes')
  if (hashes.length === 1) return only
  let split = 1
  while (split * 2 < hashes.length) split *= 2
  return joinOf(hashOfAll(hashes.slice(0, split)), hashOfAll(hashes.slice(split)))
}

function joinOf(left: Buffer, right: Buffer): Buffer {
  return digest('sha256', Buffer.concat([NODE, left, right]), 'buffer')
}

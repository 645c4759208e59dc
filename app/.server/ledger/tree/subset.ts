import { nodeHash, rootOf } from './merkle.ts'
import type { Nodes } from './nodes.ts'

/**
 * Proves that listed leaves, and at which places, are in the tree of this size: the hashes of all maximal aligned
 * perfect subtrees in the gaps before, between and after them, from left to right. For neighbouring leaves that is at
 * most 3 log2(size) hashes, for each further group of neighbours 2 log2(size) more. Yields nothing if all leaves are
 * listed.
 * @throws while it is read, unless the seqs are strictly ascending, below the size, and at least one: that a tree
 * holds nothing in particular is no statement.
 */
export function* subsetProof(nodes: Nodes, seqs: Iterable<number>, size: number): Generator<Buffer> {
  for (const { start, level } of gapsBetween(seqs, size)) yield nodes.node(level, start / 2 ** level)
}

/** How many hashes `subsetProof` gives for the same arguments, without reading any of them. */
export function subsetProofLength(seqs: Iterable<number>, size: number): number {
  let length = 0
  for (const _ of gapsBetween(seqs, size)) length += 1
  return length
}

/**
 * True if exactly these leaves stand at these places of the tree with this size and root, and every hash of the
 * proof was needed. False for an empty list: it would be vacuous. Streams; keeps O(log size) hashes.
 */
export function verifySubset(claim: {
  leaves: Iterable<[seq: number, leaf: Uint8Array]>
  size: number
  proof: Iterable<Uint8Array>
  root: Uint8Array
}): boolean {
  const { leaves, size, proof, root } = claim
  const hashes = proof[Symbol.iterator]()
  const edge = newEdge()
  const fill = (until: number) => {
    for (const { level } of perfectSubtrees(edge.end(), until)) {
      const next = hashes.next()
      if (next.done === true || !edge.add(level, next.value)) return false
    }
    return true
  }
  if (!Number.isSafeInteger(size)) return false
  let listed = 0
  for (const [seq, leaf] of leaves) {
    if (!Number.isSafeInteger(seq) || seq < edge.end() || seq >= size) return false
    if (!fill(seq) || !edge.add(0, leaf)) return false
    listed += 1
  }
  if (listed === 0 || !fill(size)) return false
  return hashes.next().done === true && Buffer.compare(edge.root(), root) === 0
}

type Subtree = { start: number; level: number }

function* gapsBetween(seqs: Iterable<number>, size: number): Generator<Subtree> {
  let end = 0
  for (const seq of seqs) {
    if (!Number.isSafeInteger(seq) || seq < end || seq >= size) {
      throw new RangeError(`leaf ${seq} of ${size} cannot follow ${end - 1}`)
    }
    yield* perfectSubtrees(end, seq)
    end = seq + 1
  }
  if (end === 0) throw new RangeError('a subset has leaves')
  yield* perfectSubtrees(end, size)
}

/** [start, end) cut from the left into the widest perfect subtrees that begin at a multiple of their width. */
export function* perfectSubtrees(start: number, end: number): Generator<Subtree> {
  for (let at = start; at < end; ) {
    let [level, width] = [0, 1]
    while (at % (width * 2) === 0 && at + width * 2 <= end) [level, width] = [level + 1, width * 2]
    yield { start: at, level }
    at += width
  }
}

/** A tree that grows to the right by leaves and by whole subtrees, each beginning at a multiple of its width. */
function newEdge() {
  const stack: { level: number; hash: Buffer }[] = []
  let end = 0
  return {
    end: () => end,
    add(level: number, hash: Uint8Array): boolean {
      if (hash.length !== 32) return false
      let merged: { level: number; hash: Buffer } = { level, hash: Buffer.from(hash) }
      // As the stack holds the bits of `end`, a neighbour of the same width is always the other half of one subtree.
      for (let left = stack.at(-1); left?.level === merged.level; left = stack.at(-1)) {
        stack.pop()
        merged = { level: merged.level + 1, hash: nodeHash(left.hash, merged.hash) }
      }
      stack.push(merged)
      end += 2 ** level
      return true
    },
    root: (): Buffer => rootOf(stack.map(({ hash }) => hash)),
  }
}

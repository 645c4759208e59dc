import { type Frontier, nodeHash, rootOf, subtreeWidths } from './merkle.ts'
import type { Nodes } from './nodes.ts'

/** RFC 6962 allows larger trees; here sizes are numbers, up to 2^53 - 1. */
type Hash = Uint8Array

/** The perfect subtrees at the right edge of the tree of this size, widest first. */
export function frontierAt(nodes: Nodes, size: number): Frontier {
  return subtreesOf(nodes, 0, size)
}

/** The Merkle tree hash over the first `size` leaves (RFC 6962 2.1). */
export function rootAt(nodes: Nodes, size: number): Buffer {
  return rootOf(frontierAt(nodes, size))
}

/**
 * The audit path of a leaf in the tree of this size, from the leaf's sibling up (RFC 6962 2.1.1): at most ⌈log2 size⌉
 * hashes.
 * @throws if there is no such leaf.
 */
export function inclusionProof(nodes: Nodes, index: number, size: number): Buffer[] {
  if (!isCount(index) || !isCount(size) || index >= size) throw new RangeError(`no leaf ${index} in a tree of ${size}`)
  const path: Buffer[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + splitOf(end - start)
    if (index < middle) {
      path.push(hashOf(nodes, middle, end))
      end = middle
    } else {
      path.push(hashOf(nodes, start, middle))
      start = middle
    }
  }
  return path.reverse()
}

/** True if the leaf stands at this index of the tree with this size and root (RFC 9162 2.1.3.2). */
export function verifyInclusion(claim: {
  index: number
  size: number
  leaf: Hash
  root: Hash
  proof: readonly Hash[]
}): boolean {
  const { index, size, leaf, root, proof } = claim
  if (!isCount(index) || !isCount(size) || index >= size) return false
  if (!areHashes([leaf, root, ...proof])) return false
  let [place, last] = [index, size - 1]
  let hash: Hash = leaf
  for (const sibling of proof) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash)
      // At the right edge a node without a sibling rises as it is.
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else {
      hash = nodeHash(hash, sibling)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && same(hash, root)
}

/**
 * Proves that the tree of size `to` begins with that of size `from` (RFC 6962 2.1.2). Empty if both are equal.
 * @throws unless 0 < from <= to: that a tree continues an empty one says nothing about either.
 */
export function consistencyProof(nodes: Nodes, from: number, to: number): Buffer[] {
  if (!isCount(from) || !isCount(to) || from === 0 || from > to) {
    throw new RangeError(`no consistency proof from ${from} to ${to}`)
  }
  const path: Buffer[] = []
  let [start, end] = [0, to]
  while (from !== end) {
    const middle = start + splitOf(end - start)
    if (from <= middle) {
      path.push(hashOf(nodes, middle, end))
      end = middle
    } else {
      path.push(hashOf(nodes, start, middle))
      start = middle
    }
  }
  // The verifier knows the old root, which is this very subtree if nothing lies to its left.
  if (start > 0) path.push(hashOf(nodes, start, end))
  return path.reverse()
}

/**
 * True if the tree `to` begins with the tree `from` (RFC 9162 2.1.4.2). False from 0: every tree continues the
 * empty one, so such a proof would be vacuous.
 */
export function verifyConsistency(claim: {
  from: number
  to: number
  fromRoot: Hash
  toRoot: Hash
  proof: readonly Hash[]
}): boolean {
  const { from, to, fromRoot, toRoot, proof } = claim
  if (!isCount(from) || !isCount(to) || from === 0 || from > to) return false
  if (from === to) return proof.length === 0 && same(fromRoot, toRoot)
  if (!areHashes([fromRoot, toRoot, ...proof])) return false
  const path = isPowerOfTwo(from) ? [fromRoot, ...proof] : proof
  const [first, ...rest] = path
  if (first === undefined || proof.length === 0) return false
  let [place, last] = [from - 1, to - 1]
  while (place % 2 === 1) [place, last] = [half(place), half(last)]
  let [older, newer] = [first, first]
  for (const sibling of rest) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      older = nodeHash(sibling, older)
      newer = nodeHash(sibling, newer)
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else {
      newer = nodeHash(newer, sibling)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && same(older, fromRoot) && same(newer, toRoot)
}

/** MTH over the leaves [start, end), at least one, of a subtree that the recursive definition of the tree contains. */
function hashOf(nodes: Nodes, start: number, end: number): Buffer {
  return rootOf(subtreesOf(nodes, start, end))
}

function subtreesOf(nodes: Nodes, start: number, end: number): Buffer[] {
  let at = start
  return subtreeWidths(end - start).map((width) => {
    const hash = nodes.node(Math.log2(width), at / width)
    at += width
    return hash
  })
}

/** The largest power of two below the width, which is at least 2: the split of RFC 6962. */
function splitOf(width: number): number {
  let split = 1
  while (split * 2 < width) split *= 2
  return split
}

function isPowerOfTwo(value: number): boolean {
  return subtreeWidths(value).length === 1
}

function half(value: number): number {
  return Math.floor(value / 2)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function areHashes(hashes: readonly Hash[]): boolean {
  return hashes.every((hash) => hash.length === 32)
}

function same(left: Hash, right: Hash): boolean {
  return Buffer.compare(left, right) === 0
}

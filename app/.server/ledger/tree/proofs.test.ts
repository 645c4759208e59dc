import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { leaves, sparseTree, treeOver } from '#tests/support/tree.ts'
import { appendLeaf, type Frontier, leafHash, nodeHash, rootOf } from './merkle.ts'
import { consistencyProof, frontierAt, inclusionProof, rootAt, verifyConsistency, verifyInclusion } from './proofs.ts'

const MOST = runs(200, 1_100)
const LONG = { timeout: runs(30_000, 600_000) }
const LEAVES = leaves(1_101)
const TREE = treeOver(LEAVES)
const ROOTS = LEAVES.map((_, size) => rootAt(TREE, size))

/** PATH of RFC 6962 2.1.1, word for word. */
function naivePath(m: number, entries: readonly Buffer[]): Buffer[] {
  if (entries.length === 1) return []
  const k = splitOf(entries.length)
  return m < k
    ? [...naivePath(m, entries.slice(0, k)), naiveRoot(entries.slice(k))]
    : [...naivePath(m - k, entries.slice(k)), naiveRoot(entries.slice(0, k))]
}

/** SUBPROOF of RFC 6962 2.1.2, word for word. */
function naiveSubproof(m: number, entries: readonly Buffer[], whole: boolean): Buffer[] {
  if (m === entries.length) return whole ? [] : [naiveRoot(entries)]
  const k = splitOf(entries.length)
  return m <= k
    ? [...naiveSubproof(m, entries.slice(0, k), whole), naiveRoot(entries.slice(k))]
    : [...naiveSubproof(m - k, entries.slice(k), false), naiveRoot(entries.slice(0, k))]
}

function naiveRoot(entries: readonly Buffer[]): Buffer {
  const [first] = entries
  if (first === undefined || entries.length === 1) return first ?? Buffer.alloc(0)
  const k = splitOf(entries.length)
  return nodeHash(naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)))
}

function splitOf(size: number): number {
  let k = 1
  while (k * 2 < size) k *= 2
  return k
}

test('root and frontier at every size are those of a tree that grew leaf by leaf', () => {
  let frontier: Frontier = []
  for (let size = 0; size <= MOST; size += 1) {
    expect(frontierAt(TREE, size)).toEqual(frontier)
    expect(rootAt(TREE, size)).toEqual(rootOf(frontier))
    frontier = appendLeaf(frontier, size, LEAVES[size] ?? Buffer.alloc(0))
  }
})

test('both proofs are those of the definition in RFC 6962', () => {
  for (let size = 1; size <= 40; size += 1) {
    const entries = LEAVES.slice(0, size)
    for (let m = 0; m < size; m += 1) {
      expect(inclusionProof(TREE, m, size)).toEqual(naivePath(m, entries))
      expect(consistencyProof(TREE, m + 1, size)).toEqual(naiveSubproof(m + 1, entries, true))
    }
  }
})

test('invariant 5: every leaf of every tree is proven, by no more hashes than the tree is high', LONG, () => {
  for (let size = 1; size <= MOST; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const proof = inclusionProof(TREE, index, size)
      const claim = { index, size, leaf: leafAt(index), root: rootOfSize(size), proof }
      if (!verifyInclusion(claim) || proof.length > Math.ceil(Math.log2(size))) {
        expect.fail(`leaf ${index} of ${size} is not proven`)
      }
    }
  }
})

test('invariant 5: a proof stands for no other leaf, no other place and no other tree', () => {
  for (let size = 1; size <= 24; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const claim = {
        index,
        size,
        leaf: leafAt(index),
        root: rootOfSize(size),
        proof: inclusionProof(TREE, index, size),
      }
      for (let other = 0; other <= 2 * size; other += 1) {
        if (other !== index) {
          expect(verifyInclusion({ ...claim, index: other })).toBe(false)
          expect(verifyInclusion({ ...claim, leaf: leafAt(other) })).toBe(false)
          expect(verifyInclusion({ ...claim, index: other, leaf: leafAt(other) })).toBe(false)
        }
        if (other !== size) {
          expect(verifyInclusion({ ...claim, root: rootOfSize(other) })).toBe(false)
          expect(verifyInclusion({ ...claim, size: other, root: rootOfSize(other) })).toBe(false)
        }
      }
    }
  }
})

test('invariant 5: a proof with any hash altered, dropped, added or moved is refused', () => {
  fc.assert(
    fc.property(placeInTree(), fc.nat(), fc.nat(), ({ index, size }, where, bit) => {
      const proof = inclusionProof(TREE, index, size)
      const claim = { index, size, leaf: leafAt(index), root: rootOfSize(size), proof }
      for (const altered of alterations(proof, where, bit)) {
        expect(verifyInclusion({ ...claim, proof: altered })).toBe(false)
      }
      expect(verifyInclusion({ ...claim, leaf: flipped(claim.leaf, bit) })).toBe(false)
      expect(verifyInclusion({ ...claim, root: flipped(claim.root, bit) })).toBe(false)
      expect(verifyInclusion({ ...claim, leaf: claim.leaf.subarray(1) })).toBe(false)
    }),
  )
})

test('invariant 5: a path that goes on above the root is refused, whatever root it leads to', () => {
  for (const [index, size] of [
    [0, 1],
    [1, 2],
    [4, 5],
    [6, 7],
  ] as const) {
    const proof = [...inclusionProof(TREE, index, size), leafAt(1_000)]
    const root = nodeHash(leafAt(1_000), rootOfSize(size))
    expect(verifyInclusion({ index, size, leaf: leafAt(index), root, proof })).toBe(false)
    const [from, to] = [index + 1, size + 1]
    const above = [...consistencyProof(TREE, from, to), leafAt(1_000)]
    const over = (tree: number) => nodeHash(leafAt(1_000), rootOfSize(tree))
    for (const fromRoot of [rootOfSize(from), over(from)]) {
      expect(verifyConsistency({ from, to, fromRoot, toRoot: over(to), proof: above })).toBe(false)
    }
  }
})

test('invariant 5: leaves far into a tree of any size are proven, up to 2^53 - 1', () => {
  fc.assert(
    fc.property(largeSize(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (size, where) => {
      const index = Math.min(size - 1, Math.floor(size * where))
      const leaf = leafHash(Buffer.from('special'))
      const nodes = sparseTree(new Map([[index, leaf]]))
      const proof = inclusionProof(nodes, index, size)
      const claim = { index, size, leaf, root: rootAt(nodes, size), proof }
      expect(verifyInclusion(claim)).toBe(true)
      expect(proof.length).toBeLessThanOrEqual(53)
      expect(verifyInclusion({ ...claim, index: index === 0 ? 1 : index - 1 })).toBe(false)
      expect(verifyInclusion({ ...claim, leaf: nodes.node(0, index === 0 ? 1 : index - 1) })).toBe(false)
    }),
  )
})

test('invariant 6: every tree is proven to begin with every smaller one', LONG, () => {
  for (let to = 1; to <= MOST; to += 1) {
    for (let from = 1; from <= to; from += 1) {
      const proof = consistencyProof(TREE, from, to)
      if (!verifyConsistency({ from, to, fromRoot: rootOfSize(from), toRoot: rootOfSize(to), proof })) {
        expect.fail(`${to} is not proven to begin with ${from}`)
      }
    }
  }
})

test('invariant 6: a vacuous proof is refused', () => {
  const empty = rootOfSize(0)
  for (const to of [0, 1, 7]) {
    expect(verifyConsistency({ from: 0, to, fromRoot: empty, toRoot: rootOfSize(to), proof: [] })).toBe(false)
    expect(() => consistencyProof(TREE, 0, to)).toThrow('no consistency proof')
  }
  // From a tree to itself: the roots decide, and no hash may be along.
  const same = { from: 5, to: 5, fromRoot: rootOfSize(5), toRoot: rootOfSize(5), proof: [] }
  expect(verifyConsistency(same)).toBe(true)
  expect(verifyConsistency({ ...same, toRoot: rootOfSize(6) })).toBe(false)
  expect(verifyConsistency({ ...same, proof: [leafAt(0)] })).toBe(false)
  expect(verifyConsistency({ ...same, to: 6, toRoot: rootOfSize(6) })).toBe(false)
})

test('invariant 6: a tree that was shortened, or changed before its old end, is never consistent', () => {
  for (let to = 2; to <= 40; to += 1) {
    for (let from = 1; from < to; from += 1) {
      const proof = consistencyProof(TREE, from, to)
      const claim = { from, to, fromRoot: rootOfSize(from), toRoot: rootOfSize(to), proof }
      expect(verifyConsistency({ ...claim, from: to, to: from })).toBe(false)
      for (const changed of [0, from - 1]) {
        const forked = treeOver(LEAVES.slice(0, to).map((leaf, index) => (index === changed ? leafAt(1_000) : leaf)))
        const toRoot = rootAt(forked, to)
        expect(verifyConsistency({ ...claim, toRoot })).toBe(false)
        expect(verifyConsistency({ ...claim, toRoot, proof: consistencyProof(forked, from, to) })).toBe(false)
      }
    }
  }
})

test('invariant 6: a proof with any hash altered, dropped, added or moved, or between other trees, is refused', () => {
  fc.assert(
    fc.property(placeInTree(), fc.nat(), fc.nat(), fc.nat(300), ({ index, size }, where, bit, other) => {
      const [from, to] = [index + 1, size]
      const proof = consistencyProof(TREE, from, to)
      const claim = { from, to, fromRoot: rootOfSize(from), toRoot: rootOfSize(to), proof }
      for (const altered of alterations(proof, where, bit)) {
        expect(verifyConsistency({ ...claim, proof: altered })).toBe(false)
      }
      expect(verifyConsistency({ ...claim, fromRoot: flipped(claim.fromRoot, bit) })).toBe(false)
      expect(verifyConsistency({ ...claim, toRoot: flipped(claim.toRoot, bit) })).toBe(false)
      if (other !== from) {
        expect(verifyConsistency({ ...claim, fromRoot: rootOfSize(other) })).toBe(false)
        expect(verifyConsistency({ ...claim, from: other, fromRoot: rootOfSize(other) })).toBe(
          other === to && proof.length === 0,
        )
      }
      if (other !== to) expect(verifyConsistency({ ...claim, toRoot: rootOfSize(other) })).toBe(false)
    }),
  )
})

test('invariant 6: any two sizes of a tree far larger than memory are proven consistent', () => {
  fc.assert(
    fc.property(largeSize(), largeSize(), (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const nodes = sparseTree(new Map([[Math.floor(from / 3), leafAt(0)]]))
      const proof = consistencyProof(nodes, from, to)
      const claim = { from, to, fromRoot: rootAt(nodes, from), toRoot: rootAt(nodes, to), proof }
      expect(verifyConsistency(claim)).toBe(true)
      expect(verifyConsistency({ ...claim, toRoot: rootAt(sparseTree(new Map()), to) })).toBe(false)
    }),
  )
})

test('what is not a place in a tree has no proof and is refused without a crash', () => {
  for (const [index, size] of [
    [0, 0],
    [5, 5],
    [-1, 5],
    [0.5, 5],
    [Number.NaN, 5],
    [0, Number.POSITIVE_INFINITY],
    [0, 2 ** 53],
  ] as const) {
    expect(() => inclusionProof(TREE, index, size)).toThrow('no leaf')
    expect(verifyInclusion({ index, size, leaf: leafAt(0), root: leafAt(0), proof: [] })).toBe(false)
    const sizes = { from: size, to: index, fromRoot: leafAt(0), toRoot: leafAt(0) }
    expect(verifyConsistency({ ...sizes, proof: [] })).toBe(size === index && size > 0)
  }
})

function leafAt(index: number): Buffer {
  return LEAVES[index] ?? expect.fail(`no leaf ${index}`)
}

function rootOfSize(size: number): Buffer {
  return ROOTS[size] ?? expect.fail(`no root ${size}`)
}

function placeInTree(): fc.Arbitrary<{ index: number; size: number }> {
  return fc
    .integer({ min: 1, max: 300 })
    .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat(size - 1) }))
}

function largeSize(): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: 1, max: 4_000_000 }), fc.integer({ min: 2 ** 32, max: Number.MAX_SAFE_INTEGER }))
}

function flipped(hash: Buffer, bit: number): Buffer {
  const changed = Buffer.from(hash)
  const byte = Math.floor(bit / 8) % hash.length
  changed[byte] = (changed[byte] ?? 0) ^ (1 << (bit % 8))
  return changed
}

/** Every list of hashes that is like the proof but for one change. */
function alterations(proof: readonly Buffer[], where: number, bit: number): Buffer[][] {
  const place = where % (proof.length + 1)
  const added = [proof.toSpliced(place, 0, leafAt(1_050)), [...proof, Buffer.alloc(32)]]
  const [hash] = proof.slice(place, place + 1)
  if (hash === undefined) return added
  const next = proof[(place + 1) % proof.length] ?? hash
  const swapped = proof.with(place, next).with((place + 1) % proof.length, hash)
  return [
    ...added,
    proof.with(place, flipped(hash, bit)),
    proof.with(place, hash.subarray(1)),
    proof.toSpliced(place, 1),
    proof.toSpliced(place, 0, hash),
    ...(next.equals(hash) ? [] : [swapped]),
  ]
}

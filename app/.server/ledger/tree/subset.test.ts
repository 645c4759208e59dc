import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { leaves, sparseTree, treeOver } from '#tests/support/tree.ts'
import { rootAt } from './proofs.ts'
import { subsetProof, subsetProofLength, verifySubset } from './subset.ts'

const LONG = { timeout: runs(30_000, 600_000) }
const LEAVES = leaves(1_101)
const TREE = treeOver(LEAVES)

type Listed = [seq: number, leaf: Uint8Array]

function listed(seqs: readonly number[]): Listed[] {
  return seqs.map((seq) => [seq, LEAVES[seq] ?? expect.fail(`no leaf ${seq}`)])
}

function neighbours(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset)
}

function claimOf(seqs: readonly number[], size: number) {
  return {
    leaves: listed(seqs),
    size,
    proof: [...subsetProof(TREE, seqs, size)] as Uint8Array[],
    root: rootAt(TREE, size),
  }
}

/** Some leaves of a tree, at least one. */
function subsets(): fc.Arbitrary<{ size: number; seqs: number[] }> {
  return fc.integer({ min: 1, max: 120 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      seqs: fc.uniqueArray(fc.nat(size - 1), { minLength: 1, maxLength: 40 }).map((seqs) => seqs.sort((a, b) => a - b)),
    }),
  )
}

test('invariant 7: every range of every tree is proven', LONG, () => {
  const most = runs(56, 120)
  for (let size = 1; size <= most; size += 1) {
    for (let start = 0; start < size; start += 1) {
      for (let end = start + 1; end <= size; end += 1) {
        if (!verifySubset(claimOf(neighbours(start, end), size))) expect.fail(`[${start}, ${end}) of ${size}`)
      }
    }
  }
})

test(
  'invariant 7: ranges of trees up to 1,100 leaves are proven by at most three times the height in hashes',
  LONG,
  () => {
    for (let size = 260; size <= 1_100; size += runs(84, 1)) {
      const height = Math.ceil(Math.log2(size))
      for (const [start, end] of [
        [0, size],
        [0, 1],
        [size - 1, size],
        [1, size - 1],
        [Math.floor(size / 3), Math.floor(size / 2)],
        [255, 258],
      ] as const) {
        const claim = claimOf(neighbours(start, end), size)
        expect(verifySubset(claim)).toBe(true)
        expect(claim.proof.length).toBeLessThanOrEqual(3 * height)
      }
    }
  },
)

test('invariant 7: every subset of a tree of ten leaves is proven', () => {
  for (let mask = 1; mask < 1_024; mask += 1) {
    const seqs = neighbours(0, 10).filter((seq) => (mask >> seq) % 2 === 1)
    const claim = claimOf(seqs, 10)
    expect(verifySubset(claim)).toBe(true)
    expect(subsetProofLength(seqs, 10)).toBe(claim.proof.length)
  }
})

test('invariant 7: the same lines at any other places are refused', () => {
  fc.assert(
    fc.property(subsets(), fc.integer({ min: -5, max: 5 }), ({ size, seqs }, shift) => {
      const claim = claimOf(seqs, size)
      expect(verifySubset(claim)).toBe(true)
      if (shift === 0) return
      const shifted = claim.leaves.map(([seq, leaf]): Listed => [seq + shift, leaf])
      expect(verifySubset({ ...claim, leaves: shifted })).toBe(false)
      // Also if the prover makes up the best proof there is for those places.
      const places = shifted.map(([seq]) => seq)
      if (places.every((seq) => seq >= 0 && seq < size)) {
        const proof = [...subsetProof(TREE, places, size)]
        expect(verifySubset({ ...claim, leaves: shifted, proof })).toBe(false)
      }
    }),
  )
})

test('invariant 7: lines dropped, inserted, repeated, rotated or swapped are refused', () => {
  fc.assert(
    fc.property(subsets(), fc.nat(), fc.nat(), ({ size, seqs }, where, other) => {
      const claim = claimOf(seqs, size)
      const place = where % seqs.length
      const seqsOf = (leaves: Listed[]) => leaves.map(([seq]) => seq)
      const leavesOf = (leaves: Listed[]) => leaves.map(([, leaf]) => leaf)
      const dropped = claim.leaves.toSpliced(place, 1)
      expect(verifySubset({ ...claim, leaves: dropped })).toBe(false)
      const repeated = claim.leaves.toSpliced(place, 0, claim.leaves[place] ?? expect.fail())
      expect(verifySubset({ ...claim, leaves: repeated })).toBe(false)
      const invented = neighbours(0, size).find((seq) => !seqs.includes(seq))
      if (invented !== undefined) {
        const added = [...claim.leaves, ...listed([invented])].sort(([a], [b]) => a - b)
        expect(verifySubset({ ...claim, leaves: added })).toBe(false)
        const forged: Listed[] = added.map(([seq, leaf]) => [seq, seq === invented ? Buffer.alloc(32, 7) : leaf])
        const proof = [...subsetProof(TREE, seqsOf(forged), size)]
        expect(verifySubset({ ...claim, leaves: forged, proof })).toBe(false)
      }
      if (seqs.length > 1) {
        const [first, ...rest] = leavesOf(claim.leaves)
        const rotated = [...rest, first ?? expect.fail()].map((leaf, at): Listed => [seqs[at] ?? 0, leaf])
        expect(verifySubset({ ...claim, leaves: rotated })).toBe(false)
        expect(verifySubset({ ...claim, leaves: claim.leaves.toReversed() })).toBe(false)
      }
      const altered = claim.leaves.with(place, [seqs[place] ?? 0, LEAVES[1_000 + (other % 100)] ?? expect.fail()])
      expect(verifySubset({ ...claim, leaves: altered })).toBe(false)
    }),
  )
})

test('invariant 7: hashes dropped, added, altered or moved are refused', () => {
  fc.assert(
    fc.property(subsets(), fc.nat(), fc.nat(255), ({ size, seqs }, where, bit) => {
      const claim = claimOf(seqs, size)
      const { proof } = claim
      const place = where % (proof.length + 1)
      expect(verifySubset({ ...claim, proof: proof.toSpliced(place, 0, Buffer.alloc(32, 1)) })).toBe(false)
      expect(verifySubset({ ...claim, proof: [...proof, Buffer.alloc(32)] })).toBe(false)
      expect(verifySubset({ ...claim, root: rootAt(TREE, size + 1) })).toBe(false)
      const hash = proof[place]
      if (hash === undefined) return
      const changed = Buffer.from(hash)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit % 8))
      expect(verifySubset({ ...claim, proof: proof.with(place, changed) })).toBe(false)
      expect(verifySubset({ ...claim, proof: proof.with(place, hash.subarray(1)) })).toBe(false)
      expect(verifySubset({ ...claim, proof: proof.toSpliced(place, 1) })).toBe(false)
      if (proof.length > 1)
        expect(verifySubset({ ...claim, proof: [...proof.slice(1), ...proof.slice(0, 1)] })).toBe(false)
    }),
  )
})

test('invariant 7: an empty list proves nothing and is refused', () => {
  expect(verifySubset({ leaves: [], size: 2, proof: [TREE.node(1, 0)], root: rootAt(TREE, 2) })).toBe(false)
  expect(verifySubset({ leaves: [], size: 0, proof: [], root: rootAt(TREE, 0) })).toBe(false)
  expect(() => [...subsetProof(TREE, [], 2)]).toThrow('a subset has leaves')
})

test('seqs that are not ascending, or outside the tree, are refused', () => {
  for (const seqs of [[3, 3], [3, 2], [7], [-1], [0.5], [Number.NaN]]) {
    expect(() => [...subsetProof(TREE, seqs, 7)]).toThrow('cannot follow')
    const leaves = seqs.map((seq): Listed => [seq, Buffer.alloc(32)])
    expect(verifySubset({ leaves, size: 7, proof: Array(7).fill(Buffer.alloc(32)), root: rootAt(TREE, 7) })).toBe(false)
  }
  const whole = claimOf([0, 1, 2], 3)
  expect(verifySubset({ ...whole, size: Number.NaN })).toBe(false)
  expect(verifySubset({ ...whole, size: Number.POSITIVE_INFINITY })).toBe(false)
})

test('invariant 7: a month far inside a tree larger than memory is proven in a few hashes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 20, max: 2 ** 52 }), fc.nat(2 ** 20 - 60), fc.nat(50), (size, start, count) => {
      const seqs = neighbours(start, start + count + 1)
      const special = new Map(seqs.map((seq) => [seq, LEAVES[seq % 1_000] ?? expect.fail()]))
      const nodes = sparseTree(special)
      const proof = [...subsetProof(nodes, seqs, size)]
      expect(proof.length).toBeLessThanOrEqual(3 * 52)
      const claim = { leaves: [...special] as Listed[], size, proof, root: rootAt(nodes, size) }
      expect(verifySubset(claim)).toBe(true)
      expect(verifySubset({ ...claim, leaves: claim.leaves.map(([seq, leaf]): Listed => [seq + 1, leaf]) })).toBe(false)
    }),
    { numRuns: runs(50, 1_000) },
  )
})

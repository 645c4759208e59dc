import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeConsistencyProof,
  decodeSubsetProof,
  decodeTlogProof,
  encodeConsistencyProof,
  encodeSubsetProof,
  encodeTlogProof,
  subsetProofBytes,
} from './proof-text.ts'

const A = Buffer.alloc(32, 1)
const B = Buffer.alloc(32, 0xfe)
const A_TEXT = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE='
const B_TEXT = '/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v4='
const NOTE = `penmark.test/ledger\n9\n${A_TEXT}\n\n\u2014 penmark.test/ledger AAAAAQ==\n`

test('an inclusion proof is a C2SP tlog-proof', () => {
  expect(encodeTlogProof({ index: 7, proof: [A, B], checkpoint: NOTE })).toBe(
    `c2sp.org/tlog-proof@v1\nindex 7\n${A_TEXT}\n${B_TEXT}\n\n${NOTE}`,
  )
  const lone = { index: 0, proof: [], checkpoint: NOTE, extra: Buffer.from('x') }
  expect(encodeTlogProof(lone)).toBe(`c2sp.org/tlog-proof@v1\nextra eA==\nindex 0\n\n${NOTE}`)
  expect(decodeTlogProof(encodeTlogProof(lone))).toEqual(lone)
})

test('a consistency proof and a subset proof are lines of text', () => {
  expect(encodeConsistencyProof({ from: 3, to: 9, proof: [A, B] })).toBe(
    `penmark-consistency-proof/1\nfrom 3\nto 9\n${A_TEXT}\n${B_TEXT}\n`,
  )
  const text = [...encodeSubsetProof(9, 2, [A, B])].join('')
  expect(text).toBe(`penmark-subset-proof/1\nsize 9\nhashes 2\n${A_TEXT}\n${B_TEXT}\n`)
  expect(subsetProofBytes(9, 2)).toBe(text.length)
  expect(() => [...encodeSubsetProof(9, 3, [A, B])]).toThrow('2 hashes instead of 3')
})

test('what was written is read again', () => {
  const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), fc.array(hash, { maxLength: 64 }), (one, other, proof) => {
      const tlog = { index: one, proof, checkpoint: NOTE }
      expect(decodeTlogProof(encodeTlogProof(tlog))).toEqual(tlog)
      const consistency = { from: one, to: other, proof }
      expect(decodeConsistencyProof(encodeConsistencyProof(consistency))).toEqual(consistency)
      const subset = [...encodeSubsetProof(one, proof.length, proof)].join('')
      expect(decodeSubsetProof(subset)).toEqual({ size: one, proof })
    }),
  )
})

const READERS = [
  {
    kind: 'tlog-proof',
    text: encodeTlogProof({ index: 12, proof: [A, B], checkpoint: NOTE }).slice(0, -NOTE.length),
    read: (text: string) => decodeTlogProof(text + NOTE),
    write: (value: unknown) => encodeTlogProof(value as Parameters<typeof encodeTlogProof>[0]).slice(0, -NOTE.length),
  },
  {
    kind: 'consistency proof',
    text: encodeConsistencyProof({ from: 3, to: 10, proof: [A, B] }),
    read: decodeConsistencyProof,
    write: (value: unknown) => encodeConsistencyProof(value as Parameters<typeof encodeConsistencyProof>[0]),
  },
  {
    kind: 'subset proof',
    text: [...encodeSubsetProof(10, 2, [A, B])].join(''),
    read: decodeSubsetProof,
    write: (value: unknown) => {
      const { size, proof } = value as { size: number; proof: Buffer[] }
      return [...encodeSubsetProof(size, proof.length, proof)].join('')
    },
  },
]

test.each(READERS)('no two texts are read as the same $kind', ({ text, read, write }) => {
  const changes: string[] = []
  for (let at = 0; at <= text.length; at += 1) {
    for (const added of ['0', ' ', '\n', '=', 'A', '\r']) changes.push(text.slice(0, at) + added + text.slice(at))
    changes.push(text.slice(0, at) + text.slice(at + 1), text.slice(0, at))
    for (const bit of [1, 2, 32, 64]) {
      changes.push(text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1))
    }
  }
  expect(read(text)).toBeDefined()
  for (const changed of changes) {
    const value = read(changed)
    if (value !== undefined) expect(write(value)).toBe(changed)
  }
})

test('a path longer than any tree is high is refused', () => {
  const proof = Array.from({ length: 65 }, () => A)
  expect(decodeTlogProof(encodeTlogProof({ index: 1, proof, checkpoint: NOTE }))).toBeUndefined()
  expect(decodeConsistencyProof(encodeConsistencyProof({ from: 1, to: 2, proof }))).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verifyConsistency, verifyInclusion } from './proofs.ts'

// The published cases of transparency-dev/merkle, each a line of text with its verdict.
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/merkle.json', import.meta.url), 'utf8'),
) as { cases: string[] }

function bytes(base64: string): Buffer {
  return Buffer.from(base64 === '-' ? '' : base64, 'base64')
}

test('invariants 5 and 6: all 196 published cases get the published verdict', () => {
  const wrong: string[] = []
  for (const line of cases) {
    const [name = '', verdict, one, other, first = '', second = '', hashes = ''] = line.split(' ')
    const proof = hashes === 'none' ? [] : hashes.split(',').map(bytes)
    const accepted = name.startsWith('inclusion/')
      ? verifyInclusion({ index: Number(one), size: Number(other), leaf: bytes(first), root: bytes(second), proof })
      : verifyConsistency({
          from: Number(one),
          to: Number(other),
          fromRoot: bytes(first),
          toRoot: bytes(second),
          proof,
        })
    if (accepted !== (verdict === 'accept')) wrong.push(name)
  }
  expect(wrong).toEqual([])
  expect(cases).toHaveLength(196)
})

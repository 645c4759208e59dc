import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendLeaf,
  type Frontier,
  leafHash,
  nodeHash,
  packFrontier,
  rootOf,
  subtreeWidths,
  unpackFrontier,
} from './merkle.ts'

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** MTH of RFC 6962 section 2.1, word for word. */
function naiveRoot(entries: readonly Buffer[]): Buffer {
  const [first] = entries
  if (first === undefined) return sha256()
  if (entries.length === 1) return sha256(Uint8Array.of(0), first)
  let k = 1
  while (k * 2 < entries.length) k *= 2
  return sha256(Uint8Array.of(1), naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)))
}

function grow(entries: readonly Buffer[]): Frontier {
  return entries.reduce<Frontier>((frontier, entry, size) => appendLeaf(frontier, size, leafHash(entry)), [])
}

// The reference inputs and roots of certificate-transparency and transparency-dev/merkle.
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test.each(ROOTS.map((root, size) => ({ size, root })))('has the reference root at size $size', ({ size, root }) => {
  const entries = INPUTS.slice(0, size).map((input) => Buffer.from(input, 'hex'))
  expect(rootOf(grow(entries)).toString('hex')).toBe(root)
})

test('leaves and nodes hash under different prefixes, so that neither passes for the other', () => {
  expect(leafHash(Buffer.from('L123456')).toString('hex')).toBe(
    '395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56',
  )
  expect(nodeHash(Buffer.from('N123'), Buffer.from('N456'))).not.toEqual(leafHash(Buffer.from('N123N456')))
})

test('the frontier gives the root of the naive definition at every size', () => {
  const entries = Array.from({ length: 600 }, (_, index) => Buffer.from(`entry ${index}`))
  let frontier: Frontier = []
  for (let size = 0; size <= entries.length; size += 1) {
    if (size < 70 || size % 37 === 0) expect(rootOf(frontier)).toEqual(naiveRoot(entries.slice(0, size)))
    expect(frontier.length).toBe(subtreeWidths(size).length)
    const entry = entries[size]
    if (entry !== undefined) frontier = appendLeaf(frontier, size, leafHash(entry))
  }
})

test('the frontier gives the root of the naive definition for any entries', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 80 }), (arrays) => {
      const entries = arrays.map((array) => Buffer.from(array))
      expect(rootOf(grow(entries))).toEqual(naiveRoot(entries))
    }),
  )
})

test('a frontier survives being packed, and only at its own size', () => {
  const frontier = grow(INPUTS.map((input) => Buffer.from(input, 'hex')).slice(0, 7))
  expect(unpackFrontier(packFrontier(frontier), 7)).toEqual(frontier)
  expect(() => unpackFrontier(packFrontier(frontier), 8)).toThrow('frontier of size 8')
  expect(() => unpackFrontier(packFrontier(frontier).subarray(1), 7)).toThrow('frontier of size 7')
})

test('appending leaves the earlier frontier as it was', () => {
  const before = grow([Buffer.from('a'), Buffer.from('b'), Buffer.from('c')])
  const root = rootOf(before).toString('hex')
  appendLeaf(before, 3, leafHash(Buffer.from('d')))
  expect(rootOf(before).toString('hex')).toBe(root)
})

test('subtree widths are the bits of the size, widest first, also beyond 32 bits', () => {
  expect(subtreeWidths(0)).toEqual([])
  expect(subtreeWidths(11)).toEqual([8, 2, 1])
  expect(subtreeWidths(2 ** 40 + 1)).toEqual([2 ** 40, 1])
})

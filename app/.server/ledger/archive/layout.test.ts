import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAt, indexPath, levelsOf, packBundle, tileKey, unpackBundle } from './layout.ts'

test('a tile of a large log has a path of three-digit parts (C2SP tlog-tiles)', () => {
  expect(indexPath(1_234_067)).toBe('x001/x234/067')
  expect(indexPath(7)).toBe('007')
  expect(indexPath(1_000)).toBe('x001/000')
  expect(tileKey(0, 273, 112)).toBe('tile/0/273.p/112')
  expect(tileKey('entries', 5)).toBe('tile/entries/005')
})

test('a tree of 70,000 has the tiles of the example in the specification', () => {
  expect([0, 1, 2].map((level) => countAt(level, 70_000))).toEqual([70_000, 273, 1])
  expect(levelsOf(70_000)).toBe(3)
  expect(levelsOf(256)).toBe(2)
  expect(levelsOf(0)).toBe(0)
})

test('a bundle gives back exactly its entries, and no other bytes are a bundle', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), fc.nat(), (entries, cut) => {
      const bundle = packBundle(entries)
      expect(unpackBundle(bundle)).toEqual(entries.map((entry) => Buffer.from(entry)))
      const shorter = bundle.subarray(0, cut % (bundle.length + 1))
      const read = unpackBundle(shorter)
      if (read !== undefined) expect(packBundle(read)).toEqual(Buffer.from(shorter))
    }),
  )
  expect(unpackBundle(Buffer.from([0]))).toBeUndefined()
  expect(unpackBundle(Buffer.from([0, 2, 1]))).toBeUndefined()
  expect(() => packBundle([Buffer.alloc(65_536)])).toThrow('65536')
})

import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

test('the path paints exactly the dark modules of the code', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 150 }), (text) => {
      const { path, size } = qrOf(text)
      const { data } = encode(text, { ecc: 'M', border: 4 })
      const painted = data.map((row) => row.map(() => false))
      for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        painted[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
      }
      expect(painted).toEqual(data)
      expect(data).toHaveLength(size)
    }),
    { numRuns: 30 },
  )
})

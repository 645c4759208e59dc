import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodOf } from './usage.ts'

test('the month of an instant is its UTC month, whatever was asked before', () => {
  const instant = fc.integer({ min: 0, max: Date.UTC(2200, 0) })
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1, maxLength: 20 }), (instants) => {
      for (const at of instants) {
        for (const near of [at, at + 1, at + 86_400_000]) {
          expect(periodOf(near)).toBe(new Date(near).toISOString().slice(0, 7))
        }
      }
    }),
  )
})

test('a month begins and ends at its very millisecond', () => {
  const begins = Date.UTC(2028, 1, 29, 23, 59, 59, 999)
  expect([begins, begins + 1, begins].map(periodOf)).toEqual(['2028-02', '2028-03', '2028-02'])
})

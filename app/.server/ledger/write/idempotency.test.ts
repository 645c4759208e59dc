import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAttempts, keyMaker } from './idempotency.ts'

const ADA = Buffer.alloc(32, 1)
const BOB = Buffer.alloc(32, 2)

test('one key and attempt give one value, under one account only', () => {
  expect(keyMaker(ADA).attempt('k', 1)).toEqual(keyMaker(ADA).attempt('k', 1))
  expect(keyMaker(ADA).attempt('k', 1)).not.toEqual(keyMaker(BOB).attempt('k', 1))
  expect(keyMaker(ADA).attempt('k', 1)).not.toEqual(keyMaker(ADA).attempt('k', 2))
  expect(keyMaker(ADA).attempt('2\nk', 1)).not.toEqual(keyMaker(ADA).attempt('k', 1))
})

// The stored keys depend on this: a change here would make every replay a new request.
test('the derivation is what it was', () => {
  expect(keyMaker(ADA).attempt('k', 1).toString('hex')).toBe(
    'cce0792c6bcdad0a598475c86d4dbf1930c57b0be2a3594e9fe94e04bbffa298',
  )
  expect(keyMaker(ADA).request(BOB).toString('hex')).toBe(
    'd9bdce08f0d9ade6d19a1a4711cfa91e5c8203a23e97f8aecf7b39adc194446d',
  )
})

test('counts attempts with few look-ups', () => {
  fc.assert(
    fc.property(fc.nat(5_000), (attempts) => {
      let looks = 0
      const found = countAttempts((attempt) => {
        looks += 1
        return attempt <= attempts
      })
      expect(found).toBe(attempts)
      expect(looks).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(attempts + 2)) + 1)
    }),
  )
})

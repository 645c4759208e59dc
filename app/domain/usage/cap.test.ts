import { expect, test } from 'vitest'
import { boundOf, CapFormSchema, CapSchema } from './cap.ts'

test('a cap below the limit of the plan is what counts; at or above it, it changes nothing', () => {
  expect(boundOf({ limit: 25, adjusted: 0 }, null)).toEqual({ by: 'limit', requests: 25 })
  expect(boundOf({ limit: 25, adjusted: 0 }, 24)).toEqual({ by: 'cap', requests: 24 })
  expect(boundOf({ limit: 25, adjusted: 0 }, 25)).toEqual({ by: 'limit', requests: 25 })
  expect(boundOf({ limit: 25, adjusted: 0 }, 500)).toEqual({ by: 'limit', requests: 25 })
})

test('what was given back in the month can be used again, under a cap as well', () => {
  expect(boundOf({ limit: 27, adjusted: 2 }, 10)).toEqual({ by: 'cap', requests: 12 })
  expect(boundOf({ limit: 27, adjusted: 2 }, 26)).toEqual({ by: 'limit', requests: 27 })
})

test.each(['', '0', '-1', '1.5', '1e3', '1000000000', 'many'])('%j is no cap', (typed) => {
  expect(CapFormSchema.safeParse({ cap: typed }).success).toBe(false)
})

test('a cap is a whole number from 1, or in a call null', () => {
  expect(CapFormSchema.parse({ cap: ' 12 ' })).toEqual({ cap: 12 })
  expect(CapSchema.parse({ cap: null })).toEqual({ cap: null })
  for (const cap of [0, 1.5, '12', undefined]) expect(CapSchema.safeParse({ cap }).success).toBe(false)
})

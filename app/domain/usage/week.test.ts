import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from './period.ts'
import { weekBefore, weekOf } from './week.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-W47'],
  ['2026-11-16T00:00:00Z', '2026-W47'],
  ['2026-11-15T23:59:59Z', '2026-W46'],
  // Days around New Year belong to the year of their week's Thursday.
  ['2026-12-31T12:00:00Z', '2026-W53'],
  ['2027-01-03T12:00:00Z', '2026-W53'],
  ['2027-01-04T00:00:00Z', '2027-W01'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
  ['2023-01-01T00:00:00Z', '2022-W52'],
])('%s lies in %s', (at, key) => {
  expect(weekOf(Date.parse(at)).key).toBe(key)
})

test('every instant lies in its week, which begins on a Monday and has seven days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
      const week = weekOf(at)
      expect(week.start <= at && at < week.end).toBe(true)
      expect(new Date(week.start).toISOString()).toMatch(/T00:00:00\.000Z$/)
      expect(new Date(week.start).getUTCDay()).toBe(1)
      expect(week.end - week.start).toBe(7 * DAY_MS)
      expect(weekOf(week.end - 1)).toEqual(week)
      expect(weekOf(week.end).key).not.toBe(week.key)
      expect(weekBefore(at).end).toBe(week.start)
    }),
  )
})

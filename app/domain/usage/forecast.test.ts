import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastOf } from './forecast.ts'
import { DAY_MS, periodStart } from './period.ts'
import { summarise } from './usage.ts'

const MONTH = '2026-11'
const START = periodStart(MONTH)

function month(used: number, more: { limit?: number; adjusted?: number; reserved?: number; extra?: number } = {}) {
  const { limit = 500, adjusted = 0, reserved = 0, extra = 0 } = more
  return summarise({ plan: 'pro', period: MONTH, limit: limit + adjusted, adjusted, used, reserved, extra })
}

test('half of the limit in ten days ends it after twenty', () => {
  const params = { now: START + 10 * DAY_MS, since: 0, cap: null }
  expect(forecastOf(month(250), params)).toEqual({ kind: 'ends', by: 'limit', at: START + 20 * DAY_MS })
  expect(forecastOf(month(100), params)).toEqual({ kind: 'lasts' })
})

test('a cap is reached before the limit, and extra credits do not help against it', () => {
  const params = { now: START + 10 * DAY_MS, since: 0, cap: 200 }
  expect(forecastOf(month(100, { extra: 1000 }), params)).toEqual({ kind: 'ends', by: 'cap', at: START + 20 * DAY_MS })
  expect(forecastOf(month(250, { extra: 1000 }), { ...params, cap: null })).toEqual({ kind: 'lasts' })
  expect(forecastOf(month(200), params)).toEqual({ kind: 'reached' })
})

test('an account that began within the month is judged by its own days', () => {
  const params = { now: START + 20 * DAY_MS, since: START + 15 * DAY_MS, cap: null }
  expect(forecastOf(month(400), params)).toMatchObject({ kind: 'ends', at: START + 21.25 * DAY_MS })
})

test('nothing is said in the first three days, or about fewer than five requests', () => {
  expect(forecastOf(month(400), { now: START + 3 * DAY_MS - 1, since: 0, cap: null })).toEqual({ kind: 'none' })
  expect(forecastOf(month(400), { now: START + 3 * DAY_MS, since: 0, cap: null })).toMatchObject({ kind: 'ends' })
  expect(forecastOf(month(4), { now: START + 9 * DAY_MS, since: 0, cap: 5 })).toEqual({ kind: 'none' })
  expect(forecastOf(month(500), { now: START + DAY_MS, since: START, cap: null })).toEqual({ kind: 'reached' })
})

const params = fc.record({
  used: fc.nat(3000),
  limit: fc.integer({ min: 1, max: 3000 }),
  extra: fc.nat(100),
  adjusted: fc.nat(20),
  cap: fc.option(fc.integer({ min: 1, max: 3000 })),
  now: fc.integer({ min: START, max: START + 30 * DAY_MS - 1 }),
  since: fc.integer({ min: START - DAY_MS, max: START + 30 * DAY_MS }),
})

test('a day that is told lies ahead and in this month, and more use never moves it back', () => {
  fc.assert(
    fc.property(params, fc.nat(50), ({ used, now, since, cap, ...more }, faster) => {
      const usage = month(used, more)
      const forecast = forecastOf(usage, { now, since, cap })
      if (forecast.kind === 'ends') {
        expect(forecast.at).toBeGreaterThan(now)
        expect(forecast.at).toBeLessThan(usage.resetsAt)
        const sooner = forecastOf(month(used + faster, more), { now, since, cap })
        expect(sooner.kind).not.toBe('lasts')
        if (sooner.kind === 'ends') expect(sooner.at).toBeLessThanOrEqual(forecast.at)
        const later = forecastOf(usage, { now, since, cap: cap === null ? null : cap + 1 })
        if (later.kind === 'ends') expect(later.at).toBeGreaterThanOrEqual(forecast.at)
      }
      // If the limit lasts, it still lasts at this pace until the end of the month.
      if (forecast.kind === 'lasts' && cap === null) {
        const watched = now - Math.max(since, START)
        const atTheEnd = used + (used / watched) * (usage.resetsAt - now)
        expect(atTheEnd).toBeLessThanOrEqual(used + usage.remaining + 1e-6)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestMayGo, dueAlert, type Threshold } from './rules.ts'

const none = new Set<Threshold>()

test.each([
  { used: 0, limit: 25, due: undefined },
  { used: 19, limit: 25, due: undefined },
  { used: 20, limit: 25, due: 80 },
  { used: 24, limit: 25, due: 80 },
  { used: 25, limit: 25, due: 100 },
  { used: 26, limit: 25, due: 100 },
  { used: 0, limit: 0, due: undefined },
  { used: 3, limit: 0, due: undefined },
])('$used of $limit requests make alert $due due', ({ used, limit, due }) => {
  expect(dueAlert({ used, limit }, none)).toBe(due)
})

test('an alert that was sent is not due again, and the last one ends them for the month', () => {
  expect(dueAlert({ used: 21, limit: 25 }, new Set([80]))).toBeUndefined()
  expect(dueAlert({ used: 25, limit: 25 }, new Set([80]))).toBe(100)
  expect(dueAlert({ used: 25, limit: 25 }, new Set([100]))).toBeUndefined()
  expect(dueAlert({ used: 450, limit: 500 }, new Set([100]))).toBeUndefined()
})

test('however usage and limit move in a month, each alert goes at most once and 80 never after 100', () => {
  const month = fc.array(fc.record({ used: fc.nat(60), limit: fc.nat(60) }), { maxLength: 40 })
  fc.assert(
    fc.property(month, (looks) => {
      const sent: Threshold[] = []
      for (const look of looks) {
        const due = dueAlert(look, new Set(sent))
        if (due === undefined) continue
        expect(look.used / look.limit).toBeGreaterThanOrEqual(due / 100)
        sent.push(due)
      }
      expect(['', '80', '100', '80,100']).toContain(sent.join())
    }),
  )
})

test('the digest waits for Monday 08:00 UTC', () => {
  const monday = Date.UTC(2026, 10, 16)
  expect(digestMayGo(monday, monday)).toBe(false)
  expect(digestMayGo(monday, Date.UTC(2026, 10, 16, 7, 59, 59))).toBe(false)
  expect(digestMayGo(monday, Date.UTC(2026, 10, 16, 8))).toBe(true)
  expect(digestMayGo(monday, Date.UTC(2026, 10, 20))).toBe(true)
})

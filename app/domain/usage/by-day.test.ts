import { expect, test } from 'vitest'
import { daysOfStatement } from './by-day.ts'

const quiet = { spent: 0, free: 0, running: 0 }
const november = (day: number, hour: number) => ({ at: Date.UTC(2026, 10, day, hour) })
const tallies = (busy: Record<number, typeof quiet>) =>
  Array.from({ length: 30 }, (_, index) => busy[index + 1] ?? quiet)

test('entries are grouped by their day in UTC, newest first, with the sums of the whole day', () => {
  const items = [november(22, 4), november(22, 0), november(21, 23)]
  const days = daysOfStatement(
    '2026-11',
    tallies({ 21: { spent: 6, free: 1, running: 0 }, 22: { spent: 2, free: 0, running: 1 } }),
    items,
  )
  expect(days).toEqual([
    { day: 22, at: Date.UTC(2026, 10, 22), requests: 3, credits: 2, items: items.slice(0, 2) },
    { day: 21, at: Date.UTC(2026, 10, 21), requests: 7, credits: 6, items: items.slice(2) },
  ])
})

test('a day whose entries are on another page keeps its sums, and a quiet day is left out', () => {
  const days = daysOfStatement('2026-11', tallies({ 3: { spent: 1, free: 0, running: 0 } }), [])
  expect(days).toEqual([{ day: 3, at: Date.UTC(2026, 10, 3), requests: 1, credits: 1, items: [] }])
})

test('a day with nothing but a change of plan is a day of the statement', () => {
  expect(daysOfStatement('2026-11', tallies({}), [november(1, 0)])).toMatchObject([{ day: 1, requests: 0, credits: 0 }])
})

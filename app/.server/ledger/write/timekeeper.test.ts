import { expect, test } from 'vitest'
import { fakeClock, NOON } from '#tests/support/ledger-fixture.ts'
import { createTimekeeper } from './timekeeper.ts'

const MINUTE = 60_000

test('invariant 17: time never goes back behind the last event', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON + 3_000)).toEqual({ at: NOON + 3_000, suspect: false })
})

test('a long downtime before the start is no jump', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON - 90 * 24 * 60 * MINUTE)).toEqual({ at: NOON, suspect: false })
})

test('invariant 17: a clock that steps more than five minutes is suspect, and time goes on without it', () => {
  for (const step of [6 * MINUTE, -6 * MINUTE, 3650 * 24 * 60 * MINUTE]) {
    const clock = fakeClock()
    const read = createTimekeeper(clock)
    read(NOON)
    clock.jump(step)
    clock.advance(MINUTE)
    expect(read(NOON)).toEqual({ at: NOON + MINUTE, suspect: true })
  }
})

test('a small correction and a quiet week are taken as they are', () => {
  const clock = fakeClock()
  const read = createTimekeeper(clock)
  read(NOON)
  clock.jump(4 * MINUTE)
  expect(read(NOON)).toEqual({ at: NOON + 4 * MINUTE, suspect: false })
  clock.advance(7 * 24 * 60 * MINUTE)
  expect(read(NOON).suspect).toBe(false)
})

test('a clock that is put right again is believed at once', () => {
  const clock = fakeClock()
  const read = createTimekeeper(clock)
  read(NOON)
  clock.jump(60 * MINUTE)
  expect(read(NOON).suspect).toBe(true)
  clock.jump(-60 * MINUTE)
  expect(read(NOON)).toEqual({ at: NOON, suspect: false })
})

test('a machine that slept is believed after five steady minutes', () => {
  const clock = fakeClock()
  const read = createTimekeeper(clock)
  read(NOON)
  clock.jump(8 * 60 * MINUTE)
  expect(read(NOON).suspect).toBe(true)
  clock.advance(4 * MINUTE)
  expect(read(NOON).suspect).toBe(true)
  clock.advance(MINUTE)
  expect(read(NOON)).toEqual({ at: NOON + 8 * 60 * MINUTE + 5 * MINUTE, suspect: false })
})

test('a clock far behind the last event is suspect from the first reading', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON + 6 * MINUTE)).toEqual({ at: NOON + 6 * MINUTE, suspect: true })
})

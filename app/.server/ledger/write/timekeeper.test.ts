import { expect, test } from 'vitest'
import { fakeClock, NOON } from '#tests/support/ledger-fixture.ts'
import { createClockTrust } from './clock-trust.ts'
import { createTimekeeper } from './timekeeper.ts'

const MINUTE = 60_000

test('invariant 17: time never goes back behind the last event', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON + 3_000)).toEqual({ at: NOON + 3_000, suspect: false, maySeal: true })
})

test('a long downtime before the start is no jump', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON - 90 * 24 * 60 * MINUTE)).toEqual({ at: NOON, suspect: false, maySeal: true })
})

test('invariant 17: a clock that steps more than five minutes is suspect, and time goes on without it', () => {
  for (const step of [6 * MINUTE, -6 * MINUTE, 3650 * 24 * 60 * MINUTE]) {
    const clock = fakeClock()
    const read = createTimekeeper(clock)
    read(NOON)
    clock.jump(step)
    clock.advance(MINUTE)
    expect(read(NOON)).toEqual({ at: NOON + MINUTE, suspect: true, maySeal: false })
  }
})

test('a small correction and a quiet week are taken as they are', () => {
  const clock = fakeClock()
  const read = createTimekeeper(clock)
  read(NOON)
  clock.jump(4 * MINUTE)
  expect(read(NOON)).toEqual({ at: NOON + 4 * MINUTE, suspect: false, maySeal: true })
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
  expect(read(NOON)).toEqual({ at: NOON, suspect: false, maySeal: true })
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
  expect(read(NOON)).toEqual({ at: NOON + 8 * 60 * MINUTE + 5 * MINUTE, suspect: false, maySeal: true })
})

test('a clock far behind the last event is suspect from the first reading', () => {
  const read = createTimekeeper(fakeClock())
  expect(read(NOON + 6 * MINUTE)).toEqual({ at: NOON + 6 * MINUTE, suspect: true, maySeal: false })
})

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The turns of twelve months: each month, a leap day and the day that a common year lacks, two ends of a year. */
const TURNS = [
  '2026-10-01',
  '2026-11-01',
  '2026-12-01',
  '2027-01-01',
  '2027-02-01',
  '2027-03-01',
  '2028-02-01',
  '2028-02-29',
  '2028-03-01',
  '2028-05-01',
  '2028-12-31',
  '2029-01-01',
].map((day) => ({ day, midnight: Date.parse(`${day}T00:00:00Z`) }))
const endOfMonth = (time: number) => Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() + 1) - 1

test.each(TURNS)('after a start a clock ahead of $day writes nothing beyond the month of the last event', (turn) => {
  const lastAt = turn.midnight - 2 * HOUR
  for (const ahead of [3 * HOUR, 10 * DAY, 3650 * DAY]) {
    const clock = fakeClock(turn.midnight + ahead)
    const trust = createClockTrust(clock)
    const read = createTimekeeper(clock, trust)
    const isLater = turn.midnight + ahead > endOfMonth(lastAt)
    const { at, suspect, maySeal } = read(lastAt)
    expect([suspect, maySeal]).toEqual([isLater, false])
    if (!isLater) continue
    expect(at).toBe(lastAt)
    // Time passes while it is held, by the monotonic clock, however many events are written meanwhile.
    clock.advance(10 * MINUTE)
    expect(read(lastAt + MINUTE)).toEqual({ at: lastAt + 10 * MINUTE, suspect: true, maySeal: false })
    clock.advance(49 * MINUTE)
    expect(read(lastAt).at).toBe(Math.min(lastAt + 59 * MINUTE, endOfMonth(lastAt)))
    // The right time comes from a second source: the host's clock was wrong, and stays refused for ever.
    expect(trust.hear(turn.midnight - HOUR)).toBe('contradicted')
    clock.advance(50 * HOUR)
    expect(read(lastAt)).toMatchObject({ suspect: true, maySeal: false })
    expect(read(lastAt).at).toBeLessThanOrEqual(endOfMonth(lastAt))
    // The host sets its clock, a second source agrees, and requests start at once.
    clock.jump(turn.midnight + HOUR - clock.now())
    read(lastAt)
    clock.advance(5 * MINUTE)
    expect(trust.hear(clock.now() + MINUTE)).toBe('confirmed')
    expect(read(lastAt)).toEqual({ at: turn.midnight + HOUR + 5 * MINUTE, suspect: false, maySeal: true })
  }
})

test.each(TURNS)(
  'an honest turn at $day begins with the first source that agrees, and without one after an hour',
  (turn) => {
    const lastAt = turn.midnight - 2 * HOUR
    const confirmed = fakeClock(turn.midnight + MINUTE)
    const trust = createClockTrust(confirmed)
    const read = createTimekeeper(confirmed, trust)
    read(lastAt)
    trust.hear(confirmed.now() - 2 * MINUTE)
    expect(read(lastAt)).toEqual({ at: turn.midnight + MINUTE, suspect: false, maySeal: true })

    const alone = fakeClock(turn.midnight + MINUTE)
    const readAlone = createTimekeeper(alone, createClockTrust(alone))
    readAlone(lastAt)
    alone.advance(HOUR - 1)
    expect(readAlone(lastAt).maySeal).toBe(false)
    alone.advance(1)
    expect(readAlone(lastAt)).toEqual({ at: turn.midnight + MINUTE + HOUR, suspect: false, maySeal: true })
  },
)

test.each(TURNS)('a clock behind the last event starts nothing at $day, confirmed or not', (turn) => {
  const clock = fakeClock(turn.midnight - HOUR)
  const trust = createClockTrust(clock)
  const read = createTimekeeper(clock, trust)
  const lastAt = turn.midnight + HOUR
  expect(read(lastAt)).toEqual({ at: lastAt, suspect: true, maySeal: false })
  trust.hear(clock.now())
  expect(read(lastAt)).toEqual({ at: lastAt, suspect: true, maySeal: false })
})

test('requests of the same month go on unhindered, but no month is sealed on the own word of the first hour', () => {
  const clock = fakeClock()
  const read = createTimekeeper(clock, createClockTrust(clock))
  expect(read(NOON - 20 * DAY)).toEqual({ at: NOON, suspect: false, maySeal: false })
  clock.advance(HOUR)
  expect(read(NOON)).toEqual({ at: NOON + HOUR, suspect: false, maySeal: true })
})

test('a fresh log begins with what its clock says', () => {
  const clock = fakeClock()
  expect(createTimekeeper(clock, createClockTrust(clock))(0)).toEqual({ at: NOON, suspect: false, maySeal: false })
})

test('a new time after a jump is no longer the confirmed one', () => {
  const clock = fakeClock()
  const trust = createClockTrust(clock)
  const read = createTimekeeper(clock, trust)
  trust.hear(NOON)
  read(NOON)
  clock.jump(15 * DAY)
  read(NOON)
  clock.advance(6 * MINUTE)
  expect(read(NOON)).toEqual({ at: NOON, suspect: true, maySeal: false })
  clock.advance(MINUTE)
  expect(read(NOON).at).toBe(NOON + MINUTE)
  expect(trust.state()).toBe('unconfirmed')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobFigures, startJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { NO_METRICS } from './metrics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('a job that fails or hangs is reported as overdue after three turns and a quarter of an hour, others are not', async () => {
  const clock = { now: () => Date.now(), monotonic: () => Date.now() }
  const figures = createJobFigures(NO_METRICS, clock)
  const overdue = () => figures.overdue().map(({ name, minutes }) => `${name} ${minutes}`)
  let broken = false
  void startJobs(
    [
      { name: 'fine', everyMs: MINUTE, run: () => undefined },
      { name: 'breaks', everyMs: MINUTE, run: () => (broken ? Promise.reject(new Error('x')) : undefined) },
      { name: 'hangs', everyMs: 10 * MINUTE, run: () => (broken ? new Promise(() => undefined) : undefined) },
    ],
    createLog('silent'),
    clock,
    figures,
  )
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(overdue()).toEqual([])
  broken = true
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  expect(overdue()).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(overdue()).toEqual(['breaks 16'])
  await vi.advanceTimersByTimeAsync(15 * MINUTE)
  expect(overdue()).toEqual(['breaks 31', 'hangs 31'])
})

import { expect, test } from 'vitest'
import { createShownCheckpoint } from './shown-checkpoint.ts'

/** A log that signs when told to, beside a clock that moves when told to. */
function logWithClock() {
  let time = 1_000_000
  let signed: { size: number; root: Buffer; publishedAt: number } | undefined
  let readings = 0
  const read = createShownCheckpoint({
    latest: () => {
      readings += 1
      return signed
    },
    clock: { monotonic: () => time },
  })
  return {
    read,
    readings: () => readings,
    pass: (milliseconds: number) => (time += milliseconds),
    sign: (size: number) => {
      signed = { size, root: Buffer.alloc(32, size), publishedAt: time }
    },
  }
}

test('a checkpoint appears as soon as the first is signed', () => {
  const log = logWithClock()
  expect(log.read()).toBeNull()
  log.sign(3)
  expect(log.read()).toEqual({ size: 3, root: Buffer.alloc(32, 3).toString('base64'), signedAt: 1_000_000 })
})

test('what is shown was the newest within the last minute, and a busy log is read twice a minute', () => {
  const log = logWithClock()
  log.sign(1)
  log.read()
  const before = log.readings()
  const signedAt = new Map<number, number>()
  for (let second = 1; second <= 120; second += 1) {
    log.pass(1_000)
    log.sign(second + 1)
    signedAt.set(second + 1, second)
    // The next checkpoint after the one that is shown: had it been there for a minute, the page would be wrong.
    const next = signedAt.get((log.read()?.size ?? 0) + 1)
    if (next !== undefined) expect(second - next).toBeLessThan(60)
  }
  expect(log.readings() - before).toBe(4)
})

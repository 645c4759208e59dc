import { expect, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import { createAllowance } from './allowance.ts'

const MINUTE = 60_000

function open(scale = 1) {
  let now = 1_000_000
  const allowance = createAllowance({
    clock: { now: () => now, monotonic: () => now },
    log: createLog('silent'),
    scale,
  })
  return {
    allowance,
    pass(ms: number) {
      now += ms
    },
  }
}

const work = (user: string, seconds: number, lostThread = false) => ({ user, cpuMs: seconds * 1000, lostThread })

test('a user may take 120 seconds of the workers in ten minutes, and is then told when it begins again', () => {
  const { allowance, pass } = open()
  allowance.count(work('ada', 119))
  expect(allowance.refusalOf('ada')).toBeUndefined()
  pass(4 * MINUTE)
  allowance.count(work('ada', 2))
  expect(allowance.refusalOf('ada')).toMatchObject({
    code: 'text_allowance_used',
    retryAfterSeconds: 360,
    limits: { seconds: 120, windowSeconds: 600, usedSeconds: 121 },
  })
  expect(allowance.refusalOf('bob')).toBeUndefined()
  pass(6 * MINUTE)
  expect(allowance.refusalOf('ada')).toBeUndefined()
  expect(allowance.limitsOf('ada').usedSeconds).toBe(0)
})

test('three texts over the limit within ten minutes pause a user for five', () => {
  const { allowance, pass } = open()
  allowance.count(work('ada', 1, true))
  pass(11 * MINUTE)
  allowance.count(work('ada', 1, true))
  allowance.count(work('ada', 1, true))
  expect(allowance.refusalOf('ada')).toBeUndefined()
  allowance.count(work('ada', 1, true))
  expect(allowance.refusalOf('ada')).toMatchObject({ code: 'text_paused', retryAfterSeconds: 300 })
  expect(allowance.refusalOf('bob')).toBeUndefined()
  pass(5 * MINUTE)
  expect(allowance.refusalOf('ada')).toBeUndefined()
})

test('RATE_LIMIT_SCALE multiplies both', () => {
  const { allowance } = open(10)
  allowance.count(work('ada', 1199))
  for (let count = 0; count < 29; count += 1) allowance.count(work('ada', 0, true))
  expect(allowance.refusalOf('ada')).toBeUndefined()
  expect(allowance.limitsOf('ada').seconds).toBe(1200)
  allowance.count(work('ada', 0, true))
  expect(allowance.refusalOf('ada')?.code).toBe('text_paused')
})

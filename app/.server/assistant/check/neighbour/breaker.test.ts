import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function broken() {
  let time = 0
  const notes: boolean[] = []
  const breaker = createBreaker({ now: () => time, onChange: (isOpen) => notes.push(isOpen) })
  return {
    breaker,
    notes,
    pass: (seconds: number) => {
      time += seconds * 1_000
    },
  }
}

test('after three failures in a row no check asks for half a minute, and then one does', () => {
  const { breaker, notes, pass } = broken()
  for (let n = 0; n < 3; n += 1) breaker.failed()
  expect([breaker.allows(), notes]).toEqual([false, [true]])
  pass(30)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows(), notes]).toEqual([true, true, [true, false]])
})

test('a success between failures begins the count anew', () => {
  const { breaker } = broken()
  for (const end of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const) breaker[end]()
  expect(breaker.allows()).toBe(true)
})

test('each failed attempt makes the pause longer, up to five minutes, and the operator is told once', () => {
  const { breaker, notes, pass } = broken()
  for (let n = 0; n < 3; n += 1) breaker.failed()
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    pass(seconds - 1)
    expect(breaker.allows()).toBe(false)
    pass(1)
    expect(breaker.allows()).toBe(true)
    breaker.failed()
  }
  expect(notes).toEqual([true])
})

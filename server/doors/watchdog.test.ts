import { expect, test } from 'vitest'
import type { Log } from '#app/.server/platform/log.ts'
import { createWatchdog } from './watchdog.ts'

/** A watchdog whose clock and turns the test moves, and the lines that it logged. */
function watching() {
  const lines: object[] = []
  const log: Log = { info() {}, warn: (fields) => void lines.push(fields), error() {}, debug() {} }
  let now = 0
  let ends: (() => void)[] = []
  const watchdog = createWatchdog({ log, now: () => now, afterTurn: (work) => ends.push(work) })
  return {
    ...watchdog,
    lines,
    pass: (ms: number) => {
      now += ms
    },
    endTurn: () => {
      for (const end of ends) end()
      ends = []
    },
  }
}

const slow = { requestId: 'slow', route: '/dashboard/toolkit/analysis' }
const quick = { requestId: 'quick', route: '/api/usage' }

test('the request whose code ran for over 250 ms is named with its route', () => {
  const { mark, pass, endTurn, lines, held } = watching()
  mark(quick)
  pass(20)
  mark(slow)
  pass(400)
  mark(quick)
  pass(20)
  endTurn()
  expect(lines).toEqual([
    { event: 'loop.held', milliseconds: 400, requestId: 'slow', route: '/dashboard/toolkit/analysis' },
  ])
  expect(held()).toBe(1)
})

test('a hold that lasts to the end of the turn is told once, and not again by the next look', () => {
  const { mark, pass, endTurn, look, lines } = watching()
  mark(slow)
  pass(900)
  endTurn()
  look()
  expect(lines).toHaveLength(1)
  pass(100)
  look()
  expect(lines).toHaveLength(1)
})

test('a hold that a look sees before its turn is told to be over is told once as well', () => {
  const { mark, pass, endTurn, look, lines } = watching()
  mark(slow)
  pass(900)
  look()
  pass(10)
  endTurn()
  pass(90)
  look()
  expect(lines).toEqual([
    { event: 'loop.held', milliseconds: 900, requestId: 'slow', route: '/dashboard/toolkit/analysis' },
  ])
})

test('time between two turns is nobody’s: waiting for a worker is no hold', () => {
  const { mark, pass, endTurn, lines } = watching()
  mark(slow)
  pass(10)
  endTurn()
  pass(5_000)
  mark(quick)
  endTurn()
  expect(lines).toEqual([])
})

test('a turn without a mark names the requests that answered after it, or else those in flight', () => {
  const { begin, end, pass, look, lines } = watching()
  begin(slow)
  begin(quick)
  pass(100)
  look()
  pass(500)
  look()
  pass(100)
  look()
  pass(450)
  end(slow)
  look()
  const name = ({ requestId, route }: typeof slow) => ({ requestId, route })
  expect(lines).toEqual([
    { event: 'loop.held', milliseconds: 400, among: [name(slow), name(quick)] },
    { event: 'loop.held', milliseconds: 350, among: [name(slow)] },
  ])
})

import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

/** A turnstile whose clock and turns the test moves. */
function turning() {
  let now = 0
  let next: (() => void)[] = []
  const turnstile = createTurnstile({ now: () => now, nextTurn: (work) => next.push(work) })
  const begun: [name: string, waitedMs: number][] = []
  return {
    turnstile,
    begun,
    wait: (errand: 'ordinary' | 'reserved', name: string) =>
      turnstile.wait(errand, (waitedMs) => begun.push([name, waitedMs])),
    /** One turn of the loop that takes so long. */
    turn: (ms: number) => {
      const works = next
      next = []
      for (const work of works) work()
      now += ms
      return works.length
    },
  }
}

test('one request begins in a turn, and each knows how long it has waited', () => {
  const { wait, turn, begun, turnstile } = turning()
  for (const name of ['a', 'b', 'c']) wait('ordinary', name)
  expect(begun).toEqual([])
  turn(5)
  expect(turnstile.longest()).toBe(5)
  turn(30)
  turn(0)
  expect(begun).toEqual([
    ['a', 0],
    ['b', 5],
    ['c', 35],
  ])
  expect(turnstile.longest()).toBe(0)
})

test('sign-in and webhooks come first, and nobody is forgotten', () => {
  const { wait, turn, begun } = turning()
  wait('ordinary', 'page')
  wait('reserved', 'sign-in')
  turn(1)
  wait('reserved', 'webhook')
  for (let turns = 0; turns < 3; turns += 1) turn(1)
  expect(begun.map(([name]) => name)).toEqual(['sign-in', 'webhook', 'page'])
})

test('no turn is taken while nobody waits', () => {
  const { wait, turn } = turning()
  wait('ordinary', 'a')
  expect([turn(1), turn(1)]).toEqual([1, 0])
  wait('ordinary', 'b')
  expect([turn(1), turn(1)]).toEqual([1, 0])
})

test('a request that throws when it begins keeps nobody from a turn', () => {
  const { turnstile, wait, turn, begun } = turning()
  turnstile.wait('ordinary', () => {
    throw new Error('a defect')
  })
  wait('ordinary', 'next')
  expect(() => turn(1)).toThrow('a defect')
  turn(1)
  expect(begun.map(([name]) => name)).toEqual(['next'])
})

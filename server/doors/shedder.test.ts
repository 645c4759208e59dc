import { expect, test } from 'vitest'
import { createShedder, type Errand } from './shedder.ts'

/** A shedder whose clock and turns the test moves. */
function shedding(scale = 1) {
  let now = 0
  let ends: (() => void)[] = []
  const shedder = createShedder({ now: () => now, afterTurn: (work) => ends.push(work), scale })
  return {
    shedder,
    /** Passes time within the present turn of the event loop. */
    pass: (ms: number) => {
      now += ms
    },
    endTurn: () => {
      for (const end of ends) end()
      ends = []
    },
    many: (count: number, errand: Errand) =>
      Array.from({ length: count }, () => shedder.enter(errand)).filter(Boolean).length,
  }
}

test('while the event loop is quick, a thousand requests wait for a model and no one is refused', () => {
  const { shedder, many } = shedding()
  for (let second = 0; second < 10; second += 1) {
    expect(many(100, 'ordinary')).toBe(100)
    for (let tick = 0; tick < 4; tick += 1) shedder.tick(3)
  }
  expect(shedder.figures()).toMatchObject({ inFlight: 1_000, limit: 1_024 })
  for (let leaving = 0; leaving < 1_000; leaving += 1) shedder.leave('ordinary')
  shedder.tick(3)
  expect(shedder.figures().limit).toBe(256)
})

test('two slow ticks change nothing, a third lowers the limit, and it is back within ten seconds', () => {
  const { shedder, many } = shedding()
  many(200, 'ordinary')
  for (let tick = 0; tick < 2; tick += 1) shedder.tick(400)
  expect(shedder.figures().limit).toBe(256)
  shedder.tick(400)
  expect(shedder.figures().limit).toBe(160)
  for (let tick = 0; tick < 40; tick += 1) shedder.tick(400)
  expect(shedder.figures().limit).toBe(64)
  for (let leaving = 0; leaving < 200; leaving += 1) shedder.leave('ordinary')
  let ticks = 0
  for (; shedder.figures().limit < 256; ticks += 1) shedder.tick(2)
  expect(ticks / 4).toBeLessThan(10)
})

/** Makes the shedder believe in an overload. */
function overload(shedder: ReturnType<typeof createShedder>): void {
  for (let tick = 0; tick < 3; tick += 1) shedder.tick(400)
}

test('over the limit ordinary requests are refused, sign-in and webhooks have 32 more places, health has no limit', () => {
  const { shedder, many } = shedding()
  overload(shedder)
  expect(many(100, 'ordinary')).toBe(64)
  expect(many(100, 'reserved')).toBe(32)
  expect(many(100, 'kept')).toBe(100)
  shedder.leave('ordinary')
  expect(many(5, 'ordinary')).toBe(1)
})

test('under overload a request that became readable long ago in this turn is refused; a new turn takes the next', () => {
  const { shedder, pass, endTurn, many } = shedding()
  overload(shedder)
  expect(shedder.enter('ordinary')).toBe(true)
  pass(151)
  expect(many(3, 'ordinary')).toBe(0)
  expect(many(3, 'reserved')).toBe(3)
  expect(many(3, 'light')).toBe(3)
  pass(300)
  expect(many(3, 'reserved')).toBe(0)
  expect(many(3, 'kept')).toBe(3)
  endTurn()
  expect(many(3, 'ordinary')).toBe(3)
})

test('while nothing is overloaded, one request that holds the loop for half a second turns nobody away', () => {
  const { shedder, pass, many } = shedding()
  shedder.tick(400)
  expect(shedder.enter('ordinary')).toBe(true)
  pass(500)
  expect(many(20, 'ordinary')).toBe(20)
  pass(501)
  expect(many(1, 'ordinary')).toBe(0)
})

test('OVERLOAD_SCALE multiplies every delay that counts as overload', () => {
  const { shedder, pass, many } = shedding(10)
  for (let tick = 0; tick < 5; tick += 1) shedder.tick(800)
  expect(shedder.figures().limit).toBe(256)
  expect(many(1, 'ordinary')).toBe(1)
  pass(10_000)
  expect(many(1, 'ordinary')).toBe(1)
  pass(1)
  expect(many(1, 'ordinary')).toBe(0)
})

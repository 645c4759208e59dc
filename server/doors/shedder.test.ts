import { expect, test } from 'vitest'
import { createShedder, type Errand } from './shedder.ts'

const shedding = (scale = 1) => {
  const shedder = createShedder({ scale })
  const many = (count: number, errand: Errand) =>
    Array.from({ length: count }, () => shedder.enter(errand)).filter(Boolean).length
  return { shedder, many }
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

test('under overload who waited for half a second is refused, sign-in for three times that', () => {
  const { shedder } = shedding()
  overload(shedder)
  expect([500, 501].map((waited) => shedder.begins('ordinary', waited))).toEqual([true, false])
  expect([1_500, 1_501].map((waited) => shedder.begins('reserved', waited))).toEqual([true, false])
  expect(shedder.figures().refused).toEqual({ ordinary: 1, reserved: 1, light: 0 })
})

test('while nothing is overloaded, one request that holds the loop for half a second turns nobody away', () => {
  const { shedder } = shedding()
  shedder.tick(400)
  expect([500, 1_000, 1_001].map((waited) => shedder.begins('ordinary', waited))).toEqual([true, true, false])
})

test('a queue that is empty now and then is a burst; one in which everybody waits is an overload', () => {
  const { shedder } = shedding()
  const quarter = (...waits: number[]) => {
    for (const waited of waits) shedder.begins('ordinary', waited)
    shedder.tick(5)
  }
  for (let tick = 0; tick < 10; tick += 1) quarter(300, 2, 400)
  expect(shedder.figures().limit).toBe(256)
  for (let tick = 0; tick < 3; tick += 1) quarter(300, 120, 400)
  expect(shedder.figures().limit).toBe(64)
})

test('a queue from which nobody comes in turn is an overload too', () => {
  const { shedder } = shedding()
  for (let tick = 0; tick < 3; tick += 1) shedder.tick(5, 250 * tick)
  expect(shedder.figures().limit).toBe(256)
  shedder.tick(5, 750)
  expect(shedder.figures().limit).toBe(64)
})

test('OVERLOAD_SCALE multiplies every delay that counts as overload', () => {
  const { shedder } = shedding(10)
  for (let tick = 0; tick < 5; tick += 1) shedder.tick(800)
  expect(shedder.figures().limit).toBe(256)
  expect([10_000, 10_001].map((waited) => shedder.begins('ordinary', waited))).toEqual([true, false])
})

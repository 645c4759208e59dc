import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulatedTime } from '#tests/support/simulated-time.ts'
import { createTurnover } from './turnover.ts'

/** A machine that leads, in simulated time: requests run on it until a time, and others are asked to hold what it has. */
function leader(from: { heldAfter?: number; takenAfter?: number } = {}) {
  const { now, sleep, passUntil } = simulatedTime()
  const state = { leads: true, runsUntil: 0, stepsDown: [] as number[], ran: [] as boolean[] }
  const isBusy = () => now() < state.runsUntil
  const turnover = createTurnover({
    clock: { monotonic: now },
    mayAcknowledge: () => state.leads,
    isBusy,
    settle: () => sleep(from.heldAfter ?? 0).then(() => (from.heldAfter === 2_000 ? 'late' : 'held')),
    async stepDown() {
      state.stepsDown.push(now())
      state.ran.push(isBusy())
      state.leads = false
      await sleep(from.takenAfter ?? 0)
    },
    pause: sleep,
  })
  return { state, turnover, now, passUntil }
}

test('the lease is given back once the last running request has ended, and new ones wait from the question on', async () => {
  const { state, turnover, passUntil } = leader()
  state.runsUntil = 400
  expect(turnover.holdsBack()).toBe(false)
  expect(turnover.ask()).toBe(true)
  expect(turnover.holdsBack()).toBe(true)
  await passUntil(390)
  expect([state.stepsDown, turnover.holdsBack()]).toEqual([[], true])
  await passUntil(420)
  expect([state.stepsDown, state.ran, turnover.holdsBack()]).toEqual([[400], [false], false])
})

test('requests wait as long as no other machine writes and this one has stepped down', async () => {
  const { turnover, passUntil } = leader({ takenAfter: 3_000 })
  turnover.ask()
  await passUntil(2_900)
  expect(turnover.holdsBack()).toBe(true)
  await passUntil(3_100)
  expect(turnover.holdsBack()).toBe(false)
})

test('a machine that is too busy leads on, takes what waited, and is asked again later', async () => {
  const { state, turnover, passUntil } = leader()
  state.runsUntil = 9_000
  turnover.ask()
  await passUntil(1_490)
  expect(turnover.holdsBack()).toBe(true)
  await passUntil(1_520)
  expect([state.stepsDown, turnover.holdsBack()]).toEqual([[], false])
  expect(turnover.ask()).toBe(false)
  await passUntil(4_600)
  expect(turnover.ask()).toBe(true)
  expect(turnover.holdsBack()).toBe(true)
})

test.for([2_000, 1_600])(
  'a lead is not handed to a machine that lacks something: held after %i ms',
  async (heldAfter) => {
    const { state, turnover, passUntil } = leader({ heldAfter })
    turnover.ask()
    await passUntil(1_510)
    expect([state.stepsDown, turnover.holdsBack()]).toEqual([[], false])
    await passUntil(5_000)
    expect(state.stepsDown).toEqual([])
  },
)

test('a machine that does not lead hands nothing over', async () => {
  const { state, turnover, passUntil } = leader()
  state.leads = false
  expect(turnover.ask()).toBe(false)
  await passUntil(2_000)
  expect(state.stepsDown).toEqual([])
})

test('a failed step back is no failure of the process, and requests go on', async () => {
  const { now, sleep, passUntil } = simulatedTime()
  const turnover = createTurnover({
    ...{ clock: { monotonic: now }, mayAcknowledge: () => true, isBusy: () => false, pause: sleep },
    settle: () => Promise.resolve('held'),
    stepDown: () => Promise.reject(new Error('the bucket is gone')),
  })
  turnover.ask()
  await passUntil(10)
  expect(turnover.holdsBack()).toBe(false)
})

const Arrival = fc.record({ at: fc.nat(20_000), lasts: fc.nat(3_000) })

test('whatever arrives, none runs as the lease is given back, and none is held back for long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Arrival, { maxLength: 40 }), fc.nat(2_000), async (arrivals, heldAfter) => {
      const { state, turnover, now, passUntil } = leader({ heldAfter })
      let waiting: { since: number; lasts: number }[] = []
      let longest = 0
      for (let time = 0; time < 24_000 && state.leads; time += 50) {
        await passUntil(time)
        turnover.ask()
        for (const { at, lasts } of arrivals) if (at >= time && at < time + 50) waiting.push({ since: now(), lasts })
        if (turnover.holdsBack() || !state.leads) continue
        for (const { since, lasts } of waiting) {
          longest = Math.max(longest, now() - since)
          state.runsUntil = Math.max(state.runsUntil, now() + lasts)
        }
        waiting = []
      }
      expect(state.ran.filter(Boolean)).toEqual([])
      expect(longest).toBeLessThanOrEqual(1_600)
    }),
    { numRuns: 60 },
  )
})

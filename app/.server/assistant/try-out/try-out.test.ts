import { afterEach, expect, test, vi } from 'vitest'
import type { EngineOutcome } from '../engines/engine.ts'
import { createTryOut } from './try-out.ts'

const signal = new AbortController().signal

/** A desk for visitors whose engine answers only when it is told to. */
function deskWithPatience() {
  const running: (() => void)[] = []
  let most = 0
  const tryOut = createTryOut({
    engine: {
      run: () => {
        const { promise, resolve } = Promise.withResolvers<EngineOutcome>()
        running.push(() => resolve({ ok: false, code: 'engine_unchanged', notes: [] }))
        most = Math.max(most, running.length)
        return promise
      },
    },
    textWork: {
      run: () => Promise.reject(new Error('nothing to compare')),
      refusalOf: () => undefined,
    },
    scale: 1,
  })
  const marked = (text: string, left = signal) => tryOut.inTurn(left, () => tryOut.markUp({ text, locale: 'en' }, left))
  return { marked, running, most: () => most }
}

afterEach(() => void vi.useRealTimers())

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('ten visitors at once all get an answer, one at a time', async () => {
  const { marked, running, most } = deskWithPatience()
  const answers = Array.from({ length: 10 }, (_, index) => marked(`Text ${index}`))
  for (let answered = 0; answered < 10; answered += 1) {
    await expect.poll(() => running.length).toBeGreaterThan(0)
    running.shift()?.()
    await turn()
  }
  expect((await Promise.all(answers)).map((answer) => answer?.ok === false && answer.code)).toEqual(
    Array.from({ length: 10 }, () => 'engine_unchanged'),
  )
  expect(most()).toBe(1)
})

test('the line has an end, and who leaves it makes room', async () => {
  const { marked, running } = deskWithPatience()
  const leaver = new AbortController()
  const first = marked('First')
  const left = marked('Left', leaver.signal)
  const waiting = Array.from({ length: 23 }, (_, index) => marked(`Waiting ${index}`))
  expect(await marked('One too many')).toBeUndefined()
  leaver.abort()
  expect(await left).toBeUndefined()
  const late = marked('In its place')
  for (let answered = 0; answered < 25; answered += 1) {
    await expect.poll(() => running.length).toBeGreaterThan(0)
    running.shift()?.()
    await turn()
  }
  for (const answer of await Promise.all([first, ...waiting, late]))
    expect(answer).toMatchObject({ code: 'engine_unchanged' })
  // The places are free again.
  const next = marked('Later')
  await expect.poll(() => running.length).toBe(1)
  running.shift()?.()
  expect(await next).toMatchObject({ code: 'engine_unchanged' })
})

test('a place rests after each try, so that members find the event loop free', async () => {
  vi.useFakeTimers()
  const { marked, running } = deskWithPatience()
  const all = [marked('One'), marked('Two')]
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toHaveLength(1)
  running.shift()?.()
  await vi.advanceTimersByTimeAsync(59)
  expect(running).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(running).toHaveLength(1)
  running.shift()?.()
  expect(await Promise.all(all)).toHaveLength(2)
})

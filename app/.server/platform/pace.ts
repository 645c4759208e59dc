import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest time that one piece of work may block the event loop. */
const STRETCH_MS = 5

/** Called between two steps of long work: gives the event loop a turn when the work has blocked it for long enough. */
export type Pace = () => Promise<void> | void

export function newPace(): Pace {
  let since = performance.now()
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}

/** Runs a generator, pacing at each `yield`, and resolves with its return value. */
export async function runPaced<T>(work: Generator<void, T>, pace: Pace): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await pace()
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long may one stretch of work keep everything else waiting. */
const STRETCH_MS = 5

/** Lets other work of the process have its turn, now and then. */
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

/** Runs work that pauses at each `yield`, and answers with what it returns. */
export async function paced<T>(work: Generator<void, T>, pace: Pace): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await pace()
  }
}

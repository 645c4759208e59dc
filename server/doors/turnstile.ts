import type { Errand } from './shedder.ts'

type Waiting = { since: number; begin: (waitedMs: number) => void }

/** The errands that wait, in the order in which they are taken. */
const ORDER = ['reserved', 'ordinary'] as const satisfies readonly Errand[]

/**
 * Lets one waiting request begin in each turn of the event loop, sign-in and webhooks first. A request that became readable
 * together with a hundred others would else wait until all their pages are rendered, and so would every new connection,
 * of which the runtime accepts few in a turn.
 * @param deps.now milliseconds of a clock that never goes back
 * @param deps.nextTurn runs its argument once, after the runtime has looked for what arrived
 */
export function createTurnstile(deps: { now: () => number; nextTurn: (work: () => void) => void }) {
  const queues: Record<(typeof ORDER)[number], Waiting[]> = { reserved: [], ordinary: [] }
  let turns = false

  const next = () => ORDER.map((errand) => queues[errand]).find((queue) => queue.length > 0)

  function turn(): void {
    const waiting = next()?.shift()
    turns = next() !== undefined
    if (turns) deps.nextTurn(turn)
    waiting?.begin(deps.now() - waiting.since)
  }

  return {
    /** `begin` is called in a later turn, with the milliseconds that it has waited. */
    wait(errand: (typeof ORDER)[number], begin: (waitedMs: number) => void): void {
      queues[errand].push({ since: deps.now(), begin })
      if (turns) return
      turns = true
      deps.nextTurn(turn)
    },
    /** How long the first in the queue has waited, in milliseconds; 0 without one. */
    longest(): number {
      const first = next()?.[0]
      return first === undefined ? 0 : deps.now() - first.since
    },
  }
}

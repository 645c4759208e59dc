/**
 * `kept`: health, never refused. `reserved`: sign-in and webhooks, which have places of their own. `light`: files of a
 * page that was let in. `ordinary`: everything else.
 */
export type Errand = 'kept' | 'reserved' | 'light' | 'ordinary'

/** Mean delay of the event loop, in milliseconds, from which on the server counts as overloaded. */
const TOO_SLOW_MS = 80

/** Slow quarters of a second in a row that make an overload; a burst of fifty requests at once is over before. */
const SLOW_TICKS = 3

/**
 * Requests in flight: the usual limit, its lowest value under overload, and its highest, which it reaches only while that
 * many wait for something else than this process, such as a model.
 */
const USUAL = 256
const LEAST = 64
const MOST = 1_024

/** Places of sign-in and webhooks beyond the limit. */
const RESERVED = 32

/**
 * Time that one turn of the event loop may spend on requests, in milliseconds. Requests that became readable together
 * are taken one after the other in one turn, so a later one has waited for as long as the turn has lasted.
 */
const TURN_MS = 150
/** The same while nothing says that the server is overloaded: one slow request must not turn its neighbours away. */
const CALM_TURN_MS = 1_000
/** Reserved and light errands are still taken when ordinary ones are refused, for this many times as long. */
const LONGER = 3

/**
 * Decides which requests the server takes on under overload, so that those it takes are answered in time. Two signals:
 * how long the present turn of the event loop has lasted, and how many requests are in flight against a limit that the
 * delay of the event loop steers (additive growth, multiplicative decrease).
 * @param deps.now milliseconds of a clock that never goes back
 * @param deps.afterTurn runs its argument once, when the present turn of the event loop is over
 * @param deps.scale multiplies the delays that count as overload (`OVERLOAD_SCALE`)
 */
export function createShedder(deps: { now: () => number; afterTurn: (work: () => void) => void; scale?: number }) {
  const { scale = 1 } = deps
  let limit = USUAL
  let slowTicks = 0
  let turnBegan: number | undefined
  const inFlight = { reserved: 0, others: 0 }
  const refused = { reserved: 0, light: 0, ordinary: 0 }

  const overloaded = () => slowTicks >= SLOW_TICKS

  /** Twice what is in flight, between the usual limit and the highest. */
  const ceiling = () => Math.max(USUAL, Math.min(MOST, inFlight.others * 2))

  function turnAge(): number {
    const now = deps.now()
    if (turnBegan === undefined) {
      turnBegan = now
      deps.afterTurn(() => {
        turnBegan = undefined
      })
    }
    return now - turnBegan
  }

  function hasPlace(errand: Exclude<Errand, 'kept'>): boolean {
    const patience = (overloaded() ? TURN_MS : CALM_TURN_MS) * scale * (errand === 'ordinary' ? 1 : LONGER)
    if (turnAge() > patience) return false
    if (inFlight.others < limit) return true
    return errand === 'reserved' ? inFlight.reserved < RESERVED : errand === 'light' && inFlight.others < limit * LONGER
  }

  return {
    /** Whether the request is taken; if it is, `leave` must be called once when it has ended. */
    enter(errand: Errand): boolean {
      if (errand === 'kept') return true
      if (!hasPlace(errand)) {
        refused[errand] += 1
        return false
      }
      inFlight[errand === 'reserved' ? 'reserved' : 'others'] += 1
      return true
    },
    leave(errand: Errand): void {
      if (errand !== 'kept') inFlight[errand === 'reserved' ? 'reserved' : 'others'] -= 1
    },
    /**
     * Moves the limit; to be called four times a second. It falls by a fifth with each tick of an overload, and rises by a
     * quarter with each quick one, up to the usual limit or to twice what is in flight.
     * @param delayMs mean delay of the event loop since the last call
     */
    tick(delayMs: number): void {
      slowTicks = delayMs > TOO_SLOW_MS * scale ? slowTicks + 1 : 0
      if (overloaded()) limit = Math.max(LEAST, Math.floor(Math.min(limit, inFlight.others) * 0.8))
      else if (slowTicks === 0) limit = Math.min(ceiling(), Math.ceil(limit * 1.25))
    },
    figures: () => ({ limit, inFlight: inFlight.reserved + inFlight.others, refused: { ...refused } }),
  }
}

/**
 * `kept`: health, never refused. `reserved`: sign-in and webhooks, which have places of their own. `light`: files of a
 * page that was let in. `ordinary`: everything else.
 */
export type Errand = 'kept' | 'reserved' | 'light' | 'ordinary'

/**
 * Mean delay of the event loop, or the shortest wait for a turn since the last look, in milliseconds, from which on the
 * server counts as overloaded. A queue that is empty now and then is only a burst, so the shortest wait counts (RFC 8289, 3).
 */
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

/** How long an ordinary request may have waited for its turn, in milliseconds: who waited longer is refused. */
const PATIENCE_MS = 500
/** The same while nothing says that the server is overloaded: one slow request must not turn its neighbours away. */
const CALM_PATIENCE_MS = 1_000
/** A reserved errand may have waited for this many times as long, and light ones have this many times the places. */
const LONGER = 3

/**
 * Decides which requests the server takes on under overload, so that those it takes are answered in time. Two signals:
 * how long a request has waited for its turn, and how many requests are in flight against a limit that waits and the delay
 * of the event loop steer (additive growth, multiplicative decrease).
 * @param deps.scale multiplies the delays that count as overload (`OVERLOAD_SCALE`)
 */
export function createShedder(deps: { scale?: number } = {}) {
  const { scale = 1 } = deps
  let limit = USUAL
  let slowTicks = 0
  /** The shortest wait for a turn since the last tick. */
  let shortestMs: number | undefined
  const inFlight = { reserved: 0, others: 0 }
  const refused = { reserved: 0, light: 0, ordinary: 0 }

  const overloaded = () => slowTicks >= SLOW_TICKS

  /** Twice what is in flight, between the usual limit and the highest. */
  const ceiling = () => Math.max(USUAL, Math.min(MOST, inFlight.others * 2))

  function hasPlace(errand: Exclude<Errand, 'kept'>): boolean {
    if (inFlight.others < limit) return true
    return errand === 'reserved' ? inFlight.reserved < RESERVED : errand === 'light' && inFlight.others < limit * LONGER
  }

  return {
    /** Whether the request gets a place; if it does, `leave` must be called once when it has ended. */
    enter(errand: Errand): boolean {
      if (errand === 'kept') return true
      if (!hasPlace(errand)) {
        refused[errand] += 1
        return false
      }
      inFlight[errand === 'reserved' ? 'reserved' : 'others'] += 1
      return true
    },
    /** Whether a request that has a place may still begin after it has waited so long; it keeps its place until `leave`. */
    begins(errand: Exclude<Errand, 'kept'>, waitedMs: number): boolean {
      shortestMs = Math.min(shortestMs ?? waitedMs, waitedMs)
      const patience = (overloaded() ? PATIENCE_MS : CALM_PATIENCE_MS) * scale * (errand === 'reserved' ? LONGER : 1)
      if (waitedMs <= patience) return true
      refused[errand] += 1
      return false
    },
    leave(errand: Errand): void {
      if (errand !== 'kept') inFlight[errand === 'reserved' ? 'reserved' : 'others'] -= 1
    },
    /**
     * Moves the limit; to be called four times a second. It falls by a fifth with each tick of an overload, and rises by a
     * quarter with each quick one, up to the usual limit or to twice what is in flight.
     * @param delayMs mean delay of the event loop since the last call
     * @param longestMs how long the first in the queue has waited
     */
    tick(delayMs: number, longestMs = 0): void {
      const waitMs = shortestMs ?? longestMs
      shortestMs = undefined
      slowTicks = Math.max(delayMs, waitMs) > TOO_SLOW_MS * scale ? slowTicks + 1 : 0
      if (overloaded()) limit = Math.max(LEAST, Math.floor(Math.min(limit, inFlight.others) * 0.8))
      else if (slowTicks === 0) limit = Math.min(ceiling(), Math.ceil(limit * 1.25))
    },
    figures: () => ({ limit, inFlight: inFlight.reserved + inFlight.others, refused: { ...refused } }),
  }
}

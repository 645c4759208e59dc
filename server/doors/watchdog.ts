import type { Log } from '#app/.server/platform/log.ts'

/** From this time on, in milliseconds, the event loop counts as held. */
const HELD_MS = 250

/** How often the watchdog looks for turns that no mark explains. */
const LOOK_MS = 100

/** Requests named for a turn that no mark explains. */
const NAMED_MAX = 5

/** Told how long the event loop was held, in milliseconds. */
export type OnHeld = (milliseconds: number) => void

/** A request as the watchdog names it: `route` is filled in once a route matched. */
type Subject = { requestId: string; route?: string }

/**
 * Logs which request held the event loop for over 250 ms. Code of a request runs from its mark on until the turn ends or
 * another request is marked, so a long time between the two is its own. A turn that began elsewhere, after a worker or a
 * vendor answered, has no mark: then the requests that answered right after it are named, or else those in flight.
 * @param deps.now milliseconds of a clock that never goes back
 * @param deps.onHeld is told of each time that is logged
 * @param deps.afterTurn runs its argument once, when the present turn of the event loop is over
 */
export function createWatchdog(deps: {
  log: Log
  now: () => number
  afterTurn: (work: () => void) => void
  onHeld?: OnHeld | undefined
}) {
  const { log, now } = deps
  const inFlight = new Set<Subject>()
  let marked: { subject: Subject; at: number } | undefined
  let endsTurn = false
  let answered: Subject[] = []
  let looked = now()
  let explainedUntil = 0
  let held = 0

  function tell(milliseconds: number, named: object): void {
    held += 1
    deps.onHeld?.(Math.round(milliseconds))
    log.warn({ event: 'loop.held', milliseconds: Math.round(milliseconds), ...named }, 'a request held the event loop')
  }

  function settle(at: number): void {
    if (marked === undefined || at - marked.at <= HELD_MS) return
    const { requestId, route } = marked.subject
    tell(at - marked.at, { requestId, route: route ?? null })
    explainedUntil = at
  }

  return {
    begin: (subject: Subject) => void inFlight.add(subject),
    /** From here on, code of this request runs. */
    mark(subject: Subject): void {
      const at = now()
      settle(at)
      marked = { subject, at }
      if (endsTurn) return
      endsTurn = true
      deps.afterTurn(() => {
        settle(now())
        marked = undefined
        endsTurn = false
      })
    },
    end(subject: Subject): void {
      inFlight.delete(subject)
      answered.push(subject)
    },
    /** To be called every `LOOK_MS`. */
    look(): void {
      const at = now()
      // A timer runs between two turns, so what was marked has ended, although the end of its turn may be told later.
      settle(at)
      marked = undefined
      const late = at - looked - LOOK_MS
      if (late > HELD_MS && explainedUntil <= looked) {
        const candidates = (answered.length > 0 ? answered : [...inFlight]).slice(0, NAMED_MAX)
        tell(late, { among: candidates.map(({ requestId, route }) => ({ requestId, route: route ?? null })) })
      }
      looked = at
      answered = []
    },
    /** How many times the loop was held. */
    held: () => held,
  }
}

/** A watchdog over the event loop of this process. */
export function startWatchdog(log: Log, onHeld?: OnHeld) {
  const watchdog = createWatchdog({
    ...{ log, onHeld },
    now: () => performance.now(),
    afterTurn: (work) => void setImmediate(work),
  })
  const looking = setInterval(watchdog.look, LOOK_MS).unref()
  return { ...watchdog, stop: () => clearInterval(looking) }
}

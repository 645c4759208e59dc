/** Whether a neighbour is asked: not for a while after it failed several times in a row, so that no check waits for it. */
export type Breaker = {
  /** Asked once before each attempt: after a pause, one attempt finds out whether it is over. */
  allows(): boolean
  succeeded(): void
  failed(): void
}

const FAILURES_MAX = 3
const PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** @param onChange told when pauses begin and when the neighbour answers again */
export function createBreaker({ now, onChange }: { now: () => number; onChange: (isOpen: boolean) => void }): Breaker {
  let failures = 0
  let pausedUntil = 0
  const pause = () => Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.min(10, failures - FAILURES_MAX))
  return {
    allows() {
      if (failures < FAILURES_MAX) return true
      if (now() < pausedUntil) return false
      // The others wait for what this attempt finds.
      pausedUntil = now() + pause()
      return true
    },
    succeeded() {
      if (failures >= FAILURES_MAX) onChange(false)
      failures = 0
    },
    failed() {
      failures += 1
      if (failures === FAILURES_MAX) onChange(true)
      if (failures >= FAILURES_MAX) pausedUntil = now() + pause()
    },
  }
}

import type { ClockTrust } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { timeTold } from '#app/.server/platform/time-sources.ts'

/**
 * Asks the sources what time it is, one after the other, until the clock is confirmed. Does nothing once it is. A source that
 * contradicts is told to the operators; the next one may still confirm.
 */
export function createClockCheck(deps: {
  trust: ClockTrust
  clock: Pick<Clock, 'now'>
  sources: readonly string[]
  log: Log
  onContradiction: (source: string, secondsAhead: number) => void
}): () => Promise<void> {
  const { trust, clock, sources, log } = deps
  return async function check() {
    if (trust.state() === 'confirmed') return
    for (const source of sources) {
      const time = await timeTold(source)
      if (time === undefined) continue
      const heard = trust.hear(time)
      const { host } = new URL(source)
      const secondsAhead = Math.round((clock.now() - time) / 1000)
      if (heard === 'confirmed') return log.info({ source: host, secondsAhead }, 'a second source confirms the clock')
      log.error({ source: host, secondsAhead }, 'a second source contradicts the clock: no later month begins')
      deps.onContradiction(host, secondsAhead)
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import {
  HOLD_MS,
  type Ledger,
  type ReleaseInput,
  type SettleInput,
  type SettleOutcome,
} from '#app/.server/ledger/index.ts'
import type { Log } from '#app/.server/platform/log.ts'

/** Settles and releases holds, retrying while the ledger fails. */
export type Closing = {
  /**
   * The settlement; undefined if it takes longer than a person should wait, and then continues in the background. `and`
   * writes in the same transaction.
   */
  settle(input: SettleInput, and?: (done: SettleOutcome) => void): Promise<SettleOutcome | undefined>
  /** Gives the credit back. Resolves when that is done, or after the same wait while it continues in the background. */
  release(input: ReleaseInput): Promise<void>
  /** Resolves when no work is left in the background, or after `maxMs`; holds left open then expire free of charge. */
  idle(maxMs: number): Promise<void>
}

/** How long a settle or release is retried: until shortly before the ledger expires the hold. */
const RETRY_FOR_MS = HOLD_MS - 10_000
const LONGEST_PAUSE_MS = 5_000

/** `patienceMs`: how long an answer waits for its receipt. */
export function createClosing(deps: {
  ledger: Pick<Ledger, 'settle' | 'release'>
  log: Log
  patienceMs: number
}): Closing {
  const pending = new Set<Promise<unknown>>()

  async function retry<T>(what: string, seq: number, command: () => Promise<T>): Promise<T | undefined> {
    const startedAt = performance.now()
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await command()
      } catch (error) {
        const elapsedMs = Math.round(performance.now() - startedAt)
        const fields = { seq, elapsedMs, error: error instanceof Error ? error.message : String(error) }
        if (elapsedMs + pauseMs >= RETRY_FOR_MS) {
          deps.log.error(fields, `gave up to ${what} a hold: it will expire and cost nothing`)
          return undefined
        }
        deps.log.warn(fields, `will ${what} a hold again`)
      }
      await delay(pauseMs)
    }
  }

  async function waitBriefly<T>(work: Promise<T>): Promise<T | undefined> {
    pending.add(work)
    const finished = work.finally(() => pending.delete(work))
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, deps.patienceMs, undefined)
    })
    try {
      return await Promise.race([finished, patience])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    settle: (input, and) => waitBriefly(retry('settle', input.seq, () => deps.ledger.settle(input, and))),
    release: (input) => waitBriefly(retry('release', input.seq, () => deps.ledger.release(input))),
    async idle(maxMs) {
      const limit = new AbortController()
      await Promise.race([
        Promise.allSettled([...pending]),
        delay(maxMs, undefined, { signal: limit.signal }).catch(() => undefined),
      ])
      limit.abort()
    },
  }
}

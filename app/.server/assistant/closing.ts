import { setTimeout as delay } from 'node:timers/promises'
import {
  HOLD_MS,
  type Ledger,
  type ReleaseInput,
  type SettleInput,
  type SettleOutcome,
} from '#app/.server/ledger/index.ts'
import type { Log } from '#app/.server/platform/log.ts'

/** Ends holds in the ledger, through its hiccups. */
export type Closing = {
  /** The settlement, or undefined where it takes longer than a person should wait: it then goes on by itself. */
  settle(input: SettleInput): Promise<SettleOutcome | undefined>
  /** Gives the credit back. Resolves when it is given back, or goes on by itself likewise. */
  release(input: ReleaseInput): Promise<void>
  /** Resolves once nothing goes on by itself any more, or after `maxMs`: what is left then expires free of charge. */
  idle(maxMs: number): Promise<void>
}

/** How long a settle or release is tried again: until shortly before the ledger ends the hold by itself. */
const RETRY_FOR_MS = HOLD_MS - 10_000
const LONGEST_PAUSE_MS = 5_000

/** `patienceMs`: how long an answer waits for its receipt. */
export function createClosing(deps: {
  ledger: Pick<Ledger, 'settle' | 'release'>
  log: Log
  patienceMs: number
}): Closing {
  const pending = new Set<Promise<unknown>>()

  async function insist<T>(what: string, seq: number, command: () => Promise<T>): Promise<T | undefined> {
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

  async function patiently<T>(work: Promise<T>): Promise<T | undefined> {
    pending.add(work)
    const finished = work.finally(() => pending.delete(work))
    const patience = new AbortController()
    try {
      return await Promise.race([
        finished,
        delay(deps.patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ])
    } finally {
      patience.abort()
    }
  }

  return {
    settle: (input) => patiently(insist('settle', input.seq, () => deps.ledger.settle(input))),
    release: (input) => patiently(insist('release', input.seq, () => deps.ledger.release(input))),
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

import type { Clock } from '#app/.server/platform/clock.ts'

/** Keeps finished results in memory for a while, so that a client that lost its answer can ask for it again. */
export type ReplayCache<Result> = {
  get(key: string): Result | undefined
  put(key: string, result: Result, bytes: number): void
}

/**
 * Keeps results for `ttlMs` and up to `maxBytes`; the oldest are dropped first. Nothing is written to disk, so a restart
 * forgets all.
 */
export function createReplayCache<Result>(options: {
  clock: Clock
  ttlMs: number
  maxBytes: number
}): ReplayCache<Result> {
  // Insertion order is age, because entries are never moved.
  const entries = new Map<string, { result: Result; bytes: number; until: number }>()
  let bytesKept = 0

  function drop(key: string, bytes: number) {
    entries.delete(key)
    bytesKept -= bytes
  }

  function dropOld(now: number) {
    for (const [key, entry] of entries) {
      if (entry.until > now && bytesKept <= options.maxBytes) return
      drop(key, entry.bytes)
    }
  }

  return {
    get(key) {
      dropOld(options.clock.monotonic())
      return entries.get(key)?.result
    },
    put(key, result, bytes) {
      const now = options.clock.monotonic()
      const before = entries.get(key)
      if (before !== undefined) drop(key, before.bytes)
      entries.set(key, { result, bytes, until: now + options.ttlMs })
      bytesKept += bytes
      dropOld(now)
    },
  }
}

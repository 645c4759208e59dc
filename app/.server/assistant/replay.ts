import type { Clock } from '#app/.server/platform/clock.ts'

/** Finished results kept in memory for a while, so that a client whose answer was lost can ask for it again. */
export type ReplayCache<Kept> = {
  get(key: string): Kept | undefined
  put(key: string, kept: Kept, bytes: number): void
}

/**
 * Keeps results for `ttlMs` and `maxBytes` at most, the oldest going first. Memory only: nothing of it is ever
 * written, and a restart forgets all.
 */
export function createReplayCache<Kept>(options: { clock: Clock; ttlMs: number; maxBytes: number }): ReplayCache<Kept> {
  // Insertion order is age, since entries are never moved.
  const entries = new Map<string, { kept: Kept; bytes: number; until: number }>()
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
      return entries.get(key)?.kept
    },
    put(key, kept, bytes) {
      const now = options.clock.monotonic()
      const before = entries.get(key)
      if (before !== undefined) drop(key, before.bytes)
      entries.set(key, { kept, bytes, until: now + options.ttlMs })
      bytesKept += bytes
      dropOld(now)
    },
  }
}

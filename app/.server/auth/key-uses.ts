import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { KEY_TOUCH_MS } from '#app/domain/settings/api-keys.ts'
import { apiKey } from '#db/schema/auth.ts'

/**
 * When API keys were last used. Most calls of a key are GETs, and no GET writes: a use is noted in memory and written
 * by a job, hence only where there is a writer. What was noted since the last flush is lost in a crash.
 */
export type KeyUses = {
  /** Remembers a use, at most one in five minutes for each key. */
  note(key: { keyId: string; lastUsedAt: number | null }, now: number): void
  /** Writes what was noted. */
  flush(): void
}

export function createKeyUses(writer: Handle): KeyUses {
  const noted = new Map<string, number>()
  return {
    note({ keyId, lastUsedAt }, now) {
      const last = noted.get(keyId) ?? lastUsedAt
      if (last === null || now - last >= KEY_TOUCH_MS) noted.set(keyId, now)
    },
    flush() {
      if (noted.size === 0) return
      writer.sqlite
        .transaction(() => {
          for (const [keyId, at] of noted) {
            const stale = or(isNull(apiKey.lastUsedAt), lte(apiKey.lastUsedAt, at - KEY_TOUCH_MS))
            const named = eq(apiKey.id, keyId)
            writer.drizzle.update(apiKey).set({ lastUsedAt: at }).where(and(named, stale)).run()
          }
        })
        .immediate()
      noted.clear()
    },
  }
}

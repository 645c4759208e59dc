import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { KEY_TOUCH_MS } from '#app/domain/settings/api-keys.ts'
import { type Device, usedBy } from '#app/domain/sign-in/device.ts'
import { apiKey } from '#db/schema/auth.ts'

/**
 * The times and devices of the last use of API keys. Most calls of a key are GETs, and no GET writes: a use is recorded in memory and
 * written by a job, so only a process with a writer keeps it. A crash loses the uses since the last flush.
 */
export type KeyUses = {
  /** Records a use, at most one in five minutes for each key. */
  note(key: { keyId: string; lastUsedAt: number | null }, now: number, device: Device): void
  /** Writes the recorded uses. */
  flush(): void
}

export function createKeyUses(writer: Handle): KeyUses {
  const noted = new Map<string, { at: number; device: Device }>()
  return {
    note({ keyId, lastUsedAt }, now, device) {
      const last = noted.get(keyId)?.at ?? lastUsedAt
      if (last === null || now - last >= KEY_TOUCH_MS) noted.set(keyId, { at: now, device })
    },
    flush() {
      if (noted.size === 0) return
      writer.sqlite
        .transaction(() => {
          for (const [keyId, { at, device }] of noted) {
            const stale = or(isNull(apiKey.lastUsedAt), lte(apiKey.lastUsedAt, at - KEY_TOUCH_MS))
            const named = eq(apiKey.id, keyId)
            const use = { lastUsedAt: at, ...usedBy(device) }
            writer.drizzle.update(apiKey).set(use).where(and(named, stale)).run()
          }
        })
        .immediate()
      noted.clear()
    },
  }
}

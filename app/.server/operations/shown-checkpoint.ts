import type { Clock } from '#app/.server/platform/clock.ts'
import type { ShownCheckpoint } from '#app/domain/operations/status.ts'

/** How long pages show one reading, in milliseconds. They promise a checkpoint that was the newest within the last minute. */
const READ_AGAIN_AFTER = 30_000

/**
 * The newest checkpoint for pages that are remembered by what they show: read twice a minute, because a busy log signs a
 * new one every few seconds and each would be another page to render. Null before the first, which is not held.
 */
export function createShownCheckpoint(deps: {
  latest(): { size: number; root: Buffer; publishedAt: number } | undefined
  clock: Pick<Clock, 'monotonic'>
}): () => ShownCheckpoint | null {
  let held: ShownCheckpoint | null = null
  let readAt = 0
  return () => {
    const now = deps.clock.monotonic()
    if (held !== null && now - readAt < READ_AGAIN_AFTER) return held
    const latest = deps.latest()
    readAt = now
    held =
      latest === undefined
        ? null
        : { size: latest.size, root: latest.root.toString('base64'), signedAt: latest.publishedAt }
    return held
  }
}

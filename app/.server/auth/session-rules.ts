const DAY = 24 * 60 * 60 * 1000

/** The absolute lifetime of a session (ASVS 7.3.2). */
export const SESSION_ABSOLUTE_MS = 30 * DAY

/**
 * The lifetime of a session without a write from its owner. Reading does not count, because no GET writes (ASVS 7.3.1).
 */
export const SESSION_IDLE_MS = 14 * DAY

/** `last_seen_at` is updated only if it is older than this. */
export const SESSION_TOUCH_MS = 5 * 60 * 1000

export function isSessionAlive(session: { lastSeenAt: number; expiresAt: number }, now: number): boolean {
  return now < session.expiresAt && now - session.lastSeenAt < SESSION_IDLE_MS
}

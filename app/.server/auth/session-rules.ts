const DAY = 24 * 60 * 60 * 1000

/** How long a session lives whatever happens (ASVS 7.3.2). */
export const SESSION_ABSOLUTE_MS = 30 * DAY

/** How long a session lives without a write from its owner: reading does not count, since no GET writes (ASVS 7.3.1). */
export const SESSION_IDLE_MS = 14 * DAY

/** How old `last_seen_at` must be before a write moves it. */
export const SESSION_TOUCH_MS = 5 * 60 * 1000

export function isSessionAlive(session: { lastSeenAt: number; expiresAt: number }, now: number): boolean {
  return now < session.expiresAt && now - session.lastSeenAt < SESSION_IDLE_MS
}

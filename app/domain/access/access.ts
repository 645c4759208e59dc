const DAY = 24 * 60 * 60 * 1000

/**
 * The kinds of things that open an account, in their order on the screen. A further kind is a member here, after which
 * the compiler names its list, its ending and its words.
 */
export const ACCESS_KINDS = ['session', 'passkey', 'app', 'google', 'api_key', 'seat'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** The page that lists everything that opens the account. */
export const SECURE_PAGE = '/dashboard/settings/security/secure'

/** A thing that was made this recently may be the work of an intruder, so the screen ticks it to be ended. */
const YOUNG_MS = 30 * DAY

export function isYoung(createdAt: number, now: number): boolean {
  return now - createdAt < YOUNG_MS
}

/**
 * Whether an API key waits for its owner: the password was reset, the owner has not looked through the account since, and
 * the key was young then. Older keys keep working, so that a forgotten password stops no program of long standing.
 */
export function isPaused({ createdAt, uncheckedSince }: { createdAt: number; uncheckedSince: number | null }): boolean {
  return uncheckedSince !== null && isYoung(createdAt, uncheckedSince)
}

/** Names one thing in a form: its kind and its id. */
export function accessName({ kind, id }: { kind: AccessKind; id: string }): string {
  return `${kind}:${id}`
}

/** The kind and id of such a name; undefined if it is none. */
export function accessFrom(name: string): { kind: AccessKind; id: string } | undefined {
  const [, text, id] = /^([a-z_]+):(.{1,100})$/.exec(name) ?? []
  const kind = ACCESS_KINDS.find((known) => known === text)
  return kind === undefined || id === undefined ? undefined : { kind, id }
}

/** How many things of each kind there are. */
export type AccessCounts = Partial<Record<AccessKind, number>>

export function countByKind(list: readonly { kind: AccessKind }[]): AccessCounts {
  const counts: AccessCounts = {}
  for (const { kind } of list) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

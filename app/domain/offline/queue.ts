/**
 * What waits on the device when it cannot be sent: the forms of these pages and no others (docs/decisions/043-offline.md).
 * A further kind of write is one more line here and one in `app/routes/offline/outbox.ts`.
 */
const QUEUED = {
  create: /^\/dashboard\/(?:styles|templates|prompts)\/new$/,
  import: /^\/dashboard\/(?:styles|templates|prompts)\/import$/,
  edit: /^\/dashboard\/(?:styles|templates|prompts)\/(?<item>\w{1,64})$/,
  delete: /^\/dashboard\/(?:styles|templates|prompts)\/(?<item>\w{1,64})\/delete$/,
  restore: /^\/dashboard\/(?:styles|templates|prompts)\/(?<item>\w{1,64})\/versions$/,
  bookmark: /^\/dashboard\/bookmarks$/,
  bookmarkDelete: /^\/dashboard\/bookmarks\/(?<bookmark>\w{1,64})\/delete$/,
  preferences: /^\/dashboard\/preferences$/,
  preferencesReset: /^\/dashboard\/preferences\/reset$/,
} as const satisfies Record<string, RegExp>

export type QueuedWrite = keyof typeof QUEUED

/** Which write the form of a page is, with the ids of its address; undefined where it is never queued. */
export function queuedWrite(page: string): { write: QueuedWrite; params: Record<string, string> } | undefined {
  for (const [write, pattern] of Object.entries(QUEUED)) {
    const found = pattern.exec(page)
    if (found !== null) return { write: write as QueuedWrite, params: { ...found.groups } }
  }
  return undefined
}

/** What the server says became of a write out of the queue. */
export type OutboxAnswer =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  /** Somebody else is signed in by now: nothing was done. */
  | { outcome: 'other-user' }

/** What came of sending: an answer, or none. `redirected` is an answer that leads elsewhere: to the sign-in. */
export type Sent = 'nothing' | { status: number; redirected: boolean; body: unknown }

/**
 * What to do with a write after it was sent: `done` and `refused` are through with it, and the next comes; everything else
 * keeps it at the head of the queue and stops.
 */
export type Verdict =
  | { is: 'done' }
  | { is: 'refused'; message: string | null }
  | { is: 'no-connection' | 'signed-out' | 'other-user' | 'later' }

/** Only the server's own word ends a write: a proxy's page or a half answer does not. */
export function verdictOn(sent: Sent): Verdict {
  if (sent === 'nothing') return { is: 'no-connection' }
  const { status, redirected, body } = sent
  if (redirected || status === 401) return { is: 'signed-out' }
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (status === 200) {
    if (answer.outcome === 'done') return { is: 'done' }
    if (answer.outcome === 'other-user') return { is: 'other-user' }
    if (answer.outcome === 'refused') return { is: 'refused', message: textOf(answer.message) }
    return { is: 'later' }
  }
  // Too large, or not a form: sent again it would not be anything else.
  if ([400, 413, 415, 422].includes(status)) return { is: 'refused', message: null }
  return { is: 'later' }
}

/** How long to wait before the next try of what could not be sent, in milliseconds: 5 s doubling up to a minute. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 5_000 * 2 ** Math.min(Math.max(failures - 1, 0), 10))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

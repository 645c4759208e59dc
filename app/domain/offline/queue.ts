/**
 * The forms that are queued on the device while they cannot be sent; only these (docs/decisions/043-offline.md). Another
 * kind of write needs one more line here and one in `app/.server/offline/http/queued-writes.ts`.
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

/** The kind of write that a page's form is, with the ids in its address; undefined if the form is never queued. */
export function queuedWrite(page: string): { write: QueuedWrite; params: Record<string, string> } | undefined {
  for (const [write, pattern] of Object.entries(QUEUED)) {
    const found = pattern.exec(page)
    if (found !== null) return { write: write as QueuedWrite, params: { ...found.groups } }
  }
  return undefined
}

/** The server's answer to a queued write. */
export type QueueAnswer =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  /** Another user is signed in, so nothing was done. */
  | { outcome: 'other-user' }

/** The result of sending: an answer or `nothing`. `redirected` means a redirect to the sign-in. */
export type SendResult = 'nothing' | { status: number; redirected: boolean; body: unknown }

/**
 * What to do after sending a write: `done` and `refused` remove it and continue with the next one; any other verdict keeps
 * it at the head of the queue and stops.
 */
export type Verdict =
  | { is: 'done' }
  | { is: 'refused'; message: string | null }
  | { is: 'no-connection' | 'signed-out' | 'other-user' | 'later' }

/** Only our server's own answer ends a write; a proxy's page or a partial answer does not. */
export function verdictOn(sent: SendResult): Verdict {
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
  // Too large or not a form: sending it again would fail again.
  if ([400, 413, 415, 422].includes(status)) return { is: 'refused', message: null }
  return { is: 'later' }
}

/** The pause before the next try, in milliseconds: 5 s, doubled after each failure up to a minute. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 5_000 * 2 ** Math.min(Math.max(failures - 1, 0), 10))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

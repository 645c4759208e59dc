import type { Handle } from '#app/.server/platform/database.ts'
import { latestCheckpoint } from '../publish/queries.ts'

/** An event as it lies in the log; `leaf` in hexadecimal, `body` the exact bytes as text. */
export type UnpublishedEvent = { seq: number; leaf: string; at: number; account: string; type: string; body: string }

/** A tail holds as many at most, the newest: far more than any machine writes between two checkpoints. */
const MOST = 50_000

/** The events that no checkpoint covers yet, oldest first: what only machines with this log have. */
export function unpublishedEvents(handle: Pick<Handle, 'sqlite'>): UnpublishedEvent[] {
  return handle.sqlite
    .prepare<[number, number], UnpublishedEvent>(
      `SELECT seq, lower(hex(leaf)) AS leaf, at, account, type, CAST(body AS TEXT) AS body FROM
         (SELECT * FROM ledger_event WHERE seq >= ? ORDER BY seq DESC LIMIT ?) ORDER BY seq`,
    )
    .all(latestCheckpoint(handle)?.size ?? 0, MOST)
}

/** How far a log has come: number of events, and the time of the last one; undefined for one that was never opened. */
export function logEnd({ sqlite }: Pick<Handle, 'sqlite'>): { size: number; lastAt: number } | undefined {
  return sqlite.prepare<[], { size: number; lastAt: number }>('SELECT size, last_at AS lastAt FROM ledger_head').get()
}

/**
 * Those of the events that a log does not hold, each with the type of the event that bears its number instead; null if
 * the log has not come so far.
 */
export function eventsMissingIn<Event extends Pick<UnpublishedEvent, 'seq' | 'leaf'>>(
  { sqlite }: Pick<Handle, 'sqlite'>,
  events: readonly Event[],
): (Event & { instead: string | null })[] {
  const at = sqlite.prepare<[number], { leaf: string; type: string }>(
    'SELECT lower(hex(leaf)) AS leaf, type FROM ledger_event WHERE seq = ?',
  )
  return events.flatMap((event) => {
    const here = at.get(event.seq)
    return here?.leaf === event.leaf ? [] : [{ ...event, instead: here?.type ?? null }]
  })
}

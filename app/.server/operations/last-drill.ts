import type { Clock } from '#app/.server/platform/clock.ts'
import type { Handle } from '#app/.server/platform/database.ts'

/** The command of operators that records a drill. The journal is the record: there is no other. */
export const DRILL_COMMAND = 'drill note'
/** How long one reading holds, in milliseconds: the journal grows, and anybody may look at the status. */
const READ_AGAIN_AFTER = 60_000

/** When a backup was last restored as a drill, in milliseconds UTC; null if no operator recorded one. */
export function createLastDrill(deps: { reader: Handle; clock: Pick<Clock, 'monotonic'> }): () => number | null {
  const select = deps.reader.sqlite
    .prepare<[string], number>(
      `SELECT at FROM operator_act WHERE command = ? AND outcome = 'done' ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
  let held: { at: number | null; readAt: number } | undefined
  return () => {
    const now = deps.clock.monotonic()
    if (held === undefined || now - held.readAt >= READ_AGAIN_AFTER)
      held = { at: select.get(DRILL_COMMAND) ?? null, readAt: now }
    return held.at
  }
}

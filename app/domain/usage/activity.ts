import { OPERATIONS, type Operation } from '../assistant/options.ts'

/** A ledger event with the columns of the log and its exact bytes, which is all that the activity list needs. */
export type RecordedEvent = { seq: number; type: string; at: number; body: string; leaf: string }

type ActivityEffect = 'spent' | 'free' | 'held'

/** One request of the account as shown to the user, derived from the ledger's events. */
export type Activity = {
  /** The seq of the event that ended the request, or of its reservation while it runs. */
  seq: number
  leaf: string
  /** Milliseconds UTC, of the same event. */
  at: number
  /** `undefined` if the reservation is older than the given events. */
  operation: Operation | undefined
  effect: ActivityEffect
  /** Credits spent; otherwise 0. */
  credits: number
  /** Why it cost nothing; `expired` if no end was recorded in time. */
  reason: string | undefined
}

type Line = { type: string; data: { operation?: unknown; reserve?: unknown; amount?: unknown; reason?: unknown } }

/** Folds an account's events, newest first, into its requests, newest first. Other events are ignored. */
export function activityOf(events: readonly RecordedEvent[]): Activity[] {
  const operations = new Map<number, Operation | undefined>()
  const ended = new Set<number>()
  const lines = events.map((event) => ({ event, line: JSON.parse(event.body) as Line }))
  for (const { event, line } of lines) {
    if (event.type === 'request.reserved')
      operations.set(
        event.seq,
        OPERATIONS.find((name) => name === line.data.operation),
      )
    else if (typeof line.data.reserve === 'number') ended.add(line.data.reserve)
  }
  return lines.flatMap(({ event, line }): Activity[] => {
    const { seq, leaf, at } = event
    const reserve = Number(line.data.reserve)
    switch (event.type) {
      case 'request.reserved':
        if (ended.has(seq)) return []
        return [{ seq, leaf, at, operation: operations.get(seq), effect: 'held', credits: 0, reason: undefined }]
      case 'request.settled':
        return [
          {
            seq,
            leaf,
            at,
            operation: operations.get(reserve),
            effect: 'spent',
            credits: Number(line.data.amount),
            reason: undefined,
          },
        ]
      case 'request.released':
      case 'request.expired': {
        const reason = event.type === 'request.expired' ? 'expired' : String(line.data.reason)
        return [{ seq, leaf, at, operation: operations.get(reserve), effect: 'free', credits: 0, reason }]
      }
      default:
        return []
    }
  })
}

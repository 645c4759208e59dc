import type { Handle } from '#app/.server/platform/database.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { latestCheckpoint } from '../publish/queries.ts'
import { headOf, sealedPeriods } from '../read/queries.ts'
import { prepareSigningKeys } from '../write/signing-keys.ts'

/**
 * The state of a log as `npm run ledger -- status` reports it: size and root (base64), the last checkpoint, the events
 * that no checkpoint covers, the key in force, closed and open months, and the number of open holds. Times are ISO 8601.
 * @returns undefined if the log was never opened.
 */
export function statusOf(reader: Handle) {
  const { sqlite } = reader
  const origin = sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck().get()
  if (origin === undefined) return undefined
  const { size, root } = headOf(reader)
  const atOf = sqlite.prepare<[number], number>('SELECT at FROM ledger_event WHERE seq = ?').pluck()
  const checkpoint = latestCheckpoint(reader)
  const waitingFrom = atOf.get(checkpoint?.size ?? 0)
  const closed = sealedPeriods(reader).map(({ period }) => period)
  return {
    origin,
    size,
    root: Buffer.from(root, 'hex').toString('base64'),
    checkpoint:
      checkpoint === undefined ? null : { size: checkpoint.size, published_at: timeOf(checkpoint.publishedAt) },
    lag: { events: size - (checkpoint?.size ?? 0), since: waitingFrom === undefined ? null : timeOf(waitingFrom) },
    key: prepareSigningKeys(sqlite).keyInForce() ?? null,
    closed,
    open: monthsBetween(atOf.get(0), atOf.get(size - 1)).filter((period) => !closed.includes(period)),
    holds: sqlite.prepare<[], number>("SELECT count(*) FROM reservation WHERE state = 'open'").pluck().get() ?? 0,
  }
}

function monthsBetween(first: number | undefined, last: number | undefined): string[] {
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  const until = periodOf(last)
  for (let month = new Date(`${periodOf(first)}-01T00:00:00Z`); periodOf(month.getTime()) <= until; ) {
    months.push(periodOf(month.getTime()))
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1))
  }
  return months
}

function timeOf(at: number): string {
  return new Date(at).toISOString()
}

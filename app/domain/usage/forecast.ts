import { type Bound, boundOf } from './cap.ts'
import { DAY_MS, periodStart } from './period.ts'
import type { UsageSummary } from './usage.ts'

/**
 * The forecast of this month's usage at the current pace. `none`: too early, or too little was used. `reached`: no more
 * requests are possible now.
 */
export type Forecast = { kind: 'none' | 'reached' | 'lasts' } | { kind: 'ends'; by: Bound['by']; at: number }

/** With fewer days or requests than these there is no forecast. */
const LEAST_DAYS = 3
const LEAST_USED = 5

/**
 * The pace is the usage since the month or the account began. Extra credits extend the limit, but a cap does not use them.
 * Times are milliseconds UTC; `ends.at` is later than `now` and before the next month.
 * @param since when the account was opened
 */
export function forecastOf(
  usage: UsageSummary,
  { now, since, cap }: { now: number; since: number; cap: number | null },
): Forecast {
  const { by, requests } = boundOf(usage, cap)
  const left = by === 'cap' ? Math.max(0, requests - usage.used - usage.reserved) : usage.remaining
  if (left === 0) return { kind: usage.reserved > 0 ? 'none' : 'reached' }
  const watched = now - Math.max(since, periodStart(usage.period))
  if (watched < LEAST_DAYS * DAY_MS || usage.used < LEAST_USED) return { kind: 'none' }
  const at = now + Math.ceil((left * watched) / usage.used)
  return at < usage.resetsAt ? { kind: 'ends', by, at } : { kind: 'lasts' }
}

import { type Bound, boundOf } from './cap.ts'
import { DAY_MS, periodStart } from './period.ts'
import type { UsageSummary } from './usage.ts'

/**
 * When this month's requests end if it goes on as it began. `none`: too early to say, or too little was used.
 * `reached`: nothing more can be asked for now.
 */
export type Forecast = { kind: 'none' | 'reached' | 'lasts' } | { kind: 'ends'; by: Bound['by']; at: number }

/** Fewer days or requests than these say nothing about a month. */
const LEAST_DAYS = 3
const LEAST_USED = 5

/**
 * The pace is what was used since the month began, or since the account did. Extra credits lengthen what the limit
 * gives; under a cap they are not touched. Times are milliseconds UTC; `ends.at` is later than `now` and before the
 * next month.
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

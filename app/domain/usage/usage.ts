import type { PlanKey } from '../billing/plans.ts'
import { nextPeriodStart } from './period.ts'

/** The usage of one account in one UTC calendar month. Counts are successful AI requests. */
export type UsageSummary = {
  plan: PlanKey
  /** `YYYY-MM`, UTC. */
  period: string
  /** The plan's limit plus the requests given back in this month. */
  limit: number
  /** Requests given back in this month, which raise the limit. */
  adjusted: number
  /** Requests counted against the limit; those paid with extra credits are not included. */
  used: number
  /** Units of the limit that running requests hold. */
  reserved: number
  /** Extra credits that can still be used once the limit is reached. */
  extra: number
  /** Requests still possible, with extra credits. Never negative, even if a late settle or downgrade puts `used` past `limit`. */
  remaining: number
  /** Milliseconds UTC of the first instant of the next month. */
  resetsAt: number
}

/** Cache of the last month: every command looks it up several times, nearly always for the same month. */
let last = { from: 0, to: 0, period: '' }

/** The UTC calendar month of an instant, as `YYYY-MM`, independent of time zone and locale. */
export function periodOf(at: number): string {
  if (at >= last.from && at < last.to) return last.period
  const day = new Date(at)
  const period = day.toISOString().slice(0, 7)
  const next = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1)
  last = { from: Date.parse(`${period}-01T00:00:00Z`), to: next, period }
  return last.period
}

export function summarise(month: {
  plan: PlanKey
  period: string
  limit: number
  adjusted: number
  used: number
  reserved: number
  extra: number
}): UsageSummary {
  return {
    ...month,
    remaining: Math.max(0, month.limit - month.used - month.reserved) + month.extra,
    resetsAt: nextPeriodStart(month.period),
  }
}

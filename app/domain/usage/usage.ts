import type { PlanKey } from '../billing/plans.ts'
import { nextPeriodStart } from './period.ts'

/** What one account has used of its limit in one UTC calendar month. Counts are successful AI requests. */
export type UsageSummary = {
  plan: PlanKey
  /** `YYYY-MM`, UTC. */
  period: string
  /** The plan's limit and what was given back in this month. */
  limit: number
  /** What was given back in this month, of the limit. */
  adjusted: number
  /** Of the limit. Requests that took extra credits are not in it. */
  used: number
  /** Held by requests that are running now, of the limit. */
  reserved: number
  /** Extra credits that can still be taken, once the limit is used up. */
  extra: number
  /** What can still be asked for, extra credits with it. Never negative, although a late settle or a downgrade can push `used` past `limit`. */
  remaining: number
  /** Milliseconds UTC of the first instant of the next month. */
  resetsAt: number
}

/** The month that was asked about last. Every command asks a few times, nearly always about the same one. */
let last = { from: 0, to: 0, period: '' }

/** The UTC calendar month of an instant, as `YYYY-MM`. Knows no time zone and no locale. */
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

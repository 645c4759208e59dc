import type { PlanKey } from '../billing/plans.ts'

/** What one account has used of its limit in one UTC calendar month. Counts are successful AI requests. */
export type UsageSummary = {
  plan: PlanKey
  /** `YYYY-MM`, UTC. */
  period: string
  limit: number
  used: number
  /** Held by requests that are running now. */
  reserved: number
  /** Never negative, although a late settle or a downgrade can push `used` past `limit`. */
  remaining: number
  /** Milliseconds UTC of the first instant of the next month. */
  resetsAt: number
}

/** The UTC calendar month of an instant, as `YYYY-MM`. Knows no time zone and no locale. */
export function periodOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7)
}

/** The first instant after a period, in milliseconds UTC. */
function periodEnd(period: string): number {
  return Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5, 7)), 1)
}

export function summarise(month: {
  plan: PlanKey
  period: string
  limit: number
  used: number
  reserved: number
}): UsageSummary {
  return {
    ...month,
    remaining: Math.max(0, month.limit - month.used - month.reserved),
    resetsAt: periodEnd(month.period),
  }
}

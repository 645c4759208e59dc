/** A UTC calendar month as `YYYY-MM`; undefined for any other text. */
export function periodFrom(text: string | undefined): string | undefined {
  return text !== undefined && /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** The first instant of a period, in milliseconds UTC. */
export function periodStart(period: string): number {
  return Date.parse(`${period}-01T00:00:00.000Z`)
}

/** The first instant after a period, in milliseconds UTC. */
export function nextPeriodStart(period: string): number {
  return Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5, 7)), 1)
}

/** Number of days of a period. */
export function daysIn(period: string): number {
  return Math.round((nextPeriodStart(period) - periodStart(period)) / DAY_MS)
}

/** The day of the month, from 1, in UTC. */
export function dayOf(at: number): number {
  return new Date(at).getUTCDate()
}

export const DAY_MS = 86_400_000

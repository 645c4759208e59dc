import { DAY_MS } from './period.ts'

/** An ISO 8601 week, Monday to Sunday, in UTC. */
export type Week = {
  /** `2026-W47`, with the year of its Thursday. */
  key: string
  /** Its first instant, milliseconds UTC. */
  start: number
  /** The first instant after it. */
  end: number
}

const WEEK_MS = 7 * DAY_MS

/** The ISO week of an instant. */
export function weekOf(at: number): Week {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS
  const start = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS
  const thursday = new Date(start + 3 * DAY_MS)
  const year = thursday.getUTCFullYear()
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS)
  return { key: `${year}-W${String(number).padStart(2, '0')}`, start, end: start + WEEK_MS }
}

/** The week before the one of an instant. */
export function weekBefore(at: number): Week {
  return weekOf(weekOf(at).start - 1)
}

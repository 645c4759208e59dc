import { DAY_MS, dayOf, periodStart } from './period.ts'

/** The requests of one day, counted over the whole month: charged, free and running. */
export type DayTally = { spent: number; free: number; running: number }

/** One day of a statement: its sums, and those of its entries that are on this page. */
export type StatementDay<T> = {
  /** From 1. */
  day: number
  /** The first instant of the day, in milliseconds UTC. */
  at: number
  requests: number
  credits: number
  items: T[]
}

/**
 * The days of a statement, newest first: every day with a request, and every day with one of `items`, which are newest
 * first themselves. A day whose entries are on another page has sums and no items.
 */
export function daysOfStatement<T extends { at: number }>(
  period: string,
  tallies: readonly DayTally[],
  items: readonly T[],
): StatementDay<T>[] {
  const days = tallies.map(({ spent, free, running }, index) => ({
    day: index + 1,
    at: periodStart(period) + index * DAY_MS,
    requests: spent + free + running,
    credits: spent,
    items: [] as T[],
  }))
  for (const item of items) days[dayOf(item.at) - 1]?.items.push(item)
  return days.filter(({ requests, items: own }) => requests > 0 || own.length > 0).reverse()
}

import type { Handle } from '#app/.server/platform/database.ts'
import { periodFrom } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { monthsOf } from './chain.ts'
import { filterFrom, monthEvents } from './items.ts'
import { monthWithLines } from './month.ts'

const LINES = 50

/**
 * All that the page of one month shows; the month of `now` if `named` is absent. `query` may filter the lines and
 * page through them. `extra` is the number of extra credits that are left.
 * @returns undefined for a month that is no month, has not begun, or is older than the account.
 */
export function monthView(
  reader: Handle,
  account: string,
  wanted: { named: string | undefined; query: URLSearchParams; now: number; extra: number },
) {
  const current = periodOf(wanted.now)
  const period = wanted.named === undefined ? current : periodFrom(wanted.named)
  const months = [...new Set([current, ...monthsOf(reader, account)])]
  if (period === undefined || period > current || period < (months.at(-1) ?? current)) return undefined
  const filter = filterFrom(wanted.query, period)
  const position = wanted.query.get('before')
  const before = position !== null && /^\d{1,15}$/.test(position) ? Number(position) : null
  const { month, lines } = monthWithLines(reader, account, period)
  return {
    month,
    months,
    running: period === current,
    extra: wanted.extra,
    filter,
    page: monthEvents(reader, account, period, { filter, before, limit: LINES, lines }),
  }
}

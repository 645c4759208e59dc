import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageOf } from '#app/.server/ledger/queries.ts'
import { monthsOf } from '#app/.server/ledger/usage/chain.ts'
import { filterFrom, monthEvents } from '#app/.server/ledger/usage/items.ts'
import { monthUsage } from '#app/.server/ledger/usage/month.ts'
import { MonthScreen, type MonthView } from '#app/components/usage/month-screen.tsx'
import { periodFrom } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { Route } from './+types/month'

const LINES = 50

/** A month of the signed-in account; the month of now where the address names none. */
export function loader({ params, context, url }: Route.LoaderArgs): MonthView {
  const { database, clock } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const { reader } = database
  const now = clock.now()
  const current = periodOf(now)
  const period = params.month === undefined ? current : periodFrom(params.month)
  const months = [...new Set([current, ...monthsOf(reader, account)])]
  if (period === undefined || period > current || period < (months.at(-1) ?? current)) throw screenError('not_found')
  const usage = usageOf(reader, account, now)
  const filter = filterFrom(url.searchParams, period)
  const asked = url.searchParams.get('before')
  const before = asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : null
  return {
    month: monthUsage(reader, account, period),
    months,
    running: period === current,
    extra: usage.extra,
    filter,
    page: monthEvents(reader, account, period, { filter, before, limit: LINES }),
    paged: before !== null,
  }
}

export default function Month({ loaderData }: Route.ComponentProps) {
  return <MonthScreen base="/dashboard/usage" view={loaderData} />
}

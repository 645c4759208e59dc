import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { monthView } from '#app/.server/ledger/usage/month-view.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { MonthScreen } from '#app/components/usage/month-screen.tsx'
import type { Route } from './+types/month'

/** A month of the signed-in account; the month of now where the address names none. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const asked = { named: params.month, query: url.searchParams, now: clock.now() }
  const view = monthView(database.reader, account, asked)
  if (view === undefined) throw screenError('not_found')
  return view
}

export default function Month({ loaderData }: Route.ComponentProps) {
  return <MonthScreen base={OWN_USAGE} view={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="month" />
}

import { userContext } from '#app/.server/auth/middleware.ts'
import { spendingOf } from '#app/.server/billing/cap.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { monthView, usageOf } from '#app/.server/ledger/index.ts'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { MonthScreen } from '#app/components/usage/month-screen.tsx'
import type { Route } from './+types/month'

/** A month of the signed-in account; the month of now where the address names none. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { account, workspaceId } = context.get(userContext)
  const now = clock.now()
  const view = monthView(database.reader, account, { named: params.month, query: url.searchParams, now })
  if (view === undefined) throw screenError('not_found')
  if (!view.running) return { view, own: null }
  const usage = usageOf(database.reader, account, now)
  return { view, own: { usage, spending: spendingOf(database.reader, { workspaceId, account, usage, now }) } }
}

export default function Month({ loaderData }: Route.ComponentProps) {
  const { view, own } = loaderData
  return <MonthScreen base={OWN_USAGE} view={view} note={own && <SpendingNote {...own} mayChange={false} />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="month" />
}

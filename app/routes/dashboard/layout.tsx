import { randomUUID } from 'node:crypto'
import { Outlet } from 'react-router'
import { holdsSeat } from '#app/.server/account/auditors/queries.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { usageOf } from '#app/.server/ledger/queries.ts'
import { DashboardFrame } from '#app/components/dashboard/dashboard-frame.tsx'
import { planFor } from '#app/domain/billing/plans.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** Who is signed in, what is left of the month, and a name for the next write. Without this loader the middleware would not run on navigations. */
export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { userId, email, account } = context.get(userContext)
  const usage = usageOf(database.reader, account, clock.now())
  const audits = holdsSeat(database.reader, userId, clock.now())
  return { user: { id: userId, email, plan: usage.plan, audits }, usage, writeKey: randomUUID() }
}

export default function DashboardLayout({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <DashboardFrame email={user.email} planName={planFor(user.plan).name} audits={user.audits}>
      <Outlet />
    </DashboardFrame>
  )
}

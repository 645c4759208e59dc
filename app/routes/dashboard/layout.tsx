import { randomUUID } from 'node:crypto'
import { Outlet } from 'react-router'
import { holdsSeat } from '#app/.server/account/auditors/queries.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { paymentDue } from '#app/.server/billing/due.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { PaymentDue } from '#app/components/billing/payment-due.tsx'
import { DashboardFrame } from '#app/components/dashboard/dashboard-frame.tsx'
import { planFor } from '#app/domain/billing/plans.ts'
import { mayBuy } from '#app/routes/billing/own-billing.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * Who is signed in, what is left of the month, what is due, and a name for the next write. Without this loader the middleware
 * would not run on navigations.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { database, clock, billing } = context.get(penmarkContext)
  const { userId, email, account, workspaceId } = context.get(userContext)
  const now = clock.now()
  const usage = usageOf(database.reader, account, now)
  const audits = holdsSeat(database.reader, userId, now)
  const mode = billing && { reader: database.reader, livemode: billing.deps.payments.livemode }
  // Only who can mend it is told.
  const due = mode !== undefined && mayBuy(context) ? paymentDue(mode, workspaceId, now) : null
  return { user: { id: userId, email, plan: usage.plan, audits }, usage, due, writeKey: randomUUID() }
}

export default function DashboardLayout({ loaderData: { user, due } }: Route.ComponentProps) {
  return (
    <DashboardFrame user={user.id} email={user.email} planName={planFor(user.plan).name} audits={user.audits}>
      {due !== null && <PaymentDue due={due} />}
      <Outlet />
    </DashboardFrame>
  )
}

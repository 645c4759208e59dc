import { randomUUID } from 'node:crypto'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { PaymentDue } from '#app/components/billing/payment-due.tsx'
import { DashboardFrame } from '#app/components/dashboard/dashboard-frame.tsx'
import { Unlisted } from '#app/components/ui/unlisted.tsx'
import { planFor } from '#app/domain/billing/plans.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * The user, the rest of the month's credits, a payment that is due, and a key for the next write. Without this loader the
 * middleware would not run on navigations.
 */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const usage = context.get(usageContext).of(user)
  const audits = context.get(auditorsContext).holdsSeat(user)
  return {
    user: { id: user.userId, email: user.email, plan: usage.plan, audits },
    usage,
    due: context.get(billingContext).paymentDue(user),
    writeKey: randomUUID(),
  }
}

export default function DashboardLayout({ loaderData: { user, due } }: Route.ComponentProps) {
  useEffect(() => {
    // Every way of signing in ends here. An extension reads its account again, and is told nothing about the person.
    window.postMessage({ source: 'penmark', type: 'login' }, window.location.origin)
  }, [])
  return (
    <DashboardFrame user={user.id} email={user.email} planName={planFor(user.plan).name} audits={user.audits}>
      <Unlisted />
      {due !== null && <PaymentDue due={due} />}
      <Outlet />
    </DashboardFrame>
  )
}

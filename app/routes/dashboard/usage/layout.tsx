import { Outlet, useNavigation } from 'react-router'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { UsageNav } from '#app/components/usage/usage-nav.tsx'
import type { Route } from './+types/layout'

/** Months, receipts and exports of the account, with the way between them. */
export default function UsageLayout() {
  const { state } = useNavigation()
  return (
    <div className="usage-pages" data-pending={state === 'loading' ? '' : undefined}>
      <UsageNav />
      <Outlet />
    </div>
  )
}

/** A month or a receipt that is not there. Anything else is for the root's boundary. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} receipt={'seq' in params} />
}

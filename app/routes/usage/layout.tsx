import { Outlet, useNavigation } from 'react-router'
import { UsageNav } from '#app/components/usage/usage-nav.tsx'

/** Months, receipts and exports of the account, with the way between them. What is missing is told inside it. */
export default function UsageLayout() {
  const { state } = useNavigation()
  return (
    <div className="usage-pages" data-pending={state === 'loading' ? '' : undefined}>
      <UsageNav />
      <Outlet />
    </div>
  )
}

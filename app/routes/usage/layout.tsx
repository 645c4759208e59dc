import { Outlet, useNavigation } from 'react-router'
import { UsageNav } from '#app/components/usage/usage-nav.tsx'

/** The frame of months, receipts and exports, with the links between them. A missing page shows its message inside. */
export default function UsageLayout() {
  const { state } = useNavigation()
  return (
    <div className="usage-pages" data-pending={state === 'loading' ? '' : undefined}>
      <UsageNav />
      <Outlet />
    </div>
  )
}

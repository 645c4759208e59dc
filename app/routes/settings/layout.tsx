import { Outlet } from 'react-router'
import { MissingSetting } from '#app/components/settings/missing-setting.tsx'
import { SettingsNav } from '#app/components/settings/settings-nav.tsx'
import type { Route } from './+types/layout'

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader() {
  return null
}

/** The settings of the account, with the navigation between them. */
export default function SettingsLayout() {
  return (
    <div className="settings">
      <SettingsNav />
      <div className="settings-page">
        <Outlet />
      </div>
    </div>
  )
}

/** Shown for a session or a key that does not exist. Other errors go to the root's boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="settings">
      <SettingsNav />
      <div className="settings-page">
        <MissingSetting error={error} />
      </div>
    </div>
  )
}

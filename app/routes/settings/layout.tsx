import { Outlet } from 'react-router'
import { MissingSetting } from '#app/components/settings/missing-setting.tsx'
import { SettingsNav } from '#app/components/settings/settings-nav.tsx'
import type { Route } from './+types/layout'

/** Nothing of its own: it is there so that every navigation between the settings passes the guards above. */
export function loader() {
  return null
}

/** The settings of the account, with the way between them. */
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

/** A session or a key that is not there. Anything else is for the root's boundary. */
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

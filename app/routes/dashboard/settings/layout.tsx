import { Outlet } from 'react-router'
import { SettingsNav } from '#app/components/settings/settings-nav.tsx'

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

import { Link, useLocation } from 'react-router'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { SETTINGS_PLACES } from './settings-places.ts'
import './settings-nav.css'

/** Navigation between the settings: a list beside them, and on phones a line that opens it. */
export function SettingsNav() {
  const { t } = useTranslation('settings')
  const say = useMessage()
  const { pathname } = useLocation()
  const here =
    SETTINGS_PLACES.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? SETTINGS_PLACES[0]
  const links = (
    <ul>
      {SETTINGS_PLACES.map(({ to, key }) => (
        <li key={to}>
          <Link to={to} aria-current={to === here.to ? 'page' : undefined}>
            {say(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className="settings-nav" aria-label={t('title')}>
      <div className="settings-nav-beside">{links}</div>
      {/* The key closes it when another page is opened. */}
      <details className="settings-nav-phone" key={pathname}>
        <summary>
          <span className="visually-hidden">{t('nav.place')}: </span>
          {say(here.key)}
        </summary>
        {links}
      </details>
    </nav>
  )
}

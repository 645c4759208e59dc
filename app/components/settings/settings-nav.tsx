import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import './settings-nav.css'

const OVERVIEW = '/dashboard/settings'

/** The existing parts of the settings, in their order on the screen. */
const PLACES = [
  { to: OVERVIEW, key: 'settings:nav.overview' },
  { to: `${OVERVIEW}/email`, key: 'recovery:email.title' },
  { to: `${OVERVIEW}/password`, key: 'recovery:password.title' },
  { to: `${OVERVIEW}/security`, key: 'second-factor:title' },
  { to: `${OVERVIEW}/sessions`, key: 'settings:nav.sessions' },
  { to: `${OVERVIEW}/notifications`, key: 'notifications:title' },
  { to: `${OVERVIEW}/dictionary`, key: 'settings:dictionary.title' },
  { to: `${OVERVIEW}/keys`, key: 'settings:nav.keys' },
  { to: `${OVERVIEW}/data`, key: 'deletion:data.title' },
  { to: `${OVERVIEW}/delete`, key: 'deletion:delete.title' },
] as const satisfies readonly {
  to: string
  key: MessageKey
}[]

/** Navigation between the settings: a list beside them, and on phones a line that opens it. */
export function SettingsNav() {
  const { t } = useTranslation('settings')
  const say = useMessage()
  const { pathname } = useLocation()
  const here = PLACES.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? PLACES[0]
  const links = (
    <ul>
      {PLACES.map(({ to, key }) => (
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

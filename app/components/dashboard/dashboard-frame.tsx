import { ArchiveIcon, BarChartIcon, DashboardIcon, Pencil2Icon } from '@radix-ui/react-icons'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { ButtonAnchor } from '../button.tsx'
import { DisplayMenu, ThemeToggle } from '../display-menu.tsx'
import { useLook } from '../use-look.ts'
import { useMessage } from '../use-message.ts'
import { Wordmark } from '../wordmark.tsx'
import { AccountMenu } from './account-menu.tsx'
import './dashboard-frame.css'

/** The rooms of the dashboard that exist; the navigation at the foot shows those with an icon. */
const PLACES = [
  { to: '/dashboard', end: true, key: 'nav.dashboard', icon: DashboardIcon },
  { to: '/dashboard/assistant', end: false, key: 'nav.assistant', icon: Pencil2Icon },
  { to: '/dashboard/styles', end: false, key: 'nav.styles', icon: null },
  { to: '/dashboard/templates', end: false, key: 'nav.templates', icon: null },
  { to: '/dashboard/prompts', end: false, key: 'nav.prompts', icon: null },
  { to: '/dashboard/usage', end: false, key: 'nav.usage', icon: BarChartIcon },
  { to: '/dashboard/billing', end: false, key: 'nav.billing', icon: null },
] as const satisfies readonly { to: string; end: boolean; key: string; icon: ComponentType | null }[]

/** The parts of the library share one entry at the foot, and stand side by side on their pages there. */
const LIBRARY = /^\/dashboard\/(styles|templates|prompts)(\/|$)/

/** Name, navigation and menus around a signed-in screen; on phones the navigation lies at the foot, under the thumb. */
export function DashboardFrame({
  email,
  planName,
  audits,
  children,
}: {
  email: string
  planName: string
  /** Whether the user may read the ledger of somebody else's workspace. */
  audits: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  const message = useMessage()
  const look = useLook()
  const { pathname } = useLocation()
  return (
    <>
      <header className="frame-header">
        <div className="page frame-bar">
          <Link to="/dashboard" className="frame-home" aria-label="Penmark">
            <Wordmark />
          </Link>
          <nav className="frame-places" aria-label={t('nav.main')}>
            {PLACES.map(({ to, end, key }) => (
              <NavLink key={to} to={to} end={end}>
                {t(key)}
              </NavLink>
            ))}
          </nav>
          <div className="frame-tools">
            <ThemeToggle {...look} />
            <DisplayMenu {...look} />
            <AccountMenu email={email}>
              <p className="soft small">{t('nav.plan', { plan: planName })}</p>
              <p className="small">
                <Link to="/dashboard/preferences">{message('preferences:title')}</Link>
              </p>
              <p className="small">
                <Link to="/dashboard/billing">{t('nav.billing')}</Link>
              </p>
              <p className="small">
                <Link to="/dashboard/settings">{message('settings:title')}</Link>
              </p>
              {audits && (
                <p className="small">
                  <Link to="/audit">{message('audit:mine.menu')}</Link>
                </p>
              )}
            </AccountMenu>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page frame-main">
        {children}
      </main>
      <nav className="frame-foot" aria-label={t('nav.phone')}>
        {PLACES.map(({ to, end, key, icon: Icon }) =>
          Icon === null ? null : (
            <NavLink key={to} to={to} end={end}>
              <Icon aria-hidden="true" />
              {t(key)}
            </NavLink>
          ),
        )}
        <Link to="/dashboard/styles" aria-current={LIBRARY.test(pathname) ? 'page' : undefined}>
          <ArchiveIcon aria-hidden="true" />
          {t('nav.library')}
        </Link>
      </nav>
    </>
  )
}

/** What the four places that the specification only names say. */
export function ComingSoon() {
  const { t } = useTranslation()
  return (
    <div className="coming-soon">
      <title>{`${t('comingSoon.title')} · Penmark`}</title>
      <h1>{t('comingSoon.title')}</h1>
      <p className="text">{t('comingSoon.text')}</p>
      <ButtonAnchor href="/dashboard" variant="secondary">
        {t('comingSoon.back')}
      </ButtonAnchor>
    </div>
  )
}

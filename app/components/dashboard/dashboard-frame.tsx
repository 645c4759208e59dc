import { ArchiveIcon, BookmarkIcon, DashboardIcon, Pencil2Icon } from '@radix-ui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { DisplayMenu, ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { ClearInMenu } from '../history/clear-before-leaving.tsx'
import { QueueState } from '../offline/queue-state.tsx'
import { AccountMenu } from './account-menu.tsx'
import './dashboard-frame.css'

/** The sections of the dashboard, along the head of wide screens. */
const PLACES = [
  { to: '/dashboard', end: true, key: 'nav.dashboard' },
  { to: '/dashboard/assistant', end: false, key: 'nav.assistant' },
  { to: '/dashboard/styles', end: false, key: 'nav.styles' },
  { to: '/dashboard/templates', end: false, key: 'nav.templates' },
  { to: '/dashboard/prompts', end: false, key: 'nav.prompts' },
  { to: '/dashboard/usage', end: false, key: 'nav.usage' },
  { to: '/dashboard/billing', end: false, key: 'nav.billing' },
] as const

/** The four entries at the foot of a phone, each with the sections behind it (specification 1). */
const FOOT = [
  { to: '/dashboard', key: 'nav.dashboard', icon: DashboardIcon, rooms: /^\/dashboard\/?$/ },
  { to: '/dashboard/toolkit', key: 'nav.toolkit', icon: Pencil2Icon, rooms: /^\/dashboard\/(toolkit|assistant)(\/|$)/ },
  {
    to: '/dashboard/library',
    key: 'nav.library',
    icon: ArchiveIcon,
    rooms: /^\/dashboard\/(library|styles|templates|prompts|history)(\/|$)/,
  },
  { to: '/dashboard/bookmarks', key: 'nav.bookmarks', icon: BookmarkIcon, rooms: /^\/dashboard\/bookmarks(\/|$)/ },
] as const

/** Links of the account menu on every screen, small ones included. */
const MENU = [
  { to: '/dashboard/toolkit', key: 'nav.toolkit' },
  { to: '/dashboard/library', key: 'nav.library' },
  { to: '/dashboard/bookmarks', key: 'nav.bookmarks' },
  { to: '/dashboard/usage', key: 'nav.usage' },
  { to: '/dashboard/billing', key: 'nav.billing' },
] as const

/**
 * Name, navigation and menus around a signed-in screen; on phones the navigation is at the foot, in reach of the thumb.
 */
export function DashboardFrame({
  user,
  email,
  planName,
  audits,
  children,
}: {
  user: string
  email: string
  planName: string
  /** Whether the user may read the ledger of another workspace. */
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
              {MENU.map(({ to, key }) => (
                <p key={to} className="small">
                  <Link to={to}>{t(key)}</Link>
                </p>
              ))}
              <p className="small">
                <Link to="/dashboard/history">{message('history:menu')}</Link>
              </p>
              <p className="small">
                <Link to="/dashboard/preferences">{message('preferences:title')}</Link>
              </p>
              <p className="small">
                <Link to="/dashboard/settings">{message('dashboard:menu.settings')}</Link>
              </p>
              {audits && (
                <p className="small">
                  <Link to="/audit">{message('dashboard:menu.audits')}</Link>
                </p>
              )}
              <ClearInMenu />
            </AccountMenu>
          </div>
        </div>
      </header>
      <QueueState user={user} />
      <main id="content" tabIndex={-1} className="page frame-main">
        {children}
      </main>
      <nav className="frame-foot" aria-label={t('nav.phone')}>
        {FOOT.map(({ to, key, icon: Icon, rooms }) => (
          <Link key={to} to={to} aria-current={rooms.test(pathname) ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {t(key)}
          </Link>
        ))}
      </nav>
    </>
  )
}

/** The text of the four pages that the specification names but does not describe. */
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

import { ArchiveIcon, BookmarkIcon, DashboardIcon, Pencil2Icon } from '@radix-ui/react-icons'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { DisplayMenu, ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { CommandButton, Commands } from '../commands/commands.tsx'
import { ClearInMenu } from '../history/clear-before-leaving.tsx'
import { QueueState } from '../offline/queue-state.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { AccountMenu } from './account-menu.tsx'
import { FOOT_PLACES, HEAD_PLACES } from './places.ts'
import './dashboard-frame.css'

const ICONS = {
  '/dashboard': DashboardIcon,
  '/dashboard/toolkit': Pencil2Icon,
  '/dashboard/library': ArchiveIcon,
  '/dashboard/bookmarks': BookmarkIcon,
} as const

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
            {HEAD_PLACES.map(({ to, key, screens }) => (
              <Link key={to} to={to} aria-current={screens.test(pathname) ? 'page' : undefined}>
                {message(key)}
              </Link>
            ))}
          </nav>
          <div className="frame-tools">
            <ThemeToggle {...look} />
            <DisplayMenu {...look} />
            <AccountMenu email={email}>
              <p className="soft small">{t('nav.plan', { plan: planName })}</p>
              <CommandButton />
              <p className="small">
                <Link to="/dashboard/preferences">{t('nav.preferences')}</Link>
              </p>
              <p className="small">
                <Link to="/dashboard/settings">{message('dashboard:menu.settings')}</Link>
              </p>
              <p className="account-billing small">
                <Link to="/dashboard/billing">{t('nav.billing')}</Link>
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
      <Commands />
      <main id="content" tabIndex={-1} className="page frame-main">
        {children}
      </main>
      <nav className="frame-foot" aria-label={t('nav.phone')}>
        {FOOT_PLACES.map(({ to, key, screens }) => {
          const Icon = ICONS[to]
          return (
            <Link key={to} to={to} aria-current={screens.test(pathname) ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {message(key)}
            </Link>
          )
        })}
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

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { DisplayMenu, ThemeToggle } from '#app/components/display-menu.tsx'
import { Wordmark } from '#app/components/wordmark.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import './account-frame.css'

/** The frame of the account screens: the way home, theme and language, and one sheet. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const location = useLocation()
  const { theme, locale } = useRouteLoaderData<typeof rootLoader>('root') ?? { theme: 'default', locale: 'en' }
  const here = location.pathname + location.search
  return (
    <>
      <header className="page account-header">
        <Link to="/" aria-label={t('home')} className="account-home">
          <Wordmark />
        </Link>
        <div className="row">
          <ThemeToggle theme={theme} here={here} />
          <DisplayMenu theme={theme} locale={locale} here={here} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page">
        {children}
      </main>
    </>
  )
}

import { EyeOpenIcon } from '@radix-ui/react-icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuditedName } from '#app/.server/account/auditors/queries.ts'
import type { AuditedAccount } from '#app/.server/account/auditors/view.ts'
import { AccountMenu } from '#app/components/dashboard/account-menu.tsx'
import { DisplayMenu, ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import '#app/components/dashboard/dashboard-frame.css'
import './audit-frame.css'

/** The frame of all pages of an auditor. It links to nothing of the workspace but its ledger. */
export function AuditFrame({ email, children }: { email: string; children: ReactNode }) {
  const { t } = useTranslation('auditors')
  const look = useLook()
  return (
    <>
      <header className="frame-header">
        <div className="page frame-bar">
          <Link to="/audit" className="frame-home" aria-label="Penmark">
            <Wordmark />
          </Link>
          <p className="audit-label">{t('frame.label')}</p>
          <div className="frame-tools">
            <ThemeToggle {...look} />
            <DisplayMenu {...look} />
            <AccountMenu email={email}>
              <p className="small">
                <Link to="/dashboard">{t('mine.toDashboard')}</Link>
              </p>
            </AccountMenu>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page frame-main">
        {children}
      </main>
    </>
  )
}

/** A page of a seat, below the notice that an auditor should always see. */
export function SeatPage({ audited, children }: { audited: AuditedAccount; children: ReactNode }) {
  const { t } = useTranslation('auditors')
  return (
    <div className="audit-page">
      <SeatNotice workspace={audited.workspace} expiresAt={audited.expiresAt} />
      <nav className="row" aria-label={t('frame.label')}>
        <Link to={`/audit/${audited.seatId}`}>{t('ledger.back')}</Link>
        <Link to={`/audit/${audited.seatId}/export`}>{t('ledger.exports')}</Link>
      </nav>
      {children}
    </div>
  )
}

/**
 * The notice above each page of a seat: whose ledger it is, that it is read-only, when the seat expires, and that views
 * are recorded.
 */
export function SeatNotice({ workspace, expiresAt }: { workspace: AuditedName; expiresAt: number }) {
  const { t } = useTranslation('auditors')
  const { day } = formatsFor(useLook().locale)
  const { name, owner } = workspace
  return (
    <aside className="seat-notice" aria-label={t('frame.readOnly')}>
      <EyeOpenIcon aria-hidden="true" />
      <p>
        <strong>{t('frame.readOnly')}</strong>
        {' · '}
        {t('frame.whose', { workspace: name, owner: owner ?? '' })}
        {' · '}
        {t('frame.until', { date: day(expiresAt) })}
        <br />
        {t('frame.recorded')}
      </p>
    </aside>
  )
}

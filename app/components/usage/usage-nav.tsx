import { Link, useLocation } from 'react-router'
import { useTranslation } from '../ui/use-translation.ts'
import { OWN_USAGE } from './base.ts'
import './usage-nav.css'

const PLACES = [
  { to: `${OWN_USAGE}/export`, key: 'nav.export' },
  { to: `${OWN_USAGE}/auditors`, key: 'nav.auditors' },
] as const

/** The sections of the usage screens. Months and receipts are one section: every page that is in no other section. */
export function UsageNav() {
  const { t } = useTranslation('usage')
  const { pathname } = useLocation()
  const here = PLACES.find(({ to }) => pathname.startsWith(to))?.to ?? OWN_USAGE
  return (
    <nav className="usage-nav" aria-label={t('nav.label')}>
      <Link to={OWN_USAGE} aria-current={here === OWN_USAGE ? 'page' : undefined}>
        {t('nav.months')}
      </Link>
      {PLACES.map(({ to, key }) => (
        <Link key={to} to={to} aria-current={here === to ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}

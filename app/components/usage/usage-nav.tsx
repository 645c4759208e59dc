import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import './usage-nav.css'

/** The places of the usage screens. */
export function UsageNav() {
  const { t } = useTranslation('usage')
  return (
    <nav className="usage-nav" aria-label={t('nav.label')}>
      <NavLink to="/dashboard/usage" end>
        {t('nav.month')}
      </NavLink>
      <NavLink to="/dashboard/usage/export">{t('nav.export')}</NavLink>
      <NavLink to="/dashboard/usage/auditors">{t('nav.auditors')}</NavLink>
    </nav>
  )
}

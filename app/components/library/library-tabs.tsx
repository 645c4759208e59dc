import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { KINDS, PLURALS } from '#app/domain/library/kinds.ts'
import './library.css'

/** Links between the parts of the library. The navigation at the foot has one entry for all of them. */
export function LibraryTabs() {
  const { t } = useTranslation('library')
  return (
    <nav className="library-tabs" aria-label={t('places')}>
      {KINDS.map((kind) => (
        <NavLink key={kind} to={`/dashboard/${PLURALS[kind]}`}>
          {t(`${kind}.title`)}
        </NavLink>
      ))}
    </nav>
  )
}

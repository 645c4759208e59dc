import { isRouteErrorResponse, NavLink, Outlet, useLocation } from 'react-router'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useSizeGuard } from '#app/components/ui/use-size-guard.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { KINDS, listPath } from '#app/domain/library/kinds.ts'
import '#app/components/library/library.css'
import type { Route } from './+types/layout'

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader() {
  return null
}

export default function LibraryLayout() {
  const { t } = useTranslation('library')
  useSizeGuard(t('tooMuch'))
  return (
    <div className="library">
      <LibraryTabs />
      <Outlet />
    </div>
  )
}

/** An item of another workspace, a locked item, or a list that could not be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation(['library', 'errors', 'own'])
  const { pathname, search } = useLocation()
  const kind = KINDS.find((name) => pathname.startsWith(listPath(name))) ?? 'style'
  const missing = isRouteErrorResponse(error) && error.status === 404
  const locked = isRouteErrorResponse(error) && error.status === 403
  const title = missing ? t('missing.title') : locked ? t('own:locked') : t(`${kind}.loadFailed`)
  const text = missing ? t('missing.text') : locked ? t('lockedItem') : t('failed')
  return (
    <div className="library">
      <LibraryTabs />
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={text} />
      <p>
        <ButtonAnchor href={missing || locked ? listPath(kind) : pathname + search} variant="secondary">
          {missing || locked ? t('back') : t('retry')}
        </ButtonAnchor>
      </p>
    </div>
  )
}

/** Links between the parts of the library. The navigation at the foot has one entry for all of them. */
function LibraryTabs() {
  const { t } = useTranslation('library')
  return (
    <nav className="library-tabs" aria-label={t('places')}>
      {KINDS.map((kind) => (
        <NavLink key={kind} to={listPath(kind)}>
          {t(`${kind}.title`)}
        </NavLink>
      ))}
      <NavLink to="/dashboard/glossary">{t('glossary.title')}</NavLink>
    </nav>
  )
}

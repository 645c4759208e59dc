import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/layout'
import '#app/components/library/library.css'

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader() {
  return null
}

export default function BookmarksLayout() {
  return (
    <div className="library">
      <Outlet />
    </div>
  )
}

/** A bookmark that is not this user's, or a list that could not be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('bookmarks')
  const { pathname, search } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? t('missing') : t('loadFailed')
  return (
    <div className="library">
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={missing ? t('missingText') : t('failed')} />
      <p>
        <ButtonAnchor href={missing ? '/dashboard/bookmarks' : pathname + search} variant="secondary">
          {missing ? t('back') : t('retry')}
        </ButtonAnchor>
      </p>
    </div>
  )
}

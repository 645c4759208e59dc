import { isRouteErrorResponse } from 'react-router'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** Shown instead of a session or key that is not this account's. @throws other errors. */
export function MissingSetting({ error }: { error: unknown }) {
  const { t } = useTranslation('settings')
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <title>{`${t('missing.title')} · Penmark`}</title>
      <PageHeader title={t('missing.title')} intro={t('missing.text')} />
      <p>
        <ButtonAnchor href="/dashboard/settings" variant="secondary">
          {t('missing.back')}
        </ButtonAnchor>
      </p>
    </>
  )
}

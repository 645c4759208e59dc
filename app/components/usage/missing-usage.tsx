import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../button.tsx'
import { PageHeader } from '../page-header.tsx'

/** What stands in place of a month or a receipt that does not exist for this account. @throws every other error. */
export function MissingUsage({ error, receipt }: { error: unknown; receipt: boolean }) {
  const { t } = useTranslation('usage')
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error
  const title = receipt ? t('missing.receipt') : t('missing.month')
  return (
    <div className="month">
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={receipt ? t('missing.receiptText') : t('missing.monthText')} />
      <p>
        <ButtonLink to="/dashboard/usage" variant="secondary">
          {t('missing.back')}
        </ButtonLink>
      </p>
    </div>
  )
}

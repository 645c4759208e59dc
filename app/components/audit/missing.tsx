import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { AuthCard } from '../auth-card.tsx'
import { ButtonAnchor } from '../button.tsx'
import { PublicFrame } from '../public-frame.tsx'
import { useMessage } from '../use-message.ts'

/** What an auditor reads in place of a page: nothing tells whether it never was or is over. @throws other errors. */
export function MissingAudit({ error }: { error: unknown }) {
  const { t } = useTranslation('audit')
  return (
    <PublicFrame>
      <MissingCard error={error} href="/audit" where={t('mine.title')} />
    </PublicFrame>
  )
}

/** The same for the pages that grant seats, inside their frame. @throws other errors. */
export function MissingSeat({ error }: { error: unknown }) {
  const { t } = useTranslation('audit')
  return <MissingCard error={error} href="/dashboard" where={t('mine.toDashboard')} />
}

function MissingCard({ error, href, where }: { error: unknown; href: string; where: string }) {
  const { t } = useTranslation('audit')
  const say = useMessage()
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 429)) throw error
  const limited = error.status === 429
  const title = limited ? say('errors:rate_limited') : t('missing.title')
  return (
    <AuthCard title={title} intro={limited ? undefined : t('missing.text')}>
      <title>{`${title} · Penmark`}</title>
      <ButtonAnchor href={href} variant="secondary" wide>
        {where}
      </ButtonAnchor>
    </AuthCard>
  )
}

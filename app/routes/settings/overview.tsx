import { Link } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { requireFound } from '#app/.server/http/errors.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { Route } from './+types/overview'

export function loader({ context }: Route.LoaderArgs) {
  return requireFound(context.get(settingsContext).overviewOf(context.get(userContext)))
}

export default function SettingsOverview({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['settings', 'google', 'second-factor', 'deletion'])
  const { day } = formatsFor(useLook().locale)
  const { id, email, verified, createdAt, plan, google, secondFactor } = loaderData
  return (
    <>
      <title>{`${t('overview.title')} · Penmark`}</title>
      <PageHeader title={t('overview.title')} intro={t('overview.intro')} />
      <dl className="settings-facts">
        <div>
          <dt>{t('overview.email')}</dt>
          <dd className="row">
            {email}
            <Badge tone={verified ? 'accent' : 'warn'}>
              {t(verified ? 'overview.verified' : 'overview.unverified')}
            </Badge>
          </dd>
        </div>
        <div>
          <dt>{t('overview.plan')}</dt>
          <dd>{planFor(plan).name}</dd>
        </div>
        <div>
          <dt>{t('overview.created')}</dt>
          <dd>
            <time dateTime={new Date(createdAt).toISOString()}>{day(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('overview.google')}</dt>
          <dd className="row">
            {google.email ?? t('overview.googleNotLinked')}
            {(google.offered || google.email !== null) && (
              <Link to="/dashboard/settings/google">{t('google:settings.manage')}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('second-factor:overview')}</dt>
          <dd className="row">
            {t(secondFactor ? 'second-factor:on' : 'second-factor:off')}
            <Link to="/dashboard/settings/security">{t('second-factor:title')}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('overview.id')}</dt>
          <dd>
            <p className="row">
              <code>{id}</code>
              <CopyButton text={id} label={t('overview.copy')} copiedLabel={t('overview.copied')} />
            </p>
            <p className="soft small">{t('overview.idHint')}</p>
          </dd>
        </div>
      </dl>
      <section className="stack" aria-labelledby="zone-heading">
        <h2 id="zone-heading">{t('deletion:delete.zone')}</h2>
        <p>
          {t('deletion:delete.zoneText')} <Link to="/dashboard/settings/delete">{t('deletion:delete.zoneLink')}</Link>
        </p>
      </section>
    </>
  )
}

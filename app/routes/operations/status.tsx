import { siteContext } from '#app/.server/http/context.ts'
import { statusContext } from '#app/.server/operations/context.ts'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { agoIn } from '#app/components/operations/ago.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { STATUS_PARTS } from '#app/domain/operations/status.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import '#app/components/operations/status.css'
import type { Route } from './+types/status'

/** What the running server says of itself. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    origin: context.get(siteContext).publicUrl,
    byLink: localeOfTag(url.searchParams.get('lang')) !== undefined,
    status: context.get(statusContext)(),
  }
}

/** The page needs no script. */
export const handle = { hydrate: false }

export default function StatusPage({ loaderData: { origin, byLink, status } }: Route.ComponentProps) {
  const { t } = useTranslation('status')
  const { locale } = useLook()
  const { at, since, model, parts, allWork, drillAt, log } = status
  const details = {
    assistant: model === null ? t('builtIn') : t('model', { model }),
    ledger: [
      t('events', { count: log.events }),
      log.unsigned === 0 ? t('allSigned') : t('unsigned', { count: log.unsigned }),
      ...(log.signedAt === null ? [] : [t('signed', { ago: agoIn(locale, log.signedAt - at) })]),
    ].join(' · '),
    registration: '',
    mails: '',
    payments: '',
  }
  return (
    <PublicFrame>
      <PublicMeta
        title={`${t('title')} · Penmark`}
        description={t('intro')}
        place={{ origin, path: '/status', byLink }}
      />
      <div className="status">
        <h1>{allWork ? t('allWork') : t('someOff')}</h1>
        <p className="soft">
          {t('intro')} <Moment at={at} />
        </p>
        <dl>
          {STATUS_PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`part.${part}`)}</dt>
              <dd className="status-state">
                <Badge tone={parts[part] === 'off' ? 'warn' : 'plain'}>{t(`state.${parts[part]}`)}</Badge>
              </dd>
              {details[part] !== '' && <dd className="small soft">{details[part]}</dd>}
            </div>
          ))}
        </dl>
        <p className="small soft">
          {t('since', { ago: agoIn(locale, since - at) })}{' '}
          {drillAt === null ? t('noDrill') : t('drill', { ago: agoIn(locale, drillAt - at) })}
        </p>
        {log.signedAt !== null && (
          <p className="small">
            <a href="/ledger/checkpoint">{t('checkpoint')}</a>
          </p>
        )}
      </div>
    </PublicFrame>
  )
}

import { randomUUID } from 'node:crypto'
import { Link } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { LastTexts, useLastTexts } from '#app/components/dashboard/last-texts.tsx'
import { SampleText } from '#app/components/dashboard/sample-text.tsx'
import { UsageFigures } from '#app/components/dashboard/usage-figures.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { usageLevel } from '#app/components/ui/usage-level.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/overview'
import '#app/components/dashboard/overview.css'

const FEATURED = ['rephrase', 'summarize', 'explain', 'analyze'] as const

/** As many of the latest events as tell whether the account ever asked for something. */
const EVENTS = 24

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const month = context.get(usageContext)
  const usage = month.of(user)
  return {
    usage,
    spending: context.get(billingContext).spending(user, usage),
    isNewcomer: !month.recent(user, EVENTS).some(({ type }) => type.startsWith('request.')),
    /** Key of the sample's request, should it be sent. */
    sampleKey: randomUUID(),
  }
}

export default function Overview({ loaderData: { usage, spending, isNewcomer, sampleKey } }: Route.ComponentProps) {
  const { t } = useTranslation('dashboard')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  const texts = useLastTexts()
  const hasTexts = texts !== null && texts.length > 0
  const welcome = isNewcomer && !hasTexts
  return (
    <div className="overview">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader
        title={welcome ? t('welcome.title') : t('texts.title')}
        intro={welcome ? t('welcome.intro', { count: usage.limit }) : undefined}
        actions={!welcome && <ButtonLink to="/dashboard/assistant">{t('texts.new')}</ButtonLink>}
      />
      <div className="overview-texts" data-reading={texts === null && !isNewcomer}>
        {hasTexts && <LastTexts texts={texts} />}
        {isNewcomer && !hasTexts && <SampleText idempotencyKey={sampleKey} />}
        {!isNewcomer && texts?.length === 0 && <p className="soft">{t('texts.none')}</p>}
        {!isNewcomer && (
          <noscript>
            <p className="soft">{t('texts.needsScript')}</p>
          </noscript>
        )}
      </div>
      <details className="overview-month" open={usageLevel(usage.used, usage.limit) === 'high'}>
        <summary>
          {t('month.left', {
            left: formats.number(usage.remaining),
            count: usage.limit,
            date: formats.dayOfMonth(usage.resetsAt),
          })}
        </summary>
        <div className="overview-figures">
          <UsageFigures usage={usage} />
          <SpendingNote usage={usage} spending={spending} mayChange={false} />
          <p className="small">
            <Link to="/dashboard/usage">{t('month.usage')}</Link>
          </p>
        </div>
      </details>
      <nav className="overview-ways small" aria-label={t('ways.label')}>
        <p>
          <span className="soft">{t('ways.start')}</span>
          {FEATURED.map((operation) => (
            <Link key={operation} to={`/dashboard/assistant?operation=${operation}`}>
              {message(`assistant:operation.${operation}`)}
            </Link>
          ))}
          <Link to="/dashboard/toolkit">{message('common:nav.toolkit')}</Link>
        </p>
        <p>
          <span className="soft">{t('ways.kept')}</span>
          <Link to="/dashboard/library">{message('common:nav.library')}</Link>
          <Link to="/dashboard/bookmarks">{message('common:nav.bookmarks')}</Link>
          <Link to="/dashboard/history">{message('history:menu')}</Link>
        </p>
      </nav>
    </div>
  )
}

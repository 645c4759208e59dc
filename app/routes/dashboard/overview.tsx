import { useTranslation } from 'react-i18next'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { ActivityList } from '#app/components/dashboard/activity-list.tsx'
import { UsageFigures } from '#app/components/dashboard/usage-figures.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { activityOf } from '#app/domain/usage/activity.ts'
import type { Route } from './+types/overview'

/** Two events make one request; as many lines as fit a screen. */
const EVENTS = 24
const LINES = 10

const FEATURED = ['rephrase', 'summarize', 'explain', 'analyze'] as const

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const month = context.get(usageContext)
  const usage = month.of(user)
  return {
    usage,
    spending: context.get(billingContext).spending(user, usage),
    activity: activityOf(month.recent(user, EVENTS)).slice(0, LINES),
  }
}

export default function Overview({ loaderData: { usage, spending, activity } }: Route.ComponentProps) {
  const { t } = useTranslation('dashboard')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  return (
    <div className="overview">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader
        title={t('title')}
        intro={t('intro', { month: formats.month(usage.resetsAt - 1) })}
        actions={activity.length > 0 && <ButtonLink to="/dashboard/assistant">{t('write')}</ButtonLink>}
      />
      <UsageFigures usage={usage} />
      <SpendingNote usage={usage} spending={spending} mayChange={false} />
      <div className="overview-columns">
        <section className="overview-part" aria-labelledby="activity-heading">
          <h2 id="activity-heading">{t('activity.title')}</h2>
          {activity.length > 0 && <p className="soft small">{t('activity.intro')}</p>}
          <ActivityList activity={activity} />
        </section>
        <section className="overview-part" aria-labelledby="tools-heading">
          <h2 id="tools-heading">{t('tools.title')}</h2>
          <ul className="tools">
            {FEATURED.map((operation) => (
              <li key={operation}>
                <Card
                  to={`/dashboard/assistant?operation=${operation}`}
                  title={message(`assistant:operation.${operation}`)}
                >
                  {t(`tools.${operation}`)}
                </Card>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

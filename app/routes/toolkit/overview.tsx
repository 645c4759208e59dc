import { Card } from '#app/components/ui/card.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import type { Route } from './+types/overview'
import '#app/components/toolkit/toolkit.css'

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader(_: Route.LoaderArgs) {
  return null
}

/** Links to all tools for a text. */
export default function Toolkit() {
  const { t } = useTranslation('toolkit')
  const message = useMessage()
  return (
    <div className="toolkit">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <section className="toolkit-part" aria-labelledby="operations-heading">
        <h2 id="operations-heading">{t('operations')}</h2>
        <p className="soft small">{t('operationsCost')}</p>
        <ul className="toolkit-cards">
          {OPERATIONS.map((operation) => (
            <li key={operation}>
              <Card
                to={`/dashboard/assistant?operation=${operation}`}
                title={message(`assistant:operation.${operation}`)}
              >
                {t(`operation.${operation}`)}
              </Card>
            </li>
          ))}
          <li>
            <Card to="/dashboard/assistant/chat" title={message('chat:title')}>
              {t('chat')}
            </Card>
          </li>
        </ul>
      </section>
      <section className="toolkit-part" aria-labelledby="free-heading">
        <h2 id="free-heading">{t('free')}</h2>
        <p className="soft small">{t('freeCost')}</p>
        <ul className="toolkit-cards">
          <li>
            <Card to="/dashboard/toolkit/analysis" title={t('analysis.title')}>
              {t('analysis.short')}
            </Card>
          </li>
          <li>
            <Card to="/dashboard/usage" title={message('common:nav.usage')}>
              {t('usage')}
            </Card>
          </li>
        </ul>
      </section>
    </div>
  )
}

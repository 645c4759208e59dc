import { useTranslation } from 'react-i18next'
import { userContext } from '#app/.server/auth/middleware.ts'
import { sessionsOf } from '#app/.server/auth/sessions.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { SessionList } from '#app/components/settings/session-list.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import type { Route } from './+types/sessions'

/** More than this at a time is no list that anybody reads; ending all others ends the rest as well. */
const SHOWN = 50

export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const found = sessionsOf(database.reader, { userId, first: sessionId, now: clock.now(), limit: SHOWN })
  return { ...found, current: sessionId }
}

export default function Sessions({ loaderData: { sessions, more, current } }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <title>{`${t('sessions.title')} · Penmark`}</title>
      <PageHeader title={t('sessions.title')} intro={t('sessions.intro')} />
      <SessionList sessions={sessions} current={current} />
      {more > 0 && <p className="soft small">{t('sessions.more', { count: more })}</p>}
      {sessions.length > 1 && (
        <p>
          <ButtonLink to="/dashboard/settings/sessions/others" variant="secondary">
            {t('sessions.endOthers')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

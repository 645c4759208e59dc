import { settingsContext } from '#app/.server/account/settings/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { SessionList } from '#app/components/settings/session-list.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/sessions'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  return { ...context.get(settingsContext).sessionsOf(user), current: user.sessionId }
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

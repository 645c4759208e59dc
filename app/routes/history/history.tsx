import { userContext } from '#app/.server/auth/middleware.ts'
import { HistoryList } from '#app/components/history/history-list.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/history'

export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(userContext).userId }
}

/** The results that this browser stores. The server has none of them, so without a script there is nothing to show. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('history')
  return (
    <div className="library">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <div className="without-script history-unscripted">
        <Callout>
          <p>{t('needsScript')}</p>
        </Callout>
      </div>
      <HistoryList user={loaderData.user} />
    </div>
  )
}

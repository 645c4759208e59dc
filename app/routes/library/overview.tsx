import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { Card } from '#app/components/ui/card.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { BOOKMARKS_MAX } from '#app/domain/bookmarks/bookmarks.ts'
import { KINDS, PLURALS } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/overview'
import '#app/components/toolkit/toolkit.css'

export function loader({ context }: Route.LoaderArgs) {
  const library = context.get(libraryContext)
  const user = context.get(userContext)
  // If the store cannot be read, the links stay and only the numbers are missing.
  const counted = attempt(context, () => ({
    parts: KINDS.map((kind) => ({
      count: library.count(user, kind),
      limit: library.limit(user, kind),
    })),
    bookmarks: context.get(bookmarksContext).count(user),
  }))
  return counted ?? null
}

/** The parts of the library, each with the number of its items and the plan's limit. */
export default function LibraryOverview({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('toolkit')
  const message = useMessage()
  const { number } = formatsFor(useLook().locale)
  const amount = (count: number | undefined, limit: number | null | undefined) => {
    if (count === undefined || limit === undefined) return null
    if (limit === null) return t('library.countOnly', { count, shown: number(count) })
    return limit === 0 && count === 0
      ? t('library.notInPlan')
      : t('library.count', { used: number(count), limit: number(limit) })
  }
  return (
    <div className="toolkit">
      <title>{`${t('library.title')} · Penmark`}</title>
      <PageHeader title={t('library.title')} intro={t('library.intro')} />
      {loaderData === null && <p className="soft small">{message('library:failed')}</p>}
      <ul className="toolkit-cards">
        {KINDS.map((kind, place) => (
          <li key={kind}>
            <Card to={`/dashboard/${PLURALS[kind]}`} title={message(`library:${kind}.title`)}>
              {t(`library.${kind}`)}{' '}
              <span className="toolkit-count numbers">
                {amount(loaderData?.parts[place]?.count, loaderData?.parts[place]?.limit)}
              </span>
            </Card>
          </li>
        ))}
        <li>
          <Card to="/dashboard/glossary" title={message('library:glossary.title')}>
            {t('library.glossary')}
          </Card>
        </li>
        <li>
          <Card to="/dashboard/bookmarks" title={message('bookmarks:title')}>
            {t('library.bookmarks')}{' '}
            <span className="toolkit-count numbers">{amount(loaderData?.bookmarks, BOOKMARKS_MAX)}</span>
          </Card>
        </li>
        <li>
          <Card to="/dashboard/history" title={message('history:title')}>
            {t('library.history')}
          </Card>
        </li>
      </ul>
    </div>
  )
}

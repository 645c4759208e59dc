import { Link } from 'react-router'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { operationFor } from '#app/domain/assistant/options.ts'
import type { Bookmark } from '#app/domain/bookmarks/bookmarks.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** The operation, the time of saving, and the receipt for its cost. */
export function BookmarkFacts({ bookmark }: { bookmark: Pick<Bookmark, 'operation' | 'createdAt' | 'seq'> }) {
  const { t } = useTranslation('bookmarks')
  const message = useMessage()
  const { day, number } = formatsFor(useLook().locale)
  const operation = operationFor(bookmark.operation)
  return (
    <span className="small numbers">
      {operation === undefined ? bookmark.operation : message(`assistant:operation.${operation}`)}
      {'\u00a0· '}
      {t('keptOn', { date: day(bookmark.createdAt) })}
      {bookmark.seq !== null && (
        <>
          {'\u00a0· '}
          <Link to={`/dashboard/usage/receipts/${bookmark.seq}`}>{t('receipt', { seq: number(bookmark.seq) })}</Link>
        </>
      )}
    </span>
  )
}

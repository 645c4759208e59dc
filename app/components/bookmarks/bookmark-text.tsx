import type { Bookmark } from '#app/domain/bookmarks/bookmarks.ts'
import { useTranslation } from '../ui/use-translation.ts'
import '../library/library.css'

/** The saved result, and its input if that was saved too. */
export function BookmarkText({ bookmark }: { bookmark: Pick<Bookmark, 'input' | 'output' | 'language'> }) {
  const { t } = useTranslation('bookmarks')
  return (
    <dl className="library-content">
      <div>
        <dt>{t('output')}</dt>
        <dd dir="auto" lang={bookmark.language ?? undefined}>
          {bookmark.output}
        </dd>
      </div>
      {bookmark.input !== null && (
        <div>
          <dt>{t('input')}</dt>
          <dd dir="auto">{bookmark.input}</dd>
        </div>
      )}
    </dl>
  )
}

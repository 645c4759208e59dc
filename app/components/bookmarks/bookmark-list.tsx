import { DownloadIcon, MagnifyingGlassIcon, TrashIcon } from '@radix-ui/react-icons'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { PageLinks } from '#app/components/ui/page-links.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { BOOKMARKS_MAX, type Bookmark } from '#app/domain/bookmarks/bookmarks.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { BookmarkFacts } from './bookmark-facts.tsx'
import '../library/library.css'

/** Lists of at least this length get a search form. */
const SEARCHED = 4

type Line = Pick<Bookmark, 'id' | 'title' | 'operation' | 'createdAt'> & { preview: string }
type Props = {
  lines: readonly Line[]
  query: string
  /** The first page is 1. */
  page: number
  pages: number
  matches: number
  count: number
  /** Too many searches were made in a short time. */
  refused: boolean
  /** The reason why the last result was not saved. */
  problem: string | null
}

/** The user's saved results: how many places are taken, a search, and a line for each. */
export function BookmarkList({ lines, query, page, pages, matches, count, refused, problem }: Props) {
  const { t } = useTranslation('bookmarks')
  const { number } = formatsFor(useLook().locale)
  const say = useMessage()
  return (
    <>
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      {problem !== null && (
        <Callout kind="error" title={t('keepFailed')} live>
          <p>{problem}</p>
          <p>{t('goBack')}</p>
        </Callout>
      )}
      <section className="library-part" aria-labelledby="kept-heading">
        <header className="library-head">
          <h2 id="kept-heading">
            {t('yours')}{' '}
            <span className="library-count numbers">
              {t('count', { used: number(count), limit: number(BOOKMARKS_MAX) })}
            </span>
          </h2>
          {count > 0 && (
            <p className="library-exchange small">
              <a href="/dashboard/bookmarks/export" download>
                <DownloadIcon aria-hidden="true" /> {t('export')}
              </a>
            </p>
          )}
        </header>
        {count >= BOOKMARKS_MAX && <p className="soft small">{t('full', { limit: number(BOOKMARKS_MAX) })}</p>}
        {(count >= SEARCHED || query !== '') && <Search query={query} />}
        {lines.length > 0 && (
          <ul className="library-list">
            {lines.map((line) => (
              <BookmarkLine key={line.id} line={line} />
            ))}
          </ul>
        )}
        {refused && <Callout kind="error">{say('errors:rate_limited')}</Callout>}
        {count > 0 && matches === 0 && !refused && <p className="soft">{t('none', { query })}</p>}
        <PageLinks
          page={page}
          pages={pages}
          to={(number) =>
            `/dashboard/bookmarks?${new URLSearchParams({ ...(query === '' ? {} : { q: query }), page: String(number) })}`
          }
          words={{ pages: t('pages'), here: t('page', { page, pages }), newer: t('newer'), older: t('older') }}
        />
        {count === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            action={
              <ButtonLink to="/dashboard/assistant" variant="secondary">
                {t('emptyAction')}
              </ButtonLink>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
      </section>
    </>
  )
}

function Search({ query }: { query: string }) {
  const { t } = useTranslation('bookmarks')
  return (
    // A search also comes by link, so the key makes React render a new form for each query.
    <Form key={query} method="get" role="search" className="library-search">
      <input
        type="search"
        name="q"
        className="control"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        defaultValue={query}
        maxLength={100}
      />
      <Button variant="secondary">
        <MagnifyingGlassIcon aria-hidden="true" /> <span className="library-search-word">{t('search')}</span>
      </Button>
      {query !== '' && (
        <Link to="/dashboard/bookmarks" className="small">
          {t('searchClear')}
        </Link>
      )}
    </Form>
  )
}

function BookmarkLine({ line }: { line: Line }) {
  const { t } = useTranslation('bookmarks')
  const page = `/dashboard/bookmarks/${line.id}`
  return (
    <li>
      <div className="library-words">
        <p className="library-name">
          <Link to={page} id={`name-${line.id}`}>
            {line.title}
          </Link>
        </p>
        <p className="library-preview" dir="auto">
          {line.preview}
        </p>
        <p className="soft">
          <BookmarkFacts bookmark={{ ...line, seq: null }} />
        </p>
      </div>
      <p className="library-actions small">
        <Link to={page} aria-describedby={`name-${line.id}`}>
          {t('open')}
        </Link>
        <Link to={`${page}/delete`} className="library-delete" title={t('remove')} aria-describedby={`name-${line.id}`}>
          <TrashIcon aria-hidden="true" />
          <span className="visually-hidden">{t('remove')}</span>
        </Link>
      </p>
    </li>
  )
}

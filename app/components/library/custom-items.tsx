import { DownloadIcon, LockClosedIcon, MagnifyingGlassIcon, TrashIcon, UploadIcon } from '@radix-ui/react-icons'
import { Form, Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageLinks } from '#app/components/ui/page-links.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { bodyOf, type LibraryItem } from '#app/domain/library/item.ts'
import { ITEMS_MAX, type Kind, listPath, PLURALS } from '#app/domain/library/kinds.ts'
import { PROMPT_PREVIEW, preview, TEMPLATE_PREVIEW } from '#app/domain/library/previews.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { placeOfUse } from './place-of-use.ts'
import './library.css'
import { variablesOf } from '#app/domain/library/variables.ts'

/** Lists of at least this length get a search form. */
const SEARCHED = 4

type Props = {
  kind: Kind
  items: readonly LibraryItem[]
  /** The number of all items of the workspace, and of those that match the search. */
  count: number
  matches: number
  limit: number | null
  query: string
  /** The first page is 1. */
  page: number
  pages: number
  exportParts: number
}

/** The workspace's items of one kind: how much of the plan's limit they take, a search, and a line for each. */
export function CustomItems({ kind, items, count, matches, limit, query, page, pages, exportParts }: Props) {
  const { t } = useTranslation('library')
  const { number } = formatsFor(useLook().locale)
  const used = limit === null ? number(count) : t('count', { used: number(count), limit: number(limit) })
  return (
    <section className="library-part" aria-labelledby="custom-heading">
      <header className="library-head">
        <h2 id="custom-heading">
          {t(`${kind}.custom`)}{' '}
          {limit !== 0 && (
            <span className="library-count numbers" title={t('countHint')}>
              {used}
            </span>
          )}
        </h2>
        <Exchange kind={kind} parts={exportParts} importable={limit !== 0} />
      </header>
      {limit !== null && limit > 0 && count === limit && (
        <p className="soft small">
          {t('full', { limit: number(limit) })} <Link to="/dashboard/billing">{t('seePlans')}</Link>
        </p>
      )}
      {limit === null && count >= ITEMS_MAX && <p className="soft small">{t('ceiling')}</p>}
      {items.some(({ locked }) => locked) && (
        <p className="soft small">{t(limit === 0 ? 'lockedAll' : 'lockedSome')}</p>
      )}
      {(count >= SEARCHED || query !== '') && <Search kind={kind} query={query} />}
      {items.length > 0 && (
        <ul className="library-list">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={pages}
        to={(to) =>
          `${listPath(kind)}?${new URLSearchParams({ ...(query === '' ? {} : { q: query }), page: String(to) })}`
        }
        words={{ pages: t('pages'), here: t('page', { page, pages }), newer: t('newer'), older: t('older') }}
      />
      {count > 0 && matches === 0 && <p className="soft">{t(`${kind}.none`, { query })}</p>}
      {count === 0 && <Empty kind={kind} open={limit === null || limit > 0} />}
    </section>
  )
}

function Empty({ kind, open }: { kind: Kind; open: boolean }) {
  const { t } = useTranslation('library')
  if (!open) {
    return (
      <p className="library-locked soft">
        <LockClosedIcon aria-hidden="true" /> {t(`${kind}.emptyLocked`)}
      </p>
    )
  }
  return (
    <EmptyState
      title={t(`${kind}.emptyTitle`)}
      action={
        <ButtonLink to={`/dashboard/${PLURALS[kind]}/new`} variant="secondary">
          {t(`${kind}.new`)}
        </ButtonLink>
      }
    >
      {t(`${kind}.emptyText`)}
    </EmptyState>
  )
}

function Exchange({ kind, parts, importable }: { kind: Kind; parts: number; importable: boolean }) {
  const { t } = useTranslation('library')
  const place = `/dashboard/${PLURALS[kind]}`
  return (
    <p className="library-exchange small">
      {importable && (
        <Link to={`${place}/import`}>
          <UploadIcon aria-hidden="true" /> {t('import.title')}
        </Link>
      )}
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
        <a key={part} href={`${place}/export${parts > 1 ? `?part=${part}` : ''}`} download>
          <DownloadIcon aria-hidden="true" /> {parts > 1 ? t('exportPart', { part, parts }) : t('export')}
        </a>
      ))}
    </p>
  )
}

function Search({ kind, query }: { kind: Kind; query: string }) {
  const { t } = useTranslation('library')
  return (
    // A search also comes by link, so the key makes React render a new form for each query.
    <Form key={query} method="get" role="search" className="library-search">
      <input
        type="search"
        name="q"
        className="control"
        aria-label={t(`${kind}.searchLabel`)}
        placeholder={t(`${kind}.searchLabel`)}
        defaultValue={query}
        maxLength={100}
      />
      <Button variant="secondary">
        <MagnifyingGlassIcon aria-hidden="true" /> <span className="library-search-word">{t('search')}</span>
      </Button>
      {query !== '' && (
        <Link to={`/dashboard/${PLURALS[kind]}`} className="small">
          {t('searchClear')}
        </Link>
      )}
    </Form>
  )
}

function Line({ item }: { item: LibraryItem }) {
  const { t } = useTranslation(['library', 'own'])
  const { id, kind, content, locked } = item
  const page = `/dashboard/${PLURALS[kind]}/${id}`
  const note = 'description' in content ? content.description : null
  // A style is heard in its first example.
  const example = 'examples' in content ? content.examples[0] : undefined
  const text = preview(note ?? bodyOf(item), kind === 'prompt' ? PROMPT_PREVIEW : TEMPLATE_PREVIEW)
  return (
    <li>
      <div className="library-words">
        <p className="library-name">
          <Link to={page} id={`name-${id}`}>
            {content.name}
          </Link>
          {locked && (
            <Badge tone="warn">
              <LockClosedIcon aria-hidden="true" /> {t('own:locked')}
            </Badge>
          )}
        </p>
        <p className="library-preview" dir="auto">
          {text}
        </p>
        {example !== undefined && (
          <p className="style-sample small" dir="auto">
            {example.before !== null && example.before !== '' && (
              <>
                <q className="soft">{preview(example.before, TEMPLATE_PREVIEW)}</q> →{' '}
              </>
            )}
            <q>{preview(example.after, TEMPLATE_PREVIEW)}</q>
          </p>
        )}
        <ItemFacts item={item} />
      </div>
      <p className="library-actions small">
        {!locked && (
          <Link to={placeOfUse(item)} aria-describedby={`name-${id}`}>
            {t('use')}
          </Link>
        )}
        <Link
          to={`${page}/delete`}
          className="library-delete"
          title={t(`${kind}.remove`)}
          aria-describedby={`name-${id}`}
        >
          <TrashIcon aria-hidden="true" />
          <span className="visually-hidden">{t(`${kind}.remove`)}</span>
        </Link>
      </p>
    </li>
  )
}

/** The small print of an item: its rules or blanks, how often it was used, and its date of creation. */
function ItemFacts({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('library')
  const { day } = formatsFor(useLook().locale)
  const facts: string[] = []
  if (item.kind === 'style') {
    const { rules, examples } = item.content
    if (examples.length > 0) facts.push(t('style.ruleExamples', { count: examples.length }))
    if (rules.banned_words.length > 0) facts.push(t('style.ruleBanned', { count: rules.banned_words.length }))
    if (rules.longest_sentence !== null) facts.push(t('style.ruleLongest', { count: rules.longest_sentence }))
    if (rules.spelling !== null)
      facts.push(t('style.ruleSpelling', { spelling: t(`style.spellings.${rules.spelling}`) }))
  }
  if (item.kind === 'prompt') {
    const names = variablesOf(item.content.content)
    if (names.length > 0) facts.push(t('prompt.asks', { names: names.join(', ') }))
    facts.push(item.usageCount === 0 ? t('prompt.unused') : t('prompt.used', { count: item.usageCount }))
  }
  facts.push(t('created', { date: day(item.createdAt) }))
  return <p className="soft small numbers">{facts.join('\u00a0· ')}</p>
}

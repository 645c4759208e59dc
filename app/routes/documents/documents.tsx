import { findInDocuments, listedDocuments } from '#app/.server/documents/documents.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { DocumentsPage } from '#app/components/documents/documents-page.tsx'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { SEARCH_MAX } from '#app/domain/documents/document.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import type { Route } from './+types/documents'

/** The list of the documents, and the search through them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').slice(0, SEARCH_MAX).trim()
  return {
    origin: context.get(siteContext).publicUrl,
    byLink: localeOfTag(url.searchParams.get('lang')) !== undefined,
    listed: await listedDocuments(),
    query,
    found: query === '' ? null : await findInDocuments(query),
  }
}

/** The page needs no script. */
export const handle = { hydrate: false }

export default function Documents({ loaderData: { origin, byLink, listed, query, found } }: Route.ComponentProps) {
  const { t } = useTranslation('documents')
  return (
    <DocumentsPage listed={listed} query={query}>
      <PublicMeta
        title={`${t('title')} · Penmark`}
        description={t('intro')}
        place={{ origin, path: '/docs', byLink }}
      />
      <h1>{t('title')}</h1>
      {found === null ? (
        <>
          <p>{t('intro')}</p>
          <ul className="documents-list" lang="en">
            {listed.map(({ name, title, summary }) => (
              <li key={name}>
                <a href={`/docs/${name}`}>{title}</a>
                <p className="soft small">{summary}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{found.length === 0 ? t('nothing', { query }) : t('found', { count: found.length, query })}</p>
          <ul className="documents-list" lang="en">
            {found.map(({ name, title, id, heading, before, match, after }) => (
              <li key={`${name}#${id}`}>
                <a href={`/docs/${name}#${id}`}>{heading}</a>
                <p className="soft small">
                  {title !== heading && `${title} · `}
                  {before}
                  {match !== '' && <mark>{match}</mark>}
                  {after}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </DocumentsPage>
  )
}

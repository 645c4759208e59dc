import { data, isRouteErrorResponse } from 'react-router'
import { screenError } from '#app/.server/http/errors.ts'
import { PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'
import { visitLink } from '#app/.server/provenance/http/answers.ts'
import { CompareText } from '#app/components/provenance/compare-text.tsx'
import { RecordCheck } from '#app/components/provenance/record-check.tsx'
import { RecordFigures } from '#app/components/provenance/record-figures.tsx'
import { PlainPage } from '#app/components/ui/plain-page.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { linkPath } from '#app/domain/provenance/links.ts'
import type { Route } from './+types/page'
import '#app/components/provenance/provenance.css'

/** What a link shows, to anybody who has it. A link that was revoked is answered like one that never was. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = await visitLink(context, params.link)
  if (visit.refused !== undefined) throw visit.refused
  const { page } = visit
  if (page === undefined) throw screenError('not_found')
  const checked = url.searchParams.has('check') ? await context.get(provenanceContext).check(page) : null
  return data({ page, checked, path: linkPath(params.link) }, { headers: PRIVATE_PAGE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders: undefined })
}

export default function ProvenanceLink({ loaderData: { page, checked, path } }: Route.ComponentProps) {
  const { t } = useTranslation('provenance')
  const limits = ['page.limit1', 'page.limit2', 'page.limit3', 'page.limit4'] as const
  return (
    <PublicFrame>
      <title>{`${t('page.title')} · Penmark`}</title>
      <meta name="robots" content="noindex" />
      <article className="provenance-page">
        <header className="stack">
          <h1>{t('page.title')}</h1>
          <p className="soft">{t('page.intro')}</p>
        </header>
        <RecordFigures page={page} />
        <RecordCheck page={page} checked={checked} path={path} />
        <CompareText passage={page.passage} salt={page.salt} />
        <section aria-labelledby="limits-heading">
          <h2 id="limits-heading">{t('page.limitsTitle')}</h2>
          <ul className="provenance-list">
            {limits.map((limit) => (
              <li key={limit}>{t(limit)}</li>
            ))}
          </ul>
        </section>
      </article>
    </PublicFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('provenance')
  const { t: common } = useTranslation()
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error
  return (
    <>
      <meta name="robots" content="noindex" />
      <PlainPage title={t('page.gone')} text={t('page.goneText')}>
        <a href="/">{common('error.home')}</a>
      </PlainPage>
    </>
  )
}

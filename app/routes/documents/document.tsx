import { redirect } from 'react-router'
import { documentNamed, listedDocuments } from '#app/.server/documents/documents.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { requireFound } from '#app/.server/http/errors.ts'
import { DocumentsPage } from '#app/components/documents/documents-page.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/document'

const CONTENTS_DEPTH = 2

/** A document of the repository. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const name = params['*']
  if (name.endsWith('/')) throw redirect(`/docs/${name.replace(/\/+$/, '')}${url.search}`, 301)
  const { title, summary, html, sections } = requireFound(await documentNamed(name))
  const contents = sections.filter(({ depth }) => depth === CONTENTS_DEPTH).map(({ id, heading }) => ({ id, heading }))
  const { publicUrl } = context.get(siteContext)
  return { name, title, summary, html, contents, address: `${publicUrl}/docs/${name}`, listed: await listedDocuments() }
}

/** The page needs no script. */
export const handle = { hydrate: false }

export default function Document({ loaderData }: Route.ComponentProps) {
  const { name, title, summary, html, contents, address, listed } = loaderData
  const { t } = useTranslation('documents')
  return (
    <DocumentsPage
      listed={listed}
      current={name}
      contents={
        contents.length > 1 && (
          <nav className="documents-contents" aria-label={t('onThisPage')} lang="en">
            <ul>
              {contents.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    >
      <title>{`${title} · Penmark`}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={address} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from our own files, without their HTML. */}
      <article className="document" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
    </DocumentsPage>
  )
}

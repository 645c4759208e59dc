import { siteContext } from '#app/.server/http/context.ts'
import { requireFound } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { legalContext } from '#app/.server/legal/context.ts'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { LEGAL_PAGES } from '#app/domain/legal/legal.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import '#app/components/documents/documents.css'
import type { Route } from './+types/legal'

/** One of the pages that the law asks for: not found while the operator has not said who they are. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replaceAll('/', '').toLowerCase()
  const page = requireFound(LEGAL_PAGES.find((each) => each === path))
  return {
    origin: context.get(siteContext).publicUrl,
    byLink: localeOfTag(url.searchParams.get('lang')) !== undefined,
    path: `/${page}`,
    page: requireFound(await context.get(legalContext).page(localeOf(context), page)),
  }
}

/** The page needs no script. */
export const handle = { hydrate: false }

export default function LegalText({ loaderData: { origin, byLink, path, page } }: Route.ComponentProps) {
  return (
    <PublicFrame>
      <PublicMeta title={`${page.title} · Penmark`} description={page.summary} place={{ origin, path, byLink }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own files; the operator's words are escaped. */}
      <article className="document legal" dangerouslySetInnerHTML={{ __html: page.html }} />
    </PublicFrame>
  )
}

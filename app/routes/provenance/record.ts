import { screenError } from '#app/.server/http/errors.ts'
import { PRIVATE_PAGE } from '#app/.server/http/private-page.ts'
import { visitLink } from '#app/.server/provenance/http/answers.ts'
import { recordOf } from '#app/domain/provenance/record.ts'
import type { Route } from './+types/record'

/** Everything that a page shows and rests on, as a file that is checked without this server. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await visitLink(context, params.link)
  if (visit.refused !== undefined) throw visit.refused
  if (visit.page === undefined) throw screenError('not_found')
  const name = `provenance-${visit.page.settled.seq}.json`
  return new Response(`${JSON.stringify(recordOf(visit.page), null, 2)}\n`, {
    headers: {
      ...PRIVATE_PAGE,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

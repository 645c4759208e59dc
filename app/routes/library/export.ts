import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf } from '#app/.server/library/http/answers.ts'
import { exportFiles } from '#app/domain/library/exchange.ts'
import { PLURALS } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** One kind of the library as a JSON file, locked items included; `?part=2` and so on if it takes several. */
export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const items = context.get(libraryContext).everyItem(context.get(userContext), kind)
  const files = exportFiles(
    kind,
    items.map(({ content }) => content),
  )
  const part = Number(url.searchParams.get('part') ?? '1')
  const file = files[part - 1]
  if (file === undefined) throw screenError('not_found')
  const suffix = files.length > 1 ? `-${part}` : ''
  return new Response(file, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="penmark-${PLURALS[kind]}${suffix}.json"`,
      'cache-control': 'no-store',
    },
  })
}

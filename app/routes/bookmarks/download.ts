import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { textFileName } from '#app/domain/bookmarks/bookmarks.ts'
import type { Route } from './+types/download'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** A bookmark's result as a text file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const bookmark = context.get(bookmarksContext).one(context.get(userContext), params.bookmark)
  if (bookmark === undefined) throw screenError('not_found')
  return new Response(`${bookmark.output}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${textFileName(bookmark)}"`,
      'cache-control': 'no-store',
    },
  })
}

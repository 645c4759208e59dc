import { requireUser } from '#app/.server/auth/middleware.ts'
import { textFileName } from '#app/domain/bookmarks/bookmarks.ts'
import type { Route } from './+types/download'
import { askedBookmark } from './asked.ts'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** A bookmark's result as a text file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const kept = askedBookmark(context, params.bookmark)
  return new Response(`${kept.output}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${textFileName(kept)}"`,
      'cache-control': 'no-store',
    },
  })
}

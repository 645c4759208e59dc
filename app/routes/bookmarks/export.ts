import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { apiBookmark } from '#app/domain/bookmarks/api-bookmark.ts'
import type { Bookmark } from '#app/domain/bookmarks/bookmarks.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** All bookmarks of the user as one JSON file, oldest first, written while it is read. */
export function loader({ context }: Route.LoaderArgs) {
  const pieces = fileOf(context.get(bookmarksContext).every(context.get(userContext)))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="penmark-bookmarks.json"',
      'cache-control': 'no-store',
    },
  })
}

function* fileOf(bookmarks: Iterable<Bookmark>): Generator<Uint8Array> {
  const bytes = new TextEncoder()
  let before = '{"format":"penmark.bookmarks","version":1,"bookmarks":['
  for (const bookmark of bookmarks) {
    yield bytes.encode(`${before}\n${JSON.stringify(apiBookmark(bookmark))}`)
    before = ','
  }
  yield bytes.encode(before === ',' ? '\n]}\n' : `${before}]}\n`)
}

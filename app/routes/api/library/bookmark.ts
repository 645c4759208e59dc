import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { readKey } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { bookmarkOf, deleteBookmark } from '#app/.server/library/bookmarks.ts'
import { attempt, libraryDeps } from '#app/routes/library/asked.ts'
import type { Route } from './+types/bookmark'
import { apiBookmark } from './bookmark-call.ts'

/** `GET`: one bookmark of the user. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const kept = bookmarkOf(database.reader, context.get(userContext), params.bookmark)
  return kept === undefined ? apiError('not_found', context) : Response.json({ bookmark: apiBookmark(kept) })
}

/** `DELETE` removes it for good: `{ message }`. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return apiError('method_not_allowed', context, { headers: { allow: 'GET, DELETE' } })
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const input = { id: params.bookmark, idempotencyKey: named.key }
  const outcome = attempt(context, () => deleteBookmark(libraryDeps(context), context.get(userContext), input))
  if (outcome === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:removeFailed' })
  if (!outcome.ok) return apiError(outcome.code, context)
  return Response.json({ message: translatorFor(localeOf(context))('bookmarks:removed') })
}

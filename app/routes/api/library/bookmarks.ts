import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { readCall, readKey } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { bookmarksOf, keepBookmark } from '#app/.server/library/bookmarks.ts'
import { BOOKMARKS_MAX, BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { attempt, libraryDeps } from '#app/routes/library/asked.ts'
import type { Route } from './+types/bookmarks'
import { apiBookmark } from './bookmark-call.ts'

const PAGE_SIZE = 50
/** Beyond what anybody can keep, and within what the database counts to. */
const PAGES_MAX = 1_000_000

/** `GET /api/user/bookmarks`: newest first, 50 at a time (`?page=2`), with a search (`?q=`). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const page = Number(url.searchParams.get('page') ?? '1')
  if (!Number.isInteger(page) || page < 1 || page > PAGES_MAX)
    return apiError('invalid_input', context, { body: { field: 'page' } })
  const read = attempt(context, () =>
    bookmarksOf(database.reader, context.get(userContext), { query, page: page - 1, size: PAGE_SIZE }),
  )
  if (read === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:loadFailed' })
  const { bookmarks, matches } = read
  return Response.json({
    ...{ bookmarks: bookmarks.map(apiBookmark), matches, page, limit: BOOKMARKS_MAX },
    pages: Math.max(1, Math.ceil(matches / PAGE_SIZE)),
  })
}

/** `POST`: 201 with the bookmark. With an `Idempotency-Key` the same call again answers the bookmark that it made. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return apiError('method_not_allowed', context, { headers: { allow: 'GET, POST' } })
  const call = await readCall(BookmarkSchema, request, context)
  if (!call.ok) return call.answer
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const input = { content: call.value, idempotencyKey: named.key }
  const outcome = attempt(context, () => keepBookmark(libraryDeps(context), context.get(userContext), input))
  if (outcome === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:keepFailed' })
  if (!outcome.ok) {
    return apiError(outcome.code, context, outcome.code === 'bookmark_receipt' ? { body: { field: 'receipt' } } : {})
  }
  const message = translatorFor(localeOf(context))('bookmarks:kept')
  return Response.json({ message, bookmark: apiBookmark(outcome.bookmark) }, { status: 201 })
}

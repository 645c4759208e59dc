import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { attempt, withFailureAnswer } from '#app/.server/http/attempt.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { countFreeWork } from '#app/.server/text-work/http/answers.ts'
import { apiBookmark } from '#app/domain/bookmarks/api-bookmark.ts'
import { BOOKMARKS_MAX, BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'

/** More pages than a user can fill, and within what the database counts to. */
const PAGES_MAX = 1_000_000

const bookmarks = call({
  /** `GET /api/user/bookmarks`: newest first, 50 at a time (`?page=2`), with a search (`?q=`). */
  GET: reads(async ({ context, url }) => {
    const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
    const page = Number(url.searchParams.get('page') ?? '1')
    if (!Number.isInteger(page) || page < 1 || page > PAGES_MAX)
      return apiError('invalid_input', context, { body: { field: 'page' } })
    const counted = query === '' ? null : await countFreeWork(context)
    if (counted?.ok === false)
      return apiError(counted.code, context, { headers: { 'retry-after': String(counted.retryAfterSeconds) } })
    const list = await withFailureAnswer(
      context,
      () => context.get(bookmarksContext).list(context.get(userContext), { query, page }),
      () => undefined,
    )
    if (list === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:loadFailed' })
    return Response.json({
      ...{ bookmarks: list.bookmarks.map(apiBookmark), matches: list.matches, page, limit: BOOKMARKS_MAX },
      pages: list.pages,
    })
  }),

  /** `POST`: 201 with the bookmark. Repeated with the same `Idempotency-Key`, it answers the bookmark that it made. */
  POST: writes({
    body: BookmarkSchema,
    keyed: true,
    handle({ context, value: content, idempotencyKey, say }) {
      const outcome = attempt(context, () =>
        context.get(bookmarksContext).save(context.get(userContext), { content, idempotencyKey }),
      )
      if (outcome === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:keepFailed' })
      if (!outcome.ok) {
        return apiError(
          outcome.code,
          context,
          outcome.code === 'bookmark_receipt' ? { body: { field: 'receipt' } } : {},
        )
      }
      return Response.json({ message: say('bookmarks:kept'), bookmark: apiBookmark(outcome.bookmark) }, { status: 201 })
    },
  }),
})

export const loader = bookmarks
export const action = bookmarks

import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { apiBookmark } from '#app/domain/bookmarks/api-bookmark.ts'

const bookmark = call({
  /** `GET`: one bookmark of the user. */
  GET: reads(({ context, params }) => {
    const saved = context.get(bookmarksContext).one(context.get(userContext), params.bookmark ?? '')
    return saved === undefined ? apiError('not_found', context) : Response.json({ bookmark: apiBookmark(saved) })
  }),

  /** `DELETE` removes it for good: `{ message }`. */
  DELETE: writes({
    keyed: true,
    handle({ context, params, idempotencyKey, say }) {
      const outcome = attempt(context, () =>
        context.get(bookmarksContext).remove(context.get(userContext), { id: params.bookmark ?? '', idempotencyKey }),
      )
      if (outcome === undefined) return apiError('server_error', context, { messageKey: 'bookmarks:removeFailed' })
      if (!outcome.ok) return apiError(outcome.code, context)
      return Response.json({ message: say('bookmarks:removed') })
    },
  }),
})

export const loader = bookmark
export const action = bookmark

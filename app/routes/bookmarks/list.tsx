import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { bookmarksOf, countBookmarks, keepBookmark } from '#app/.server/library/bookmarks.ts'
import { BookmarkList } from '#app/components/bookmarks/bookmark-list.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { BOOKMARK_PREVIEW, BookmarkFormSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { preview } from '#app/domain/library/previews.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { attempt, libraryDeps } from '#app/routes/library/asked.ts'
import type { Route } from './+types/list'
import { keyOfForm } from './asked.ts'

const PAGE_SIZE = 50

export function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const user = context.get(userContext)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const number = Number(url.searchParams.get('page') ?? '1')
  const page = Number.isInteger(number) && number >= 1 && number <= 100 ? number : 1
  const { bookmarks, matches } = bookmarksOf(database.reader, user, { query, page: page - 1, size: PAGE_SIZE })
  return {
    query,
    page,
    pages: Math.max(1, Math.ceil(matches / PAGE_SIZE)),
    matches,
    count: countBookmarks(database.reader, user.userId),
    lines: bookmarks.map(({ id, title, operation, output, createdAt }) => ({
      ...{ id, title, operation, createdAt },
      preview: preview(output.slice(0, BOOKMARK_PREVIEW * 4), BOOKMARK_PREVIEW),
    })),
  }
}

/**
 * What the button beside a result posts to. Without a script it leads to the bookmark; with one (`in_place`) it says what
 * became of it, so that the result stays on the screen.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const inPlace = fields.in_place === '1'
  const parsed = BookmarkFormSchema.safeParse(fields)
  const told = (code: ErrorCode, messageKey?: MessageKey) =>
    data(
      { ok: false as const, message: messageOf(code, context, messageKey === undefined ? {} : { messageKey }) },
      ERROR_STATUS[code],
    )
  if (!parsed.success) return told('invalid_input', parsed.error.issues[0]?.message as MessageKey | undefined)
  const content = parsed.data
  const outcome = attempt(context, () =>
    keepBookmark(libraryDeps(context), context.get(userContext), { content, idempotencyKey: keyOfForm(content) }),
  )
  if (outcome === undefined) return told('server_error', 'bookmarks:keepFailed')
  if (!outcome.ok) return told(outcome.code)
  const { id } = outcome.bookmark
  if (inPlace) return data({ ok: true as const, id })
  const { toasts } = context.get(penmarkContext)
  return redirectWithToast(toasts, `/dashboard/bookmarks/${id}`, { kind: 'success', key: 'bookmarks:kept' })
}

/** Sends it, or keeps it on this device until that is possible. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function Bookmarks({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = answered(actionData)
  return <BookmarkList {...loaderData} problem={answer?.ok === false ? answer.message : null} />
}

import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { BookmarkList } from '#app/components/bookmarks/bookmark-list.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { BOOKMARK_PREVIEW, BookmarkFormSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { preview } from '#app/domain/library/previews.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/list'

export function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const bookmarks = context.get(bookmarksContext)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const number = Number(url.searchParams.get('page') ?? '1')
  const page = Number.isInteger(number) && number >= 1 && number <= 100 ? number : 1
  const found = bookmarks.list(user, { query, page })
  return {
    query,
    page,
    pages: found.pages,
    matches: found.matches,
    count: bookmarks.count(user),
    lines: found.bookmarks.map(({ id, title, operation, output, createdAt }) => ({
      ...{ id, title, operation, createdAt },
      preview: preview(output.slice(0, BOOKMARK_PREVIEW * 4), BOOKMARK_PREVIEW),
    })),
  }
}

/**
 * Saves the result whose button was pressed. Without a script the answer leads to the bookmark; with one (`in_place`) it
 * only reports the outcome, so that the result stays on the screen.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const inPlace = fields.in_place === '1'
  const parsed = BookmarkFormSchema.safeParse(fields)
  const refuse = (code: ErrorCode, messageKey?: MessageKey) =>
    data(
      { ok: false as const, message: messageOf(code, context, messageKey === undefined ? {} : { messageKey }) },
      ERROR_STATUS[code],
    )
  if (!parsed.success) return refuse('invalid_input', parsed.error.issues[0]?.message as MessageKey | undefined)
  const content = parsed.data
  const outcome = attempt(context, () => context.get(bookmarksContext).saveForm(context.get(userContext), content))
  if (outcome === undefined) return refuse('server_error', 'bookmarks:keepFailed')
  if (!outcome.ok) return refuse(outcome.code)
  const { id } = outcome.bookmark
  if (inPlace) return data({ ok: true as const, id })
  return redirectWithToast(context.get(toastsContext), `/dashboard/bookmarks/${id}`, {
    kind: 'success',
    key: 'bookmarks:kept',
  })
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function Bookmarks({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = answered(actionData)
  return <BookmarkList {...loaderData} problem={answer?.ok === false ? answer.message : null} />
}

import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { messageOf, screenError } from '#app/.server/http/errors.ts'
import { type FormPost, writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { BookmarkFormSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { bookmarksContext } from '../context.ts'

// The forms of the bookmarks, whether their page posts them or the queue of a device sends them later.

/**
 * Saves the result whose button was pressed. Without a script the answer leads to the bookmark; with one (`in_place`) it
 * only reports the outcome, so that the result stays on the screen.
 */
export async function saveBookmarkAction({ request, context }: FormPost) {
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

export async function deleteBookmarkAction({ request, context, params }: FormPost<{ bookmark: string }>) {
  const input = { id: params.bookmark, idempotencyKey: writeKeyOf(await request.formData()) }
  const outcome = attempt(context, () => context.get(bookmarksContext).remove(context.get(userContext), input))
  if (outcome === undefined) return data({ failed: true }, 500)
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(context.get(toastsContext), '/dashboard/bookmarks', {
    kind: 'success',
    key: 'bookmarks:removed',
  })
}

import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { messageOf, screenError } from '#app/.server/http/errors.ts'
import { type FormPost, writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { readImport } from '#app/domain/library/exchange.ts'
import { type ContentOf, FORM_SCHEMAS } from '#app/domain/library/forms.ts'
import { type Kind, listPath } from '#app/domain/library/kinds.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { libraryContext } from '../context.ts'
import { kindOf, refusedItem } from './answers.ts'

// The forms of the library, whether their page posts them or the queue of a device sends them later.

type ItemPost = FormPost<{ item: string }>

/** Creates the item once, however often the form arrives. */
export async function createItemAction({ request, context, url }: FormPost) {
  const kind = kindOf(url)
  const form = await request.formData()
  const read = readItemForm(kind, form)
  if (!read.ok) return data({ lastResult: read.submission.reply() }, 400)
  const library = context.get(libraryContext)
  const user = context.get(userContext)
  const input = { kind, content: read.content, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => library.create(user, input))
  if (!outcome?.ok) {
    const limit = outcome && library.limit(user, kind)
    const { lastResult, status } = refusedItem(read.submission, kind, outcome, `library:${kind}.createFailed`, limit)
    return data({ lastResult }, status)
  }
  const toast = { kind: 'success', key: `library:${kind}.created` } as const
  return redirectWithToast(context.get(toastsContext), listPath(kind), toast)
}

/** Saves an item. If it was deleted in the meantime, the typed text comes back to become a new item. */
export async function editItemAction({ request, context, url, params }: ItemPost) {
  const kind = kindOf(url)
  const form = await request.formData()
  const read = readItemForm(kind, form)
  if (!read.ok) return data({ lastResult: read.submission.reply() }, 400)
  const library = context.get(libraryContext)
  const user = context.get(userContext)
  const seen = Number(form.get('read') ?? Number.NaN)
  const input = {
    ...{ kind, id: params.item, content: read.content, idempotencyKey: writeKeyOf(form) },
    read: Number.isSafeInteger(seen) ? seen : undefined,
  }
  const outcome = attempt(context, () => library.update(user, input))
  if (!outcome?.ok) {
    if (outcome?.code === 'not_found') return data({ lastResult: read.submission.reply(), gone: true }, 404)
    const { lastResult, status } = refusedItem(read.submission, kind, outcome, `library:${kind}.saveFailed`)
    // A script loads nothing after a refusal, and a user who saves again has read that there is another version.
    const present = outcome?.code === 'item_changed' ? library.item(user, { kind, id: params.item }) : null
    return data({ lastResult, version: present?.version }, status)
  }
  const toast = { kind: 'success', key: `library:${kind}.saved` } as const
  return redirectWithToast(context.get(toastsContext), listPath(kind), toast)
}

export async function deleteItemAction({ request, context, url, params }: ItemPost) {
  const kind = kindOf(url)
  const input = { kind, id: params.item, idempotencyKey: writeKeyOf(await request.formData()) }
  const outcome = attempt(context, () => context.get(libraryContext).remove(context.get(userContext), input))
  if (outcome === undefined) return data({ failed: true }, 500)
  if (!outcome.ok) throw screenError(outcome.code)
  const toast = { kind: 'success', key: `library:${kind}.removed` } as const
  return redirectWithToast(context.get(toastsContext), listPath(kind), toast)
}

/** Restores a version of an item; the present text becomes a version like the others. */
export async function restoreVersionAction({ request, context, url, params }: ItemPost) {
  const kind = kindOf(url)
  const form = await request.formData()
  const version = Number(form.get('version'))
  if (!Number.isSafeInteger(version)) throw screenError('not_found')
  const input = { kind, id: params.item, version, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => context.get(libraryContext).restore(context.get(userContext), input))
  if (!outcome?.ok) {
    if (outcome?.code === 'not_found') throw screenError('not_found')
    const code = outcome?.code ?? 'server_error'
    const messageKey = { name_exists: 'nameExists', built_in_conflict: 'builtInConflict' }[code as string]
    const message = messageOf(
      code,
      context,
      messageKey === undefined ? {} : { messageKey: `library:${kind}.problem.${messageKey}` as MessageKey },
    )
    return data({ message }, { status: ERROR_STATUS[code] })
  }
  return redirectWithToast(context.get(toastsContext), url.pathname, {
    kind: 'success',
    key: 'library:version.restored',
    values: { number: version },
  })
}

/** Adds what can be added. The answer is a page with the report and no redirect; the same file again adds nothing. */
export async function importItemsAction({ request, context, url }: FormPost) {
  const kind = kindOf(url)
  const form = await request.formData()
  const file = form.get('file')
  const pasted = String(form.get('pasted') ?? '')
  const text = file instanceof File && file.size > 0 ? await file.text() : pasted
  if (text.trim() === '') return data({ problem: 'library:problem.file', lines: null, pasted }, 400)
  const read = readImport(kind, text)
  if (!read.ok) return data({ problem: read.problem, lines: null, pasted }, 400)
  const { entries } = read
  const input = { kind, entries, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => context.get(libraryContext).importAll(context.get(userContext), input))
  if (outcome === undefined) return data({ problem: `library:${kind}.createFailed`, lines: null, pasted }, 500)
  if (!outcome.ok) {
    return data({ problem: `errors:${outcome.code}`, lines: null, pasted }, ERROR_STATUS[outcome.code])
  }
  return data({ problem: null, lines: outcome.lines, pasted: '' })
}

/** The fields of a kind's form after its schema. */
function readItemForm<K extends Kind>(kind: K, form: FormData) {
  const schema = FORM_SCHEMAS[kind] as unknown as z.ZodType<ContentOf[K]>
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success'
    ? { ok: true as const, submission, content: submission.value as ContentOf[K] }
    : { ok: false as const, submission }
}

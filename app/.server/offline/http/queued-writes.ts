import { deleteBookmarkAction, saveBookmarkAction } from '#app/.server/bookmarks/http/form-actions.ts'
import type { FormPost } from '#app/.server/http/form.ts'
import { localeOf, type Translator, translatorFor } from '#app/.server/http/locale.ts'
import {
  createItemAction,
  deleteItemAction,
  editItemAction,
  importItemsAction,
  restoreVersionAction,
} from '#app/.server/library/http/form-actions.ts'
import { resetPreferencesAction, savePreferencesAction } from '#app/.server/preferences/http/form-actions.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { QueueAnswer, QueuedWrite } from '#app/domain/offline/queue.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

type QueuedPost = FormPost<{ item: string; bookmark: string }>

/** The actions that the pages use, so that a write has the same effect whenever it arrives. */
const ACTIONS: Record<QueuedWrite, (post: QueuedPost) => Promise<unknown>> = {
  create: createItemAction,
  import: importItemsAction,
  edit: editItemAction,
  delete: deleteItemAction,
  restore: restoreVersionAction,
  bookmark: saveBookmarkAction,
  bookmarkDelete: deleteBookmarkAction,
  preferences: savePreferencesAction,
  preferencesReset: resetPreferencesAction,
}

/** Runs the action of a write that waited in a browser. @returns undefined if the browser should send it again */
export async function runQueuedWrite(
  write: QueuedWrite,
  post: FormPost<Record<string, string>>,
): Promise<QueueAnswer | undefined> {
  const say = translatorFor(localeOf(post.context))
  const params = { item: '', bookmark: '', ...post.params }
  const answer = await pageAnswerOf(() => ACTIONS[write]({ ...post, params }))
  if (answer.status >= 500 || answer.status === 429) return undefined
  // The item that it creates or deletes no longer exists, so there is nothing left to do.
  const gone = answer.status === 404 && ['create', 'delete', 'bookmark', 'bookmarkDelete'].includes(write)
  if (gone) return { outcome: 'done' }
  if (answer.status >= 400) return { outcome: 'refused', message: reasonIn(answer.data, say) }
  const left = leftOut(answer.data)
  return left === undefined ? { outcome: 'done' } : { outcome: 'refused', message: say('offline:importPartly', left) }
}

type PageAnswer = { status: number; data: unknown }

/** The redirect or data that an action returned or threw. A thrown error is a defect and is thrown again. */
async function pageAnswerOf(run: () => Promise<unknown>): Promise<PageAnswer> {
  try {
    return read(await run())
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return read(thrown)
  }
}

function read(answer: unknown): PageAnswer {
  if (answer instanceof Response) return { status: answer.status, data: null }
  const { data, init } = answer as { data?: unknown; init?: { status?: number } | null }
  return { status: init?.status ?? 200, data }
}

type RefusedData = {
  code?: ErrorCode
  message?: string
  problem?: MessageKey | null
  errors?: { message: string }[]
  lastResult?: { error?: Record<string, string[] | null> | null }
}

/** Why a page refused, in the words that it would have shown. */
function reasonIn(data: unknown, say: Translator): string {
  const { code, message, problem, errors, lastResult } = (data ?? {}) as RefusedData
  const keys = Object.values(lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
  const all = [
    ...(message === undefined ? [] : [message]),
    ...(problem === undefined || problem === null ? [] : [say(problem)]),
    ...(errors ?? []).map((error) => error.message),
    ...keys.map((key) => say(key as MessageKey)),
  ]
  return all.length > 0 ? all.join(' ') : say(`errors:${code ?? 'invalid_input'}`)
}

/** How many entries of an imported file were not added; undefined if all were, or if the write was no import. */
function leftOut(data: unknown): { created: number; count: number } | undefined {
  const lines = (data as { lines?: { outcome: string }[] | null } | null)?.lines
  if (lines === undefined || lines === null) return undefined
  const created = lines.filter(({ outcome }) => outcome === 'created').length
  return created === lines.length ? undefined : { created, count: lines.length }
}

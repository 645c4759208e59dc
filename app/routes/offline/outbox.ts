import type { RouterContextProvider } from 'react-router'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, type Translator, translatorFor } from '#app/.server/http/locale.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { type OutboxAnswer, type QueuedWrite, queuedWrite } from '#app/domain/offline/queue.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { action as removeBookmark } from '#app/routes/bookmarks/delete.tsx'
import { action as keepBookmark } from '#app/routes/bookmarks/list.tsx'
import { action as remove } from '#app/routes/library/delete.tsx'
import { action as edit } from '#app/routes/library/edit.tsx'
import { action as bringIn } from '#app/routes/library/import.tsx'
import { action as create } from '#app/routes/library/new.tsx'
import { action as restore } from '#app/routes/library/versions.tsx'
import { action as save } from '#app/routes/preferences/preferences.tsx'
import { action as reset } from '#app/routes/preferences/reset.tsx'
import type { Route } from './+types/outbox'

type PageAction = (args: {
  request: Request
  url: URL
  params: Record<string, string>
  pattern: string
  context: Readonly<RouterContextProvider>
}) => unknown

/** The very actions that the pages have, so that a write means the same whenever it arrives. */
const ACTIONS = {
  create,
  import: bringIn,
  edit,
  delete: remove,
  restore,
  bookmark: keepBookmark,
  bookmarkDelete: removeBookmark,
  preferences: save,
  preferencesReset: reset,
} as unknown as Record<QueuedWrite, PageAction>

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { message: messageOf('method_not_allowed', context) },
    { status: 405, headers: { allow: 'POST' } },
  )
}

/**
 * A write that waited in a browser: the form as its page would have sent it, named by `penmark-page`, written by the user
 * in `penmark-user`. Answers what became of it as JSON (`OutboxAnswer`), or 5xx where it should be sent again.
 */
export async function action({ request, context, pattern }: Route.ActionArgs) {
  const say = translatorFor(localeOf(context))
  const asked = queuedWrite(request.headers.get('penmark-page') ?? '')
  const code: ErrorCode = 'invalid_input'
  if (asked === undefined) return Response.json({ message: say(`errors:${code}`) }, { status: ERROR_STATUS[code] })
  if (request.headers.get('penmark-user') !== context.get(userContext).userId) return told({ outcome: 'other-user' })
  const url = new URL(request.headers.get('penmark-page') ?? '', context.get(penmarkContext).env.publicUrl)
  const answer = await answerOf(() => ACTIONS[asked.write]({ request, context, url, params: asked.params, pattern }))
  if (answer.status >= 500 || answer.status === 429) {
    return Response.json({ message: say('errors:server_error') }, { status: 503 })
  }
  // What it removes or made is gone by now: nothing is left to be done.
  const gone = answer.status === 404 && ['create', 'delete', 'bookmark', 'bookmarkDelete'].includes(asked.write)
  if (gone) return told({ outcome: 'done' })
  if (answer.status >= 400) return told({ outcome: 'refused', message: reasonIn(answer.data, say) })
  const left = leftOut(answer.data)
  if (left !== undefined) return told({ outcome: 'refused', message: say('offline:importPartly', left) })
  return told({ outcome: 'done' })
}

function told(answer: OutboxAnswer): Response {
  return Response.json(answer)
}

type PageAnswer = { status: number; data: unknown }

/** What an action returned or threw: a redirect, a page's data with a status, or a defect, which goes on. */
async function answerOf(run: () => unknown): Promise<PageAnswer> {
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

type Told = {
  code?: ErrorCode
  message?: string
  problem?: MessageKey | null
  errors?: { message: string }[]
  lastResult?: { error?: Record<string, string[] | null> | null }
}

/** Why a page refused, in the words that it would have shown. */
function reasonIn(data: unknown, say: Translator): string {
  const { code, message, problem, errors, lastResult } = (data ?? {}) as Told
  const keys = Object.values(lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
  const all = [
    ...(message === undefined ? [] : [message]),
    ...(problem === undefined || problem === null ? [] : [say(problem)]),
    ...(errors ?? []).map((error) => error.message),
    ...keys.map((key) => say(key as MessageKey)),
  ]
  return all.length > 0 ? all.join(' ') : say(`errors:${code ?? 'invalid_input'}`)
}

/** How many entries of an imported file were not added; undefined where all were, or it was no import. */
function leftOut(data: unknown): { created: number; count: number } | undefined {
  const lines = (data as { lines?: { outcome: string }[] | null } | null)?.lines
  if (lines === undefined || lines === null) return undefined
  const created = lines.filter(({ outcome }) => outcome === 'created').length
  return created === lines.length ? undefined : { created, count: lines.length }
}

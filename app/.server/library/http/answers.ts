import type { Submission } from '@conform-to/react'
import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { apiError, screenError } from '#app/.server/http/errors.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { KINDS, type Kind, PLURALS } from '#app/domain/library/kinds.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { libraryContext } from '../context.ts'

type Context = Readonly<RouterContextProvider>

/** The kind that the address of a page is about. @throws if it is about none, which app/routes.ts does not let happen */
export function kindOf(url: URL): Kind {
  const place = url.pathname.split('/')[2]
  const kind = KINDS.find((name) => PLURALS[name] === place)
  if (kind === undefined) throw new Error(`${url.pathname} is no place of the library`)
  return kind
}

/** The kind that a call is about. @throws if it is about none, which app/routes.ts does not let happen */
export function kindOfCall(url: URL): Kind {
  const kind = KINDS.find((name) => url.pathname.split('/')[3] === `custom-${PLURALS[name]}`)
  if (kind === undefined) throw new Error(`${url.pathname} is no call of the library`)
  return kind
}

/** The item that an address names. @throws 404 if the workspace has no such item */
export function requireItem<K extends Kind>(context: Context, kind: K, id: string): LibraryItem<K> {
  const item = context.get(libraryContext).item(context.get(userContext), { kind, id })
  if (item === undefined) throw screenError('not_found')
  return item
}

/**
 * The answer to a form whose write was refused or failed: the message stands beside the name if the name is the problem,
 * else above the form.
 * @param refused undefined if the store failed
 * @param failure the message in that case, as a translation key
 * @param limit how many items of the kind the plan includes
 */
export function refusedItem(
  submission: Submission<unknown, string[]>,
  kind: Kind,
  refused: { code: ErrorCode } | undefined,
  failure: string,
  limit: number | null = null,
) {
  const code = refused?.code ?? 'server_error'
  const status = { status: ERROR_STATUS[code] }
  if (code === 'name_exists' || code === 'built_in_conflict') {
    const problem = code === 'name_exists' ? 'nameExists' : 'builtInConflict'
    return { lastResult: submission.reply({ fieldErrors: { name: [`library:${kind}.problem.${problem}`] } }), status }
  }
  const full = limit === 0 ? `library:${kind}.emptyLocked` : `library:${kind}.problem.limit`
  const message = refused === undefined ? failure : code === 'library_limit' ? full : `errors:${code}`
  return { lastResult: submission.reply({ formErrors: [message] }), status }
}

/** The answer to a call that was refused, with the message of the kind if it has one. */
export function refusedItemCall(context: Context, kind: Kind, code: ErrorCode, limit: number | null): Response {
  const problem: Partial<Record<ErrorCode, string>> = {
    name_exists: 'problem.nameExists',
    built_in_conflict: 'problem.builtInConflict',
    library_limit: limit === 0 ? 'emptyLocked' : 'problem.limit',
  }
  const key = problem[code]
  const field = code === 'name_exists' || code === 'built_in_conflict' ? { body: { field: 'name' } } : {}
  return apiError(code, context, {
    ...(key === undefined ? {} : { messageKey: `library:${kind}.${key}` as MessageKey }),
    ...field,
  })
}

/** The answer to a call whose store failed: 500 with the message for what could not be done (specification 8). */
export function failedItemCall(context: Context, kind: Kind, what: 'load' | 'create' | 'save' | 'delete'): Response {
  return apiError('server_error', context, { messageKey: `library:${kind}.${what}Failed` })
}

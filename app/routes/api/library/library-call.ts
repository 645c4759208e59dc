import type { RouterContextProvider } from 'react-router'
import { apiError } from '#app/.server/http/errors.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { bodyOf, type LibraryItem } from '#app/domain/library/item.ts'
import { KINDS, type Kind, PLURALS } from '#app/domain/library/kinds.ts'
import { variablesOf } from '#app/domain/library/variables.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

type Context = Readonly<RouterContextProvider>

/** Which part of the library a call is about. @throws where it is none, which app/routes.ts does not let happen. */
export function kindOfCall(url: URL): Kind {
  const kind = KINDS.find((name) => url.pathname.split('/')[3] === `custom-${PLURALS[name]}`)
  if (kind === undefined) throw new Error(`${url.pathname} is no call of the library`)
  return kind
}

/** An item as the calls write it (specification 3). */
export function apiItem(item: LibraryItem) {
  const { id, kind, content, usageCount, version, createdAt, updatedAt, locked } = item
  return {
    id,
    ...content,
    ...(kind === 'prompt' ? { usage_count: usageCount, variables: variablesOf(bodyOf(item)) } : {}),
    version,
    available: !locked,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  }
}

/** A refusal, in the words of its kind where it has some. */
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

/** The answer where the store failed: 500 with what could not be done (specification 8). */
export function failedItemCall(context: Context, kind: Kind, what: 'load' | 'create' | 'save' | 'delete'): Response {
  return apiError('server_error', context, { messageKey: `library:${kind}.${what}Failed` })
}

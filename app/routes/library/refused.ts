import type { Submission } from '@conform-to/react'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { Kind } from '#app/domain/library/kinds.ts'

/**
 * A refused or failed write, told in the form that asked: about the name where the name is at fault, else above it.
 * @param refused undefined where the store failed
 * @param failure what to say then, as a translation key
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

import type { Submission, SubmissionResult } from '@conform-to/react'
import type { RouterContextProvider } from 'react-router'
import { IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** A posted form as the action of its page gets it. */
export type FormPost<Params = unknown> = {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
  params: Params
}

/**
 * Answers a form with a refusal of a use case or of a rate limit: the message above the form as a translation key, the
 * status of the table, and `Retry-After` if waiting helps. `hidden` fields are not filled in again; `lead` comes before the
 * message and says what failed.
 */
export function refusedForm(
  submission: Submission<unknown, string[]>,
  refused: { code: ErrorCode; retryAfterSeconds?: number },
  hidden: readonly string[] = [],
  lead?: MessageKey,
): { lastResult: SubmissionResult<string[]>; init: ResponseInit } {
  const wait = refused.retryAfterSeconds ?? (refused.code === 'busy' ? 5 : undefined)
  return {
    lastResult: submission.reply({
      formErrors: [...(lead === undefined ? [] : [lead]), `errors:${refused.code}`],
      hideFields: [...hidden],
    }),
    init: {
      status: ERROR_STATUS[refused.code],
      ...(wait === undefined ? {} : { headers: { 'retry-after': String(wait) } }),
    },
  }
}

/** The idempotency key that the form of a write carries; undefined if it has none or a malformed one. */
export function writeKeyOf(form: FormData): string | undefined {
  return IdempotencyKeySchema.safeParse(form.get('idempotency_key')).data
}

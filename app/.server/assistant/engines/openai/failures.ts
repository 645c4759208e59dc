import { APIConnectionError, APIError } from 'openai'
import type { EngineFailure } from '../engine.ts'
import { NotAnApi } from './event-stream.ts'

/** The meaning of a vendor error for the caller, and whether a retry can help. */
export type Diagnosis = {
  code: EngineFailure['code']
  retry: boolean
  /** How long the server asked us to wait, in milliseconds. */
  retryAfterMs?: number | undefined
  /** For the log: the cause in one word, never the message, which may quote the text. */
  cause: string
}

/** The quota is spent: only the operator can end this outage, although it comes as a 429 (vendor's error codes). */
const QUOTA = /insufficient_quota|credit_balance_exhausted|spend_limit_exceeded|usage_limit_exceeded|billing_hard_limit/
/** The text and its answer are more than the model's context holds; every server words it in its own way. */
const CONTEXT =
  /context_length|context length|context window|context size|maximum context|exceeds? the (?:available|model'?s?) |too many tokens|prompt is too long|input is too long|n_ctx|max_model_len/i
const FILTERED = /content_filter|content_policy|moderation_blocked/

/**
 * Diagnoses an error thrown by the SDK. Connection errors, 408, 409, a rate limit's 429 and 5xx can be retried; errors
 * inside a stream, a broken stream and refusals cannot.
 */
export function diagnose(thrown: unknown, now: number): Diagnosis {
  if (thrown instanceof APIConnectionError) return { code: 'engine_unavailable', retry: true, cause: 'connection' }
  if (thrown instanceof APIError) {
    const errorName = [thrown.code, thrown.type].join(' ')
    if (FILTERED.test(errorName)) return { code: 'engine_filtered', retry: false, cause: 'filtered' }
    if (QUOTA.test(errorName)) return { code: 'engine_unavailable', retry: false, cause: 'quota' }
    const status = thrown.status as number | undefined
    if (status === undefined) return inStream(errorName)
    const retryAfterMs = retryAfter(thrown.headers, now)
    if (status === 429) return { code: 'engine_busy', retry: true, retryAfterMs, cause: 'rate' }
    if (status === 408 || status === 409 || status >= 500) {
      return { code: 'engine_unavailable', retry: true, retryAfterMs, cause: `status_${status}` }
    }
    if (
      [400, 413, 422].includes(status) &&
      (status === 413 || CONTEXT.test(`${errorName} ${thrown.message.slice(0, 500)}`))
    )
      return { code: 'engine_too_long', retry: false, cause: 'context' }
    return { code: 'engine_misconfigured', retry: false, cause: `status_${status}` }
  }
  if (thrown instanceof NotAnApi) return { code: 'engine_misconfigured', retry: false, cause: 'web_page' }
  if (thrown instanceof SyntaxError) return { code: 'engine_unavailable', retry: false, cause: 'malformed' }
  // The only error left is a connection that broke while its body was read.
  return { code: 'engine_unavailable', retry: true, cause: 'connection' }
}

function inStream(named: string): Diagnosis {
  if (/rate_limit/.test(named)) return { code: 'engine_busy', retry: false, cause: 'stream_rate' }
  return { code: 'engine_unavailable', retry: false, cause: 'stream_error' }
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (milliseconds >= 0) return milliseconds
  const stated = headers?.get('retry-after')
  if (stated == null || stated === '') return undefined
  const seconds = Number(stated)
  if (seconds >= 0) return seconds * 1000
  const date = Date.parse(stated)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

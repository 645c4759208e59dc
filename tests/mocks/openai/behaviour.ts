/**
 * What the double does with one request. `words` is the number of words sent before a fault in mid-stream. In `text`,
 * `{{separator}}` stands for the line that separates versions in this request.
 */
export type Behaviour = { firstDelayMs?: number; wordDelayMs?: number; words?: number; text?: string } & (
  | { kind: 'answer' }
  | { kind: 'hang-before-headers' }
  | { kind: 'hang-after-headers' }
  | { kind: 'hang-mid-stream' }
  /** Holds the rest back after the first words, until `resume`. */
  | { kind: 'pause-mid-stream' }
  | { kind: 'reset-before-headers' }
  | { kind: 'reset-mid-stream' }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'malformed' }
  | { kind: 'error-in-stream'; error?: Record<string, unknown> }
  | { kind: 'no-done' }
  | { kind: 'no-end' }
  | { kind: 'no-usage' }
  | { kind: 'empty-choices' }
  | { kind: 'empty-text' }
  | { kind: 'finish'; reason: 'length' | 'content_filter' }
  | { kind: 'huge'; bytes: number }
  | { kind: 'huge-line'; bytes: number }
  | { kind: 'raw'; body: string }
  | { kind: 'keep-alive-comments'; everyMs: number }
  | { kind: 'refuse-parameters'; names: readonly string[] }
  /**
   * A small model: writes the text in capitals, or word for word in another language, never more words than the instructions allow, nor more tokens than
   * `max_tokens` or `mostTokens`, and refuses what does not fit into its context.
   */
  | {
      kind: 'obedient'
      mostTokens?: number
      contextTokens?: number
      wordForWord?: Readonly<Record<string, string>>
    }
)

/** Ready-made answers of the vendor's error pages. */
export const FAULTS = {
  badRequest: {
    kind: 'status',
    status: 400,
    body: { error: { message: 'Bad request', type: 'invalid_request_error' } },
  },
  wrongKey: {
    kind: 'status',
    status: 401,
    body: { error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' } },
  },
  unknownModel: {
    kind: 'status',
    status: 404,
    body: { error: { message: 'The model does not exist', type: 'invalid_request_error', code: 'model_not_found' } },
  },
  requestTimeout: { kind: 'status', status: 408, body: { error: { message: 'Timed out', type: 'timeout' } } },
  rateLimited: {
    kind: 'status',
    status: 429,
    headers: { 'retry-after-ms': '50' },
    body: { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } },
  },
  quota: {
    kind: 'status',
    status: 429,
    body: {
      error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' },
    },
  },
  serverError: { kind: 'status', status: 500, body: { error: { message: 'Internal error', type: 'server_error' } } },
  overloaded: { kind: 'status', status: 503, body: { error: { message: 'Overloaded', type: 'server_error' } } },
  redirect: { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: {} },
} as const satisfies Record<string, Behaviour>

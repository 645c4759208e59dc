import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { apiError } from './errors.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The body of a call under /api, as its schema lets it through, or the answer that says what is wrong with it. Messages
 * of the schema are translation keys; the first one is told, with the name of its field.
 */
export async function readCall<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  context: Context,
  method: 'POST' | 'PUT' = 'POST',
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; answer: Response }> {
  if (request.method !== method) return { ok: false, answer: onlyPost(context) }
  const body = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, answer: apiError('invalid_json', context) }
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, answer: invalidField(context, issue?.message as MessageKey | undefined, issue?.path.join('.')) }
}

/** The `Idempotency-Key` of a call, undefined where it has none, or the answer that says what is wrong with it. */
export function readKey(
  request: Request,
  context: Context,
): { ok: true; key: string | undefined } | { ok: false; answer: Response } {
  const key = request.headers.get('idempotency-key') ?? undefined
  if (key === undefined || IdempotencyKeySchema.safeParse(key).success) return { ok: true, key }
  return { ok: false, answer: apiError('idempotency_key_invalid', context) }
}

/** 400 about one field. */
export function invalidField(
  context: Context,
  messageKey: MessageKey | undefined,
  field: string | undefined,
): Response {
  // Where the table has a code for just this, it is told instead of the general one.
  const named = messageKey?.split(':')[1] ?? ''
  const code = Object.hasOwn(ERROR_STATUS, named) ? (named as ErrorCode) : 'invalid_input'
  return apiError(code, context, {
    ...(messageKey === undefined ? {} : { messageKey }),
    ...(field === undefined || field === '' ? {} : { body: { field } }),
  })
}

/** 405 for everything but POST. */
export function onlyPost(context: Context): Response {
  return apiError('method_not_allowed', context, { headers: { allow: 'POST' } })
}

/** A refusal of a use case or of a rate limit, with `Retry-After` where waiting helps. */
export function refusedCall(context: Context, refused: { code: ErrorCode; retryAfterSeconds?: number }): Response {
  const wait = refused.retryAfterSeconds ?? (refused.code === 'busy' ? 5 : undefined)
  return apiError(refused.code, context, wait === undefined ? {} : { headers: { 'retry-after': String(wait) } })
}

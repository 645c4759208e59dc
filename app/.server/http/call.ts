import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { limitsContext, requestContext } from './context.ts'
import { apiError } from './errors.ts'
import { localeOf, type Translator, translatorFor } from './locale.ts'
import type { RateLimits } from './rate-limits.ts'

type Context = Readonly<RouterContextProvider>
type Answer = Response | Promise<Response>

/** The part of a loader's or action's arguments that a call needs. */
type Incoming = {
  request: Request
  context: Context
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

/** The input of a call's handler: the request, and `say`, the translator into the caller's language. */
export type CallInput = Incoming & { say: Translator }

/** The input of a call that writes. */
export type WriteInput<Value> = CallInput & {
  value: Value
  /** The `Idempotency-Key` header; undefined if the call has none or does not take one. */
  idempotencyKey: string | undefined
  /** Gives the caller its attempt back, if the call counts attempts. */
  succeeded(): Promise<void>
}

type Method = (incoming: Incoming) => Answer

const NAMES = ['GET', 'POST', 'PUT', 'DELETE'] as const

/**
 * One call under /api as a route module exports it, as `loader` and as `action`: each method has its handler, every other
 * method answers 405 with `Allow`.
 */
export function call(methods: Partial<Record<(typeof NAMES)[number], Method>>): (incoming: Incoming) => Answer {
  const allow = NAMES.filter((name) => methods[name] !== undefined).join(', ')
  return (incoming) => {
    const name = incoming.request.method === 'HEAD' ? 'GET' : incoming.request.method
    const method = methods[name as (typeof NAMES)[number]]
    return method?.(incoming) ?? apiError('method_not_allowed', incoming.context, { headers: { allow } })
  }
}

/** A method that takes no body. */
export function reads(handle: (input: CallInput) => Answer): Method {
  return (incoming) => handle({ ...incoming, say: translatorFor(localeOf(incoming.context)) })
}

/**
 * A method that takes a JSON body. In this order: the body is parsed, the idempotency key is read, the attempt is
 * counted, the handler runs. The first problem of the schema is the answer, with the name of its field.
 * @param options.body the schema, or a function that picks it by the address; absent for a method without a body
 * @param options.keyed whether the call takes an `Idempotency-Key`
 * @param options.limit the rate limit that counts the call, and the identifier that it counts for
 */
export function writes<Schema extends z.ZodType = z.ZodUndefined>(options: {
  body?: Schema | ((incoming: Incoming) => Schema)
  keyed?: boolean
  limit?: { rule: keyof RateLimits; identifier: (value: z.output<Schema>, context: Context) => string }
  handle: (input: WriteInput<z.output<Schema>>) => Answer
}): Method {
  return async (incoming) => {
    const { request, context } = incoming
    const schema = typeof options.body === 'function' ? options.body(incoming) : options.body
    const body = schema === undefined ? NO_BODY : await readBody(schema, request, context)
    if (!body.ok) return body.answer
    const value = body.value as z.output<Schema>
    const key = options.keyed ? readKey(request, context) : NO_KEY
    if (!key.ok) return key.answer
    const attempt =
      options.limit && (await countAttempt(context, options.limit.rule, options.limit.identifier(value, context)))
    if (attempt?.ok === false) return refusedCall(context, attempt)
    return options.handle({
      ...incoming,
      value,
      idempotencyKey: key.key,
      say: translatorFor(localeOf(context)),
      succeeded: async () => attempt?.succeeded(),
    })
  }
}

const NO_BODY = { ok: true, value: undefined } as const
const NO_KEY = { ok: true, key: undefined } as const

/** Counts one attempt of this client against a rate limit. */
function countAttempt(context: Context, rule: keyof RateLimits, identifier: string) {
  return context.get(limitsContext)[rule].take({ identifier, address: context.get(requestContext).clientAddress })
}

async function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  context: Context,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; answer: Response }> {
  const body = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, answer: apiError('invalid_json', context) }
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, answer: invalidField(context, issue?.message as MessageKey | undefined, issue?.path.join('.')) }
}

function readKey(
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
  // A message that the error table has a code of its own for gets that code instead of the general one.
  const named = messageKey?.split(':')[1] ?? ''
  const code = Object.hasOwn(ERROR_STATUS, named) ? (named as ErrorCode) : 'invalid_input'
  return apiError(code, context, {
    ...(messageKey === undefined ? {} : { messageKey }),
    ...(field === undefined || field === '' ? {} : { body: { field } }),
  })
}

/** A refusal of a use case or of a rate limit, with `Retry-After` if waiting helps; `body` adds members to the answer. */
export function refusedCall(
  context: Context,
  refused: { code: ErrorCode; retryAfterSeconds?: number },
  body: Readonly<Record<string, unknown>> = {},
): Response {
  const wait = refused.retryAfterSeconds ?? (refused.code === 'busy' ? 5 : undefined)
  return apiError(refused.code, context, {
    body,
    ...(wait === undefined ? {} : { headers: { 'retry-after': String(wait) } }),
  })
}

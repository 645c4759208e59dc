import { data, type RouterContextProvider } from 'react-router'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { siteContext } from './context.ts'
import { localeOf, translatorFor } from './locale.ts'

type Extras = {
  /** Values for the message, already formatted for the reader. */
  values?: Readonly<Record<string, string | number>>
  headers?: Readonly<Record<string, string>>
  /** Replaces the table's message if a field has a more precise one; a translation key with namespace. */
  messageKey?: MessageKey
  /** Further members of the JSON answer. */
  body?: Readonly<Record<string, unknown>>
}

/** The message of a code in the reader's language. To a suspended user it also says whom to write to. */
export function messageOf(code: ErrorCode, context: Readonly<RouterContextProvider>, extras: Extras = {}): string {
  const t = translatorFor(localeOf(context))
  const message = t((extras.messageKey ?? `errors:${code}`) as MessageKey, { ...extras.values })
  const { contact } = context.get(siteContext)
  return code === 'account_suspended' && contact !== undefined
    ? `${message} ${t('sign-in:login.suspendedContact', { contact })}`
    : message
}

/** The error answer of every call under /api: `{ detail, code }` with the table's status (specification 8). */
export function apiError(code: ErrorCode, context: Readonly<RouterContextProvider>, extras: Extras = {}): Response {
  return Response.json(
    { ...extras.body, detail: messageOf(code, context, extras), code },
    { status: ERROR_STATUS[code], headers: { 'cache-control': 'no-store', ...extras.headers } },
  )
}

/** The value that a screen's loader or action throws if it has nothing to show; the error boundary renders it. */
export function screenError(code: ErrorCode) {
  return data({ code }, { status: ERROR_STATUS[code] })
}

/** Loader and action of a route that takes what no other one does. */
export function nothingHere(): never {
  throw screenError('not_found')
}

/** The thing that an address names. @throws 404 if there is none of this user. */
export function requireFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw screenError('not_found')
  return thing
}

/** Status and `Retry-After` of a refusal, for the answer of a page or a stream. */
export function refusalInit({ code, retryAfterSeconds }: { code: ErrorCode; retryAfterSeconds?: number | undefined }): {
  status: number
  headers: Record<string, string>
} {
  return {
    status: ERROR_STATUS[code],
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  }
}

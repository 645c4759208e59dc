import { ERROR_STATUS } from '#app/domain/errors.ts'
import type { RequestFacts } from './context.ts'
import { localeOfHead, type RequestHead, translatorFor } from './locale.ts'

export type { RequestFacts } from './context.ts'

/** Refusals by the host itself, before any route runs. */
export type HostRefusal =
  | 'cross_origin'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'invalid_encoding'
  | 'invalid_input'
  | 'method_not_allowed'
  | 'not_found'
  | 'rate_limited'
  | 'busy'
  | 'storage_unavailable'
  | 'not_primary'
  | 'server_error'

/**
 * Largest accepted bodies in KiB. The longest form has 5,000 characters of nine percent-encoded bytes each. The longest call
 * has a text of 20,000 code points; JSON may write each as two escapes of six bytes, as Python does by default.
 */
export const BODY_KB = { form: 64, json: 256 } as const

/** An answer before it is a `Response`: the doors of the host write it to the connection themselves. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * The answer to a refusal by the host itself, before any route runs: JSON under /api, otherwise a self-contained page,
 * since the application may be the part that failed. Cheap enough for a server that is overloaded.
 * @param retryAfter seconds after which the same request may succeed; absent: 5 for a server that is busy
 */
export function plainRefusal(
  head: RequestHead,
  code: HostRefusal,
  facts: Pick<RequestFacts, 'nonce' | 'requestId'>,
  retryAfter = ERROR_STATUS[code] === 503 ? 5 : undefined,
): PlainAnswer {
  const locale = localeOfHead(head)
  const t = translatorFor(locale)
  const isCall = head.path === '/api' || head.path.startsWith('/api/')
  const detail = t(`errors:${code}`, { limit: BODY_KB[isCall ? 'json' : 'form'] })
  const status = ERROR_STATUS[code]
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  const allow: Record<string, string> = code === 'method_not_allowed' ? { allow: SCREEN_METHODS } : {}
  const headers = { ...wait, ...allow, 'cache-control': 'no-store' }
  if (isCall) {
    return {
      status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ detail, code }),
    }
  }
  const body = `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} · Penmark</title>
<style nonce="${facts.nonce}">
:root{color-scheme:light dark}
body{font:1.125rem/1.6 Georgia,serif;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
small{font-family:system-ui,sans-serif;opacity:.75}
</style>
<main><h1>Penmark</h1><p>${escapeHtml(detail)}</p><p><a href="/">${escapeHtml(t('common:error.home'))}</a></p><small>${status} · ${facts.requestId}</small></main></html>`
  return { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body }
}

/** The methods of a screen; forms post. */
const SCREEN_METHODS = 'GET, HEAD, POST'

/** `plainRefusal` of a request that has a `Request` already. */
export function refusal(request: Request, code: HostRefusal, facts: RequestFacts, retryAfter?: number): Response {
  const { pathname, searchParams } = new URL(request.url)
  const head = { path: pathname, query: searchParams, header: (name: string) => request.headers.get(name) }
  const { body, ...init } = plainRefusal(head, code, facts, retryAfter)
  return new Response(body, init)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

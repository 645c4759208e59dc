import { ERROR_STATUS } from '#app/domain/errors.ts'
import type { RequestFacts } from './context.ts'
import { localeOfRequest, translatorFor } from './locale.ts'

export type { RequestFacts } from './context.ts'

/** Refusals by the host itself, before any route runs. */
export type HostRefusal =
  | 'cross_origin'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'invalid_encoding'
  | 'invalid_input'
  | 'method_not_allowed'
  | 'busy'
  | 'server_error'

/**
 * The answer to a refusal by the host itself, before any route runs: JSON under /api, otherwise a self-contained page,
 * since the application may be the part that failed.
 */
export async function refusal(request: Request, code: HostRefusal, facts: RequestFacts): Promise<Response> {
  const locale = await localeOfRequest(request)
  const t = translatorFor(locale)
  const detail = t(`errors:${code}`)
  const status = ERROR_STATUS[code]
  const headers: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {}
  if (new URL(request.url).pathname.startsWith('/api/')) return Response.json({ detail, code }, { status, headers })
  const page = `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} · Penmark</title>
<style nonce="${facts.nonce}">
:root{color-scheme:light dark}
body{font:1.125rem/1.6 Georgia,serif;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
small{font-family:system-ui,sans-serif;opacity:.75}
</style>
<main><h1>Penmark</h1><p>${escapeHtml(detail)}</p><p><a href="/">${escapeHtml(t('common:error.home'))}</a></p><small>${status} · ${facts.requestId}</small></main></html>`
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

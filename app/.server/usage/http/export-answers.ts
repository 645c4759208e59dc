import { type RouterContextProvider, redirect } from 'react-router'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { EXPORT_FORMATS, type Export, type ExportFormat } from '#app/.server/ledger/index.ts'
import { periodFrom } from '#app/domain/usage/period.ts'
import { exportsContext } from '../context.ts'
import type { Spender } from '../usage.ts'

type Context = Readonly<RouterContextProvider>
type ExportRequest = { period: string | null; format: ExportFormat; since: string }

const PARAMETERS = ['month', 'format', 'since'] as const

/** The export that an address describes; without parameters everything as a bundle. `since` is as typed, without spaces. */
function exportRequest(query: URLSearchParams): ExportRequest {
  return {
    period: periodFrom(query.get('month') ?? undefined) ?? null,
    format: EXPORT_FORMATS.find((format) => format === query.get('format')) ?? 'tar',
    since: (query.get('since') ?? '').replace(/[\s.,’'_]/g, '').slice(0, 15),
  }
}

/** Whether an address names an unknown month or format, or a parameter twice: then nothing is exported in its place. */
function isMalformed(query: URLSearchParams): boolean {
  const { period, format } = exportRequest(query)
  return (
    PARAMETERS.some((name) => query.getAll(name).length > 1) ||
    (query.get('month') ?? '') !== (period ?? '') ||
    (query.get('format') ?? format) !== format
  )
}

/** The form of an export. The choice is in the address, so a refused download leads back to it; `refused` says why. */
export function exportView(context: Context, owner: Spender, query: URLSearchParams) {
  const { period, format, since } = exportRequest(query)
  return {
    ...context.get(exportsContext).offered(owner),
    choice: { month: period, format, since },
    refused: query.get('refused'),
  }
}

/**
 * Counts an export of the acting user.
 * @throws a redirect to the form below `base`, which says why, if there were too many
 */
export async function countExport(context: Context, query: URLSearchParams, base: string): Promise<void> {
  const actor = actorOf(context)
  const attempt = await context.get(exportsContext).count(actor, actor.address)
  if (attempt.ok) return
  const wait = { headers: { 'retry-after': String(attempt.retryAfterSeconds) } }
  throw backToForm(query, base, attempt.code, wait)
}

/**
 * The export that an address describes, of one account.
 * @throws a redirect to the form below `base`, which says why, if it cannot be made
 */
export function exportFor(context: Context, owner: Spender, query: URLSearchParams, base: string): Export {
  const { period, format, since } = exportRequest(query)
  if (isMalformed(query)) throw backToForm(query, base, 'malformed')
  const outcome = context.get(exportsContext).make(owner, {
    range: period === null ? { kind: 'all' } : { kind: 'month', period },
    since: since === '' ? undefined : since,
    format,
  })
  if (!outcome.ok) throw backToForm(query, base, outcome.code === 'since_unpublished' ? 'since' : outcome.code)
  return outcome
}

/** The file of an export. */
export function exportAnswer(
  { stream, contentType, name }: Export,
  headers: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' },
): Response {
  return new Response(stream, {
    headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"`, ...headers },
  })
}

/** The file of a proof. */
export function proofAnswer({ text, file }: { text: string; file: string }): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Leads to the form with the choice of the address and the reason for the refusal. */
function backToForm(query: URLSearchParams, base: string, why: string, init: ResponseInit = {}): Response {
  const back = new URLSearchParams(
    PARAMETERS.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  )
  back.set('refused', why)
  return redirect(`${base}/export?${back}`, init)
}

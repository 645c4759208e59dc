import { type RouterContextProvider, redirect } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import type { Penmark } from '#app/.server/compose.ts'
import { countAttempt } from '#app/.server/http/call.ts'
import {
  EXPORT_FORMATS,
  type Export,
  type ExportFormat,
  exportBundle,
  latestCheckpoint,
  monthsOf,
} from '#app/.server/ledger/index.ts'
import type { UsageBase } from '#app/components/usage/base.ts'
import type { ExportView } from '#app/components/usage/export-screen.tsx'
import { periodFrom } from '#app/domain/usage/period.ts'

type Reader = Penmark['database']['reader']
type ExportRequest = { period: string | null; format: ExportFormat; since: string }

const ASKED = ['month', 'format', 'since'] as const

/** What an address asks to export: everything as a bundle where it does not say. `since` is as typed, without spaces. */
function exportRequest(query: URLSearchParams): ExportRequest {
  return {
    period: periodFrom(query.get('month') ?? undefined) ?? null,
    format: EXPORT_FORMATS.find((format) => format === query.get('format')) ?? 'tar',
    since: (query.get('since') ?? '').replace(/[\s.,’'_]/g, '').slice(0, 15),
  }
}

/** Whether an address asks for a month or a form that there is not, or for more than one: nothing else is exported instead. */
function isMalformed(query: URLSearchParams): boolean {
  const { period, format } = exportRequest(query)
  return (
    ASKED.some((name) => query.getAll(name).length > 1) ||
    (query.get('month') ?? '') !== (period ?? '') ||
    (query.get('format') ?? format) !== format
  )
}

/** The choice is the address, so that a refused download comes back to the form with it; `refused` says why. */
export function exportView(reader: Reader, account: string, query: URLSearchParams): ExportView {
  const { period, format, since } = exportRequest(query)
  const checkpoint = latestCheckpoint(reader)
  return {
    months: monthsOf(reader, account),
    choice: { month: period, format, since },
    refused: query.get('refused'),
    checkpoint: checkpoint === undefined ? null : { size: checkpoint.size, publishedAt: checkpoint.publishedAt },
  }
}

/**
 * Counts an export of this user: downloads of every page and calls share one limit.
 * @throws a redirect to the form below `base`, which says why, if there were too many.
 */
export async function countExport(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  base: UsageBase,
): Promise<void> {
  const attempt = await countAttempt(context, 'export', context.get(userContext).userId)
  if (attempt.ok) return
  const wait = { headers: { 'retry-after': String(attempt.retryAfterSeconds) } }
  throw backToForm(query, base, attempt.code, wait)
}

/** Leads to the form with the choice of the address and the reason for the refusal. */
function backToForm(query: URLSearchParams, base: UsageBase, why: string, init: ResponseInit = {}): Response {
  const back = new URLSearchParams(
    ASKED.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  )
  back.set('refused', why)
  return redirect(`${base}/export?${back}`, init)
}

/**
 * The export that an address asks for, of one account.
 * @throws a redirect to the form below `base`, which says why, where it cannot be made.
 */
export function exportFor(reader: Reader, account: string, query: URLSearchParams, base: UsageBase): Export {
  const { period, format, since } = exportRequest(query)
  const refused = (why: string) => backToForm(query, base, why)
  if (isMalformed(query)) throw refused('malformed')
  if (since !== '' && !/^[1-9]\d{0,14}$/.test(since)) throw refused('since')
  const made = exportBundle(reader, {
    scope: { kind: 'account', account },
    range: period === null ? { kind: 'all' } : { kind: 'month', period },
    ...(since === '' ? {} : { since: Number(since) }),
    format,
  })
  if (!made.ok) throw refused(made.code === 'since_unpublished' ? 'since' : made.code)
  return made
}

/** The answer that hands an export over. */
export function exportAnswer(made: Export): Response {
  return new Response(made.stream, {
    headers: {
      'content-type': made.contentType,
      'content-disposition': `attachment; filename="${made.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

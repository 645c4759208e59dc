import { redirect } from 'react-router'
import type { Penmark } from '#app/.server/compose.ts'
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
 * The export that an address asks for, of one account.
 * @throws a redirect to the form below `base`, which says why, where it cannot be made.
 */
export function exportFor(reader: Reader, account: string, query: URLSearchParams, base: UsageBase): Export {
  const { period, format, since } = exportRequest(query)
  const refused = (why: string) => {
    const back = new URLSearchParams(
      ASKED.flatMap((name) =>
        query
          .getAll(name)
          .slice(0, 1)
          .map((value) => [name, value]),
      ),
    )
    back.set('refused', why)
    return redirect(`${base}/export?${back}`)
  }
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

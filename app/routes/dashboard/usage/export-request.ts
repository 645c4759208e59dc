import { EXPORT_FORMATS, type ExportFormat } from '#app/.server/ledger/export/export.ts'
import { periodFrom } from '#app/domain/usage/period.ts'

export type ExportRequest = { period: string | null; format: ExportFormat; since: string }

/** What an address asks to export: everything as a bundle where it does not say. `since` is as typed, without spaces. */
export function exportRequest(query: URLSearchParams): ExportRequest {
  return {
    period: periodFrom(query.get('month') ?? undefined) ?? null,
    format: EXPORT_FORMATS.find((format) => format === query.get('format')) ?? 'tar',
    since: (query.get('since') ?? '').replace(/[\s.,’'_]/g, '').slice(0, 15),
  }
}

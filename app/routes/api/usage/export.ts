import { actorOf } from '#app/.server/auth/middleware.ts'
import { call, invalidField, reads, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import {
  EXPORT_FORMATS,
  type ExportRefusal,
  NEWEST_FORMATS,
  type NewestFormat,
  type Range,
} from '#app/.server/ledger/index.ts'
import { exportsContext } from '#app/.server/usage/context.ts'
import { isTreeSize } from '#app/.server/usage/exports.ts'
import { exportAnswer } from '#app/.server/usage/http/export-answers.ts'
import type { Route } from './+types/export'

const usageExport = call({
  /** `GET /api/usage/export`: the account's entries with all that proves them (`tar`), or as a bare table. */
  GET: reads(async ({ context, url }) => {
    const exports = context.get(exportsContext)
    const actor = actorOf(context)
    const query = url.searchParams
    const twice = ['format', 'month', 'newest', 'range', 'since', 'workbook'].find(
      (name) => query.getAll(name).length > 1,
    )
    if (twice !== undefined) return invalidField(context, undefined, twice)
    const format = EXPORT_FORMATS.find((each) => each === (query.get('format') ?? 'tar'))
    if (format === undefined) return invalidField(context, undefined, 'format')
    const range = rangeFrom(query, exports.currentMonth)
    if (range === undefined) return invalidField(context, undefined, 'range')
    const since = query.get('since') ?? undefined
    if (since !== undefined && !isTreeSize(since)) {
      return invalidField(context, 'errors:since_unpublished', 'since')
    }
    const workbook = query.get('workbook')
    if (workbook !== null && workbook !== 'no') return invalidField(context, undefined, 'workbook')
    const newest = newestFrom(query)
    if (newest === 'invalid') return invalidField(context, undefined, 'newest')
    const attempt = await exports.count(actor, actor.address)
    if (!attempt.ok) return refusedCall(context, attempt)
    const outcome = exports.make(actor, { range, since, format, ...(newest === undefined ? {} : { newest }) })
    if (!outcome.ok) return refusedExport(context, outcome.code)
    return exportAnswer(outcome, { 'penmark-checkpoint-size': String(outcome.size) })
  }),
})

export const loader = usageExport
export const action = usageExport

/** `month=YYYY-MM` or `range=all`; the running month if neither is given, and undefined if both are. */
function rangeFrom(query: URLSearchParams, currentMonth: () => Range): Range | undefined {
  const [month, range] = [query.get('month'), query.get('range')]
  if (range === null) return month === null ? currentMonth() : { kind: 'month', period: month }
  return range === 'all' && month === null ? { kind: 'all' } : undefined
}

/** The newest format of a bundle that the caller's verifier reads. `workbook=no` says the same as 2. */
function newestFrom(query: URLSearchParams): NewestFormat | 'invalid' | undefined {
  const [newest, withoutWorkbook] = [query.get('newest'), query.has('workbook')]
  if (newest === null) return withoutWorkbook ? 2 : undefined
  return (!withoutWorkbook && NEWEST_FORMATS.find((each) => String(each) === newest)) || 'invalid'
}

function refusedExport(context: Route.LoaderArgs['context'], code: ExportRefusal['code']): Response {
  switch (code) {
    case 'month_invalid':
    case 'month_before_log':
    case 'month_before_account':
    case 'month_not_begun':
    case 'month_without_statement':
    case 'workbook_too_large':
      return apiError(code, context, { body: { field: 'month' } })
    case 'since_unpublished':
      return apiError(code, context, { body: { field: 'since' } })
    // The call names no size, so these only mean that the next checkpoint is not published yet.
    case 'no_checkpoint':
    case 'account_unpublished':
    case 'size_unpublished':
      return apiError('not_published_yet', context, { headers: { 'retry-after': '15' } })
    default:
      return code satisfies never
  }
}

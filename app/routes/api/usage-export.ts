import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { currentMonth, EXPORT_FORMATS, exportBundle, type Range } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/usage-export'

/** `GET /api/usage/export`: the account's entries with all that proves them (`tar`), or as a bare table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, clock, limits } = context.get(penmarkContext)
  const { account, userId } = context.get(userContext)
  const query = url.searchParams
  const twice = ['format', 'month', 'range', 'since'].find((name) => query.getAll(name).length > 1)
  if (twice !== undefined) return invalidField(context, undefined, twice)
  const format = EXPORT_FORMATS.find((each) => each === (query.get('format') ?? 'tar'))
  if (format === undefined) return invalidField(context, undefined, 'format')
  const range = rangeFrom(query, clock.now())
  if (range === undefined) return invalidField(context, undefined, 'range')
  const since = query.get('since')
  if (since !== null && !/^[1-9]\d{0,14}$/.test(since))
    return invalidField(context, 'errors:since_unpublished', 'since')

  const { clientAddress } = context.get(requestContext)
  const taken = await limits.export.take({ identifier: userId, address: clientAddress })
  if (!taken.ok) return refusedCall(context, taken)
  const made = exportBundle(database.reader, {
    scope: { kind: 'account', account },
    range,
    ...(since === null ? {} : { since: Number(since) }),
    format,
  })
  if (!made.ok) return refusedExport(context, made.code)
  return new Response(made.stream, {
    headers: {
      'content-type': made.contentType,
      'content-disposition': `attachment; filename="${made.name}"`,
      'penmark-checkpoint-size': String(made.size),
    },
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}

/** `month=YYYY-MM` or `range=all`; the running month where neither is given, nothing where both are. */
function rangeFrom(query: URLSearchParams, now: number): Range | undefined {
  const [month, range] = [query.get('month'), query.get('range')]
  if (range === null) return month === null ? currentMonth(now) : { kind: 'month', period: month }
  return range === 'all' && month === null ? { kind: 'all' } : undefined
}

type Refused = Exclude<ReturnType<typeof exportBundle>, { ok: true }>['code']

function refusedExport(context: Route.LoaderArgs['context'], code: Refused): Response {
  switch (code) {
    case 'month_invalid':
    case 'month_before_log':
    case 'month_not_begun':
      return apiError(code, context, { body: { field: 'month' } })
    case 'since_unpublished':
      return apiError(code, context, { body: { field: 'since' } })
    // No size was asked for, so these only mean that the next checkpoint is still to come.
    case 'no_checkpoint':
    case 'account_unpublished':
    case 'size_unpublished':
      return apiError('not_published_yet', context, { headers: { 'retry-after': '15' } })
    default:
      return code satisfies never
  }
}

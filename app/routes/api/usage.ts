import { userContext } from '#app/.server/auth/middleware.ts'
import { type Spending, spendingOf } from '#app/.server/billing/cap.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { chainOf, latestCheckpoint, type MonthUsage, monthUsage, usageOf } from '#app/.server/ledger/index.ts'
import { periodFrom } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { Route } from './+types/usage'

const EVENTS = 50
const MOST_EVENTS = 200

/** `GET /api/usage`: one month of the account as its ledger entries tell it, and those entries, newest first. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { account, workspaceId } = context.get(userContext)
  const query = url.searchParams
  const now = clock.now()
  const period = query.has('month') ? periodFrom(query.get('month') ?? '') : periodOf(now)
  if (period === undefined) return invalidField(context, 'errors:month_invalid', 'month')
  const limit = countFrom(query.get('limit'), EVENTS)
  if (limit === undefined || limit < 1 || limit > MOST_EVENTS) return invalidField(context, undefined, 'limit')
  const cursor = countFrom(query.get('cursor'), Number.MAX_SAFE_INTEGER)
  if (cursor === undefined) return invalidField(context, undefined, 'cursor')

  const { reader } = database
  const month = monthUsage(reader, account, period)
  const summary = usageOf(reader, account, now)
  const checkpoint = latestCheckpoint(reader)
  const chain = chainOf(reader, account)
  const { from, to } = chain.month(period)
  const end = Math.min(to, cursor)
  const start = Math.max(from, end - limit)
  const events = [...chain.events({ from: start, to: Math.max(start, end) }, true)]
  return Response.json({
    ...figuresOf(month),
    // What is left is only a question of the running month.
    ...(period === summary.period
      ? {
          plan: summary.plan,
          limit: summary.limit,
          extra: summary.extra,
          remaining: summary.remaining,
          ...spendingFields(spendingOf(reader, { workspaceId, account, usage: summary, now })),
        }
      : { extra: null, remaining: null, cap: null, forecast: null }),
    checkpoint:
      checkpoint === undefined
        ? null
        : { size: checkpoint.size, published_at: new Date(checkpoint.publishedAt).toISOString() },
    events: events.map(({ seq, aseq, at, type, body, leaf }) => ({
      seq,
      aseq,
      time: new Date(at).toISOString(),
      type,
      state: checkpoint !== undefined && seq < checkpoint.size ? 'proven' : 'promised',
      leaf: leaf.toString('hex'),
      event: body.toString('utf8'),
    })),
    next_cursor: start > from && events.length > 0 ? start : null,
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}

function spendingFields({ cap, forecast }: Spending) {
  const ends = forecast.kind === 'ends' ? { by: forecast.by, at: new Date(forecast.at).toISOString() } : {}
  return { cap, forecast: { kind: forecast.kind, ...ends } }
}

function figuresOf(month: MonthUsage) {
  return {
    period: month.period,
    plan: month.statement?.plan ?? null,
    limit: month.limit === null ? null : month.limit + month.adjusted,
    adjusted: month.adjusted,
    used: month.used,
    reserved: month.reserved,
    used_extra: month.fromLots,
    free: month.free,
    late: month.late,
    tokens_in: month.tokensIn,
    tokens_out: month.tokensOut,
    days: month.days.map((tally, index) => ({
      day: `${month.period}-${String(index + 1).padStart(2, '0')}`,
      ...tally,
    })),
    operations: month.operations,
    statement: month.statement,
  }
}

function countFrom(text: string | null, otherwise: number): number | undefined {
  if (text === null) return otherwise
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}

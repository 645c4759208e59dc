import { userContext } from '#app/.server/auth/middleware.ts'
import type { Spending } from '#app/.server/billing/cap.ts'
import { call, invalidField, reads } from '#app/.server/http/call.ts'
import type { MonthUsage } from '#app/.server/ledger/index.ts'
import { textWorkContext } from '#app/.server/text-work/context.ts'
import { apiWorkLimits } from '#app/.server/text-work/http/answers.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { periodFrom } from '#app/domain/usage/period.ts'

const EVENTS = 50
const MOST_EVENTS = 200

const usageCall = call({
  /** `GET /api/usage`: one month of the account, derived from its ledger entries, and those entries, newest first. */
  GET: reads(({ context, url }) => {
    const usage = context.get(usageContext)
    const query = url.searchParams
    const period = query.has('month') ? periodFrom(query.get('month') ?? '') : usage.currentPeriod()
    if (period === undefined) return invalidField(context, 'errors:month_invalid', 'month')
    const limit = countFrom(query.get('limit'), EVENTS)
    if (limit === undefined || limit < 1 || limit > MOST_EVENTS) return invalidField(context, undefined, 'limit')
    const cursor = countFrom(query.get('cursor'), Number.MAX_SAFE_INTEGER)
    if (cursor === undefined) return invalidField(context, undefined, 'cursor')

    const user = context.get(userContext)
    const { month, running, checkpoint, events, nextCursor } = usage.events(user, {
      period,
      limit,
      cursor,
    })
    const standingOf = (seq: number) => {
      const isPublished = checkpoint !== undefined && seq < checkpoint.size
      return isPublished
        ? { state: 'proven', standing: 'published' }
        : { state: 'promised', standing: usage.standing(seq) }
    }
    return Response.json({
      ...figuresOf(month),
      ...(running === null
        ? { extra: null, remaining: null, cap: null, forecast: null, limits: null }
        : {
            plan: running.summary.plan,
            limit: running.summary.limit,
            extra: running.summary.extra,
            remaining: running.summary.remaining,
            ...spendingFields(running.spending),
            limits: { text_work: apiWorkLimits(context.get(textWorkContext).limitsOf(user.userId)) },
          }),
      checkpoint:
        checkpoint === undefined
          ? null
          : { size: checkpoint.size, published_at: new Date(checkpoint.publishedAt).toISOString() },
      events: events.map(({ seq, aseq, at, type, body, leaf }) => ({
        seq,
        aseq,
        time: new Date(at).toISOString(),
        type,
        ...standingOf(seq),
        leaf: leaf.toString('hex'),
        event: body.toString('utf8'),
      })),
      next_cursor: nextCursor,
    })
  }),
})

export const loader = usageCall
export const action = usageCall

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

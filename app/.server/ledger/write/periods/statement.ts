import type { CurrentEvent, FactOf } from '../../format/events.ts'
import type { Hold } from '../ledger-account.ts'

/** What a statement and a seal add up. Order and names are those of the events. */
export type Totals = Omit<FactOf<'period.closed'>['data'], 'plan' | 'quota'>

export type Promised = { plan: FactOf<'period.closed'>['data']['plan']; quota: number }

export function noTotals(period: string): Totals {
  return {
    period,
    requests: 0,
    settled: 0,
    released: 0,
    expired: 0,
    late: 0,
    used: 0,
    from_lots: 0,
    adjusted: 0,
    tokens_in: 0,
    tokens_out: 0,
    granted: 0,
    credits_expired: 0,
    credits_revoked: 0,
    paid: 0,
    refunded: 0,
    currency: 'usd',
  }
}

/**
 * One account's month. `events` are the account's events whose time lies in it; a request that began in it and ended
 * after it counts by the end that `ended` gives, so nothing after the month needs to be read. Call it once every hold of
 * the month has ended.
 * @returns the totals, and the plan that was in force at the end if one of the events says it.
 */
export function addUp(
  period: string,
  events: Iterable<CurrentEvent>,
  holds: {
    /** The reservation as it stands now. */
    hold(reserve: number): Pick<Hold, 'source' | 'state' | 'period'>
    /** The settle that ended it. */
    ended(reserve: number): FactOf<'request.settled'>['data']
  },
): { totals: Totals; promised: Promised | undefined } {
  const totals = noTotals(period)
  let promised: Promised | undefined

  function settle({ amount, tokens_in, tokens_out, late }: FactOf<'request.settled'>['data'], source: Hold['source']) {
    totals.settled += 1
    if (late) totals.late += 1
    if (source === 'quota') totals.used += amount
    else totals.from_lots += amount
    totals.tokens_in += tokens_in
    totals.tokens_out += tokens_out
  }

  for (const event of events) {
    switch (event.type) {
      case 'account.opened':
        promised = { plan: event.data.plan, quota: event.data.quota }
        break
      case 'plan.changed':
        promised = { plan: event.data.to, quota: event.data.quota }
        break
      case 'request.reserved': {
        const { state, source } = holds.hold(event.seq)
        if (state === 'open') throw new Error(`reservation ${event.seq} of ${period} is open`)
        totals.requests += 1
        if (state === 'released') totals.released += 1
        // A late success was expired before.
        if (state === 'expired' || state === 'late') totals.expired += 1
        if (state === 'settled' || state === 'late') {
          const end = holds.ended(event.seq)
          if (end.period === period) settle(end, source)
        }
        break
      }
      case 'request.settled': {
        // Those of this month's own requests are counted with their reserve.
        const hold = holds.hold(event.data.reserve)
        if (hold.period !== period && event.data.period === period) settle(event.data, hold.source)
        break
      }
      case 'adjustment.posted':
        totals.adjusted += event.data.units
        break
      case 'credit.granted':
        totals.granted += event.data.amount
        break
      case 'credit.expired':
        totals.credits_expired += event.data.amount
        break
      case 'credit.revoked':
        totals.credits_revoked += event.data.amount
        break
      case 'invoice.paid':
      case 'refund.reversed':
        totals.paid += event.data.amount
        break
      case 'invoice.refunded':
        totals.refunded += event.data.amount
        break
      default:
    }
  }
  return { totals, promised }
}

/** Adds one statement to the sums of a seal. */
export function addStatement(sums: Totals, statement: Totals): Totals {
  const added = { ...sums }
  for (const key of Object.keys(sums) as (keyof Totals)[]) {
    if (key !== 'period' && key !== 'currency') added[key] += statement[key]
  }
  return added
}

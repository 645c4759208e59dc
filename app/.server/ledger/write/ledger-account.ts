import { periodOf, summarise, type UsageSummary } from '#app/domain/usage/usage.ts'
import type { EventType, FactOf } from '../format/events.ts'
import type { SystemType } from '../format/shapes.ts'
import type { LedgerPlan } from '../format/words.ts'
import { productPlan } from '../product-words.ts'

export type HoldState = 'open' | 'settled' | 'late' | 'released' | 'expired'

/** One reservation: the credit that a running request holds, of the month's limit or of one lot. */
export type Hold = {
  /** The month of its reserve. */
  period: string
  amount: number
  source: 'quota' | 'lot'
  /** The lot that it takes; null if it takes the month's limit. */
  lot: number | null
  expiresAt: number
  state: HoldState
  /** A later attempt under the same client key exists. */
  superseded: boolean
  /** Units given back by adjustments. */
  refunded: number
}

/** `adjusted`: units given back in this month, for requests of any month. */
export type Month = { quota: number; used: number; reserved: number; adjusted: number }

/** Extra credits that were granted together. left + held = amount − consumed − expired − revoked. */
export type Lot = { amount: number; left: number; held: number; expiresAt: number | null }

/**
 * One account as its events tell it. The deciders need only the months, holds and lots that a command concerns, so the
 * journal loads no more than those; a full fold of a chain has all of them.
 */
export type LedgerAccount = {
  plan: LedgerPlan
  quota: number
  /** seq of the policy.published event that the plan was taken from. */
  policy: number
  /** The sum of what is left in the lots, loaded or not. */
  extra: number
  erased: boolean
  /** The last month with a statement; nothing counts in it or before it any more. */
  closedThrough: string | null
  months: ReadonlyMap<string, Month>
  holds: ReadonlyMap<number, Hold>
  lots: ReadonlyMap<number, Lot>
}

type AccountFact = FactOf<Exclude<EventType, SystemType>>
/** A fact with its place in the log. */
export type Placed<F = AccountFact> = F & { seq: number; at: number }
export type Accepted<F> = { ok: true; fact: F }

export function accept<F>(fact: F): Accepted<F> {
  return { ok: true, fact }
}

/** The usage of one month; a month without requests has the account's quota. */
export function usageIn(account: LedgerAccount, period: string): UsageSummary {
  const { quota, adjusted, used, reserved } = monthOf(account, period)
  const limit = quota + adjusted
  return summarise({ plan: productPlan(account.plan), period, limit, adjusted, used, reserved, extra: account.extra })
}

export function monthOf(account: LedgerAccount, period: string): Month {
  return account.months.get(period) ?? { quota: account.quota, used: 0, reserved: 0, adjusted: 0 }
}

/** @throws if the account has no such reservation, or it was not loaded. */
export function holdOf(account: LedgerAccount, reserve: number): Hold {
  const hold = account.holds.get(reserve)
  if (hold === undefined) throw new Error(`no reservation ${reserve} in this account`)
  return hold
}

/** The account after one more event. Pure: reads no clock, no chance, no locale. */
export function evolve(account: LedgerAccount | undefined, event: Placed): LedgerAccount {
  if (event.type === 'account.opened') {
    const { plan, quota, policy } = event.data
    const nothing = { months: new Map(), holds: new Map(), lots: new Map() }
    return { plan, quota, policy, extra: 0, erased: false, closedThrough: null, ...nothing }
  }
  if (account === undefined) throw new Error(`${event.type} before account.opened`)
  switch (event.type) {
    case 'plan.changed': {
      const { to, quota, policy, effective_at } = event.data
      const period = periodOf(effective_at)
      const month = account.months.get(period)
      const months = month === undefined ? account.months : withEntry(account.months, period, { ...month, quota })
      return { ...account, plan: to, quota, policy, months }
    }
    case 'request.reserved':
      return openHold(account, event)
    case 'request.settled':
      return endHold(account, event.data, event.data.late ? 'late' : 'settled', event.data.amount)
    case 'request.released':
      return endHold(account, event.data, 'released', 0)
    case 'request.expired':
      return endHold(account, event.data, 'expired', 0)
    case 'adjustment.posted': {
      const { reserve, period, units } = event.data
      const hold = holdOf(account, reserve)
      return inMonth(
        { ...account, holds: withEntry(account.holds, reserve, { ...hold, refunded: hold.refunded + units }) },
        period,
        { adjusted: units },
      )
    }
    case 'credit.granted': {
      const { amount, expires_at: expiresAt } = event.data
      const lots = withEntry(account.lots, event.seq, { amount, left: amount, held: 0, expiresAt })
      return { ...account, lots, extra: account.extra + amount }
    }
    case 'credit.expired':
    case 'credit.revoked':
      return inLot(account, event.data.lot, { left: -event.data.amount })
    case 'period.closed':
      return { ...account, closedThrough: event.data.period }
    case 'account.erased':
      return { ...account, erased: true }
    case 'invoice.paid':
    case 'invoice.failed':
    case 'invoice.voided':
    case 'invoice.refunded':
    case 'refund.reversed':
    case 'dispute.changed':
    case 'dispute.funds':
    case 'invoice.credited':
      return account
    default:
      return event satisfies never
  }
}

function openHold(account: LedgerAccount, event: Placed<FactOf<'request.reserved'>>): LedgerAccount {
  const { amount, period, source, lot, expires_at: expiresAt, retry_of: earlier } = event.data
  const before = earlier === null ? undefined : account.holds.get(earlier)
  const holds =
    before === undefined ? account.holds : withEntry(account.holds, earlier as number, { ...before, superseded: true })
  const hold: Hold = { period, amount, source, lot, expiresAt, state: 'open', superseded: false, refunded: 0 }
  const holding = { ...account, holds: withEntry(holds, event.seq, hold) }
  return lot === null
    ? inMonth(holding, period, { reserved: amount })
    : inLot(holding, lot, { left: -amount, held: amount })
}

/** `used` is what the end counts, in `period`: the month of the reserve, or a later one if that was closed before. */
function endHold(
  account: LedgerAccount,
  end: { reserve: number; period: string },
  state: Exclude<HoldState, 'open'>,
  used: number,
): LedgerAccount {
  const { reserve, period } = end
  const hold = holdOf(account, reserve)
  const wasOpen = hold.state === 'open'
  if (!wasOpen && !(hold.state === 'expired' && state === 'late')) throw new Error(`hold ${reserve} ended twice`)
  const ended = { ...account, holds: withEntry(account.holds, reserve, { ...hold, state }) }
  if (hold.lot !== null) {
    if (wasOpen) return inLot(ended, hold.lot, { held: -hold.amount, left: hold.amount - used })
    // Its credits went back when it expired, and may have been used by others since.
    return inLot(ended, hold.lot, { left: -Math.min(used, lotOf(account, hold.lot).left) })
  }
  return inMonth(inMonth(ended, hold.period, { reserved: wasOpen ? -hold.amount : 0 }), period, { used })
}

function inMonth(account: LedgerAccount, period: string, by: Partial<Omit<Month, 'quota'>>): LedgerAccount {
  const { quota, used, reserved, adjusted } = monthOf(account, period)
  const month = {
    quota,
    used: used + (by.used ?? 0),
    reserved: reserved + (by.reserved ?? 0),
    adjusted: adjusted + (by.adjusted ?? 0),
  }
  return { ...account, months: withEntry(account.months, period, month) }
}

function inLot(account: LedgerAccount, id: number, by: { left?: number; held?: number }): LedgerAccount {
  const lot = lotOf(account, id)
  const moved = { ...lot, left: lot.left + (by.left ?? 0), held: lot.held + (by.held ?? 0) }
  return { ...account, extra: account.extra + (by.left ?? 0), lots: withEntry(account.lots, id, moved) }
}

/** @throws if the account has no such lot, or it was not loaded. */
function lotOf(account: LedgerAccount, id: number): Lot {
  const lot = account.lots.get(id)
  if (lot === undefined) throw new Error(`no lot ${id} in this account`)
  return lot
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value)
}

import type { Operation } from '#app/domain/assistant/options.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf, summarise, type UsageSummary } from '#app/domain/usage/usage.ts'
import type { SystemType } from './event-shapes.ts'
import type { EventType, FactOf } from './events.ts'

/** Four times the longest time that a model call may take. */
export const HOLD_MS = 120_000

export type HoldState = 'open' | 'settled' | 'late' | 'released' | 'expired'

/** One reservation: a credit that a running request has put aside. */
export type Hold = {
  period: string
  amount: number
  expiresAt: number
  state: HoldState
  /** A later attempt under the same client key exists. */
  superseded: boolean
}

export type Month = { quota: number; used: number; reserved: number }

/**
 * One account as its events tell it. The deciders need only the month and the holds that a command names, so the
 * journal loads no more than those; a full fold of a chain has all of them.
 */
export type Account = {
  plan: PlanKey
  quota: number
  /** seq of the policy.published event that the plan was taken from. */
  policy: number
  months: ReadonlyMap<string, Month>
  holds: ReadonlyMap<number, Hold>
}

type AccountFact = FactOf<Exclude<EventType, SystemType>>
/** A fact with its place in the log. */
export type Placed<F = AccountFact> = F & { seq: number; at: number }
export type Accepted<F> = { ok: true; fact: F }

function accept<F>(fact: F): Accepted<F> {
  return { ok: true, fact }
}

/** The usage of one month; a month without requests has the account's quota. */
export function usageIn(account: Account, period: string): UsageSummary {
  const month = account.months.get(period) ?? emptyMonth(account)
  return summarise({ plan: account.plan, period, limit: month.quota, used: month.used, reserved: month.reserved })
}

/** The account after one more event. Pure: reads no clock, no chance, no locale. */
export function evolve(account: Account | undefined, event: Placed): Account {
  if (event.type === 'account.opened') {
    const { plan, quota, policy } = event.data
    return { plan, quota, policy, months: new Map(), holds: new Map() }
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
    case 'request.reserved': {
      const { amount, period, expires_at: expiresAt, retry_of: earlier } = event.data
      const month = account.months.get(period) ?? emptyMonth(account)
      const before = earlier === null ? undefined : account.holds.get(earlier)
      const holds =
        before === undefined
          ? account.holds
          : withEntry(account.holds, earlier as number, { ...before, superseded: true })
      return {
        ...account,
        months: withEntry(account.months, period, { ...month, reserved: month.reserved + amount }),
        holds: withEntry(holds, event.seq, { period, amount, expiresAt, state: 'open', superseded: false }),
      }
    }
    case 'request.settled':
      return endHold(account, event.data.reserve, event.data.late ? 'late' : 'settled', event.data.amount)
    case 'request.released':
      return endHold(account, event.data.reserve, 'released', 0)
    case 'request.expired':
      return endHold(account, event.data.reserve, 'expired', 0)
    default:
      return account
  }
}

/** Puts credits aside, or refuses where the month has none left. The month is that of `at`. */
export function decideReserve(
  account: Account,
  command: { at: number; request: string; operation: Operation; amount: number; retryOf: number | null },
): Accepted<FactOf<'request.reserved'>> | Refusal<'limit_reached'> {
  const { at, request, operation, amount, retryOf } = command
  const period = periodOf(at)
  const month = account.months.get(period) ?? emptyMonth(account)
  if (month.used + month.reserved + amount > month.quota) return refuse('limit_reached')
  return accept({
    type: 'request.reserved',
    v: 2,
    data: {
      request,
      operation,
      amount,
      period,
      source: 'quota',
      lot: null,
      expires_at: at + HOLD_MS,
      retry_of: retryOf,
    },
  })
}

/**
 * The request succeeded. Counted in the month of its reserve, whatever the month is now. After the hold expired it is
 * late and counted even above the limit, since the work was done; only where the same client key has been reserved
 * again does it cost nothing, so that one key never costs twice.
 */
export function decideSettle(
  account: Account,
  command: { reserve: number; tokensIn: number; tokensOut: number; model: string },
): Accepted<FactOf<'request.settled'>> | Refusal<'already_ended'> {
  const { reserve, tokensIn, tokensOut, model } = command
  const hold = holdOf(account, reserve)
  if (hold.state !== 'open' && hold.state !== 'expired') return refuse('already_ended')
  return accept({
    type: 'request.settled',
    v: 1,
    data: {
      reserve,
      amount: hold.superseded ? 0 : hold.amount,
      period: hold.period,
      tokens_in: tokensIn,
      tokens_out: tokensOut,
      model,
      late: hold.state === 'expired',
    },
  })
}

/** The request came to nothing: its credit goes back. */
export function decideRelease(
  account: Account,
  command: { reserve: number; reason: FactOf<'request.released'>['data']['reason'] },
): Accepted<FactOf<'request.released'>> | Refusal<'already_ended'> {
  const { reserve, reason } = command
  const hold = holdOf(account, reserve)
  if (hold.state !== 'open') return refuse('already_ended')
  return accept({ type: 'request.released', v: 1, data: { reserve, amount: hold.amount, period: hold.period, reason } })
}

/** Nobody ended the request in its time: its credit goes back. */
export function decideExpire(
  account: Account,
  command: { at: number; reserve: number },
): Accepted<FactOf<'request.expired'>> | Refusal<'already_ended' | 'not_due'> {
  const { at, reserve } = command
  const hold = holdOf(account, reserve)
  if (hold.state !== 'open') return refuse('already_ended')
  if (at < hold.expiresAt) return refuse('not_due')
  return accept({ type: 'request.expired', v: 1, data: { reserve, amount: hold.amount, period: hold.period } })
}

function endHold(account: Account, reserve: number, state: Exclude<HoldState, 'open'>, used: number): Account {
  const hold = holdOf(account, reserve)
  const wasOpen = hold.state === 'open'
  if (!wasOpen && !(hold.state === 'expired' && state === 'late')) throw new Error(`hold ${reserve} ended twice`)
  const month = account.months.get(hold.period)
  if (month === undefined) throw new Error(`hold ${reserve} without a month`)
  const reserved = month.reserved - (wasOpen ? hold.amount : 0)
  return {
    ...account,
    months: withEntry(account.months, hold.period, { ...month, reserved, used: month.used + used }),
    holds: withEntry(account.holds, reserve, { ...hold, state }),
  }
}

function holdOf(account: Account, reserve: number): Hold {
  const hold = account.holds.get(reserve)
  if (hold === undefined) throw new Error(`no reservation ${reserve} in this account`)
  return hold
}

function emptyMonth(account: Account): Month {
  return { quota: account.quota, used: 0, reserved: 0 }
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value)
}

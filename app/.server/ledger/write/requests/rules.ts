import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import type { FactOf } from '../../format/events.ts'
import { HOLD_MS, type LedgerOperation } from '../../format/words.ts'
import { nextLot } from '../credits/rules.ts'
import { type Accepted, accept, holdOf, type LedgerAccount, monthOf } from '../ledger-account.ts'

/** True if the month's own limit still has room, so that no lot needs to be looked at. */
export function hasRoom(account: LedgerAccount, period: string, amount: number): boolean {
  const { quota, adjusted, used, reserved } = monthOf(account, period)
  return used + reserved + amount <= quota + adjusted
}

/** True if the month's use would go above a ceiling below the limit. Units that were given back do not count as used. */
function isAbove(account: LedgerAccount, period: string, amount: number, ceiling: number): boolean {
  const { quota, adjusted, used, reserved } = monthOf(account, period)
  return ceiling < quota && used + reserved + amount > ceiling + adjusted
}

/**
 * Holds credits: of the limit of the month of `at`, and once that is used up of the next lot. Refuses if neither
 * has enough, and above a ceiling that the caller sets below the limit; the agreed limit stays as it is. The account's
 * lots are needed only if `hasRoom` is false.
 */
export function decideReserve(
  account: LedgerAccount,
  command: {
    at: number
    request: string
    operation: LedgerOperation
    amount: number
    retryOf: number | null
    ceiling?: number | null
  },
): Accepted<FactOf<'request.reserved'>> | Refusal<'limit_reached' | 'cap_reached'> {
  const { at, request, operation, amount, retryOf, ceiling = null } = command
  const period = periodOf(at)
  if (ceiling !== null && isAbove(account, period, amount, ceiling)) return refuse('cap_reached')
  const lot = hasRoom(account, period, amount) ? null : nextLot(account, at, amount)
  if (lot === undefined) return refuse('limit_reached')
  return accept({
    type: 'request.reserved',
    v: 2,
    data: {
      request,
      operation,
      amount,
      period,
      source: lot === null ? 'quota' : 'lot',
      lot,
      expires_at: at + HOLD_MS,
      retry_of: retryOf,
    },
  })
}

/**
 * The request succeeded. Counted in the month of its reserve, even if that month is over; only if that month has its
 * statement already, in the month of `at`. After the hold expired it is late and counted even above the limit, since the
 * work was done; only if the same client key has been reserved again does it cost nothing, so that one key never
 * costs twice.
 * @param command.passage commitment to what was changed, hex; absent if the author keeps none
 */
export function decideSettle(
  account: LedgerAccount,
  command: {
    at: number
    reserve: number
    tokensIn: number
    tokensOut: number
    model: string
    passage?: string | undefined
  },
): Accepted<FactOf<'request.settled'>> | Refusal<'already_ended'> {
  const { at, reserve, tokensIn, tokensOut, model, passage } = command
  const hold = holdOf(account, reserve)
  if ((hold.state !== 'open' && hold.state !== 'expired') || account.erased) return refuse('already_ended')
  const { closedThrough } = account
  const data = {
    reserve,
    amount: hold.superseded ? 0 : hold.amount,
    period: closedThrough !== null && hold.period <= closedThrough ? periodOf(at) : hold.period,
    tokens_in: tokensIn,
    tokens_out: tokensOut,
    model,
    late: hold.state === 'expired',
  }
  return accept(
    passage === undefined
      ? { type: 'request.settled', v: 1, data }
      : { type: 'request.settled', v: 2, data: { ...data, passage } },
  )
}

/** The request came to nothing: its credit goes back. */
export function decideRelease(
  account: LedgerAccount,
  command: { reserve: number; reason: FactOf<'request.released'>['data']['reason'] },
): Accepted<FactOf<'request.released'>> | Refusal<'already_ended'> {
  const { reserve, reason } = command
  const hold = holdOf(account, reserve)
  if (hold.state !== 'open') return refuse('already_ended')
  return accept({ type: 'request.released', v: 1, data: { reserve, amount: hold.amount, period: hold.period, reason } })
}

/** The request was not ended in its time: its credit goes back. */
export function decideExpire(
  account: LedgerAccount,
  command: { at: number; reserve: number },
): Accepted<FactOf<'request.expired'>> | Refusal<'already_ended' | 'not_due'> {
  const { at, reserve } = command
  const hold = holdOf(account, reserve)
  if (hold.state !== 'open') return refuse('already_ended')
  if (at < hold.expiresAt) return refuse('not_due')
  return accept({ type: 'request.expired', v: 1, data: { reserve, amount: hold.amount, period: hold.period } })
}

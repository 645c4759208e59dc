import { type Refusal, refuse } from '#app/domain/result.ts'
import type { FactOf } from '../../format/events.ts'
import { type Accepted, accept, type LedgerAccount, type Lot } from '../ledger-account.ts'

/**
 * The lot that the next request takes: of those with enough left, the one that expires first, those that never do last,
 * the older grant first. A lot whose time is over is never taken, whether its expiry is written yet or not.
 */
export function nextLot(account: LedgerAccount, at: number, amount: number): number | undefined {
  const usable = [...account.lots].filter(([, lot]) => lot.left >= amount && !isOver(lot, at))
  return usable.sort(([idA, a], [idB, b]) => end(a) - end(b) || idA - idB)[0]?.[0]
}

/** True from the very instant of its expiry. */
function isOver(lot: Lot, at: number): boolean {
  return lot.expiresAt !== null && lot.expiresAt <= at
}

/** Adds a lot. `already_over`: it would expire at once. */
export function decideGrant(
  account: LedgerAccount,
  command: { at: number } & FactOf<'credit.granted'>['data'],
): Accepted<FactOf<'credit.granted'>> | Refusal<'account_erased' | 'already_over'> {
  const { at, ...data } = command
  if (account.erased) return refuse('account_erased')
  if (data.expires_at !== null && data.expires_at <= at) return refuse('already_over')
  return accept({ type: 'credit.granted', v: 1, data })
}

/** Takes back credits of one lot that are neither used nor held by a running request. */
export function decideRevoke(
  account: LedgerAccount,
  command: FactOf<'credit.revoked'>['data'],
):
  | Accepted<FactOf<'credit.revoked'>>
  | (Refusal<'more_than_left'> & { left: number })
  | Refusal<'account_erased' | 'no_such_lot'> {
  const lot = account.lots.get(command.lot)
  if (account.erased) return refuse('account_erased')
  if (lot === undefined) return refuse('no_such_lot')
  if (command.amount > lot.left) return { ...refuse('more_than_left'), left: lot.left }
  return accept({ type: 'credit.revoked', v: 1, data: command })
}

/** Ends what is left in a lot whose time is over. What a request still holds expires once it comes back. */
export function decideExpireLot(
  account: LedgerAccount,
  command: { at: number; lot: number },
): Accepted<FactOf<'credit.expired'>> | Refusal<'account_erased' | 'no_such_lot' | 'not_due' | 'nothing_left'> {
  const lot = account.lots.get(command.lot)
  if (account.erased) return refuse('account_erased')
  if (lot === undefined) return refuse('no_such_lot')
  if (!isOver(lot, command.at)) return refuse('not_due')
  if (lot.left === 0) return refuse('nothing_left')
  return accept({ type: 'credit.expired', v: 1, data: { lot: command.lot, amount: lot.left } })
}

function end(lot: Lot): number {
  return lot.expiresAt ?? Number.MAX_SAFE_INTEGER
}

// The rules of bought and granted credits.
import { isBefore, monthIn, noteBadReference, noteBreach } from './book.js'
import { monthOf } from './months.js'
import { ownerOf } from './owners.js'
import { judgeAuthor } from './rules-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * A new lot of credits; the lot's id is the seq of this event.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeGrant(book, event, account) {
  const { seq, at, data } = event
  if (data.expires_at !== null && data.expires_at <= at) {
    noteBreach(book, event, 'a lot ends after it is granted', `after ${at}`, data.expires_at)
  }
  judgeCause(book, event, account, data.cause)
  judgeAuthor(book, event)
  // It is unknown how much of it was spent before the range. NaN is neither less nor more than any number.
  const left = isBefore(book, at) ? Number.NaN : data.amount
  account.lots.set(seq, { left, held: 0, expires: data.expires_at })
  monthIn(book, account, monthOf(at)).granted += data.amount
}

/**
 * The cause of a grant or of a change of plan must be an earlier event of the same account.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {number | null} cause
 */
export function judgeCause(book, event, account, cause) {
  if (cause === null) return
  const owner = ownerOf(book.owners, cause)
  if (owner !== account.index) {
    noteBadReference(
      book,
      event,
      'a cause is an earlier event of the same account',
      `an event of ${account.name}`,
      cause,
    )
  }
}

/**
 * credit.expired and credit.revoked.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeLotEnd(book, event, account) {
  const { at, data, type } = event
  const month = monthIn(book, account, monthOf(at))
  if (type === 'credit.expired') month.credits_expired += data.amount
  else month.credits_revoked += data.amount
  const lot = account.lots.get(data.lot)
  if (lot === undefined) {
    noteBadReference(book, event, 'a lot was granted to this account', 'a granted lot', data.lot)
    return
  }
  if (type === 'credit.expired' && data.amount < lot.left) {
    noteBreach(book, event, 'all that is left of a lot expires', lot.left, data.amount)
  }
  if (data.amount > lot.left) noteBreach(book, event, 'a lot never goes below zero', `at most ${lot.left}`, data.amount)
  if (type === 'credit.expired' && (lot.expires === null || at < lot.expires)) {
    noteBreach(book, event, 'credits do not expire early', `${lot.expires ?? 'never'} or later`, at)
  }
  lot.left -= data.amount
}

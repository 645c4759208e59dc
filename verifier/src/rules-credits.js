// The rules of bought and granted credits, and of money.
import { breach, isBefore, monthIn } from './book.js'
import { monthOf } from './months.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * A lot of credits; its id is the seq of this event.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function granted(book, event, account) {
  const { seq, at, data } = event
  if (data.expires_at !== null && data.expires_at <= at) {
    breach(book, event, 'a lot ends after it is granted', `after ${at}`, data.expires_at)
  }
  if (data.cause !== null && data.cause >= seq) {
    breach(book, event, 'a cause comes before its effect', `below ${seq}`, data.cause)
  }
  // What was spent of it before the range is not known: NaN is neither more nor less than anything.
  const left = isBefore(book, at) ? Number.NaN : data.amount
  account.lots.set(seq, { left, held: 0, expires: data.expires_at })
  monthIn(book, account, monthOf(at)).granted += data.amount
}

/**
 * credit.expired and credit.revoked.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function takenBack(book, event, account) {
  const { at, data, type } = event
  const month = monthIn(book, account, monthOf(at))
  if (type === 'credit.expired') month.credits_expired += data.amount
  else month.credits_revoked += data.amount
  const lot = account.lots.get(data.lot)
  if (lot === undefined) {
    if (book.fromStart || data.lot >= event.seq) {
      breach(book, event, 'a lot was granted to this account', 'a granted lot', data.lot)
    } else book.unjudged += 1
    return
  }
  if (data.amount > lot.left) breach(book, event, 'a lot never goes below zero', `at most ${lot.left}`, data.amount)
  if (type === 'credit.expired' && (lot.expires === null || at < lot.expires)) {
    breach(book, event, 'credits do not expire early', `${lot.expires ?? 'never'} or later`, at)
  }
  lot.left -= data.amount
}

/**
 * What Stripe reported; each of its events once.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function money(book, event, account) {
  const { at, data, type } = event
  if (book.stripeEvents.has(data.stripe.evt)) {
    breach(book, event, 'an event of Stripe comes once', 'a new event', data.stripe.evt)
  }
  book.stripeEvents.add(data.stripe.evt)
  const month = monthIn(book, account, monthOf(at))
  if (type === 'invoice.paid') month.paid += data.amount
  else if (type === 'invoice.refunded') month.refunded += data.amount
}

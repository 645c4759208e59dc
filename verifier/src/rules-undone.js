// The rules of what undoes money: an invoice that was voided, and a refund that failed after it was made.
import { ownerOf } from './owners.js'
import { CLOCKS, lacks, nameOf, wrong } from './wrong-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./money-book.js').Invoice} Invoice */

/**
 * A void invoice is neither paid, before or after, nor does its payment fail later. One that was given up
 * as uncollectible may still be paid.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Invoice} invoice
 */
export function judgeVoid(book, event, { paid, voidedAt, latest }) {
  if (voidedAt === 0) return
  if (paid > 0) wrong(book, event, 'a void invoice is not paid', 'no payment', paid)
  if (latest > voidedAt + CLOCKS) {
    wrong(book, event, 'a void invoice does not fail later', `at most ${voidedAt + CLOCKS}`, latest)
  }
}

/**
 * A refund that came to nothing: the reversal names it, belongs to the same account and invoice, and is about all of it.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @returns {boolean} whether it takes back a refund that was in force
 */
export function judgeReversal(book, event, account) {
  const { amount, invoice, refund: place, stripe } = event.data
  const refund = book.money.refunds.get(stripe.obj)
  if (refund === undefined || refund.seq !== place) {
    const within = place >= book.first && place <= book.last
    const held = book.fromStart || within || place >= event.seq || ownerOf(book.owners, place) !== -1
    if (held) wrong(book, event, 'a reversal names its refund', `the refund ${stripe.obj}`, `event ${place}`)
    else lacks(book, `event ${event.seq} reverses the refund of event ${place}, which is not in this export`)
    return false
  }
  if (refund.owner !== account.index) {
    wrong(book, event, 'a reversal is of the account that was refunded', nameOf(book, refund.owner), account.name)
  }
  if (refund.amount !== amount) wrong(book, event, 'a reversal is of the whole refund', refund.amount, amount)
  if (refund.invoice !== invoice) {
    wrong(book, event, 'a reversal is of the invoice that was refunded', refund.invoice, invoice)
  }
  if (stripe.created < refund.created - CLOCKS) {
    wrong(book, event, 'a refund is made before it fails', `at least ${refund.created - CLOCKS}`, stripe.created)
  }
  if (refund.reversed) {
    wrong(book, event, 'a refund is reversed once', 'another refund', stripe.obj)
    return false
  }
  refund.reversed = true
  return true
}

// The rules of credit notes: what each gives back of its invoice, and in which order.
import { CLOCKS, lacks, nameOf, wrong } from './wrong-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./money-book.js').Invoice} Invoice */

/**
 * A credit note is issued once, for one invoice, and adds up. It is void at most once, as it was issued, and only if nothing of
 * it was given back: Stripe voids notes of open invoices alone.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {Invoice} invoice
 */
export function judgeCreditNote(book, event, account, invoice) {
  const { amount, status, note: number, unpaid, refunded, balance, outside, stripe } = event.data
  const { notes, numbers } = book.money
  const paidOut = refunded + balance + outside
  const sum = unpaid + paidOut
  if (sum !== amount) wrong(book, event, 'a credit note adds up', sum, amount)
  const says = [unpaid, refunded, balance, outside].join(' + ')
  const known = notes.get(stripe.obj)
  const note = known ?? {
    owner: account.index,
    seq: event.seq,
    says,
    invoice: event.data.invoice,
    issued: -1,
    voided: -1,
  }
  notes.set(stripe.obj, note)
  if (note.owner !== account.index) {
    wrong(book, event, 'a credit note is of one account', nameOf(book, note.owner), `${account.name} for ${stripe.obj}`)
  }
  if (note.invoice !== event.data.invoice) {
    wrong(book, event, 'a credit note is of one invoice', note.invoice, event.data.invoice)
  }
  if (note.says !== says) wrong(book, event, 'a credit note says one thing', note.says, says)
  const first = number === null ? undefined : numbers.get(`note ${number}`)
  if (first !== undefined && first !== stripe.obj)
    wrong(book, event, 'a number is of one credit note', first, stripe.obj)
  else if (number !== null) numbers.set(`note ${number}`, stripe.obj)
  const { created } = stripe
  if (status === 'void') {
    if (note.voided >= 0) wrong(book, event, 'a credit note is voided once', 'another one', stripe.obj)
    if (paidOut > 0) wrong(book, event, 'what was given back stays given', 0, paidOut)
    note.voided = created
  } else {
    if (note.issued >= 0) wrong(book, event, 'a credit note is issued once', 'another one', stripe.obj)
    note.issued = created
    invoice.given += paidOut
    invoice.repaid += refunded
    if (refunded > 0 && invoice.repays < 0) invoice.repays = event.seq
    if (paidOut > 0) invoice.givenAt = Math.min(invoice.givenAt, created)
    if (unpaid > 0) invoice.reducedAt = Math.max(invoice.reducedAt, created)
    judgeGiven(book, event, invoice)
  }
  if (note.issued >= 0 && note.voided >= 0 && note.voided < note.issued - CLOCKS) {
    wrong(book, event, 'a credit note is issued before it is void', `at least ${note.issued - CLOCKS}`, note.voided)
  }
}

/**
 * What credit notes say of an invoice has to fit its payment, whichever was told first.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Invoice} invoice
 */
export function judgeGiven(book, event, { paid, paidAt, total, given, givenAt, reducedAt, voidedAt }) {
  const last = Math.max(givenAt === Infinity ? 0 : givenAt, reducedAt)
  if (voidedAt > 0 && last > voidedAt + CLOCKS) {
    wrong(book, event, 'a void invoice is not credited', `at most ${voidedAt + CLOCKS}`, last)
  }
  if (paid === 0) return
  if (given > total) wrong(book, event, 'no more is credited than was paid', `at most ${total}`, given)
  if (givenAt < paidAt - CLOCKS) {
    wrong(book, event, 'what is given back was paid before', `at least ${paidAt - CLOCKS}`, givenAt)
  }
  if (reducedAt > paidAt + CLOCKS) {
    wrong(book, event, 'what is owed is reduced before it is paid', `at most ${paidAt + CLOCKS}`, reducedAt)
  }
}

/**
 * What credit notes rest on, once all events were read.
 * @param {Book} book
 */
export function judgeOpenNotes(book) {
  const { invoices, notes } = book.money
  for (const [id, { repaid, repays, went }] of invoices) {
    if (repaid > went)
      lacks(book, `event ${repays} says that ${repaid} of ${id} was refunded, of which ${went} is here`)
  }
  for (const [id, { issued, seq }] of notes) {
    if (issued < 0) lacks(book, `event ${seq} says that ${id} is void, and none that it was issued`)
  }
}

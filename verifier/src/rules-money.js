// The rules of money: what one of Stripe's events says has to fit what the others say about the same invoice, refund or
// dispute, about whose it is, and about the order in which such things can happen.
import { monthIn } from './book.js'
import { monthOf } from './months.js'
import { judgeDispute, judgeFunds, judgeOpenDisputes } from './rules-disputes.js'
import { judgeInvoice } from './rules-invoices.js'
import { judgeCreditNote, judgeGiven, judgeOpenNotes } from './rules-notes.js'
import { judgeReversal, judgeVoid } from './rules-undone.js'
import { CLOCKS, lacks, nameOf, wrong } from './wrong-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./money-book.js').Invoice} Invoice */

/** Stripe gives an event out for about a month; what waited here for its customer may be older, in seconds. */
const OLDEST = 400 * CLOCKS

/** The start of the id of the object that an event of each type is about. */
const MONEY_KINDS = /** @type {Record<string, { pattern: RegExp, name: string }>} */ ({
  'invoice.paid': { pattern: /^in_/, name: 'an invoice, in_…' },
  'invoice.failed': { pattern: /^in_/, name: 'an invoice, in_…' },
  'invoice.voided': { pattern: /^in_/, name: 'an invoice, in_…' },
  'invoice.refunded': { pattern: /^re_/, name: 'a refund, re_…' },
  'refund.reversed': { pattern: /^re_/, name: 'a refund, re_…' },
  'dispute.changed': { pattern: /^d[pu]_/, name: 'a dispute, dp_… or du_…' },
  'dispute.funds': { pattern: /^d[pu]_/, name: 'a dispute, dp_… or du_…' },
  'invoice.credited': { pattern: /^cn_/, name: 'a credit note, cn_…' },
})

/**
 * An event that Stripe reported.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeMoney(book, event, account) {
  const { data, type } = event
  const { money } = book
  judgeSource(book, event)
  judgeKind(book, event)
  judgeClock(book, event)
  const month = monthIn(book, account, monthOf(event.at))
  const id = data.invoice ?? data.stripe.obj
  if (type.startsWith('dispute.')) {
    if (type === 'dispute.changed') judgeDispute(book, event, account)
    else judgeFunds(book, event, account)
    if (typeof data.invoice !== 'string') return
    const about = invoiceOf(book, event, account, id)
    about.claimedAt = Math.min(about.claimedAt, data.stripe.created)
    judgeRefunds(book, event, about)
    return
  }
  const invoice = invoiceOf(book, event, account, id)
  if (type === 'invoice.paid') {
    judgeInvoice(book, event)
    month.paid += data.amount
    money.payments.add(event.seq)
    account.largest = Math.max(account.largest, data.amount)
    if (invoice.paid > 0) wrong(book, event, 'an invoice is paid once', 'another invoice', id)
    invoice.paid += data.amount
    invoice.paidAt = data.stripe.created
    invoice.total = event.v === 1 ? Infinity : data.amount - Math.min(data.balance, 0)
    invoice.waits = -1
    judgeRefunds(book, event, invoice)
    judgeGiven(book, event, invoice)
    judgeVoid(book, event, invoice)
  } else if (type === 'invoice.credited') {
    judgeCreditNote(book, event, account, invoice)
  } else if (type === 'invoice.refunded') {
    month.refunded += data.amount
    const { obj, created } = data.stripe
    const refund = { owner: account.index, seq: event.seq, amount: data.amount, invoice: id, created, reversed: false }
    if (money.refunds.has(obj)) wrong(book, event, 'a refund comes once', 'another refund', obj)
    else money.refunds.set(obj, refund)
    invoice.refunded += data.amount
    invoice.went += data.amount
    invoice.earliest = Math.min(invoice.earliest, data.stripe.created)
    if (invoice.paid === 0 && invoice.waits < 0) invoice.waits = event.seq
    judgeRefunds(book, event, invoice)
  } else if (type === 'refund.reversed') {
    // The money is the operator's again, as if it were paid once more.
    month.paid += data.amount
    if (judgeReversal(book, event, account)) invoice.refunded -= data.amount
  } else if (type === 'invoice.voided') {
    if (data.reason === 'void') {
      if (invoice.voidedAt > 0) wrong(book, event, 'an invoice is voided once', 'another invoice', id)
      invoice.voidedAt = data.stripe.created
    }
    judgeVoid(book, event, invoice)
  } else {
    invoice.latest = Math.max(invoice.latest, data.stripe.created)
    judgeRefunds(book, event, invoice)
    judgeVoid(book, event, invoice)
  }
}

/**
 * One event of Stripe becomes one event here; what a comparison with Stripe found has none.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function judgeSource(book, event) {
  const { evt, via } = event.data.stripe
  if ((evt === null) !== (via === 'reconcile')) {
    wrong(book, event, 'only a reconciliation has no event of Stripe', evt === null ? 'reconcile' : 'an event', via)
  }
  if (evt === null) return
  if (book.money.events.has(evt)) wrong(book, event, 'an event of Stripe comes once', 'a new event', evt)
  book.money.events.add(evt)
  const { payload_sha256 } = event.data.stripe
  if (book.money.payloads.has(payload_sha256))
    wrong(book, event, 'a payload is of one event', 'another hash', payload_sha256)
  book.money.payloads.add(payload_sha256)
}

/**
 * Ids of Stripe begin with the kind of their object.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function judgeKind(book, event) {
  const kind = MONEY_KINDS[event.type]
  const { obj } = event.data.stripe
  if (!kind.pattern.test(obj)) wrong(book, event, 'an id is of the kind that the event is about', kind.name, obj)
}

/**
 * Stripe's clock and the server's can differ, but not by more than clocks do and deliveries take.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function judgeClock(book, event) {
  const { created } = event.data.stripe
  const now = Math.floor(event.at / 1000)
  if (created > now + CLOCKS) {
    wrong(book, event, "Stripe's time is not after the record of it", `at most ${now + CLOCKS}`, created)
  }
  if (created < now - OLDEST) {
    wrong(book, event, "Stripe's time is not long before the record of it", `at least ${now - OLDEST}`, created)
  }
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} id
 * @returns {Invoice}
 */
function invoiceOf(book, event, account, id) {
  const { invoices } = book.money
  const found = invoices.get(id)
  if (found === undefined) {
    const invoice = {
      owner: account.index,
      paid: 0,
      paidAt: 0,
      refunded: 0,
      waits: -1,
      earliest: Infinity,
      latest: 0,
      voidedAt: 0,
      total: 0,
      given: 0,
      givenAt: Infinity,
      reducedAt: 0,
      repaid: 0,
      repays: -1,
      went: 0,
      claimedAt: Infinity,
    }
    invoices.set(id, invoice)
    return invoice
  }
  if (found.owner !== account.index) {
    wrong(book, event, 'an invoice is of one account', nameOf(book, found.owner), `${account.name} for ${id}`)
  }
  return found
}

/**
 * Stripe delivers in any order, so an event may stand before the one that it follows. What Stripe's own times say must be
 * possible all the same.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Invoice} invoice
 */
function judgeRefunds(book, event, { paid, paidAt, refunded, earliest, latest, claimedAt }) {
  if (paid === 0) return
  if (refunded > paid) wrong(book, event, 'no more is refunded than was paid', `at most ${paid}`, refunded)
  if (earliest < paidAt - CLOCKS) {
    wrong(book, event, 'a refund is made after its payment', `at least ${paidAt - CLOCKS}`, earliest)
  }
  if (claimedAt < paidAt - CLOCKS) {
    wrong(book, event, 'a payment is disputed after it was made', `at least ${paidAt - CLOCKS}`, claimedAt)
  }
  if (latest > paidAt + CLOCKS) {
    wrong(book, event, 'an invoice does not fail after it was paid', `at most ${paidAt + CLOCKS}`, latest)
  }
}

/**
 * A lot that was bought has a payment, or an operator who sold it another way; any other lot has the operator who granted it.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
export function judgeAuthor(book, event) {
  const { cause, operator, reason } = event.data
  if (operator === null && cause === null) {
    wrong(book, event, 'granted credits have an author or a cause', 'an operator or a cause', 'neither')
    return
  }
  if (reason === 'purchase' && cause !== null) {
    judgePayment(book, event, 'what is bought has a payment')
    if (book.money.spent.has(cause)) wrong(book, event, 'a payment buys once', 'another payment', `event ${cause}`)
    book.money.spent.add(cause)
  }
  if (reason !== 'purchase' && operator === null) {
    wrong(book, event, 'only a purchase is granted by no operator', 'an operator', `${reason} by nobody`)
  }
}

/**
 * The cause of an event, if it has one, is a payment that came in.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} rule
 */
export function judgePayment(book, event, rule) {
  const { cause } = event.data
  // A reference to what the bundle does not hold is judged as a reference.
  if (cause === null || cause >= event.seq || book.money.payments.has(cause)) return
  const held = book.fromStart || cause >= book.first
  if (held) wrong(book, event, rule, 'an event invoice.paid', `event ${cause}`)
}

/**
 * What can be said only when all events were read: whether every refund and every dispute has something that it is about.
 * @param {Book} book
 */
export function judgeOpenMoney(book) {
  const { money } = book
  if (!book.fromStart || money.continues) return
  for (const { subscribed, largest } of book.accounts.values())
    if (subscribed >= 0 && largest === 0) money.unpaid.push(subscribed)
  for (const [id, { waits }] of money.invoices) {
    if (waits >= 0) lacks(book, `event ${waits} refunds ${id}, which no event of this log says was paid`)
  }
  judgeOpenNotes(book)
  judgeOpenDisputes(book)
}

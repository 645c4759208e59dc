// The rules of disputes: each is about one payment, opened, then decided once, and its money goes before it comes back.
import { CLOCKS, lacks, nameOf, wrong } from './wrong-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./money-book.js').Dispute} Dispute */

/** The version from which on a dispute names its invoice, and what moves is told apart. */
const WITH_FUNDS = 3

/**
 * A dispute is opened, then decided once, all the time about one amount. Some disputes are lost at once
 * and have no event that opens them; none is won at once.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeDispute(book, event, account) {
  const { amount, status, stripe } = event.data
  const dispute = disputeOf(book, event, account)
  if (dispute.amount < 0) {
    dispute.amount = amount
    dispute.seq = event.seq
  }
  if (dispute.amount !== amount) wrong(book, event, 'a dispute is about one amount', dispute.amount, amount)
  if (status === 'open') {
    // Each later word that it is open counts as well: what was decided does not open again.
    dispute.opened = dispute.opened === Infinity ? stripe.created : Math.max(dispute.opened, stripe.created)
  } else {
    if (dispute.as !== '' && dispute.as !== status) {
      wrong(book, event, 'a dispute is decided once', dispute.as, status)
    }
    dispute.as = status
    dispute.decided = Math.min(dispute.decided, stripe.created)
  }
  if (dispute.opened !== Infinity && dispute.decided < dispute.opened) {
    wrong(book, event, 'a dispute is opened before it is decided', `decided from ${dispute.opened} on`, dispute.decided)
  }
  judgeMoves(book, event, dispute)
}

/**
 * The money of a dispute that left the operator's account at Stripe, or came back.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeFunds(book, event, account) {
  const { amount, move, stripe } = event.data
  const dispute = disputeOf(book, event, account)
  if (dispute.moves.has(move)) wrong(book, event, 'funds go once and come back once', 'another dispute', stripe.obj)
  else dispute.moves.set(move, { amount, created: stripe.created })
  judgeMoves(book, event, dispute)
}

/**
 * The dispute of an event, which has to be of the same account and invoice all the time.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @returns {Dispute}
 */
function disputeOf(book, event, account) {
  const { invoice, stripe } = event.data
  const { disputes } = book.money
  const v = event.type === 'dispute.funds' ? WITH_FUNDS : Math.min(Math.max(event.v, WITH_FUNDS - 1), WITH_FUNDS)
  const known = disputes.get(stripe.obj)
  const dispute = known ?? {
    owner: account.index,
    amount: -1,
    opened: Infinity,
    decided: Infinity,
    as: '',
    seq: event.seq,
    v,
    invoice,
    moves: new Map(),
  }
  disputes.set(stripe.obj, dispute)
  if (dispute.owner !== account.index) {
    wrong(book, event, 'a dispute is of one account', nameOf(book, dispute.owner), `${account.name} for ${stripe.obj}`)
  }
  if (dispute.v !== v) wrong(book, event, 'a dispute is told with its funds or without', `version ${dispute.v}`, v)
  else if (dispute.invoice !== invoice) {
    wrong(book, event, 'a dispute is about one invoice', dispute.invoice ?? 'none', invoice ?? 'none')
  }
  return dispute
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Dispute} dispute
 */
function judgeMoves(book, event, { amount, moves }) {
  const gone = moves.get('withdrawn')
  const back = moves.get('reinstated')
  if (gone !== undefined && amount >= 0 && gone.amount > amount) {
    wrong(book, event, 'no more is withdrawn than is disputed', `at most ${amount}`, gone.amount)
  }
  if (gone === undefined || back === undefined) return
  if (back.amount > gone.amount) {
    wrong(book, event, 'no more comes back than was withdrawn', `at most ${gone.amount}`, back.amount)
  }
  if (back.created < gone.created - CLOCKS) {
    wrong(book, event, 'funds go before they come back', `at least ${gone.created - CLOCKS}`, back.created)
  }
}

/**
 * What disputes rest on, once all events were read.
 * @param {Book} book
 */
export function judgeOpenDisputes(book) {
  const { disputes, invoices } = book.money
  for (const [id, { as, opened, amount, owner, seq, invoice, moves }] of disputes) {
    if (as === 'won' && opened === Infinity)
      lacks(book, `event ${seq} says that ${id} was won, and none that it was opened`)
    if (amount < 0) lacks(book, `event ${seq} moves the funds of ${id}, and none says that it was opened`)
    if (moves.has('reinstated') && !moves.has('withdrawn'))
      lacks(book, `event ${seq} is about ${id}, whose funds came back, and none says that they went`)
    const paid = typeof invoice === 'string' ? invoices.get(invoice)?.paid : undefined
    const account = [...book.accounts.values()].find(({ index }) => index === owner)
    if (paid === 0) lacks(book, `event ${seq} disputes ${invoice}, which no event of this log says was paid`)
    else if (paid !== undefined) {
      if (amount > paid) lacks(book, `event ${seq} disputes ${amount} of ${invoice}, of which ${paid} was paid`)
    } else if (account !== undefined && account.largest > 0 && amount > account.largest) {
      lacks(book, `event ${seq} disputes ${amount}, while the largest payment of ${account.name} is ${account.largest}`)
    }
  }
}

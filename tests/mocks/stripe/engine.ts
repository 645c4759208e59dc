import {
  CARDS,
  type Card,
  type CreditNote,
  type Customer,
  type Dispute,
  type Invoice,
  intervalLater,
  type Line,
  newStripeId,
  type Payment,
  type Price,
  type Refund,
  type Session,
  type Subscription,
} from './records.ts'
import {
  renderCard,
  renderCharge,
  renderCreditNote,
  renderCustomer,
  renderDispute,
  renderInvoice,
  renderRefund,
  renderSession,
} from './render.ts'
import { emitSubscription, must, type World } from './world.ts'

const DAY = 86_400
/** When a failed renewal is tried again, counted from the failure before. */
const RETRIES_DAYS = [3, 5, 7]

/** Stripe's billing engine: starts, changes, renews and ends subscriptions, and emits each step as an event. */
export function keepCard(world: World, customer: Customer, number: string): Card | undefined {
  const kind = CARDS[number.replace(/\s/g, '')]
  if (kind === undefined || kind.declined) return undefined
  const card = {
    id: newStripeId('pm'),
    brand: kind.brand,
    last4: number.replace(/\s/g, '').slice(-4),
    expMonth: 12,
    expYear: new Date(world.now() * 1000).getUTCFullYear() + 3,
    fails: kind.fails,
  }
  customer.card = card
  world.cards.set(card.id, { ...card, customer: customer.id })
  world.emit('payment_method.attached', renderCard(world, { ...card, customer: customer.id }))
  world.emit('customer.updated', renderCustomer(world, customer))
  return card
}

/** Completes a checkout: the subscription starts and its first invoice is paid. */
export function completeCheckout(world: World, session: Session, number: string): 'paid' | 'declined' | 'closed' {
  if (session.status !== 'open') return 'closed'
  const customer = must(world.customers, session.customer)
  if (keepCard(world, customer, number) === undefined) return 'declined'
  const price = must(world.prices, session.price)
  const now = world.now()
  const subscription: Subscription = {
    id: newStripeId('sub'),
    item: newStripeId('si'),
    customer: customer.id,
    status: 'incomplete',
    price: price.id,
    quantity: session.quantity,
    created: now,
    periodStart: now,
    periodEnd: intervalLater(now, price.interval),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    scheduled: null,
    metadata: session.subscriptionMetadata,
  }
  world.subscriptions.set(subscription.id, subscription)
  const invoice = newInvoice(world, subscription, 'subscription_create', [periodLine(world, subscription)])
  emitSubscription(world, 'created', subscription)
  settle(world, invoice)
  subscription.status = 'active'
  emitSubscription(world, 'updated', subscription)
  session.status = 'complete'
  session.subscription = subscription.id
  world.emit('checkout.session.completed', renderSession(world, session))
  return 'paid'
}

/** The cost of a change now, line by line (prorated to the second, like Stripe). */
export function changeLines(world: World, subscription: Subscription, price: Price, at = world.now()): Line[] {
  const before = must(world.prices, subscription.price)
  const { periodStart, periodEnd, quantity } = subscription
  const left = Math.max(0, Math.min(1, (periodEnd - at) / (periodEnd - periodStart)))
  const restarts = before.interval !== price.interval
  const end = restarts ? intervalLater(at, price.interval) : periodEnd
  return [
    {
      description: `Unused time on ${productName(world, before)}`,
      amount: -Math.round(before.amount * quantity * left),
      quantity,
      proration: true,
      price: before.id,
      start: at,
      end: periodEnd,
    },
    {
      description: restarts ? `1 × ${productName(world, price)}` : `Remaining time on ${productName(world, price)}`,
      amount: restarts ? price.amount * quantity : Math.round(price.amount * quantity * left),
      quantity,
      proration: !restarts,
      price: price.id,
      start: at,
      end,
    },
  ]
}

/** Changes the price now and charges the difference. False if the card refuses: then nothing changes. */
export function changeNow(world: World, subscription: Subscription, price: Price): boolean {
  if (must(world.customers, subscription.customer).card?.fails !== false) return false
  const lines = changeLines(world, subscription, price)
  const restarts = must(world.prices, subscription.price).interval !== price.interval
  subscription.price = price.id
  subscription.scheduled = null
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = null
  if (restarts) {
    subscription.periodStart = world.now()
    subscription.periodEnd = intervalLater(world.now(), price.interval)
  }
  settle(world, newInvoice(world, subscription, 'subscription_update', lines))
  emitSubscription(world, 'updated', subscription)
  return true
}

/** The price changes when the paid period ends. */
export function changeLater(world: World, subscription: Subscription, price: Price): void {
  subscription.scheduled = { id: newStripeId('sub_sched'), price: price.id }
  subscription.cancelAtPeriodEnd = false
  emitSubscription(world, 'updated', subscription)
}

export function cancelAtPeriodEnd(world: World, subscription: Subscription, cancel: boolean): void {
  subscription.cancelAtPeriodEnd = cancel
  subscription.canceledAt = cancel ? world.now() : null
  if (cancel) subscription.scheduled = null
  emitSubscription(world, 'updated', subscription)
}

export function cancelNow(world: World, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.endedAt = world.now()
  subscription.canceledAt ??= world.now()
  emitSubscription(world, 'deleted', subscription)
}

/**
 * Deletes a customer as Stripe's dashboard does: its subscriptions end at once, its cards are removed, its history
 * stays.
 */
export function deleteCustomer(world: World, id: string): void {
  const customer = must(world.customers, id)
  for (const one of world.subscriptions.values())
    if (one.customer === id && one.status !== 'canceled') cancelNow(world, one)
  world.emit('customer.deleted', renderCustomer(world, customer))
  customer.deleted = true
  customer.card = null
}

/** Lets time pass. Everything that falls due happens at its time and in order. */
export function advanceTo(world: World, target: number): void {
  for (;;) {
    const due = nextDue(world, target)
    if (due === undefined) break
    world.setNow(Math.max(world.now(), due.at))
    due.run()
  }
  world.setNow(Math.max(world.now(), target))
}

function nextDue(world: World, target: number): { at: number; run: () => void } | undefined {
  const due: { at: number; run: () => void }[] = []
  for (const subscription of world.subscriptions.values()) {
    if (['active', 'trialing'].includes(subscription.status))
      due.push({ at: subscription.periodEnd, run: () => renew(world, subscription) })
  }
  for (const invoice of world.invoices.values()) {
    if (invoice.status === 'open' && invoice.nextAttempt !== null)
      due.push({ at: invoice.nextAttempt, run: () => tryAgain(world, invoice) })
  }
  for (const session of world.sessions.values()) {
    if (session.status === 'open') {
      due.push({
        at: session.expiresAt,
        run: () => {
          session.status = 'expired'
          world.emit('checkout.session.expired', renderSession(world, session))
        },
      })
    }
  }
  return due.filter(({ at }) => at <= target).sort((a, b) => a.at - b.at)[0]
}

function renew(world: World, subscription: Subscription) {
  if (subscription.cancelAtPeriodEnd) return cancelNow(world, subscription)
  if (subscription.scheduled !== null) subscription.price = subscription.scheduled.price
  subscription.scheduled = null
  subscription.periodStart = subscription.periodEnd
  subscription.periodEnd = intervalLater(subscription.periodStart, must(world.prices, subscription.price).interval)
  const invoice = newInvoice(world, subscription, 'subscription_cycle', [periodLine(world, subscription)])
  if (must(world.customers, subscription.customer).card?.fails === false) settle(world, invoice)
  else {
    subscription.status = 'past_due'
    fail(world, invoice)
  }
  emitSubscription(world, 'updated', subscription)
}

function tryAgain(world: World, invoice: Invoice) {
  const subscription = must(world.subscriptions, invoice.subscription)
  if (must(world.customers, invoice.customer).card?.fails === false) return payOpen(world, invoice)
  fail(world, invoice)
  if (invoice.nextAttempt === null) cancelNow(world, subscription)
  else emitSubscription(world, 'updated', subscription)
}

/** Pays an open invoice with the card on file, as if a new card had been added. */
function payOpen(world: World, invoice: Invoice): void {
  const subscription = must(world.subscriptions, invoice.subscription)
  settle(world, invoice)
  if (['past_due', 'unpaid'].includes(subscription.status)) subscription.status = 'active'
  emitSubscription(world, 'updated', subscription)
}

function newInvoice(world: World, subscription: Subscription, reason: string, lines: Line[]): Invoice {
  const total = Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  )
  const customer = must(world.customers, subscription.customer)
  const credited = Math.min(total, customer.credit ?? 0)
  customer.credit = (customer.credit ?? 0) - credited
  const due = total - credited
  const invoice: Invoice = {
    id: newStripeId('in'),
    number: `PEN-${String(world.invoices.size + 1).padStart(4, '0')}`,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'open',
    reason,
    lines,
    due,
    paid: 0,
    created: world.now(),
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    payment: null,
  }
  world.invoices.set(invoice.id, invoice)
  subscription.latestInvoice = invoice.id
  world.emit('invoice.finalized', renderInvoice(world, invoice))
  return invoice
}

function settle(world: World, invoice: Invoice): void {
  const payment: Payment = {
    id: newStripeId('pi'),
    charge: newStripeId('ch'),
    customer: invoice.customer,
    invoice: invoice.id,
    amount: invoice.due,
    refunded: 0,
    created: world.now(),
    paid: true,
  }
  world.payments.set(payment.id, payment)
  invoice.status = 'paid'
  invoice.paid = invoice.due
  invoice.paidAt = world.now()
  invoice.attempts += 1
  invoice.nextAttempt = null
  invoice.payment = payment.id
  world.emit('invoice.paid', renderInvoice(world, invoice))
}

function fail(world: World, invoice: Invoice): void {
  const days = RETRIES_DAYS[invoice.attempts]
  invoice.attempts += 1
  invoice.nextAttempt = days === undefined ? null : world.now() + days * DAY
  world.emit('invoice.payment_failed', renderInvoice(world, invoice))
}

/** @throws if there is no such paid invoice or less than `amount` is left of it */
export function refundInvoice(world: World, invoiceId: string, amount?: number): Refund {
  const payment = must(world.payments, must(world.invoices, invoiceId).payment)
  const refund = {
    id: newStripeId('re'),
    payment: payment.id,
    amount: amount ?? payment.amount - payment.refunded,
    created: world.now(),
  }
  if (refund.amount <= 0 || payment.refunded + refund.amount > payment.amount) throw new Error('more than was paid')
  payment.refunded += refund.amount
  world.refunds.set(refund.id, refund)
  world.emit('refund.created', renderRefund(world, refund))
  world.emit('charge.refunded', renderCharge(world, payment))
  return refund
}

/** Lets the newest refund of an invoice fail, as when the card was closed: the money is the seller's again. */
export function failRefund(world: World, invoiceId: string): Refund {
  const payment = must(world.payments, must(world.invoices, invoiceId).payment)
  const refund = [...world.refunds.values()].findLast(
    (each) => each.payment === payment.id && each.failedAt === undefined,
  )
  if (refund === undefined) throw new Error(`${invoiceId} has no refund`)
  refund.failedAt = world.now()
  payment.refunded -= refund.amount
  world.emit('refund.updated', renderRefund(world, refund))
  world.emit('refund.failed', renderRefund(world, refund))
  return refund
}

/** Opens a dispute about an invoice's payment, or changes the status of the existing one. */
export function disputeInvoice(world: World, invoiceId: string, status: string): Dispute {
  const payment = must(world.payments, must(world.invoices, invoiceId).payment)
  const known = [...world.disputes.values()].find((dispute) => dispute.payment === payment.id)
  const dispute = known ?? {
    id: newStripeId('du'),
    payment: payment.id,
    amount: payment.amount,
    status,
    created: world.now(),
    moves: [],
  }
  dispute.status = status
  world.disputes.set(dispute.id, dispute)
  const step = known === undefined ? 'created' : ['won', 'lost'].includes(status) ? 'closed' : 'updated'
  world.emit(`charge.dispute.${step}`, renderDispute(world, dispute))
  // An inquiry is a question only; with a dispute the money is taken until it is won.
  if (dispute.moves.length === 0 && !status.startsWith('warning_')) moveFunds(world, dispute, -dispute.amount)
  if (status === 'won') moveFunds(world, dispute, dispute.amount)
  return dispute
}

function moveFunds(world: World, dispute: Dispute, amount: number): void {
  dispute.moves.push({ id: newStripeId('txn'), amount, created: world.now() })
  const what = amount < 0 ? 'funds_withdrawn' : 'funds_reinstated'
  world.emit(`charge.dispute.${what}`, renderDispute(world, dispute))
}

/**
 * Issues a credit note. Of an open invoice it takes the amount off; of a paid one it refunds it, unless it says that the customer
 * has it for the next invoice, or got it in another way.
 * @throws if there is less to give back
 */
export function creditInvoice(
  world: World,
  invoiceId: string,
  amount: number,
  how: 'refund' | 'balance' | 'outside' = 'refund',
): CreditNote {
  const invoice = must(world.invoices, invoiceId)
  const isOpen = invoice.status === 'open'
  const others = [...world.creditNotes.values()].filter((note) => note.invoice === invoiceId)
  const before = others.reduce((sum, { refunded, balance, outside }) => sum + refunded + balance + outside, 0)
  if (amount <= 0 || amount + (isOpen ? 0 : before) > (isOpen ? invoice.due : invoice.paid))
    throw new Error('more than is left')
  const refund = isOpen || how !== 'refund' ? null : refundInvoice(world, invoiceId, amount)
  const customer = must(world.customers, invoice.customer)
  if (isOpen) invoice.due -= amount
  else if (how === 'balance') customer.credit = (customer.credit ?? 0) + amount
  const note: CreditNote = {
    id: newStripeId('cn'),
    number: `${invoice.number}-CN-${String(others.length + 1).padStart(2, '0')}`,
    customer: invoice.customer,
    invoice: invoiceId,
    unpaid: isOpen ? amount : 0,
    refund: refund?.id ?? null,
    refunded: refund?.amount ?? 0,
    balance: !isOpen && how === 'balance' ? amount : 0,
    outside: !isOpen && how === 'outside' ? amount : 0,
    created: world.now(),
    voidedAt: null,
  }
  world.creditNotes.set(note.id, note)
  world.emit('credit_note.created', renderCreditNote(world, note))
  return note
}

/** @throws if its invoice is not open any more */
export function voidCreditNote(world: World, id: string): void {
  const note = must(world.creditNotes, id)
  const invoice = must(world.invoices, note.invoice)
  if (note.voidedAt !== null || invoice.status !== 'open') throw new Error(`${id} cannot be void`)
  note.voidedAt = world.now()
  invoice.due += note.unpaid
  world.emit('credit_note.voided', renderCreditNote(world, note))
}

export function periodLine(world: World, subscription: Subscription, priceId = subscription.price): Line {
  const price = must(world.prices, priceId)
  const { periodStart, periodEnd, quantity } = subscription
  return {
    description: `${quantity} × ${productName(world, price)}`,
    amount: price.amount * quantity,
    quantity,
    proration: false,
    price: price.id,
    start: periodStart,
    end: periodEnd,
  }
}

/** True if a switch waits for the end of the paid period: a smaller amount or a shorter interval. */
export function isDowngrade(from: Price, to: Price): boolean {
  return to.amount < from.amount || (from.interval === 'year' && to.interval === 'month')
}

export function productName(world: World, price: Price): string {
  return world.products.get(price.product)?.name ?? price.product
}

/** Pays all open invoices of a customer, as if a new card had been added. */
export function payOwed(world: World, customer: string): void {
  for (const invoice of world.invoices.values())
    if (invoice.customer === customer && invoice.status === 'open') payOpen(world, invoice)
}

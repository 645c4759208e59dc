import type { MoneyInput } from '#app/.server/ledger/index.ts'
import type { billingEvent } from '#db/schema/billing.ts'
import { canBeVoid, type Note } from './credit-notes.ts'
import type { Moved } from './dispute-funds.ts'
import type { Facts } from './inbox.ts'
import type { Contents } from './invoice-contents.ts'
import type { Stripe } from './stripe.ts'

export type WaitingEvent = Omit<typeof billingEvent.$inferSelect, 'facts'> & { facts: Facts }

/** The customer of an event; asks Stripe if the object does not name one. */
export async function ownerOf(stripe: Stripe, event: WaitingEvent): Promise<string | null> {
  const { customer, facts } = event
  if (customer !== null) return customer
  if (facts.paymentIntent === null) return null
  const payment = await stripe.paymentIntents.retrieve(facts.paymentIntent)
  return typeof payment.customer === 'string' ? payment.customer : (payment.customer?.id ?? null)
}

/** The invoice of a payment; undefined for a payment without one. */
export async function invoiceOfPayment(stripe: Stripe, paymentIntent: string): Promise<string | undefined> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  })
  const invoice = data[0]?.invoice
  return typeof invoice === 'string' ? invoice : invoice?.id
}

/** True for events about money that was paid, failed, refunded, given back by a failed refund, disputed, credited, or given up. */
export function isMoney(event: WaitingEvent): boolean {
  const { type, facts } = event
  if (isRefund(event)) return facts.status === 'succeeded' || isReversal(event)
  if (voidedAs(type) !== undefined) return true
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') return true
  return type.startsWith('charge.dispute.') || isCreditNote(event)
}

/** True for events about a credit note. */
export function isCreditNote({ type }: Pick<WaitingEvent, 'type'>): boolean {
  return type === 'credit_note.created' || type === 'credit_note.voided'
}

/** True if the money of a dispute left the account at Stripe, or came back. */
export function isFunds({ type }: Pick<WaitingEvent, 'type'>): boolean {
  return type.startsWith('charge.dispute.funds_')
}

/** How an invoice came to nothing; undefined for other events. */
function voidedAs(type: string): 'void' | 'uncollectible' | undefined {
  if (type === 'invoice.voided') return 'void'
  return type === 'invoice.marked_uncollectible' ? 'uncollectible' : undefined
}

export function isRefund({ type }: Pick<WaitingEvent, 'type'>): boolean {
  return type === 'refund.created' || type === 'refund.updated'
}

/** True if a refund came to nothing. Stripe says so days later for some that succeeded first. */
export function isReversal(event: Pick<WaitingEvent, 'type' | 'facts'>): boolean {
  return isRefund(event) && reasonOf(event.facts.status) !== undefined
}

/** Why a refund came to nothing; undefined if it did not. */
export function reasonOf(status: string | null): 'failed' | 'canceled' | undefined {
  return status === 'failed' || status === 'canceled' ? status : undefined
}

/** What an event leaves for Stripe to be asked. */
export type About = {
  /** Of a refund or a dispute. */
  invoice?: string | undefined
  /** Of a paid invoice. */
  contents?: Contents
  note?: Note | undefined
  moved?: Moved | undefined
}

/**
 * The ledger's record of an event; undefined if no money moved or it is not in US dollars.
 * @param about what Stripe had to be asked for
 */
export function moneyOf(
  account: string,
  event: WaitingEvent,
  { invoice, contents, note, moved }: About = {},
): MoneyInput | undefined {
  const { amount, currency, status } = event.facts
  if (amount === null || amount <= 0 || currency !== 'usd') return undefined
  const stripe = {
    evt: event.evt,
    obj: event.objectId,
    created: event.created,
    api_version: event.apiVersion,
    payload_sha256: event.payloadSha256,
    via: event.via,
  }
  const base = { amount, currency: 'usd', stripe } as const
  if (event.type === 'invoice.paid') {
    return contents === undefined ? undefined : { account, type: 'invoice.paid', data: { ...base, ...contents } }
  }
  if (event.type === 'invoice.payment_failed') return { account, type: 'invoice.failed', data: base }
  const voided = voidedAs(event.type)
  if (voided !== undefined) return { account, type: 'invoice.voided', data: { ...base, reason: voided } }
  if (isFunds(event)) {
    const move = event.type.endsWith('withdrawn') ? 'withdrawn' : 'reinstated'
    const cents = moved?.[move]
    if (cents === undefined) return undefined
    return { account, type: 'dispute.funds', data: { ...base, amount: cents, move, invoice: invoice ?? null } }
  }
  if (event.type.startsWith('charge.dispute.')) {
    const data = { ...base, status: disputeStatus(status), invoice: invoice ?? null }
    return { account, type: 'dispute.changed', data }
  }
  if (isCreditNote(event)) {
    const state = event.type === 'credit_note.voided' ? 'void' : 'issued'
    if (note === undefined || (state === 'void' && !canBeVoid(note))) return undefined
    return { account, type: 'invoice.credited', data: { ...base, ...note, status: state } }
  }
  const reason = reasonOf(status)
  if (reason !== undefined) return { account, type: 'refund.reversed', data: { ...base, reason } }
  return invoice === undefined ? undefined : { account, type: 'invoice.refunded', data: { ...base, invoice } }
}

/** The ledger's word for one of Stripe's states of a dispute. */
export function disputeStatus(status: string | null): 'open' | 'won' | 'lost' {
  if (status === 'won' || status === 'warning_closed') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

import { and, eq, inArray, ne } from 'drizzle-orm'
import { lastEventAbout, type MoneyInput, paidAmountOf, refundedByInvoice } from '#app/.server/ledger/index.ts'
import { billingEvent } from '#db/schema/billing.ts'
import type { BillingDeps } from './deps.ts'
import { isReversal, type WaitingEvent } from './money.ts'

/** A refund can have two events, one when it is created and one when it succeeds; it is recorded once. */
export function refundIsRecorded({ database }: BillingDeps, { evt, objectId }: WaitingEvent): boolean {
  const recordedEvent = lastEventAbout(database.reader, objectId)
  return recordedEvent !== undefined && recordedEvent !== evt
}

/**
 * True if an invoice would have more refunds than its payment. Then a refund of it has failed, and the event that says so
 * is still on its way: this one has to wait for it, so that the ledger never has more refunded than paid.
 */
export function exceedsPayment({ database }: BillingDeps, money: MoneyInput): boolean {
  const { account, type, data } = money
  if (type !== 'invoice.paid' && type !== 'invoice.refunded') return false
  const isRecorded = lastEventAbout(database.reader, data.stripe.obj) === data.stripe.evt
  if (isRecorded) return false
  const invoice = type === 'invoice.refunded' ? data.invoice : data.stripe.obj
  const refunded = refundedByInvoice(database.reader, account).get(invoice) ?? 0
  if (type === 'invoice.paid') return refunded > data.amount
  const paid = paidAmountOf(database.reader, account, invoice)
  return paid !== undefined && refunded + data.amount > paid
}

/**
 * Lets the events that reverse a refund be looked at again, now that the refund stands in the ledger: the one that came
 * before it recorded nothing. One that is recorded already changes nothing.
 */
export function lookAgainAtReversals({ database, clock }: BillingDeps, refund: WaitingEvent): void {
  const { drizzle } = database.writer
  const done = drizzle
    .select({ evt: billingEvent.evt, type: billingEvent.type, facts: billingEvent.facts })
    .from(billingEvent)
    .where(
      and(eq(billingEvent.objectId, refund.objectId), eq(billingEvent.state, 'done'), ne(billingEvent.evt, refund.evt)),
    )
    .all() as Pick<WaitingEvent, 'evt' | 'type' | 'facts'>[]
  const reversals = done.filter(isReversal).map(({ evt }) => evt)
  const again = { state: 'waiting', attempts: 0, nextAt: clock.now() } as const
  if (reversals.length > 0) {
    drizzle.update(billingEvent).set(again).where(inArray(billingEvent.evt, reversals)).run()
  }
}

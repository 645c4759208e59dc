import type { FactOf } from '../../format/events.ts'

const MONEY_TYPES = ['invoice.paid', 'invoice.failed', 'invoice.refunded', 'dispute.changed'] as const
export type MoneyType = (typeof MONEY_TYPES)[number]
export type MoneyFact = FactOf<MoneyType>

/** The last known state of one of Stripe's objects. `lastCreated` is in seconds, as in Stripe's own objects. */
export type StripeObject = {
  kind: 'invoice' | 'refund' | 'dispute'
  status: 'failed' | 'paid' | 'refunded' | 'open' | 'won' | 'lost'
  amount: number
  currency: string
  lastCreated: number
  lastEvt: string
}

/** Tie-break for events with the same `created`: the status of an object only moves forward in this order. */
const RANK: readonly StripeObject['status'][] = ['failed', 'open', 'paid', 'won', 'lost', 'refunded']

/** What one event says about its object. */
export function stripeObjectOf(fact: MoneyFact): StripeObject {
  const { amount, currency, stripe } = fact.data
  return { ...standing(fact), amount, currency, lastCreated: stripe.created, lastEvt: stripe.evt }
}

/**
 * True if `said` replaces `known`. A total order over events (by time, then by status, then by id), so all orders of
 * delivery end with the same state.
 */
export function supersedes(next: StripeObject, known: StripeObject): boolean {
  if (next.lastCreated !== known.lastCreated) return next.lastCreated > known.lastCreated
  const [rank, before] = [RANK.indexOf(next.status), RANK.indexOf(known.status)]
  return rank === before ? next.lastEvt > known.lastEvt : rank > before
}

function standing(fact: MoneyFact): Pick<StripeObject, 'kind' | 'status'> {
  switch (fact.type) {
    case 'invoice.paid':
      return { kind: 'invoice', status: 'paid' }
    case 'invoice.failed':
      return { kind: 'invoice', status: 'failed' }
    case 'invoice.refunded':
      return { kind: 'refund', status: 'refunded' }
    case 'dispute.changed':
      return { kind: 'dispute', status: fact.data.status }
    default:
      return fact satisfies never
  }
}

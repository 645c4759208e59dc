import type { FactOf } from '../../format/events.ts'

const MONEY_TYPES = [
  'invoice.paid',
  'invoice.failed',
  'invoice.voided',
  'invoice.refunded',
  'refund.reversed',
  'dispute.changed',
] as const
export type MoneyType = (typeof MONEY_TYPES)[number]
export type MoneyFact = FactOf<MoneyType>

/** The last known state of one of Stripe's objects. `lastCreated` is in seconds, as in Stripe's own objects. */
export type StripeObject = {
  kind: 'invoice' | 'refund' | 'dispute'
  status: 'failed' | 'paid' | 'refunded' | 'reversed' | 'open' | 'won' | 'lost' | 'void' | 'uncollectible'
  amount: number
  currency: string
  lastCreated: number
  /** '' if no event of Stripe told of it. */
  lastEvt: string
}

/** Tie-break for events with the same `created`: the status of an object only moves forward in this order. */
const RANK: readonly StripeObject['status'][] = [
  'failed',
  'uncollectible',
  'void',
  'open',
  'paid',
  'won',
  'lost',
  'refunded',
  'reversed',
]

/** What one event says about its object. */
export function stripeObjectOf(fact: MoneyFact): StripeObject {
  const { amount, currency, stripe } = fact.data
  return { ...standing(fact), amount, currency, lastCreated: stripe.created, lastEvt: stripe.evt ?? '' }
}

/**
 * True if `next` replaces `known`. A total order over events (by time, then by status, then by id), so all orders of
 * delivery end with the same state. A refund that was reversed stays so, at any times.
 */
export function supersedes(next: StripeObject, known: StripeObject): boolean {
  if ((next.status === 'reversed') !== (known.status === 'reversed')) return next.status === 'reversed'
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
    case 'invoice.voided':
      return { kind: 'invoice', status: fact.data.reason }
    case 'invoice.refunded':
      return { kind: 'refund', status: 'refunded' }
    case 'refund.reversed':
      return { kind: 'refund', status: 'reversed' }
    case 'dispute.changed':
      return { kind: 'dispute', status: fact.data.status }
    default:
      return fact satisfies never
  }
}

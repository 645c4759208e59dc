import type { FactOf } from '../../format/events.ts'

const MONEY_TYPES = ['invoice.paid', 'invoice.failed', 'invoice.refunded', 'dispute.changed'] as const
export type MoneyType = (typeof MONEY_TYPES)[number]
export type MoneyFact = FactOf<MoneyType>

/** What is known about one of Stripe's objects. `lastCreated` in seconds, as Stripe says it. */
export type StripeObject = {
  kind: 'invoice' | 'refund' | 'dispute'
  status: 'failed' | 'paid' | 'refunded' | 'open' | 'won' | 'lost'
  amount: number
  currency: string
  lastCreated: number
  lastEvt: string
}

/** What a later word may replace where both were said in the same second: an object only goes on in this direction. */
const RANK: readonly StripeObject['status'][] = ['failed', 'open', 'paid', 'won', 'lost', 'refunded']

/** What one event says about its object. */
export function stripeObjectOf(fact: MoneyFact): StripeObject {
  const { amount, currency, stripe } = fact.data
  return { ...standing(fact), amount, currency, lastCreated: stripe.created, lastEvt: stripe.evt }
}

/**
 * True where `said` replaces `known`. A total order over events (by time, then by status, then by id), so all orders of
 * delivery end with the same state.
 */
export function supersedes(said: StripeObject, known: StripeObject): boolean {
  if (said.lastCreated !== known.lastCreated) return said.lastCreated > known.lastCreated
  const [rank, before] = [RANK.indexOf(said.status), RANK.indexOf(known.status)]
  return rank === before ? said.lastEvt > known.lastEvt : rank > before
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

import type { FactOf } from '../../format/events.ts'

const MONEY_TYPES = [
  'invoice.paid',
  'invoice.failed',
  'invoice.voided',
  'invoice.refunded',
  'refund.reversed',
  'dispute.changed',
  'dispute.funds',
  'invoice.credited',
] as const
export type MoneyType = (typeof MONEY_TYPES)[number]
export type MoneyFact = FactOf<MoneyType>

/**
 * The last known state of one of Stripe's objects, or of one of the steps of it that can happen once and in any order of
 * delivery (`objectIdOf`). `lastCreated` is in seconds, as in Stripe's own objects.
 */
export type StripeObject = {
  kind: 'invoice' | 'refund' | 'dispute' | 'funds' | 'credit note'
  status:
    | ('failed' | 'paid' | 'refunded' | 'reversed' | 'open' | 'won' | 'lost' | 'void' | 'uncollectible')
    | ('issued' | 'withdrawn' | 'reinstated')
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
  'issued',
  'withdrawn',
  'reinstated',
]

/**
 * The id under which the state that an event tells is kept: that of Stripe's object. The money of a dispute goes and comes beside
 * the dispute's own states, and a void credit note was issued as well, so each of these is kept apart.
 */
export function objectIdOf({ type, data }: { type: MoneyType; data: { stripe: { obj: string } } }): string {
  const { obj } = data.stripe
  if (type === 'dispute.funds' && 'move' in data) return `${obj} ${String(data.move)}`
  return type === 'invoice.credited' && 'status' in data && data.status === 'void' ? `${obj} void` : obj
}

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
    case 'dispute.funds':
      return { kind: 'funds', status: fact.data.move }
    case 'invoice.credited':
      return { kind: 'credit note', status: fact.data.status }
    default:
      return fact satisfies never
  }
}

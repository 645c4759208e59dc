import { randomBytes } from 'node:crypto'

export type Interval = 'month' | 'year'
export type Customer = {
  id: string
  email: string | null
  created: number
  card: Card | null
  metadata: Record<string, string>
  deleted: boolean
  /** What the customer has to its credit, for the next invoice. */
  credit?: number
}
export type Card = { id: string; brand: string; last4: string; expMonth: number; expYear: number; fails: boolean }
export type Product = { id: string; name: string; metadata: Record<string, string>; created: number }
export type Price = {
  id: string
  /** US dollars, if left out. */
  currency?: string
  product: string
  amount: number
  interval: Interval
  lookupKey: string | null
  metadata: Record<string, string>
  created: number
}
type Status =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'
export type Subscription = {
  id: string
  item: string
  customer: string
  /** Any text, so that tests can use a status that no version of the API has today. */
  status: Status | (string & {})
  price: string
  quantity: number
  created: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  latestInvoice: string | null
  /** The plan of the next period, if it differs. */
  scheduled: { id: string; price: string } | null
  metadata: Record<string, string>
}
export type Line = {
  description: string
  amount: number
  quantity: number
  proration: boolean
  price: string
  start: number
  end: number
}
export type Invoice = {
  id: string
  number: string
  customer: string
  subscription: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  reason: string
  lines: Line[]
  due: number
  paid: number
  created: number
  paidAt: number | null
  attempts: number
  nextAttempt: number | null
  payment: string | null
}
/** A payment intent with its one charge. */
export type Payment = {
  id: string
  charge: string
  customer: string
  invoice: string
  amount: number
  refunded: number
  created: number
  paid: boolean
}
export type Refund = { id: string; payment: string; amount: number; created: number; failedAt?: number }
/** `moves` is what left the account, below 0, and what came back. */
export type Dispute = {
  id: string
  payment: string
  amount: number
  status: string
  created: number
  moves: { id: string; amount: number; created: number }[]
}
export type CreditNote = {
  id: string
  number: string
  customer: string
  invoice: string
  /** What it takes off the open invoice, and how the rest is given back. */
  unpaid: number
  refund: string | null
  refunded: number
  balance: number
  outside: number
  created: number
  voidedAt: number | null
}
export type Session = {
  id: string
  customer: string
  price: string
  quantity: number
  successUrl: string
  cancelUrl: string
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  created: number
  expiresAt: number
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  clientReference: string | null
}
export type PortalSession = {
  id: string
  customer: string
  returnUrl: string
  created: number
  flow: { type: string; subscription: string | null; price: string | null; returnUrl: string | null } | null
  configuration: string | null
}
export type Configuration = { id: string; prices: string[]; metadata: Record<string, string>; created: number }
export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: boolean
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
}

/** An id in Stripe's form: prefix, underscore, letters and digits. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export const CARDS: Readonly<Record<string, { brand: string; fails: boolean; declined: boolean }>> = {
  '4242424242424242': { brand: 'visa', fails: false, declined: false },
  '5555555555554444': { brand: 'mastercard', fails: false, declined: false },
  // Can be stored, and fails whenever it is charged later.
  '4000000000000341': { brand: 'visa', fails: true, declined: false },
  '4000000000000002': { brand: 'visa', fails: true, declined: true },
}

const MONTHS = { month: 1, year: 12 } as const

/** The same day one interval later, or that month's last day. Seconds. */
export function intervalLater(from: number, interval: Interval): number {
  const day = new Date(from * 1000)
  const later = new Date(day)
  later.setUTCDate(1)
  later.setUTCMonth(day.getUTCMonth() + MONTHS[interval])
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day.getUTCDate(), last))
  return Math.floor(later.getTime() / 1000)
}

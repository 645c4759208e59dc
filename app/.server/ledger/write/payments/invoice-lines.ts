import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { FactOf } from '../../format/events.ts'
import type { LedgerPlan } from '../../format/words.ts'
import { ledgerPlan } from '../../product-words.ts'

type Paid = FactOf<'invoice.paid'>['data']
type Line = Paid['lines'][number]
type Policy = FactOf<'policy.published'>['data']

/** One line of an invoice, as Stripe has it. Amounts in US cents, times in seconds. */
type InvoiceLine = {
  /** Null if its price is none of the product's own. */
  offer: { plan: PlanKey; interval: 'month' | 'year'; price: number } | null
  quantity: number
  /** Below 0 for what is given back. */
  amount: number
  proration: boolean
  from: number
  to: number
}

/** A paid invoice. `discount` and `tax` are what Stripe took off the lines and put on top of them. */
export type PaidInvoice = Omit<Paid, 'lines' | 'balance'> & { lines: readonly InvoiceLine[] }

const DAY = 86_400
/** A month and a year of service, in days, with a day for the time of day at which they begin. */
const LENGTHS = { month: [27, 32], year: [364, 367] } as const
/** A service that begins further from its payment is none that the policy sells, for every verifier (docs/ledger.md). In seconds. */
const NEAR = 400 * DAY

/**
 * What an invoice is made of, each line with the policy that has its price. A line is a plan's only if it is that price for
 * one whole interval; it is a proration if it is a part of it; all others, and a service years from its payment, are named as
 * they are. `balance` is what remains: what was taken from the customer's balance at Stripe, below 0, or put on top.
 * @param policies newest first
 */
export function invoiceOf(invoice: PaidInvoice, policies: readonly { seq: number; policy: Policy }[]): Paid {
  const { amount, discount, tax, stripe } = invoice
  const lines = invoice.lines.map((line) => lineOf(line, stripe.created, policies))
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  return { ...invoice, lines, balance: amount - (sum - discount + tax) }
}

function lineOf(line: InvoiceLine, created: number, policies: readonly { seq: number; policy: Policy }[]): Line {
  const { offer, quantity, amount, from } = line
  const to = Math.max(line.to, from)
  const place = { quantity, amount, from, to }
  const other = { ...place, kind: 'other', plan: null, interval: null, policy: null, price: null } as const
  if (offer === null || Math.abs(from - created) > NEAR) return other
  const { interval, price } = offer
  const plan = ledgerPlan(offer.plan)
  const found = policies.find(({ policy }) => priceIn(policy, plan, interval) === price)
  if (found === undefined) return other
  const whole = price * quantity
  const [shortest, longest] = LENGTHS[interval].map((days) => days * DAY) as [number, number]
  const length = to - from
  const own = { ...place, plan, interval, policy: found.seq, price }
  if (!line.proration && amount === whole && length >= shortest && length <= longest) return { ...own, kind: 'plan' }
  return Math.abs(amount) <= whole && length <= longest ? { ...own, kind: 'proration' } : other
}

function priceIn(policy: Policy, plan: LedgerPlan, interval: 'month' | 'year'): number | null {
  const row = policy.plans.find(({ key }) => key === plan)
  return (interval === 'month' ? row?.price_month : row?.price_year) ?? null
}

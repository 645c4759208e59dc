import type { PaidPlan } from './change.ts'

/** What a screen and the profile call tell of a workspace's billing. Times in seconds as Stripe has them, amounts in the smallest units. */
export type BillingView = {
  paymentMethod: {
    type: string
    brand: string | null
    last4: string | null
    expMonth: number | null
    expYear: number | null
  } | null
  nextInvoice: { date: number; amount: number; currency: string } | null
  /** Stripe says something else than what is known here: what it said has not arrived yet, or never did. */
  behind: boolean
  /** Newest first. */
  invoices: InvoiceView[]
}

export type InvoiceView = {
  id: string
  date: number
  number: string | null
  plan: PaidPlan | null
  amount: number
  currency: string
  status: 'open' | 'paid' | 'part_refunded' | 'refunded' | 'void' | 'uncollectible'
  url: string | null
  pdf: string | null
}

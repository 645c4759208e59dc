import type { PaidPlan } from './change.ts'

/** A workspace's billing for the screen and the profile call. As in Stripe, times are seconds, amounts smallest units. */
export type BillingView = {
  paymentMethod: {
    type: string
    brand: string | null
    last4: string | null
    expMonth: number | null
    expYear: number | null
  } | null
  nextInvoice: { date: number; amount: number; currency: string } | null
  /** Stripe's state differs from ours: its event has not arrived yet, or was lost. */
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

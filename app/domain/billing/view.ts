import type { PaidPlan } from './change.ts'

/** What a screen and the profile call tell of a workspace's billing. Times in seconds as Stripe has them, US cents. */
export type BillingView = {
  paymentMethod: {
    type: string
    brand: string | null
    last4: string | null
    expMonth: number | null
    expYear: number | null
  } | null
  nextInvoice: { date: number; amount: number } | null
  /** Newest first. */
  invoices: InvoiceView[]
}

export type InvoiceView = {
  id: string
  date: number
  number: string | null
  plan: PaidPlan | null
  amount: number
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  url: string | null
  pdf: string | null
}

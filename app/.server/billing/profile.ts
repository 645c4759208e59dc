import { planFor } from '#app/domain/billing/plans.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import type { BillingView } from '#app/domain/billing/view.ts'

/** The `billing` of the profile call, with the specification's names; amounts are formatted for the reader. */
export function profileBilling(
  standing: Standing | null,
  view: BillingView | null,
  words: {
    money(units: number, currency: string): string
    description(plan: string): string
    status(status: string): string
  },
) {
  const method = view?.paymentMethod ?? null
  const next = view?.nextInvoice ?? null
  return {
    subscription: standing && {
      status: standing.status,
      plan: standing.plan,
      cancel_at_period_end: standing.ends,
      current_period_end: Math.floor(standing.periodEnd / 1000),
    },
    payment_method: method && {
      type: method.type,
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
    },
    invoices: (view?.invoices ?? []).map((invoice) => ({
      id: invoice.id,
      date: invoice.date,
      description: words.description(invoice.plan === null ? '' : planFor(invoice.plan).name).trim(),
      amount: words.money(invoice.amount, invoice.currency),
      status: words.status(invoice.status),
      invoice_url: invoice.url,
      invoice_pdf: invoice.pdf,
    })),
    next_invoice: next && { date: next.date, amount: words.money(next.amount, next.currency) },
  }
}

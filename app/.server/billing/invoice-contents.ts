import type { PaidInvoice } from '#app/.server/ledger/index.ts'
import { offerOf } from './catalogue.ts'
import { isRefusal, type Stripe } from './stripe.ts'

export type Contents = Pick<PaidInvoice, 'number' | 'lines' | 'discount' | 'tax'>

/** What an invoice is made of, from Stripe; nothing is known of one that Stripe does not have. */
export async function contentsOf(stripe: Stripe, id: string): Promise<Contents> {
  try {
    const invoice = await stripe.invoices.retrieve(id)
    return await readContents(stripe, invoice)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { number: null, lines: [], discount: 0, tax: 0 }
  }
}

/** The same of an invoice that was fetched already. */
export async function readContents(stripe: Stripe, invoice: Stripe.Invoice): Promise<Contents> {
  const all = invoice.lines.data
  const prices = await pricesOf(stripe, all)
  const lines = all.map((line) => {
    const price = prices.get(priceIdOf(line) ?? '')
    const offer = price === undefined ? undefined : offerOf(price)
    const cents = price?.unit_amount ?? null
    return {
      offer: offer === undefined || cents === null ? null : { ...offer, price: cents },
      quantity: line.quantity ?? 1,
      amount: line.amount,
      proration:
        line.parent?.subscription_item_details?.proration ?? line.parent?.invoice_item_details?.proration ?? false,
      from: line.period.start,
      to: line.period.end,
    }
  })
  return {
    number: /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(invoice.number ?? '') ? invoice.number : null,
    lines: invoice.lines.has_more ? [...lines, restOf(invoice)] : lines,
    discount: sum(invoice.total_discount_amounts ?? []),
    // A tax that is part of the prices stands in the lines already.
    tax: sum((invoice.total_taxes ?? []).filter(({ tax_behavior }) => tax_behavior === 'exclusive')),
  }
}

/** The lines after those that Stripe sends with an invoice, together. Ours have three at most; more are added by hand. */
function restOf({ lines, subtotal, period_start: from, period_end: to }: Stripe.Invoice): PaidInvoice['lines'][number] {
  return { offer: null, quantity: 1, amount: subtotal - sum(lines.data), proration: false, from, to }
}

/** The prices that lines name, by id. */
async function pricesOf(stripe: Stripe, lines: readonly Stripe.InvoiceLineItem[]): Promise<Map<string, Stripe.Price>> {
  const ids = new Set(lines.map(priceIdOf).filter((id) => id !== undefined))
  const prices = new Map<string, Stripe.Price>()
  for (const id of ids) {
    try {
      prices.set(id, await stripe.prices.retrieve(id))
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return prices
}

function priceIdOf({ pricing }: Stripe.InvoiceLineItem): string | undefined {
  const price = pricing?.price_details?.price
  return typeof price === 'object' ? price.id : price
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}

import { CURRENCY } from './catalogue.ts'
import type { BillingDeps } from './deps.ts'
import { foundAtStripe, isDue } from './found-at-stripe.ts'
import { readContents } from './invoice-contents.ts'
import { exceedsPayment } from './refunds.ts'
import type { Stripe } from './stripe.ts'

/**
 * Records invoices that are paid at Stripe and missing here, from the invoices themselves: Stripe gives its events out for
 * thirty days only. One that an event may still bring, that is too old or in another currency stays missing.
 * @returns the ids of those that are recorded now
 */
export async function recordMissing(
  deps: BillingDeps,
  account: string,
  missing: readonly Stripe.Invoice[],
): Promise<string[]> {
  const recorded: string[] = []
  for (const invoice of missing) {
    const { id } = invoice
    if (id !== undefined && isDue(deps, invoice, paidAt(invoice)) && (await recordOne(deps, account, id, invoice)))
      recorded.push(id)
  }
  return recorded
}

async function recordOne(deps: BillingDeps, account: string, id: string, invoice: Stripe.Invoice): Promise<boolean> {
  const contents = await deps.payments.ask('contents', (stripe) => readContents(stripe, invoice))
  if (!contents.ok) return false
  const stripe = foundAtStripe(invoice, id, paidAt(invoice))
  const data = { ...contents.value, amount: invoice.amount_paid, currency: CURRENCY, stripe } as const
  const money = { account, type: 'invoice.paid', data } as const
  if (exceedsPayment(deps, money)) return false
  const outcome = await deps.ledger.recordMoney(money)
  return outcome.ok
}

function paidAt({ created, status_transitions }: Stripe.Invoice): number {
  return status_transitions.paid_at ?? created
}

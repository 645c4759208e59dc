import { refundedByInvoice } from '#app/.server/ledger/index.ts'
import { paidPlanFrom } from '#app/domain/billing/change.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import type { BillingView, InvoiceView } from '#app/domain/billing/view.ts'
import { offerOf } from './catalogue.ts'
import { customerOf } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { derive } from './derive.ts'
import { isRefusal, type Stripe, type Unavailable } from './stripe.ts'
import { offersFor, oldestOpen, stateOf, subscriptionsOf } from './subscriptions.ts'

/** The maximum of one query: eight years of monthly invoices. */
const INVOICES = 100

/** Payment method, next invoice and history of a workspace, from Stripe; null if it never started a checkout. */
export async function billingOf(
  deps: BillingDeps,
  workspaceId: string,
): Promise<{ ok: true; billing: BillingView | null } | Unavailable> {
  const known = customerOf(deps.database.reader, workspaceId)
  if (known === undefined || known.livemode !== deps.payments.livemode) return { ok: true, billing: null }
  const { customer } = known
  const account = deps.ledger.accountOf(workspaceId)
  const refunded = account === undefined ? new Map<string, number>() : refundedByInvoice(deps.database.reader, account)
  const answer = await deps.payments.ask('history', async (stripe) => {
    const [subscriptions, invoices] = await Promise.all([
      subscriptionsOf(stripe, customer),
      stripe.invoices.list({ customer, limit: INVOICES }),
    ])
    const running = subscriptions.find(({ id }) => isRunning(known.standing) && id === known.standing.subscription)
    const next = running === undefined ? null : await nextInvoice(stripe, customer, running.id)
    const offers = await offersFor(stripe, subscriptions)
    const open = await oldestOpen(stripe, customer, subscriptions)
    const seen = subscriptions.map((subscription) => stateOf(subscription, offers, open))
    const { standing } = derive(seen, deps.clock.now())
    return {
      behind: JSON.stringify(standing) !== JSON.stringify(known.standing),
      paymentMethod: cardOf(running?.default_payment_method),
      nextInvoice: next,
      invoices: invoices.data
        .filter(({ status }) => status !== 'draft')
        .map((invoice) => viewOf(invoice, refunded.get(invoice.id ?? '') ?? 0)),
    }
  })
  return answer.ok ? { ok: true, billing: answer.value } : answer
}

async function nextInvoice(
  stripe: Stripe,
  customer: string,
  subscription: string,
): Promise<BillingView['nextInvoice']> {
  try {
    const { amount_due, currency, next_payment_attempt, period_end } = await stripe.invoices.createPreview({
      customer,
      subscription,
    })
    return { date: next_payment_attempt ?? period_end, amount: amount_due, currency }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

function cardOf(method: Stripe.Subscription['default_payment_method'] | undefined): BillingView['paymentMethod'] {
  if (typeof method !== 'object' || method === null) return null
  const { type, card } = method
  if (card === undefined) return { type, brand: null, last4: null, expMonth: null, expYear: null }
  return { type, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
}

/** @param refunded the refunds of this invoice according to the ledger */
function viewOf(invoice: Stripe.Invoice, refunded: number): InvoiceView {
  const status =
    (['open', 'paid', 'void', 'uncollectible'] as const).find((known) => known === invoice.status) ?? 'open'
  return {
    id: invoice.id ?? '',
    date: invoice.created,
    number: invoice.number,
    plan: planOf(invoice),
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status:
      status !== 'paid' || refunded === 0 ? status : refunded < invoice.amount_paid ? 'part_refunded' : 'refunded',
    url: httpsOnly(invoice.hosted_invoice_url),
    pdf: httpsOnly(invoice.invoice_pdf),
  }
}

/** The plan of an invoice, if its last line names it. */
function planOf(invoice: Stripe.Invoice): InvoiceView['plan'] {
  const price = invoice.lines.data.at(-1)?.pricing?.price_details?.price
  if (typeof price === 'object') return offerOf(price)?.plan ?? null
  return (
    paidPlanFrom(/\b(Pro|Business)\b/.exec(invoice.lines.data.at(-1)?.description ?? '')?.[1]?.toLowerCase()) ?? null
  )
}

/** Drops URLs that a browser must not follow. */
function httpsOnly(url: string | null | undefined): string | null {
  return url !== null && url !== undefined && /^https?:\/\//.test(url) ? url : null
}

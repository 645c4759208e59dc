import type {
  Card,
  Configuration,
  CreditNote,
  Customer,
  Dispute,
  Invoice,
  Line,
  Payment,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  Subscription,
} from './records.ts'
import type { World } from './world.ts'

type Json = Record<string, unknown>

/** Renders records as Stripe's API does: only the members that are read, under the names of the pinned version. */
export function renderCustomer(world: World, customer: Customer): Json {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true }
  return {
    id: customer.id,
    object: 'customer',
    created: customer.created,
    email: customer.email,
    livemode: world.livemode,
    metadata: customer.metadata,
    invoice_settings: { default_payment_method: customer.card?.id ?? null },
  }
}

export function renderProduct(world: World, product: Product): Json {
  return { ...product, object: 'product', active: true, livemode: world.livemode }
}

export function renderPrice(world: World, price: Price): Json {
  return {
    id: price.id,
    object: 'price',
    active: true,
    created: price.created,
    currency: price.currency ?? 'usd',
    livemode: world.livemode,
    lookup_key: price.lookupKey,
    metadata: price.metadata,
    product: price.product,
    recurring: { interval: price.interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: price.amount,
  }
}

export function renderCard(world: World, card: Card & { customer: string }): Json {
  return {
    id: card.id,
    object: 'payment_method',
    customer: card.customer,
    livemode: world.livemode,
    type: 'card',
    card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
  }
}

export function renderSubscription(world: World, subscription: Subscription): Json {
  const price = world.prices.get(subscription.price)
  return {
    id: subscription.id,
    object: 'subscription',
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    created: subscription.created,
    currency: 'usd',
    customer: subscription.customer,
    default_payment_method: world.customers.get(subscription.customer)?.card?.id ?? null,
    ended_at: subscription.endedAt,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: subscription.item,
          object: 'subscription_item',
          created: subscription.created,
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
          price: price === undefined ? null : renderPrice(world, price),
          quantity: subscription.quantity,
          subscription: subscription.id,
        },
      ],
    },
    latest_invoice: subscription.latestInvoice,
    livemode: world.livemode,
    metadata: subscription.metadata,
    schedule: subscription.scheduled?.id ?? null,
    start_date: subscription.created,
    status: subscription.status,
  }
}

export function renderSchedule(world: World, subscription: Subscription): Json {
  const phase = (price: string, start: number, end: number) => ({
    items: [{ price, quantity: subscription.quantity }],
    start_date: start,
    end_date: end,
  })
  const { scheduled, periodStart, periodEnd } = subscription
  return {
    id: scheduled?.id,
    object: 'subscription_schedule',
    customer: subscription.customer,
    livemode: world.livemode,
    status: 'active',
    subscription: subscription.id,
    current_phase: { start_date: periodStart, end_date: periodEnd },
    phases: [
      phase(subscription.price, periodStart, periodEnd),
      phase(scheduled?.price ?? subscription.price, periodEnd, periodEnd + 31_536_000),
    ],
  }
}

function renderLine(line: Line, id: string): Json {
  return {
    id,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    period: { start: line.start, end: line.end },
    quantity: line.quantity ?? 1,
    pricing: { type: 'price_details', price_details: { price: line.price } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration: line.proration } },
  }
}

export function renderInvoice(world: World, invoice: Invoice): Json {
  const page = `${world.url}/invoice/${invoice.id}`
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.due,
    amount_paid: invoice.paid,
    amount_remaining: invoice.due - invoice.paid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    billing_reason: invoice.reason,
    created: invoice.created,
    currency: 'usd',
    customer: invoice.customer,
    hosted_invoice_url: invoice.status === 'draft' ? null : page,
    invoice_pdf: invoice.status === 'draft' ? null : `${page}/pdf`,
    lines: {
      object: 'list',
      has_more: false,
      data: invoice.lines.map((line, index) => renderLine(line, `il_${invoice.id}_${index}`)),
    },
    livemode: world.livemode,
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    period_end: Math.max(0, ...invoice.lines.map((line) => line.end)),
    period_start: Math.min(...invoice.lines.map((line) => line.start)),
    status: invoice.status,
    status_transitions: { paid_at: invoice.paidAt, finalized_at: invoice.created },
    total: invoice.lines.reduce((sum, line) => sum + line.amount, 0),
  }
}

export function renderPayment(world: World, payment: Payment): Json {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    created: payment.created,
    currency: 'usd',
    customer: payment.customer,
    latest_charge: payment.charge,
    livemode: world.livemode,
    status: payment.paid ? 'succeeded' : 'requires_payment_method',
  }
}

export function renderCharge(world: World, payment: Payment): Json {
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.refunded,
    created: payment.created,
    currency: 'usd',
    customer: payment.customer,
    livemode: world.livemode,
    paid: payment.paid,
    payment_intent: payment.id,
    refunded: payment.refunded === payment.amount,
    status: payment.paid ? 'succeeded' : 'failed',
  }
}

export function renderInvoicePayment(world: World, payment: Payment): Json {
  return {
    id: `inpay_${payment.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: payment.paid ? payment.amount : null,
    amount_requested: payment.amount,
    created: payment.created,
    currency: 'usd',
    invoice: payment.invoice,
    is_default: true,
    livemode: world.livemode,
    payment: { type: 'payment_intent', payment_intent: payment.id },
    status: payment.paid ? 'paid' : 'open',
  }
}

export function renderRefund(world: World, refund: Refund): Json {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: world.payments.get(refund.payment)?.charge,
    created: refund.created,
    currency: 'usd',
    metadata: {},
    payment_intent: refund.payment,
    status: refund.failedAt === undefined ? 'succeeded' : 'failed',
    ...(refund.failedAt === undefined
      ? {}
      : { failure_reason: 'lost_or_stolen_card', failure_balance_transaction: { created: refund.failedAt } }),
  }
}

export function renderDispute(world: World, dispute: Dispute): Json {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: world.payments.get(dispute.payment)?.charge,
    created: dispute.created,
    currency: 'usd',
    livemode: world.livemode,
    payment_intent: dispute.payment,
    status: dispute.status,
    balance_transactions: dispute.moves.map(({ id, amount, created }) => ({
      id,
      object: 'balance_transaction',
      amount,
      created,
      currency: 'usd',
      fee: amount < 0 ? 1_500 : 0,
      net: amount < 0 ? amount - 1_500 : amount,
      source: dispute.id,
      type: 'adjustment',
    })),
  }
}

export function renderCreditNote(world: World, note: CreditNote): Json {
  const paid = note.refunded + note.balance + note.outside
  return {
    id: note.id,
    object: 'credit_note',
    amount: note.unpaid + paid,
    created: note.created,
    currency: 'usd',
    customer: note.customer,
    customer_balance_transaction: note.balance === 0 ? null : `cbtxn_${note.id.slice(3)}`,
    invoice: note.invoice,
    livemode: world.livemode,
    number: note.number,
    out_of_band_amount: note.outside === 0 ? null : note.outside,
    post_payment_amount: paid,
    pre_payment_amount: note.unpaid,
    refunds: note.refund === null ? [] : [{ amount_refunded: note.refunded, refund: note.refund, type: 'refund' }],
    status: note.voidedAt === null ? 'issued' : 'void',
    total: note.unpaid + paid,
    type: note.unpaid === 0 ? 'post_payment' : paid === 0 ? 'pre_payment' : 'mixed',
    voided_at: note.voidedAt,
  }
}

export function renderSession(world: World, session: Session): Json {
  return {
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.clientReference,
    created: session.created,
    customer: session.customer,
    expires_at: session.expiresAt,
    livemode: world.livemode,
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' ? `${world.url}/checkout/${session.id}` : null,
  }
}

export function renderPortal(world: World, portal: PortalSession): Json {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: portal.configuration,
    created: portal.created,
    customer: portal.customer,
    livemode: world.livemode,
    return_url: portal.returnUrl,
    url: `${world.url}/portal/${portal.id}`,
  }
}

export function renderConfiguration(world: World, configuration: Configuration): Json {
  const { prices: _, ...plain } = configuration
  return { ...plain, object: 'billing_portal.configuration', active: true, livemode: world.livemode, is_default: false }
}

import { changeLines, periodLine } from './engine.ts'
import { type Params, textAt } from './params.ts'
import { type Invoice, intervalLater, type Line, newStripeId, type Subscription } from './records.ts'
import * as render from './render.ts'
import { ok, type Reply } from './reply.ts'
import { must, type World } from './world.ts'

/** `POST /v1/invoices/create_preview`: the next invoice, or the invoice of a change. */
export function preview(world: World, params: Params): Reply {
  const subscription = must(world.subscriptions, textAt(params, 'subscription'))
  const wanted = textAt(params, 'subscription_details.items.0.price')
  if (wanted === undefined) return ok(render.renderInvoice(world, upcoming(world, subscription)))
  const price = must(world.prices, wanted)
  const behaviour = textAt(params, 'subscription_details.proration_behavior')
  const at = Number(textAt(params, 'subscription_details.proration_date') ?? world.now())
  if (behaviour === 'always_invoice')
    return ok(render.renderInvoice(world, draft(subscription, changeLines(world, subscription, price, at), at)))
  const after = {
    ...subscription,
    periodStart: subscription.periodEnd,
    periodEnd: intervalLater(subscription.periodEnd, price.interval),
  }
  return ok(
    render.renderInvoice(world, draft(subscription, [periodLine(world, after, price.id)], subscription.periodEnd)),
  )
}

function upcoming(world: World, subscription: Subscription): Invoice {
  if (subscription.cancelAtPeriodEnd || !['active', 'trialing', 'past_due'].includes(subscription.status)) {
    throw new Error('No upcoming invoices for customer')
  }
  const price = must(world.prices, subscription.scheduled?.price ?? subscription.price)
  const after = {
    ...subscription,
    periodStart: subscription.periodEnd,
    periodEnd: intervalLater(subscription.periodEnd, price.interval),
  }
  return draft(subscription, [periodLine(world, after, price.id)], subscription.periodEnd)
}

function draft(subscription: Subscription, lines: Line[], at: number): Invoice {
  return {
    id: newStripeId('upcoming_in'),
    number: '',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    reason: 'upcoming',
    lines,
    due: Math.max(
      0,
      lines.reduce((sum, line) => sum + line.amount, 0),
    ),
    paid: 0,
    created: at,
    paidAt: null,
    attempts: 0,
    nextAttempt: at,
    payment: null,
  }
}

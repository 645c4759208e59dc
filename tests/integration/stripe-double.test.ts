import { Stripe } from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { type StripeDouble, startStripeDouble } from '#tests/mocks/stripe/server.ts'

// Stripe's own SDK drives the double: an answer that the SDK cannot read would not be Stripe's.

const NOON = 1_795_262_400
const DAY = 86_400
const running: StripeDouble[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((double) => double.close()))
})

async function started(now = NOON) {
  const double = await startStripeDouble({ now })
  running.push(double)
  double.webhooks.behave({ mode: 'hold' })
  const stripe = new Stripe('sk_test_x', {
    host: 'localhost',
    port: double.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  const product = await stripe.products.create({ name: 'Penmark Pro', metadata: { plan: 'pro' } })
  const priceOf = (interval: 'month' | 'year', unit_amount: number) =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval } })
  const [month, dear] = [await priceOf('month', 999), await priceOf('month', 2999)]
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  return { double, stripe, month, dear, customer }
}

async function bought(from: Awaited<ReturnType<typeof started>>, card = '4242424242424242') {
  const session = await from.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: from.customer.id,
    line_items: [{ price: from.month.id, quantity: 1 }],
    success_url: 'http://localhost:1/back?s={CHECKOUT_SESSION_ID}',
  })
  const paid = await press(session.url, { press: 'pay', card })
  const { data } = await from.stripe.subscriptions.list({ customer: from.customer.id, status: 'all' })
  return { session, paid, subscription: data[0] as Stripe.Subscription }
}

function press(url: string | null, fields: Record<string, string>) {
  return fetch(url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

test('a checkout that is paid on its page starts a subscription with a paid invoice', async () => {
  const all = await started()
  const { paid, session, subscription } = await bought(all)
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://localhost:1/back?s=${session.id}`])
  expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false })
  expect(subscription.items.data[0]).toMatchObject({
    quantity: 1,
    current_period_start: NOON,
    current_period_end: NOON + 30 * DAY,
    price: { unit_amount: 999 },
  })
  const { data } = await all.stripe.invoices.list({ customer: all.customer.id })
  expect(data).toMatchObject([{ status: 'paid', amount_paid: 999 }])
  expect((await fetch(data[0]?.hosted_invoice_url ?? '')).status).toBe(200)
  expect(all.double.webhooks.held().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
  )
})

test('a declined card pays nothing, and a cancelled checkout goes back', async () => {
  const all = await started()
  const session = await all.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: all.customer.id,
    line_items: [{ price: all.month.id, quantity: 1 }],
    success_url: 'http://localhost:1/back',
    cancel_url: 'http://localhost:1/no',
  })
  expect((await press(session.url, { press: 'decline' })).status).toBe(402)
  expect((await press(session.url, { press: 'cancel' })).headers.get('location')).toBe('http://localhost:1/no')
  expect((await all.stripe.subscriptions.list({ customer: all.customer.id, status: 'all' })).data).toEqual([])
})

test('an upgrade in the middle of the month costs the difference for what is left, as the preview said', async () => {
  const all = await started()
  const { subscription } = await bought(all)
  all.double.advance(15 * DAY)
  const item = subscription.items.data[0]?.id ?? ''
  const preview = await all.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [{ id: item, price: all.dear.id }], proration_behavior: 'always_invoice' },
  })
  expect(preview.amount_due).toBe(1500 - 500)
  await all.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: all.dear.id }] })
  const [latest] = (await all.stripe.invoices.list({ customer: all.customer.id })).data
  expect(latest?.amount_paid).toBe(1000)
  expect(latest?.lines.data.map(({ amount }) => amount)).toEqual([-500, 1500])
})

test('time renews, ends what was cancelled, and fails cards that fail', async () => {
  const all = await started()
  const { subscription } = await bought(all)
  all.double.advance(31 * DAY)
  expect((await all.stripe.invoices.list({ customer: all.customer.id })).data).toHaveLength(2)
  await all.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  all.double.advance(31 * DAY)
  expect((await all.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')

  const other = await started()
  const failing = await bought(other, '4000000000000341')
  other.double.advance(31 * DAY)
  expect((await other.stripe.subscriptions.retrieve(failing.subscription.id)).status).toBe('past_due')
  other.double.advance(20 * DAY)
  expect((await other.stripe.subscriptions.retrieve(failing.subscription.id)).status).toBe('canceled')
  expect(other.double.webhooks.held().filter(({ type }) => type === 'invoice.payment_failed')).toHaveLength(4)
})

test('the events of a month come in pages, newest first', async () => {
  const all = await started()
  await bought(all)
  const all_ = await all.stripe.events.list({ limit: 3, created: { gte: NOON } }).autoPagingToArray({ limit: 100 })
  expect(all_.map(({ id }) => id)).toEqual(all.double.world.events.map(({ id }) => id).reverse())
})

test('a repeated key gives the same answer, with other parameters none', async () => {
  const { stripe } = await started()
  const one = await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' })
  expect((await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' })).id).toBe(one.id)
  await expect(stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'k' })).rejects.toThrow(
    /same parameters/,
  )
})

test('every outage reaches the SDK as an error, and a retry finds what had happened', async () => {
  const { stripe, double } = await started()
  for (const fault of [
    { kind: 'refuse' },
    { kind: 'error' },
    { kind: 'half' },
    { kind: 'slow', ms: 20_000 },
  ] as const) {
    // The SDK tries once more by itself if a kept connection was closed.
    double.fail(fault, Number.POSITIVE_INFINITY)
    await expect(stripe.customers.create({}, { timeout: 300, idempotencyKey: fault.kind })).rejects.toThrow()
    double.heal()
    expect((await stripe.customers.create({}, { idempotencyKey: fault.kind })).id).toMatch(/^cus_/)
  }
  const before = double.world.customers.size
  double.fail({ kind: 'error-after' })
  await stripe.customers.create({ email: 'once@example.com' }, { maxNetworkRetries: 2 })
  expect(double.world.customers.size).toBe(before + 1)
})

test('a refund is in the report of payments and in that of refunds', async () => {
  const all = await started()
  await bought(all)
  const [invoice] = (await all.stripe.invoices.list({ customer: all.customer.id })).data
  all.double.refund(invoice?.id ?? '', 400)
  expect(all.double.csv('payments')).toContain(`,9.99,4.00,usd,Paid,${invoice?.id}\r\n`)
  expect(all.double.csv('refunds')).toMatch(/\r\nre_\w+,2026-11-21 12:00:00,4.00,usd,succeeded\r\n$/)
})

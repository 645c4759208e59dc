import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { startCheckout } from '#app/.server/billing/checkout.ts'
import { openPortal, previewChange } from '#app/.server/billing/portal.ts'
import { billingOf } from '#app/.server/billing/queries.ts'
import { resumeSubscription } from '#app/.server/billing/subscription-commands.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import type { StripeEvent } from '#tests/mocks/stripe/records.ts'
import { signatureOf } from '#tests/mocks/stripe/webhooks.ts'
import { billingOnDisk, type TestBilling, WEBHOOK_SECRET, WORKSPACE } from '#tests/support/billing-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { patience } from '#tests/support/patience.ts'

const DAY = 86_400
const PERSON = { workspaceId: WORKSPACE, publicUrl: 'https://penmark.example' }
const open: TestBilling[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function started(options: Parameters<typeof billingOnDisk>[0] = {}) {
  const one = await billingOnDisk(options)
  open.push(one)
  return one
}

function events(one: TestBilling): { type: string; data: Record<string, unknown> }[] {
  return one.database.reader.sqlite
    .prepare<[string], string>('SELECT body FROM ledger_event WHERE account = ? ORDER BY aseq')
    .pluck()
    .all(one.account)
    .map((body) => JSON.parse(String(body)))
}

test('bought, the plan and its invoice are in the ledger once Stripe has said so, and not before', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  expect(one.plan()).toBe('starter')
  await one.deliver()
  expect(one.plan()).toBe('pro')
  const [, paid, changed] = events(one)
  expect(paid).toMatchObject({ type: 'invoice.paid', data: { amount: 999, currency: 'usd' } })
  expect(changed).toMatchObject({ type: 'plan.changed', data: { from: 'starter', to: 'pro', quota: 500 } })
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('upgraded at once, cancelled to the end of the period, then starter: the whole way by the pages', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  one.pass(10 * DAY)
  const to = { plan: 'business', interval: 'year' } as const
  const preview = await previewChange(one.billing.deps, { workspaceId: WORKSPACE, to })
  const due = 29_999 - Math.round(999 * (20 / 30))
  expect(preview).toMatchObject({ ok: true, preview: { timing: 'now', dueNow: due, price: 29_999 } })
  const portal = await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'switch', to } })
  if (!portal.ok) throw new Error(portal.code)
  const pressed = await one.press(portal.url, { press: 'confirm' })
  expect(pressed.headers.get('location')).toBe('https://penmark.example/dashboard/billing?success=true')
  await one.deliver()
  expect(one.plan()).toBe('business')
  expect(
    events(one)
      .filter(({ type }) => type === 'invoice.paid')
      .map(({ data }) => data.amount),
  ).toEqual([999, due])

  const cancel = await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'cancel' } })
  if (!cancel.ok) throw new Error(cancel.code)
  await one.press(cancel.url, { press: 'cancel' })
  await one.deliver()
  expect(one.plan()).toBe('business')
  expect(await resumeSubscription(one.billing.deps, WORKSPACE)).toEqual({ ok: true })
  await one.deliver()
  await one.press((await again(one)).url, { press: 'cancel' })
  one.pass(364 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('business')
  one.pass(2 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('starter')
  expect(rebuild(one.database.reader).differences).toEqual([])
})

async function again(one: TestBilling) {
  const opened = await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'cancel' } })
  if (!opened.ok) throw new Error(opened.code)
  return opened
}

test('a downgrade waits for the end of the paid period', async () => {
  const one = await started()
  await one.buy({ plan: 'business', interval: 'month' })
  await one.deliver()
  const to = { plan: 'pro', interval: 'month' } as const
  const portal = await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'switch', to } })
  if (!portal.ok) throw new Error(portal.code)
  await one.press(portal.url, { press: 'confirm' })
  await one.deliver()
  expect(one.plan()).toBe('business')
  const view = await one.billing.sync({ customer: [...one.double.world.customers.keys()][0] ?? '' })
  expect(view).toMatchObject({ ok: true, plan: 'business' })
  one.pass(31 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('pro')
})

test('a renewal that fails leaves the plan for seven days, without a word from Stripe', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' }, '4000000000000341')
  await one.deliver()
  one.pass(30 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('pro')
  expect(events(one).at(-1)).toMatchObject({ type: 'invoice.failed', data: { amount: 999 } })
  one.clock.advance(7 * DAY * 1000)
  await one.billing.jobs.find(({ name }) => name === 'end grace periods')?.run()
  expect(one.plan()).toBe('starter')
})

test('who goes on not paying gets no new days with every new invoice', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' }, '4000000000000341')
  await one.deliver()
  one.pass(30 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('pro')
  one.pass(8 * DAY)
  await one.deliver()
  const [subscription] = one.double.world.subscriptions.values()
  const [first] = [...one.double.world.invoices.values()].filter(({ status }) => status === 'open')
  if (subscription === undefined || first === undefined) throw new Error('nothing is open')
  const customer = subscription.customer
  expect(await one.billing.sync({ customer })).toMatchObject({ ok: true, plan: 'starter' })
  // The subscription makes another invoice, which is a month younger.
  one.double.world.invoices.set('in_next', { ...first, id: 'in_next', created: one.double.world.now() })
  Object.assign(subscription, { latestInvoice: 'in_next', status: 'past_due' })
  expect(await one.billing.sync({ customer })).toMatchObject({ ok: true, plan: 'starter' })
  // Once the first is paid, the second has its own seven days.
  first.status = 'paid'
  expect(await one.billing.sync({ customer })).toMatchObject({ ok: true, plan: 'pro' })
})

test('a restored database that lost its customer finds it again by what Stripe knows of it', async () => {
  const one = await started()
  await one.buy({ plan: 'business', interval: 'month' })
  // As after a restore from before the purchase: the row is gone, the events come once more.
  one.database.writer.sqlite.prepare('DELETE FROM billing_customer').run()
  await one.deliver()
  expect(one.plan()).toBe('business')
  expect(one.logged.some((line) => line.includes('billing.tie_healed'))).toBe(true)
  expect(one.database.reader.sqlite.prepare('SELECT DISTINCT state FROM billing_event').pluck().all()).toEqual(['done'])
  const [subscription] = one.double.world.subscriptions.values()
  if (subscription === undefined) throw new Error('nothing was bought')
  subscription.status = 'canceled'
  expect(await one.billing.reconcile()).toMatchObject({ repaired: 1, missingInvoices: [], strangeInvoices: [] })
  expect(one.plan()).toBe('starter')
})

test('a customer is tied to no workspace that has another, and to none that does not exist', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const [known] = one.double.world.customers.values()
  if (known === undefined) throw new Error('nothing was bought')
  for (const [id, workspace] of [
    ['cus_second', WORKSPACE],
    ['cus_elsewhere', 'ws_elsewhere'],
  ] as const) {
    one.double.world.customers.set(id, { ...known, id, metadata: { workspace } })
    const stranger = structuredClone(one.double.world.events.find(({ type }) => type === 'invoice.paid')) as StripeEvent
    stranger.id = `evt_${id.slice(4)}`
    stranger.data.object.customer = id
    one.double.world.events.push(stranger)
    await one.deliver([stranger])
  }
  const states = one.database.reader.sqlite.prepare(
    "SELECT DISTINCT state FROM billing_event WHERE customer LIKE 'cus_%e%'",
  )
  expect(states.pluck().all()).toEqual(['parked'])
  expect(one.logged.filter((line) => line.includes('second_customer'))).toHaveLength(1)
  expect(one.plan()).toBe('starter')
})

test('the comparison is with the ledger, both ways', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  // The received events may be deleted, because the ledger has the payment.
  one.database.writer.sqlite.prepare('DELETE FROM billing_event').run()
  expect(await one.billing.reconcile()).toMatchObject({ missingInvoices: [], strangeInvoices: [] })
  const { invoices } = one.double.world
  const [[id, invoice] = ['', undefined]] = invoices
  if (invoice === undefined) throw new Error('nothing was paid')
  invoices.set('in_lost', { ...invoice, id: 'in_lost' })
  expect(await one.billing.reconcile()).toMatchObject({ missingInvoices: ['in_lost'], strangeInvoices: [] })
  invoice.status = 'void'
  expect(await one.billing.reconcile()).toMatchObject({ missingInvoices: ['in_lost'], strangeInvoices: [id] })
})

test('a refund and a dispute are in the ledger, each once', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const [invoice = ''] = [...one.double.world.invoices.keys()]
  one.double.refund(invoice, 400)
  one.pass(60)
  one.double.dispute(invoice, 'needs_response')
  one.pass(60)
  one.double.dispute(invoice, 'lost')
  await one.deliver()
  await one.deliver()
  const [refunded, ...disputed] = events(one).slice(3)
  expect(refunded).toMatchObject({ type: 'invoice.refunded', data: { amount: 400, invoice } })
  // Stripe opens a dispute and takes the funds in one second, and tells of both in any order.
  const [first, second] = disputed.slice(0, 2).toSorted((one, other) => one.type.localeCompare(other.type))
  expect([first, second, ...disputed.slice(2)]).toMatchObject([
    { type: 'dispute.changed', data: { status: 'open', invoice } },
    { type: 'dispute.funds', data: { move: 'withdrawn', amount: 999, invoice } },
    { type: 'dispute.changed', data: { status: 'lost', invoice } },
  ])
  expect(one.disputes).toEqual([{ id: [...one.double.world.disputes.keys()][0], amount: 999 }])
  expect(rebuild(one.database.reader).differences).toEqual([])
})

/** The final state of an account: plan, standing, and money in no order, under the ids that Stripe gave first. */
function stateOf(one: TestBilling, { workspace, account, mark }: Owner) {
  const { sqlite } = one.database.reader
  const plain = (id: unknown) => String(id).slice(0, String(id).length - mark.length)
  const customer = sqlite
    .prepare('SELECT standing, due_at FROM billing_customer WHERE workspace_id = ?')
    .get(workspace) as object
  const objects = sqlite
    .prepare<[string], object & { id: string }>(
      'SELECT object_id AS id, kind, status, amount, last_created, last_evt FROM stripe_object WHERE account = ? ORDER BY 1',
    )
    .all(account)
    .map((row) => ({ ...row, id: plain(row.id), last_evt: plain((row as { last_evt?: string }).last_evt) }))
  const money = events({ ...one, account })
    .filter(({ type }) => type.startsWith('invoice.'))
    .map(({ type, data: { amount, stripe } }) => `${type} ${amount} ${plain((stripe as { evt: string }).evt)}`)
    .sort()
  return { plan: usageOf(one.database.reader, account, one.clock.now()).plan, customer, objects, money }
}

type Owner = { workspace: string; account: string; mark: string }

/** The buying account, under the ids that Stripe gave. */
function buyer({ account }: TestBilling): Owner {
  return { workspace: WORKSPACE, account, mark: '' }
}

test('B19: every order and any number of duplicates of a subscription’s events end with the same state', async () => {
  const first = await started()
  await first.buy({ plan: 'pro', interval: 'month' })
  first.double.advance(31 * DAY)
  const [subscription] = first.double.world.subscriptions.values()
  first.double.refund([...first.double.world.invoices.keys()][0] ?? '', 100)
  first.clock.advance(31 * DAY * 1000)
  const events = first.double.world.events.filter(({ type }) => !type.startsWith('payment_method')) as StripeEvent[]
  expect(subscription?.status).toBe('active')
  await first.deliver(events)
  const expected = stateOf(first, buyer(first))
  expect(expected).toMatchObject({ plan: 'pro', objects: { length: 3 }, money: { length: 3 } })
  const orders = fc.array(fc.nat(events.length - 1), { maxLength: 20 }).chain((extra) =>
    fc.shuffledSubarray([...events, ...extra.map((index) => events[index] as StripeEvent)], {
      minLength: events.length + extra.length,
    }),
  )
  let turn = 0
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 1, max: 6 }), async (order, size) => {
      turn += 1
      const owner = handOver(first, `r${turn}`)
      const marked = order.map((event) => markedWith(event, owner.mark))
      for (let from = 0; from < marked.length; from += size) await first.deliver(marked.slice(from, from + size))
      expect(stateOf(first, owner)).toEqual(expected)
    }),
    { numRuns: runs(60, 5_000) },
  )
  expect(rebuild(first.database.reader).differences).toEqual([])
}, 3_600_000)

/** Gives Stripe's customer to a new workspace that neither billing nor the ledger knows. */
function handOver({ database, ledger }: TestBilling, mark: string): Owner {
  const { sqlite } = database.writer
  const workspace = `ws_${mark}`
  sqlite.prepare(`INSERT INTO workspace (id, name, kind, created_at) VALUES (?, 'Ada', 'personal', 0)`).run(workspace)
  const account = ledger.newAccount(workspace)
  ledger.transact((tx) => ledger.openAccount(tx, { account, plan: 'starter' }))
  sqlite.exec('DELETE FROM billing_event')
  sqlite.prepare('UPDATE billing_customer SET workspace_id = ?, standing = NULL, due_at = NULL').run(workspace)
  return { workspace, account, mark }
}

/** The same event about the same object under other ids, because the ledger accepts each of Stripe's ids once. */
function markedWith(event: StripeEvent, mark: string): StripeEvent {
  const object = { ...event.data.object, id: `${event.data.object.id}${mark}` }
  return { ...event, id: `${event.id}${mark}`, data: { ...event.data, object } }
}

test('B19: an event that was lost and is polled gives what a delivered one gives', async () => {
  const one = await started()
  one.double.webhooks.behave({ mode: 'lose' })
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.billing.poll()
  expect(one.plan()).toBe('pro')
  const polled = stateOf(one, buyer(one))
  await one.deliver(one.double.world.events)
  expect(stateOf(one, buyer(one))).toEqual(polled)
  expect(events(one).filter(({ type }) => type === 'invoice.paid')).toHaveLength(1)
})

test('B19: a process that ends between taking an event and dealing with it loses nothing', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const body = JSON.stringify(one.double.webhooks.held().find(({ type }) => type === 'invoice.paid'))
  one.double.fail({ kind: 'refuse' }, Number.POSITIVE_INFINITY)
  expect(one.billing.webhook(body, signatureOf(body, WEBHOOK_SECRET))).toBe('new')
  await one.billing.work()
  expect(one.plan()).toBe('starter')
  one.double.heal()
  one.clock.advance(3_600_000)
  await one.billing.work()
  expect(one.plan()).toBe('pro')
})

test('G62: a forged, an old and a test event in live mode are refused and nothing is written', async () => {
  const one = await started({ livemode: true })
  await one.buy({ plan: 'pro', interval: 'month' })
  const [held] = one.double.webhooks.held()
  const body = JSON.stringify(held)
  const seconds = Math.floor(Date.now() / 1000)
  expect(one.billing.webhook(body, signatureOf(body, 'whsec_other'))).toBe('bad_signature')
  expect(one.billing.webhook(`${body} `, signatureOf(body, WEBHOOK_SECRET))).toBe('bad_signature')
  expect(one.billing.webhook(body, signatureOf(body, WEBHOOK_SECRET, seconds - 301))).toBe('bad_signature')
  expect(one.billing.webhook(body, null)).toBe('bad_signature')
  const test_ = JSON.stringify({ ...held, livemode: false })
  expect(one.billing.webhook(test_, signatureOf(test_, WEBHOOK_SECRET))).toBe('wrong_mode')
  expect(one.database.reader.sqlite.prepare('SELECT count(*) FROM billing_event').pluck().get()).toBe(0)
  expect(one.logged.filter((line) => line.includes('billing.bad_signature'))).toHaveLength(4)
  expect(one.logged.filter((line) => line.includes('billing.wrong_mode'))).toHaveLength(1)
})

test('an event of a customer that nobody here knows is parked', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const stranger = structuredClone(one.double.world.events.find(({ type }) => type === 'invoice.paid')) as StripeEvent
  stranger.data.object.customer = 'cus_stranger'
  await one.deliver([stranger])
  expect(one.database.reader.sqlite.prepare('SELECT state FROM billing_event').pluck().all()).toEqual(['parked'])
  expect(one.plan()).toBe('starter')
})

test.each(['refuse', 'error', 'half', 'slow'] as const)(
  '20: Stripe %s: a refusal within ten seconds, the plan stays, reconciliation repairs',
  async (kind) => {
    const one = await started()
    await one.buy({ plan: 'pro', interval: 'month' })
    await one.deliver()
    one.double.webhooks.behave({ mode: 'lose' })
    for (const subscription of one.double.world.subscriptions.values()) {
      subscription.status = 'canceled'
    }
    one.double.fail({ kind, ms: 60_000 }, Number.POSITIVE_INFINITY)
    const began = performance.now()
    const [shown, checkout, portal] = await Promise.all([
      billingOf(one.billing.deps, WORKSPACE),
      startCheckout(one.billing.deps, {
        ...PERSON,
        email: 'ada@example.com',
        locale: 'en',
        plan: 'pro',
        interval: 'month',
      }),
      openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'home' } }),
    ])
    expect(performance.now() - began).toBeLessThan(patience(10_000))
    expect(shown).toEqual({ ok: false, code: 'billing_unavailable' })
    expect(checkout).toEqual({ ok: false, code: 'already_subscribed' })
    expect(portal).toEqual({ ok: false, code: 'portal_failed' })
    expect(await one.billing.sync({ customer: [...one.double.world.customers.keys()][0] ?? '' })).toMatchObject({
      ok: false,
    })
    expect(one.plan()).toBe('pro')
    one.double.heal()
    expect(await one.billing.reconcile()).toMatchObject({
      customers: 1,
      repaired: 1,
      unanswered: 0,
      missingInvoices: [],
    })
    expect(one.plan()).toBe('starter')
  },
  40_000,
)

test('two presses on "upgrade" open one checkout, and who has a subscription gets none', async () => {
  const one = await started()
  const ask = () =>
    startCheckout(one.billing.deps, {
      ...PERSON,
      email: 'ada@example.com',
      locale: 'en',
      plan: 'pro',
      interval: 'month',
    })
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first).toEqual(second)
  expect(one.double.world.customers.size).toBe(1)
  await one.press(first.ok ? first.url : '', { press: 'pay' })
  // No webhook has arrived yet.
  expect(await ask()).toEqual({ ok: false, code: 'already_subscribed' })
})

test('a state that no version of today knows keeps the plan and calls an operator', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  for (const subscription of one.double.world.subscriptions.values()) subscription.status = 'frozen'
  expect(await one.billing.sync({ customer: [...one.double.world.customers.keys()][0] ?? '' })).toMatchObject({
    plan: 'pro',
  })
  expect(one.logged.join('\n')).toContain('unknown_status')
})

test('a customer that was deleted at Stripe leaves a starter, an alert, and room for a new customer', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const [old = ''] = one.double.world.customers.keys()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.deleteCustomer(old)
  await one.deliver()
  await one.deliver(one.double.world.events)
  expect(one.plan()).toBe('starter')
  expect(events(one).filter(({ type }) => type === 'plan.changed')).toHaveLength(2)
  expect(one.logged.filter((line) => line.includes('customer_deleted'))).toHaveLength(1)
  expect(await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'home' } })).toMatchObject({
    code: 'no_billing_account',
  })
  expect(await billingOf(one.billing.deps, WORKSPACE)).toEqual({ ok: true, billing: null })

  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  expect(one.plan()).toBe('pro')
  expect(one.double.world.customers.size).toBe(2)
  // Refunds to the first customer still belong to the workspace.
  one.double.refund(invoice, 400)
  await one.deliver()
  expect(events(one).at(-1)).toMatchObject({ type: 'invoice.refunded', data: { amount: 400, invoice } })
  expect(one.plan()).toBe('pro')
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('a deletion at Stripe that nobody told of is noticed by the next checkout, and by reconciliation', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  one.double.webhooks.behave({ mode: 'lose' })
  one.double.deleteCustomer([...one.double.world.customers.keys()][0] ?? '')
  expect(await one.billing.reconcile()).toMatchObject({ repaired: 1, unanswered: 0 })
  expect(one.plan()).toBe('starter')
  const ask = { ...PERSON, email: 'ada@example.com', locale: 'en', plan: 'pro', interval: 'month' } as const
  expect(await startCheckout(one.billing.deps, ask)).toMatchObject({ ok: true })
  // This customer is deleted as well, before it has paid.
  one.double.deleteCustomer([...one.double.world.customers.keys()][1] ?? '')
  expect(await startCheckout(one.billing.deps, ask)).toMatchObject({ ok: true })
  expect(one.double.world.customers.size).toBe(3)
})

test('a customer that Stripe has never heard of is no deletion: the plan stays and the call counts as refused', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const [customer = ''] = one.double.world.customers.keys()
  one.double.world.customers.clear()
  expect(await one.billing.sync({ customer })).toEqual({ ok: false, code: 'billing_unavailable' })
  expect(one.plan()).toBe('pro')
})

test('the end of an account ends its subscription at once', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const ending = one.billing.endings.endingOf(one.database.writer, WORKSPACE) ?? ''
  await one.billing.endings.end(ending)
  await one.billing.endings.end(ending)
  expect([...one.double.world.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
})

test('prices in Stripe follow the plan table; where one costs something else, a new one of the same product is made', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const sold = () =>
    [...one.double.world.prices.values()]
      .filter(({ lookupKey }) => lookupKey !== null)
      .map(({ lookupKey, amount, product }) => [lookupKey, amount, product])
      .toSorted()
  const table = [
    ['penmark_business_month', 2999, 'penmark_business'],
    ['penmark_business_year', 29_999, 'penmark_business'],
    ['penmark_pro_month', 999, 'penmark_pro'],
    ['penmark_pro_year', 9999, 'penmark_pro'],
  ]
  expect(sold()).toEqual(table)
  const [old] = [...one.double.world.prices.values()].filter(({ lookupKey }) => lookupKey === 'penmark_pro_year')
  if (old !== undefined) old.amount = 8000
  await one.deliver()
  expect(await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'home' } })).toMatchObject({ ok: true })
  expect(sold()).toEqual(table)
  expect(one.double.world.products.size).toBe(2)
})

test('a refund that two events tell of is one refund in the ledger', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  one.double.refund([...one.double.world.invoices.keys()][0] ?? '', 400)
  await one.deliver()
  const refundEvent = one.double.world.events.find(({ type }) => type === 'refund.created') as StripeEvent
  const updated: StripeEvent = { ...refundEvent, id: 'evt_updated', type: 'refund.updated' }
  await one.deliver([updated])
  expect(events(one).filter(({ type }) => type === 'invoice.refunded')).toHaveLength(1)
})

test('a plan that an operator has set stays, whatever Stripe says', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const { sqlite } = one.database.writer
  sqlite.prepare(`INSERT INTO billing_override VALUES (?, 'business', 'ada', 'contract', 0)`).run(WORKSPACE)
  one.ledger.transact((tx) => one.ledger.changePlan(tx, { account: one.account, plan: 'business' }))
  await one.deliver()
  expect(one.plan()).toBe('business')
})

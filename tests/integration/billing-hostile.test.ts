import { afterEach, expect, test } from 'vitest'
import { type CheckoutInput, startCheckout } from '#app/.server/billing/checkout.ts'
import { openPortal, previewChange } from '#app/.server/billing/portal.ts'
import { billingOf } from '#app/.server/billing/queries.ts'
import { resumeSubscription } from '#app/.server/billing/subscription-commands.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import type { Offer } from '#app/domain/billing/change.ts'
import type { StripeEvent, Subscription } from '#tests/mocks/stripe/records.ts'
import { signatureOf } from '#tests/mocks/stripe/webhooks.ts'
import { emitSubscription } from '#tests/mocks/stripe/world.ts'
import { billingOnDisk, type TestBilling, WEBHOOK_SECRET, WORKSPACE } from '#tests/support/billing-fixture.ts'

const DAY = 86_400
const PERSON = {
  workspaceId: WORKSPACE,
  email: 'ada@example.com',
  publicUrl: 'https://penmark.example',
  locale: 'en',
} as const
const open: TestBilling[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function started() {
  const one = await billingOnDisk()
  open.push(one)
  return one
}

async function paying() {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  return one
}

/** The states of the received events, by their ids. */
function states(one: TestBilling): Record<string, string> {
  const rows = one.database.reader.sqlite.prepare('SELECT evt, state FROM billing_event').raw().all()
  return Object.fromEntries(rows as [string, string][])
}

function recorded(one: TestBilling, type: string): unknown[] {
  return one.database.reader.sqlite
    .prepare('SELECT body FROM ledger_event WHERE account = ? AND type = ?')
    .pluck()
    .all(one.account, type)
}

function eventOf(one: TestBilling, type: string): StripeEvent {
  const event = one.double.world.events.findLast((each) => each.type === type)
  if (event === undefined) throw new Error(`nothing says ${type}`)
  return structuredClone(event)
}

function customerIn(one: TestBilling): string {
  return [...one.double.world.customers.keys()][0] ?? ''
}

async function checkout(one: TestBilling, input: Partial<CheckoutInput>): Promise<string> {
  const opened = await startCheckout(one.billing.deps, { ...PERSON, plan: 'pro', interval: 'month', ...input })
  if (!opened.ok) throw new Error(opened.code)
  return opened.url
}

async function switchTo(one: TestBilling, to: Offer): Promise<void> {
  const opened = await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'switch', to } })
  await one.press(opened.ok ? opened.url : '', { press: 'confirm' })
}

const SOUND = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: 1,
  livemode: false,
  data: { object: { id: 'in_1' } },
}

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a text', '"event"'],
  ['an object without members', '{}'],
  ['no id', JSON.stringify({ ...SOUND, id: undefined })],
  ['an id that is none', JSON.stringify({ ...SOUND, id: 'evt-1' })],
  ['no time', JSON.stringify({ ...SOUND, created: 'soon' })],
  ['a time before all times', JSON.stringify({ ...SOUND, created: -1 })],
  ['no mode', JSON.stringify({ ...SOUND, livemode: undefined })],
  ['no object', JSON.stringify({ ...SOUND, data: {} })],
])('a body with a good signature and %s in it is refused, and nothing is written', async (_, body) => {
  const one = await started()
  expect(one.billing.webhook(body, signatureOf(body, WEBHOOK_SECRET))).toBe('bad_signature')
  expect(states(one)).toEqual({})
})

test('a signature is taken within 300 seconds before and after its time', async () => {
  const one = await started()
  const body = JSON.stringify(SOUND)
  const now = Math.floor(Date.now() / 1000)
  const at = (seconds: number) => one.billing.webhook(body, signatureOf(body, WEBHOOK_SECRET, seconds))
  expect(at(now - 400)).toBe('bad_signature')
  expect(at(now + 400)).toBe('bad_signature')
  expect(at(now + 200)).toBe('new')
})

test('an event that cannot be recorded waits alone, and what came with it is dealt with', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  const paid = eventOf(one, 'invoice.paid')
  const odd = { ...paid, id: 'evt_odd', data: { object: { ...paid.data.object, id: 'no id of an invoice' } } }
  await one.deliver([odd, ...one.double.webhooks.held()])
  const { evt_odd, ...others } = states(one)
  expect(evt_odd).toBe('waiting')
  expect(new Set(Object.values(others))).toEqual(new Set(['done']))
  expect(one.plan()).toBe('pro')
  expect(recorded(one, 'invoice.paid')).toHaveLength(1)
})

test('a refund that two events tell of at once is one refund in the ledger and in the history', async () => {
  const one = await paying()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.refund(invoice, 400)
  const refundEvent = eventOf(one, 'refund.created')
  await one.deliver([refundEvent, { ...refundEvent, id: 'evt_again', type: 'refund.updated' }])
  expect(recorded(one, 'invoice.refunded')).toHaveLength(1)
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { invoices: [{ id: invoice, status: 'part_refunded' }] },
  })
  one.double.refund(invoice)
  await one.deliver([eventOf(one, 'refund.created')])
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { invoices: [{ id: invoice, status: 'refunded', amount: 999 }] },
  })
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('an answer of another shape is an outage: a refusal, a line in the log, and the plan stays', async () => {
  const one = await paying()
  one.double.fail({ kind: 'odd' }, Number.POSITIVE_INFINITY)
  expect(await billingOf(one.billing.deps, WORKSPACE)).toEqual({ ok: false, code: 'billing_unavailable' })
  expect(await one.billing.sync({ customer: customerIn(one) })).toMatchObject({ ok: false })
  await one.billing.poll()
  expect(one.logged.join('\n')).toContain('billing.unreadable')
  expect(one.plan()).toBe('pro')
})

test('a checkout that was opened before can no longer be paid, in another tab or another language', async () => {
  const one = await started()
  const first = await checkout(one, { plan: 'pro' })
  const second = await checkout(one, { plan: 'business' })
  const third = await checkout(one, { plan: 'business', locale: 'de' })
  for (const url of [first, second]) expect(await (await one.press(url, { press: 'pay' })).text()).toContain('expired')
  // A repeated request opens a new checkout for the first offer, although its key is known.
  const again = await checkout(one, { plan: 'pro' })
  expect(again).not.toBe(first)
  await one.press(third, { press: 'pay' })
  expect((await one.press(again, { press: 'pay' })).status).toBe(303)
  await one.deliver()
  expect(one.double.world.subscriptions.size).toBe(1)
  expect(one.plan()).toBe('pro')
})

test('where an operator has set the plan nothing is sold', async () => {
  const one = await started()
  const { sqlite } = one.database.writer
  sqlite.prepare(`INSERT INTO billing_override VALUES (?, 'pro', 'ada', 'contract', 0)`).run(WORKSPACE)
  expect(await startCheckout(one.billing.deps, { ...PERSON, plan: 'business', interval: 'month' })).toEqual({
    ok: false,
    code: 'plan_set_by_operator',
  })
  expect(one.double.calls).toEqual([])
})

test('a change that waits for the end of the period can be taken back', async () => {
  const one = await started()
  await one.buy({ plan: 'business', interval: 'month' })
  await one.deliver()
  await switchTo(one, { plan: 'pro', interval: 'month' })
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({ billing: { behind: true } })
  await one.deliver()
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { behind: false, nextInvoice: { amount: 999 } },
  })
  expect(await resumeSubscription(one.billing.deps, WORKSPACE)).toEqual({ ok: true })
  await one.deliver()
  one.pass(32 * DAY)
  await one.deliver()
  expect(one.plan()).toBe('business')
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { behind: false, nextInvoice: { amount: 2999 } },
  })
})

test('what a change costs counts the seats', async () => {
  const one = await paying()
  for (const subscription of one.double.world.subscriptions.values()) subscription.quantity = 3
  await one.billing.sync({ customer: customerIn(one) })
  const preview = await previewChange(one.billing.deps, {
    workspaceId: WORKSPACE,
    to: { plan: 'business', interval: 'month' },
  })
  expect(preview).toMatchObject({ preview: { price: 3 * 2999, dueNow: 3 * (2999 - 999) } })
})

test('more than a hundred missed events come page by page, and what was read stays read where a page fails', async () => {
  const one = await paying()
  one.double.webhooks.behave({ mode: 'lose' })
  const [subscription] = one.double.world.subscriptions.values()
  for (let time = 0; time < 130; time += 1) emitSubscription(one.double.world, 'updated', subscription as Subscription)
  const waiting = () => Object.keys(states(one)).length
  const before = waiting()
  one.double.fail({ kind: 'error', status: 401, only: 'starting_after' })
  await one.billing.poll()
  expect(waiting() - before).toBeGreaterThan(90)
  await one.billing.poll()
  expect(waiting() - before).toBeGreaterThanOrEqual(130)
  expect(new Set(Object.values(states(one)))).toEqual(new Set(['done']))
})

test('a reconciliation that meets an outage stops asking and is repeated within the hour', async () => {
  const one = await paying()
  const add = one.database.writer.sqlite.prepare(
    'INSERT INTO billing_customer (workspace_id, stripe_customer_id, livemode, created_at) VALUES (?, ?, 0, 0)',
  )
  const space = one.database.writer.sqlite.prepare(
    `INSERT INTO workspace (id, name, kind, created_at) VALUES (?, 'Eve', 'personal', 0)`,
  )
  for (let each = 0; each < 20; each += 1) {
    space.run(`ws_more_${each}`)
    add.run(`ws_more_${each}`, `cus_more_${each}`)
    const plain = { email: null, created: 0, card: null, metadata: {}, deleted: false }
    one.double.world.customers.set(`cus_more_${each}`, { id: `cus_more_${each}`, ...plain })
  }
  one.double.fail({ kind: 'error', status: 401 }, Number.POSITIVE_INFINITY)
  const calls = one.double.calls.length
  expect(await one.billing.reconcile()).toMatchObject({ customers: 21, unanswered: 21, repaired: 0 })
  expect(one.double.calls.length - calls).toBe(5)
  const progress = one.database.reader.sqlite.prepare('SELECT reconciled_at FROM billing_progress').pluck()
  expect(progress.get()).toBeNull()
  one.double.heal()
  expect(await one.billing.reconcile()).toMatchObject({ customers: 21, unanswered: 0 })
  expect(progress.get()).not.toBeNull()
})

test('the report of the night names who pays twice, what nobody sells and what the ledger lacks', async () => {
  const one = await paying()
  const { subscriptions, invoices, prices } = one.double.world
  const [first] = subscriptions.values()
  const [paid] = invoices.values()
  if (first === undefined || paid === undefined) throw new Error('nothing was bought')
  subscriptions.set('sub_second', { ...first, id: 'sub_second', item: 'si_second' })
  invoices.set('in_lost', { ...paid, id: 'in_lost' })
  const customer = customerIn(one)
  const report = { missingInvoices: ['in_lost'], alerts: [`${customer} two_subscriptions`] }
  expect(await one.billing.reconcile()).toMatchObject(report)
  for (const price of prices.values()) price.metadata = {}
  expect(await one.billing.reconcile()).toMatchObject({ alerts: [`${customer} unknown_price`] })
  expect(one.plan()).toBe('pro')
})

test('a price in another currency gives no plan, and money in another currency is not passed over in silence', async () => {
  const one = await started()
  await one.buy({ plan: 'pro', interval: 'month' })
  for (const price of one.double.world.prices.values()) price.currency = 'eur'
  const customer = customerIn(one)
  const paid = eventOf(one, 'invoice.paid')
  const euros = { ...paid, data: { object: { ...paid.data.object, currency: 'eur' } } }
  await one.deliver([euros])
  expect(one.plan()).toBe('starter')
  expect(recorded(one, 'invoice.paid')).toEqual([])
  expect(one.logged.some((line) => line.includes('"alert":"foreign_currency"'))).toBe(true)
  expect(await one.billing.reconcile()).toMatchObject({
    missingInvoices: [String(paid.data.object.id)],
    alerts: [`${customer} unknown_price`],
  })
})

test('invoices whose events were never heard are recorded from Stripe, once, and an event that comes after all adds nothing', async () => {
  const one = await paying()
  one.pass(100 * DAY)
  const lost = [...one.double.world.invoices.keys()].slice(1)
  expect(lost).toHaveLength(3)
  expect(await one.billing.reconcile()).toMatchObject({ recordedInvoices: lost.toReversed(), missingInvoices: [] })
  expect(await one.billing.reconcile()).toMatchObject({
    recordedInvoices: [],
    missingInvoices: [],
    strangeInvoices: [],
  })
  await one.deliver()
  const paid = recorded(one, 'invoice.paid').map((body) => JSON.parse(String(body)).data)
  expect(paid).toHaveLength(4)
  expect(paid.slice(1).map(({ stripe: { evt, via } }) => [evt, via])).toEqual(Array(3).fill([null, 'reconcile']))
  // Each says what it is made of: one month of Pro, at the price of the policy in the log.
  const month = { kind: 'plan', plan: 'pro', interval: 'month', policy: 1, price: 999, quantity: 1, amount: 999 }
  for (const { lines, balance, number } of paid) {
    expect({ lines, balance, number }).toMatchObject({
      lines: [month],
      balance: 0,
      number: expect.stringMatching(/^PEN-/),
    })
  }
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('an invoice that was voided or given up is in the ledger, and nothing is paid by it', async () => {
  const one = await paying()
  const paid = eventOf(one, 'invoice.paid')
  const ended = (id: string, type: string) => ({
    ...paid,
    id: `evt_${id}`,
    type,
    data: { object: { ...paid.data.object, id: `in_${id}`, amount_paid: 0 } },
  })
  const events = [ended('void', 'invoice.voided'), ended('lost', 'invoice.marked_uncollectible')]
  await one.deliver([...events, ...events])
  const lines = recorded(one, 'invoice.voided').map((body) => JSON.parse(String(body)).data)
  expect(lines.map(({ amount, reason, stripe }) => [amount, reason, stripe.obj])).toEqual([
    [999, 'uncollectible', 'in_lost'],
    [999, 'void', 'in_void'],
  ])
  expect(recorded(one, 'invoice.paid')).toHaveLength(1)
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('a refund that fails after it succeeded is told to the operators', async () => {
  const one = await paying()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.refund(invoice)
  await one.deliver()
  expect(one.logged.filter((line) => line.includes('refund_failed_later'))).toEqual([])
  one.double.failRefund(invoice)
  await one.deliver()
  expect(recorded(one, 'invoice.refunded')).toHaveLength(1)
  expect(recorded(one, 'refund.reversed')).toHaveLength(1)
  expect(one.logged.filter((line) => line.includes('refund_failed_later'))).toHaveLength(1)
})

test('a refund that failed is reversed once, though its events come backwards, twice and under a second id', async () => {
  const one = await paying()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.refund(invoice)
  one.pass(3 * DAY)
  one.double.failRefund(invoice)
  const [created, failed] = [eventOf(one, 'refund.created'), eventOf(one, 'refund.updated')]
  await one.deliver([failed])
  // Nothing of it stands in the ledger yet, so there is nothing to reverse.
  expect(recorded(one, 'refund.reversed')).toEqual([])
  await one.deliver([created])
  await one.deliver([created, failed, { ...failed, id: 'evt_again' }])
  expect(recorded(one, 'invoice.refunded')).toHaveLength(1)
  const [line] = recorded(one, 'refund.reversed').map((body) => JSON.parse(String(body)).data)
  expect(recorded(one, 'refund.reversed')).toHaveLength(1)
  expect(line).toMatchObject({ amount: 999, invoice, reason: 'failed', stripe: { obj: failed.data.object.id } })
  const history = await billingOf(one.billing.deps, WORKSPACE)
  expect(history.ok && history.billing?.invoices.map(({ status }) => status)).toEqual(['paid'])
  expect(rebuild(one.database.reader).differences).toEqual([])
})

test('a second refund waits until the ledger has heard that the first one failed', async () => {
  const one = await paying()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.refund(invoice)
  await one.deliver()
  one.double.failRefund(invoice)
  const failed = eventOf(one, 'refund.updated')
  one.double.refund(invoice)
  const second = eventOf(one, 'refund.created')
  await one.deliver([second])
  expect(recorded(one, 'invoice.refunded')).toHaveLength(1)
  expect(states(one)[second.id]).toBe('waiting')
  await one.deliver([failed])
  one.pass(60)
  await one.deliver([])
  expect(recorded(one, 'refund.reversed')).toHaveLength(1)
  expect(recorded(one, 'invoice.refunded')).toHaveLength(2)
  expect(states(one)[second.id]).toBe('done')
})

test('what was bought with test keys does not keep a live checkout from opening', async () => {
  const one = await paying()
  one.database.writer.sqlite.prepare('UPDATE billing_customer SET livemode = 1').run()
  one.double.world.subscriptions.clear()
  expect(await startCheckout(one.billing.deps, { ...PERSON, plan: 'business', interval: 'month' })).toMatchObject({
    ok: true,
  })
})

test('a page from before the last change opens no portal for what is in force or not offered', async () => {
  const one = await started()
  await one.buy({ plan: 'business', interval: 'month' })
  await one.deliver()
  const ask = (to: Offer) => openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'switch', to } })
  expect(await ask({ plan: 'business', interval: 'month' })).toEqual({ ok: false, code: 'already_on_plan' })
  expect(await ask({ plan: 'pro', interval: 'year' })).toEqual({ ok: false, code: 'change_not_offered' })
  expect(one.double.world.portals.size).toBe(0)
})

test.each(['customers', 'checkout/sessions', 'billing_portal/sessions'])(
  'no %s of another shape is taken for one',
  async (what) => {
    const one = what === 'billing_portal/sessions' ? await paying() : await started()
    one.double.fail({ kind: 'odd', only: `POST /v1/${what}` }, Number.POSITIVE_INFINITY)
    const opened =
      what === 'billing_portal/sessions'
        ? await openPortal(one.billing.deps, { ...PERSON, flow: { kind: 'home' } })
        : await startCheckout(one.billing.deps, { ...PERSON, plan: 'pro', interval: 'month' })
    expect(opened).toEqual({ ok: false, code: expect.stringMatching(/^(checkout|portal)_failed$/) })
  },
)

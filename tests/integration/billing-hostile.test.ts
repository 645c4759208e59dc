import { afterEach, expect, test } from 'vitest'
import { billingOf } from '#app/.server/billing/queries.ts'
import { rebuild } from '#app/.server/ledger/rebuild.ts'
import type { StripeEvent } from '#tests/mocks/stripe/records.ts'
import { signatureOf } from '#tests/mocks/stripe/webhooks.ts'
import { billingOnDisk, type TestBilling, WEBHOOK_SECRET, WORKSPACE } from '#tests/support/billing-fixture.ts'

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

/** The states of what was received, by the events' ids. */
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

function told(one: TestBilling, type: string): StripeEvent {
  const event = one.double.world.events.findLast((each) => each.type === type)
  if (event === undefined) throw new Error(`nothing says ${type}`)
  return structuredClone(event)
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
  const paid = told(one, 'invoice.paid')
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
  const made = told(one, 'refund.created')
  await one.deliver([made, { ...made, id: 'evt_again', type: 'refund.updated' }])
  expect(recorded(one, 'invoice.refunded')).toHaveLength(1)
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { invoices: [{ id: invoice, status: 'part_refunded' }] },
  })
  one.double.refund(invoice)
  await one.deliver([told(one, 'refund.created')])
  expect(await billingOf(one.billing.deps, WORKSPACE)).toMatchObject({
    billing: { invoices: [{ id: invoice, status: 'refunded', amount: 999 }] },
  })
  expect(rebuild(one.database.reader).differences).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARE_INVOICE } from '#tests/support/ledger-fixture.ts'
import { currentPolicy } from '../plans/policy.ts'
import { invoiceOf, type PaidInvoice } from './invoice-lines.ts'

const DAY = 86_400
const CREATED = 1_700_000_000
const policy = { ...currentPolicy(), version: 1 }
const price = policy.plans.find(({ key }) => key === 'pro')?.price_month ?? 0

/** A paid invoice for one month of Pro that begins so many seconds after its payment. */
function monthOfPro(after: number): PaidInvoice {
  const from = CREATED + after
  const offer = { plan: 'pro', interval: 'month', price } as const
  return {
    ...BARE_INVOICE,
    ...{ amount: price, currency: 'usd' },
    lines: [{ offer, quantity: 1, amount: price, proration: false, from, to: from + 30 * DAY }],
    stripe: {
      ...{ evt: 'evt_1', obj: 'in_1', created: CREATED, api_version: '2026-10-28.dahlia', via: 'webhook' },
      payload_sha256: '0'.repeat(64),
    },
  } as PaidInvoice
}

test('a month of a plan is a line of that plan up to 400 days from its payment, and some other line beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900 * DAY, max: 900 * DAY }), (after) => {
      const [line] = invoiceOf(monthOfPro(after), [{ seq: 1, policy }]).lines
      const isNear = Math.abs(after) <= 400 * DAY
      expect([line?.kind, line?.price, line?.amount]).toEqual([isNear ? 'plan' : 'other', isNear ? price : null, price])
    }),
  )
})

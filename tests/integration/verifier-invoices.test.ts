import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactOf } from '#app/.server/ledger/format/events.ts'
import { invoiceOf, type PaidInvoice } from '#app/.server/ledger/write/payments/invoice-lines.ts'
import { invoiced, monthOfPro } from '#tests/support/lies-about-money.ts'
import { runs } from '#tests/support/long.ts'
import { bundleOf, linesOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// What an invoice is made of: the ledger takes Stripe's lines apart, and the verifier holds the parts against the policy.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

async function judged(write: (log: Log) => void) {
  const log = naiveLog(key)
  log.open(ANNE)
  write(log)
  const { report } = await verified(bundleOf(linesOf(log.drafts), { keys: [key] }), { keys: [key.vkey] })
  return { result: report.result, rules: detailsOf(report, 'Rules'), money: detailsOf(report, 'Money') }
}

const FROM = Date.UTC(2026, 8, 28) / 1000
const DAY = 86_400

const line = fc
  .record({
    offer: fc.option(
      fc.record({
        plan: fc.constantFrom('pro', 'business'),
        interval: fc.constantFrom('month', 'year'),
        // Those of the log's policy, an older one that the log never had, and a trial.
        price: fc.constantFrom(999, 9_999, 2_999, 29_999, 799, 0),
      }),
    ),
    quantity: fc.constantFrom(1, 1, 1, 3, 0),
    amount: fc.oneof(fc.constantFrom(999, 9_999, 2_999, 29_999, 2_997, 0), fc.integer({ min: -40_000, max: 40_000 })),
    proration: fc.boolean(),
    // An invoice may be paid long after it was given up, or long before its service.
    from: fc.constantFrom(0, 0, 0, -500, 500).map((days) => FROM + days * DAY),
    days: fc.constantFrom(-1, 0, 3, 28, 30, 31, 33, 365, 366, 400),
  })
  .map(({ days, ...rest }) => ({ ...rest, to: rest.from + days * DAY }))
const invoice = fc.record({
  number: fc.constantFrom(null, 'PEN-0001'),
  lines: fc.array(line, { maxLength: 4 }),
  discount: fc.constantFrom(0, 0, 100),
  tax: fc.constantFrom(0, 0, 190),
  amount: fc.integer({ min: 1, max: 60_000 }),
})

test('all that Stripe may put on an invoice is recorded in a way that breaks no rule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(invoice, { minLength: 20, maxLength: 40 }), async (invoices) => {
      const report = await judged((log) => {
        const policies = [{ seq: 1, policy: log.drafts[1]?.data as FactOf<'policy.published'>['data'] }]
        for (const [index, each] of invoices.entries()) {
          const paid = { ...each, stripe: { created: Math.floor(log.now / 1000) } } as unknown as PaidInvoice
          const { amount, balance, lines } = invoiceOf(paid, policies)
          // Stripe gives no number to two invoices.
          const number = (each as { number?: string | null }).number == null ? null : `PEN-${index}`
          invoiced(log, lines, { ...each, number, lines, amount, balance, obj: `in_${index}` })
        }
      })
      expect(`${report.result}\n${report.rules}`).toMatch(/^VERIFIED/)
    }),
    { numRuns: runs(10, 300) },
  )
})

test('a plan at the price of its policy, for one whole interval, is that plan; a part of it is a proration', () => {
  const policies = [9, 4].map((seq) => ({
    seq,
    policy: { plans: [{ key: 'pro', price_month: seq === 9 ? 1_299 : 999, price_year: 9_999 }] },
  })) as unknown as Parameters<typeof invoiceOf>[1]
  const offer = { plan: 'pro', interval: 'month', price: 999 } as const
  const place = { offer, quantity: 2, proration: false, from: FROM, to: FROM + 30 * DAY }
  const stripe = {} as PaidInvoice['stripe']
  const paid = invoiceOf(
    {
      amount: 2_200,
      currency: 'usd',
      number: null,
      discount: 100,
      tax: 380,
      stripe,
      lines: [
        { ...place, amount: 1_998 },
        { ...place, amount: -500, proration: true },
        { ...place, amount: 2_500 },
        { ...place, amount: 799, offer: { ...offer, price: 799 } },
      ],
    },
    policies,
  )
  // The older table still has the price of a subscription that began under it.
  const own = { plan: 'pro', interval: 'month', policy: 4, price: 999 }
  expect(paid.lines.map(({ kind }) => kind)).toEqual(['plan', 'proration', 'other', 'other'])
  expect(paid.lines.slice(0, 2)).toEqual([expect.objectContaining(own), expect.objectContaining(own)])
  expect(paid.lines[2]).toMatchObject({ plan: null, interval: null, policy: null, price: null, amount: 2_500 })
  expect(paid.balance).toBe(2_200 - (1_998 - 500 + 2_500 + 799 - 100 + 380))
})

const HONEST = { number: 'PEN-0001', discount: 100, tax: 171, amount: 1_070, balance: 0 }
const figures = ['amount', 'discount', 'tax', 'balance'] as const
const parts = ['price', 'quantity', 'amount', 'policy'] as const

test.each([
  ...figures.map((name): [string, object, object] => [`the ${name} of the invoice`, {}, { [name]: HONEST[name] + 1 }]),
  ...parts.map((name): [string, object, object] => [`the ${name} of its line`, { [name]: monthOfPro[name] + 1 }, {}]),
  ['the plan of its line', { plan: 'business' }, {}],
  ['the interval of its line', { interval: 'year' }, {}],
  ['the end of its service', { to: monthOfPro.from + 3 * DAY }, {}],
])('no single figure of an invoice can be another: %s', async (_, ofLine, ofInvoice) => {
  const signed = (changes: object, more: object) =>
    judged((log) => invoiced(log, [{ ...monthOfPro, ...changes }], { ...HONEST, ...more }))
  expect((await signed({}, {})).result).toBe('VERIFIED')
  expect(await signed(ofLine, ofInvoice)).toMatchObject({
    result: 'TAMPERED',
    money: expect.stringContaining('see Rules'),
  })
})

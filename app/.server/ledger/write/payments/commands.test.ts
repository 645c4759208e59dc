import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOn, BARE_INVOICE, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { rebuild } from '../../check/rebuild.ts'
import { refundedByInvoice } from '../../read/payments.ts'
import { headOf } from '../../read/queries.ts'
import { statementOf } from '../../read/statements.ts'
import type { MoneyInput } from '../ledger.ts'

const SHA = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'

function stripe(evt: number, obj: string, created: number) {
  return {
    evt: `evt_${evt}`,
    obj,
    created,
    api_version: '2026-10-28.dahlia',
    payload_sha256: SHA,
    via: 'webhook',
  } as const
}

function objects(sqlite: { prepare(sql: string): { all(): unknown[] } }) {
  const columns = 'object_id, kind, status, amount, currency, last_created, last_evt'
  return sqlite.prepare(`SELECT ${columns} FROM stripe_object ORDER BY object_id`).all()
}

test('an event of Stripe is recorded once, and the answer is the first one', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const paid: MoneyInput = {
    account,
    type: 'invoice.paid',
    data: { ...BARE_INVOICE, amount: 999, currency: 'usd', stripe: stripe(1, 'in_1', 100) },
  }
  const [first, second] = await Promise.all([ledger.recordMoney(paid), ledger.recordMoney(paid)])
  expect(first).toEqual({ ok: true, fresh: true, seq: expect.any(Number) })
  expect(second).toEqual({ ...first, fresh: false })
  const polled = { ...paid, data: { ...paid.data, stripe: { ...paid.data.stripe, via: 'poll' } } } as MoneyInput
  expect(await ledger.recordMoney(polled)).toEqual(second)
  expect(headOf(database.reader).size).toBe(4)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('money counts in the statement of the month in which it was recorded', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const record = (input: Omit<MoneyInput, 'account'>) => ledger.recordMoney({ account, ...input } as MoneyInput)
  await record({ type: 'invoice.failed', data: { amount: 999, currency: 'usd', stripe: stripe(1, 'in_1', 100) } })
  await record({
    type: 'invoice.paid',
    data: { ...BARE_INVOICE, amount: 999, currency: 'usd', stripe: stripe(2, 'in_1', 200) },
  })
  await record({
    type: 'dispute.changed',
    data: { status: 'open', amount: 999, currency: 'usd', invoice: 'in_1', stripe: stripe(3, 'du_1', 300) },
  })
  await record({
    type: 'invoice.refunded',
    data: { amount: 499, currency: 'usd', invoice: 'in_1', stripe: stripe(4, 're_1', 400) },
  })
  clock.advance(Date.UTC(2026, 11, 2) - clock.now())
  await ledger.closePeriods()
  expect(statementOf(database.reader, account, '2026-11')).toMatchObject({ paid: 999, refunded: 499, currency: 'usd' })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a refund that failed is reversed once, whole, by its own account, and only after it was recorded', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const [mine, other] = [accountOn(ledger, 'ws_1'), accountOn(ledger, 'ws_2', 2)]
  const reversal = (evt: number, account = mine, amount = 499): MoneyInput => ({
    account,
    type: 'refund.reversed',
    data: { amount, currency: 'usd', reason: 'failed', stripe: stripe(evt, 're_1', 500) },
  })
  expect(await ledger.recordMoney(reversal(1))).toEqual({ ok: false, code: 'no_such_refund' })
  await ledger.recordMoney({
    account: mine,
    type: 'invoice.refunded',
    data: { amount: 499, currency: 'usd', invoice: 'in_1', stripe: stripe(4, 're_1', 400) },
  })
  expect(refundedByInvoice(database.reader, mine)).toEqual(new Map([['in_1', 499]]))
  for (const wrong of [reversal(2, other), reversal(3, mine, 500)]) {
    expect(await ledger.recordMoney(wrong)).toEqual({ ok: false, code: 'no_such_refund' })
  }
  const first = await ledger.recordMoney(reversal(1))
  expect(first).toMatchObject({ ok: true, fresh: true })
  for (const again of [reversal(1), reversal(5)])
    expect(await ledger.recordMoney(again)).toEqual({ ...first, fresh: false })
  expect(refundedByInvoice(database.reader, mine)).toEqual(new Map())
  clock.advance(Date.UTC(2026, 11, 2) - clock.now())
  await ledger.closePeriods()
  // What came back counts as paid, so that paid less refunded is what the operator has.
  expect(statementOf(database.reader, mine, '2026-11')).toMatchObject({ paid: 499, refunded: 499 })
  expect(rebuild(database.reader).differences).toEqual([])
})

const anyMoneyEvent = fc.record({
  obj: fc.constantFrom('in_1', 'in_2', 'du_1'),
  kind: fc.nat(2),
  created: fc.integer({ min: 100, max: 103 }),
  amount: fc.integer({ min: 1, max: 3 }),
})

test('invariant 14: every order and repetition of the same events of Stripe ends with the same state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMoneyEvent, { minLength: 1, maxLength: 8 }).chain((all) => {
        const numbered = all.map((one, evt) => ({ ...one, evt }))
        const order = fc.shuffledSubarray([...numbered, ...numbered], { minLength: 2 * numbered.length })
        return fc.tuple(fc.constant(numbered), order)
      }),
      async ([inOrder, shuffled]) => {
        const states: unknown[] = []
        for (const events of [inOrder, shuffled]) {
          const { ledger, database } = ledgerOnDisk()
          const account = accountOn(ledger, 'ws_1')
          await Promise.all(events.map((event) => ledger.recordMoney(money(account, event))))
          states.push(objects(database.reader.sqlite))
          expect(rebuild(database.reader).differences).toEqual([])
          database.close()
        }
        expect(states[1]).toEqual(states[0])
      },
    ),
    { numRuns: runs(20, 500) },
  )
}, 600_000)

function money(
  account: string,
  { obj, kind, created, amount, evt }: { obj: string; kind: number; created: number; amount: number; evt: number },
): MoneyInput {
  const data = { amount, currency: 'usd', stripe: stripe(evt, obj, created) } as const
  if (obj !== 'du_1' && kind === 0) return { account, type: 'invoice.failed', data }
  if (obj !== 'du_1') return { account, type: 'invoice.paid', data: { ...BARE_INVOICE, ...data } }
  const status = (['open', 'won', 'lost'] as const)[kind] ?? 'open'
  return { account, type: 'dispute.changed', data: { ...data, status, invoice: null } }
}

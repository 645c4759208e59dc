import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { rebuild } from '../../check/rebuild.ts'
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
    data: { amount: 999, currency: 'usd', stripe: stripe(1, 'in_1', 100) },
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
  await record({ type: 'invoice.paid', data: { amount: 999, currency: 'usd', stripe: stripe(2, 'in_1', 200) } })
  await record({
    type: 'dispute.changed',
    data: { status: 'open', amount: 999, currency: 'usd', stripe: stripe(3, 'du_1', 300) },
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
  if (obj !== 'du_1') return { account, type: kind === 0 ? 'invoice.failed' : 'invoice.paid', data }
  const status = (['open', 'won', 'lost'] as const)[kind] ?? 'open'
  return { account, type: 'dispute.changed', data: { ...data, status } }
}

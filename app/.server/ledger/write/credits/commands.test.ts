import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, NOON, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../../check/rebuild.ts'
import { recentEvents, usageOf } from '../../read/queries.ts'
import { statementOf } from '../../read/statements.ts'

const HOUR = 3_600_000
const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }
const goodwill = { reason: 'goodwill', operator: 'ops-1', cause: null } as const

async function grant({ ledger }: TestLedger, account: string, amount: number, expiresAt: number | null = null) {
  const granted = await ledger.grantCredits({ account, amount, expiresAt, ...goodwill })
  if (!granted.ok) throw new Error(granted.code)
  return granted.seq
}

async function reserve({ ledger }: TestLedger, account: string, key: string): Promise<number> {
  const answer = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.seq
}

/** What the lots hold, by the seq of their grant. */
function lots({ database }: TestLedger): Record<number, { left: number; held: number }> {
  const rows = database.reader.sqlite.prepare('SELECT grant_seq, left, held FROM credit_lot').all() as {
    grant_seq: number
    left: number
    held: number
  }[]
  return Object.fromEntries(rows.map(({ grant_seq, ...row }) => [grant_seq, row]))
}

function lastData({ database }: TestLedger, account: string): Record<string, unknown> {
  const [event] = recentEvents(database.reader, account, 1)
  return JSON.parse(event?.body ?? '{}').data
}

test('requests take the limit first, then the lot that expires first, those that never do last', async () => {
  const opened = ledgerOnDisk()
  const account = accountOn(opened.ledger, 'ws_1', 1)
  const never = await grant(opened, account, 1)
  const late = await grant(opened, account, 1, NOON + 3 * HOUR)
  const soon = await grant(opened, account, 2, NOON + HOUR)
  const takenFrom: unknown[] = []
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await reserve(opened, account, key)
    takenFrom.push(lastData(opened, account).lot)
  }
  expect(takenFrom).toEqual([null, soon, soon, late, never])
  const refused = await opened.ledger.reserve({
    account,
    key: 'f',
    requestHash: requestHash('f'),
    operation: 'rephrase',
  })
  expect(refused).toMatchObject({ ok: false, code: 'limit_reached', usage: { remaining: 0, extra: 0, reserved: 1 } })
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('extra credits stand apart from the limit and count in what remains', async () => {
  const opened = ledgerOnDisk()
  const account = accountOn(opened.ledger, 'ws_1', 1)
  await grant(opened, account, 5)
  const [a, b] = [await reserve(opened, account, 'a'), await reserve(opened, account, 'b')]
  expect(usageOf(opened.database.reader, account, NOON)).toMatchObject({
    limit: 1,
    used: 0,
    reserved: 1,
    extra: 4,
    remaining: 4,
  })
  await opened.ledger.settle({ account, seq: a, ...work })
  const settled = await opened.ledger.settle({ account, seq: b, ...work })
  expect(settled.usage).toEqual(usageOf(opened.database.reader, account, NOON))
  expect(settled.usage).toMatchObject({ used: 1, reserved: 0, extra: 4, remaining: 4 })
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('a request that fails gives its credit back to its lot', async () => {
  const opened = ledgerOnDisk()
  const account = accountOn(opened.ledger, 'ws_1', 0)
  const lot = await grant(opened, account, 1)
  const seq = await reserve(opened, account, 'a')
  expect(lots(opened)).toEqual({ [lot]: { left: 0, held: 1 } })
  await opened.ledger.release({ account, seq, reason: 'failed' })
  expect(lots(opened)).toEqual({ [lot]: { left: 1, held: 0 } })
  expect(usageOf(opened.database.reader, account, NOON).extra).toBe(1)
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('a lot expires at its instant, by the sweep or by the next command of its account', async () => {
  const opened = ledgerOnDisk()
  const { ledger, clock } = opened
  const [swept, asking] = [accountOn(ledger, 'ws_1', 0), accountOn(ledger, 'ws_2', 0)]
  await grant(opened, swept, 3, NOON + HOUR)
  const last = await grant(opened, asking, 3, NOON + HOUR)
  clock.advance(HOUR - 1)
  expect(await ledger.sweep()).toBe(0)
  clock.advance(1)
  const refused = await ledger.reserve({
    account: asking,
    key: 'a',
    requestHash: requestHash('a'),
    operation: 'rephrase',
  })
  expect(refused).toMatchObject({ ok: false, code: 'limit_reached', usage: { extra: 0, remaining: 0 } })
  expect(lastData(opened, asking)).toEqual({ lot: last, amount: 3 })
  expect(await ledger.sweep()).toBe(1)
  expect(usageOf(opened.database.reader, swept, clock.now()).extra).toBe(0)
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('what a request held of a lot that expired meanwhile expires when it comes back', async () => {
  const opened = ledgerOnDisk()
  const { ledger, clock } = opened
  const account = accountOn(ledger, 'ws_1', 0)
  const lot = await grant(opened, account, 4, NOON + 60_000)
  const [failing, forgotten, done] = [
    await reserve(opened, account, 'fails'),
    await reserve(opened, account, 'is forgotten'),
    await reserve(opened, account, 'succeeds'),
  ]
  clock.advance(60_000)
  await ledger.sweep()
  expect(lastData(opened, account)).toEqual({ lot, amount: 1 })
  await ledger.settle({ account, seq: done, ...work })
  await ledger.release({ account, seq: failing, reason: 'failed' })
  expect(lastData(opened, account)).toEqual({ lot, amount: 1 })
  expect(lots(opened)).toEqual({ [lot]: { left: 0, held: 1 } })
  clock.advance(60_000)
  expect(await ledger.sweep()).toBe(2)
  expect(lots(opened)).toEqual({ [lot]: { left: 0, held: 0 } })
  const late = await ledger.settle({ account, seq: forgotten, ...work })
  expect(late).toMatchObject({ late: true, usage: { used: 0, extra: 0 } })
  clock.advance(Date.UTC(2026, 11, 2) - clock.now())
  await ledger.closePeriods()
  expect(statementOf(opened.database.reader, account, '2026-11')).toMatchObject({
    granted: 4,
    credits_expired: 3,
    from_lots: 2,
    used: 0,
    late: 1,
  })
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('a late success takes the credit of its lot where one is left', async () => {
  const opened = ledgerOnDisk()
  const { ledger, clock } = opened
  const account = accountOn(ledger, 'ws_1', 0)
  const lot = await grant(opened, account, 1)
  const slow = await reserve(opened, account, 'slow')
  clock.advance(120_000)
  await ledger.sweep()
  expect(usageOf(opened.database.reader, account, NOON).extra).toBe(1)
  await ledger.settle({ account, seq: slow, ...work })
  expect(lots(opened)).toEqual({ [lot]: { left: 0, held: 0 } })
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('only what nobody used or holds can be revoked', async () => {
  const opened = ledgerOnDisk()
  const { ledger } = opened
  const account = accountOn(ledger, 'ws_1', 0)
  const stranger = accountOn(ledger, 'ws_2', 0)
  const lot = await grant(opened, account, 3)
  await reserve(opened, account, 'a')
  const why = { reason: 'refund', operator: 'ops-1' } as const
  expect(await ledger.revokeCredits({ account, lot, amount: 3, ...why })).toEqual({
    ok: false,
    code: 'more_than_left',
    left: 2,
  })
  expect(await ledger.revokeCredits({ account: stranger, lot, amount: 1, ...why })).toEqual({
    ok: false,
    code: 'no_such_lot',
  })
  expect(await ledger.revokeCredits({ account, lot, amount: 2, ...why })).toMatchObject({
    ok: true,
    usage: { extra: 0, remaining: 0 },
  })
  expect(lots(opened)[lot]).toEqual({ left: 0, held: 1 })
  expect(rebuild(opened.database.reader).differences).toEqual([])
})

test('a grant that would be over at once, or names an event of others, is refused', async () => {
  const opened = ledgerOnDisk()
  const { ledger, clock } = opened
  const account = accountOn(ledger, 'ws_1')
  const input = { account, amount: 1, expiresAt: null, ...goodwill }
  expect(await ledger.grantCredits({ ...input, expiresAt: NOON })).toEqual({ ok: false, code: 'already_over' })
  expect(await ledger.grantCredits({ ...input, cause: 0 })).toEqual({ ok: false, code: 'no_such_cause' })
  clock.jump(HOUR)
  expect(await ledger.grantCredits(input)).toEqual({ ok: false, code: 'clock_refused' })
})

import { expect, test } from 'vitest'
import { accountOn, fakeClock, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../../check/rebuild.ts'
import { recentEvents, usageOf } from '../../read/queries.ts'
import { statementOf } from '../../read/statements.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }
const why = { reason: 'duplicate', operator: 'ops-1' } as const

async function reserve({ ledger }: TestLedger, account: string, key: string): Promise<number> {
  const answer = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.seq
}

test('units given back can be used again in the month', async () => {
  const opened = ledgerOnDisk()
  const { ledger, database, clock } = opened
  const account = accountOn(ledger, 'ws_1', 1)
  const seq = await reserve(opened, account, 'a')
  await ledger.settle({ account, seq, ...work })
  const adjusted = await ledger.adjust({ account, reserve: seq, units: 1, ...why })
  expect(adjusted).toMatchObject({ ok: true, usage: { limit: 2, adjusted: 1, used: 1, remaining: 1 } })
  expect(usageOf(database.reader, account, clock.now())).toMatchObject({ limit: 2, used: 1, remaining: 1 })
  await reserve(opened, account, 'b')
  expect(rebuild(database.reader).differences).toEqual([])
})

test('never more is given back than the request cost', async () => {
  const opened = ledgerOnDisk()
  const { ledger, database } = opened
  const account = accountOn(ledger, 'ws_1', 2)
  const seq = await reserve(opened, account, 'a')
  await ledger.settle({ account, seq, ...work })
  const input = { account, reserve: seq, units: 1, ...why }
  expect(await ledger.adjust({ ...input, units: 2 })).toEqual({ ok: false, code: 'more_than_settled', left: 1 })
  expect(await ledger.adjust(input)).toMatchObject({ ok: true })
  expect(await ledger.adjust(input)).toEqual({ ok: false, code: 'more_than_settled', left: 0 })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('what cost nothing, runs, or belongs to others cannot be given back', async () => {
  const opened = ledgerOnDisk()
  const { ledger, database, clock } = opened
  const [account, stranger] = [accountOn(ledger, 'ws_1'), accountOn(ledger, 'ws_2')]
  const running = await reserve(opened, account, 'runs')
  const failed = await reserve(opened, account, 'fails')
  await ledger.release({ account, seq: failed, reason: 'failed' })
  const adjust = (who: string, reserve: number) => ledger.adjust({ account: who, reserve, units: 1, ...why })
  expect(await adjust(account, running)).toEqual({ ok: false, code: 'not_settled' })
  expect(await adjust(account, failed)).toEqual({ ok: false, code: 'not_settled' })
  expect(await adjust(stranger, running)).toEqual({ ok: false, code: 'no_such_request' })
  expect(await adjust(account, 0)).toEqual({ ok: false, code: 'no_such_request' })
  clock.jump(3_600_000)
  expect(await adjust(account, running)).toEqual({ ok: false, code: 'clock_refused' })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('invariant 18: a correction of a closed month lands in the open one and names the old one', async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 20))
  const opened = ledgerOnDisk({ clock })
  const { ledger, database } = opened
  const account = accountOn(ledger, 'ws_1', 3)
  const seq = await reserve(opened, account, 'a')
  const { seq: settled } = await ledger.settle({ account, seq, ...work })
  clock.advance(Date.UTC(2026, 11, 5) - clock.now())
  await ledger.closePeriods()
  const closed = statementOf(database.reader, account, '2026-11')
  const month = database.reader.sqlite.prepare("SELECT * FROM account_period WHERE period = '2026-11'")
  const row = month.get()
  await ledger.adjust({ account, reserve: seq, units: 1, ...why })
  const [event] = recentEvents(database.reader, account, 1)
  expect(JSON.parse(event?.body ?? '').data).toEqual({
    reserve: seq,
    settled,
    of_period: '2026-11',
    period: '2026-12',
    units: 1,
    ...why,
  })
  expect(usageOf(database.reader, account, clock.now())).toMatchObject({ limit: 4, used: 0, remaining: 4 })
  expect(statementOf(database.reader, account, '2026-11')).toEqual(closed)
  expect(month.get()).toEqual(row)
  clock.advance(Date.UTC(2027, 0, 2) - clock.now())
  await ledger.closePeriods()
  expect(statementOf(database.reader, account, '2026-12')).toMatchObject({ requests: 0, used: 0, adjusted: 1 })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a correction names the month that the request counted in, where that is not the month of its reserve', async () => {
  const clock = fakeClock(Date.UTC(2026, 11, 1) - 1)
  const opened = ledgerOnDisk({ clock })
  const { ledger, database } = opened
  const account = accountOn(ledger, 'ws_1')
  const slow = await reserve(opened, account, 'slow')
  clock.advance(3_600_000)
  await ledger.closePeriods()
  await ledger.settle({ account, seq: slow, ...work })
  await ledger.adjust({ account, reserve: slow, units: 1, ...why })
  const [event] = recentEvents(database.reader, account, 1)
  expect(JSON.parse(event?.body ?? '').data).toMatchObject({ of_period: '2026-12', period: '2026-12' })
  expect(rebuild(database.reader).differences).toEqual([])
})

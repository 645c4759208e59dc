import { expect, test } from 'vitest'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../../check/rebuild.ts'
import { recentEvents, sealedPeriods, usageOf } from '../../read/queries.ts'
import { statementOf, statementsOf } from '../../read/statements.ts'
import type { Ledger } from '../ledger.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }
const DAY = 86_400_000
const NOV_20 = Date.UTC(2026, 10, 20)
const DEC_1 = Date.UTC(2026, 11, 1)
const DUE = DEC_1 + 15 * 60_000

async function reserve(ledger: Ledger, account: string, key: string): Promise<number> {
  const answer = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.seq
}

async function settled(ledger: Ledger, account: string, key: string): Promise<number> {
  const seq = await reserve(ledger, account, key)
  await ledger.settle({ account, seq, ...work })
  return seq
}

function typesOf(events: { type: string }[]): string[] {
  return events.map(({ type }) => type)
}

test('a month is closed 15 minutes after its end, once', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  await settled(ledger, account, 'a')
  clock.advance(DUE - 1 - clock.now())
  expect(await ledger.closePeriods()).toEqual({ sealed: [], statements: 0, clockSuspect: false })
  clock.advance(1)
  expect(await ledger.closePeriods()).toEqual({ sealed: ['2026-11'], statements: 1, clockSuspect: false })
  expect(await ledger.closePeriods()).toEqual({ sealed: [], statements: 0, clockSuspect: false })
  expect(statementOf(database.reader, account, '2026-11')).toMatchObject({
    period: '2026-11',
    plan: 'starter',
    quota: 25,
    requests: 1,
    settled: 1,
    used: 1,
    tokens_in: 12,
    tokens_out: 9,
    at: DUE,
  })
  expect(sealedPeriods(database.reader)).toEqual([
    { period: '2026-11', seq: expect.any(Number), first: 0, end: 5, statements: 1 },
  ])
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a statement says what became of every request, whichever side of midnight it ended on', async () => {
  const clock = fakeClock(DEC_1 - 60_000)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  await settled(ledger, account, 'done')
  const crossing = await reserve(ledger, account, 'ends after midnight')
  const failing = await reserve(ledger, account, 'fails after midnight')
  const forgotten = await reserve(ledger, account, 'never ends')
  const slow = await reserve(ledger, account, 'ends late')
  clock.advance(90_000)
  await ledger.settle({ account, seq: crossing, ...work })
  await ledger.release({ account, seq: failing, reason: 'failed' })
  await settled(ledger, account, 'in December')
  clock.advance(60_000)
  await ledger.settle({ account, seq: slow, ...work })
  clock.advance(DUE - clock.now())
  await ledger.closePeriods()
  expect(statementOf(database.reader, account, '2026-11')).toMatchObject({
    requests: 5,
    settled: 3,
    released: 1,
    expired: 2,
    late: 1,
    used: 3,
    tokens_in: 36,
  })
  expect(forgotten).toBeGreaterThan(0)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('invariant 18: a success after the statement counts in the month that is open, and the closed one stays', async () => {
  const clock = fakeClock(DEC_1 - 1)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1', 1)
  const slow = await reserve(ledger, account, 'slow')
  clock.advance(DUE - clock.now())
  await ledger.closePeriods()
  const before = statementOf(database.reader, account, '2026-11')
  const outcome = await ledger.settle({ account, seq: slow, ...work })
  expect(outcome).toMatchObject({ late: true, ended: 'settled', usage: { period: '2026-12', used: 1, remaining: 0 } })
  expect(usageOf(database.reader, account, DEC_1 - 1).used).toBe(0)
  expect(statementOf(database.reader, account, '2026-11')).toEqual(before)
  clock.advance(Date.UTC(2027, 0, 1) + 15 * 60_000 - clock.now())
  await ledger.closePeriods()
  expect(statementOf(database.reader, account, '2026-12')).toMatchObject({
    requests: 0,
    settled: 1,
    late: 1,
    used: 1,
    quota: 1,
    plan: 'enterprise',
  })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('months of downtime are closed in their order, and a month without anything is sealed empty', async () => {
  const clock = fakeClock(NOV_20)
  const opened = ledgerOnDisk({ clock })
  const account = accountOn(opened.ledger, 'ws_1')
  const other = accountOn(opened.ledger, 'ws_2')
  await settled(opened.ledger, account, 'a')
  await opened.ledger.close()
  opened.database.close()
  clock.advance(100 * DAY)
  const { ledger, database } = ledgerOnDisk({ dataDir: opened.dataDir, clock })
  await settled(ledger, account, 'b')
  expect(await ledger.closePeriods()).toMatchObject({ sealed: ['2026-11', '2026-12', '2027-01'], statements: 2 })
  expect([...statementsOf(database.reader, account).keys()]).toEqual(['2026-11'])
  expect([...statementsOf(database.reader, other).values()].map(({ requests }) => requests)).toEqual([0])
  expect(sealedPeriods(database.reader).map(({ first, end, statements }) => [end - first, statements])).toEqual([
    [6, 2],
    [0, 0],
    [0, 0],
  ])
  clock.advance(10 * DAY)
  expect(await ledger.closePeriods()).toMatchObject({ sealed: ['2027-02'], statements: 1 })
  expect([...statementsOf(database.reader, account)].map(([period, { plan }]) => [period, plan])).toEqual([
    ['2026-11', 'starter'],
    ['2027-02', 'starter'],
  ])
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a statement names the plan that was in force at the end of the month', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'pro' }))
  clock.advance(DEC_1 + 60_000 - clock.now())
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'business' }))
  clock.advance(DUE - clock.now())
  await ledger.closePeriods()
  expect(statementOf(database.reader, account, '2026-11')).toMatchObject({ plan: 'pro', quota: 500 })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a process that ended between two steps leaves nothing that the next call does not finish', async () => {
  const clock = fakeClock(NOV_20)
  const opened = ledgerOnDisk({ clock })
  const accounts = Array.from({ length: 150 }, (_, index) => accountOn(opened.ledger, `ws_${index}`))
  clock.advance(DUE - clock.now())
  const cut = opened.ledger.closePeriods()
  // Closing the ledger refuses the steps that were not asked for yet, as an ending process would.
  await opened.ledger.close()
  await expect(cut).rejects.toThrow('closed')
  const written = accounts.flatMap((account) => [...statementsOf(opened.database.reader, account)]).length
  expect(written).toBeLessThan(accounts.length)
  opened.database.close()

  const { ledger, database } = ledgerOnDisk({ dataDir: opened.dataDir, clock })
  expect(await ledger.closePeriods()).toMatchObject({ sealed: ['2026-11'], statements: accounts.length - written })
  for (const account of accounts) expect([...statementsOf(database.reader, account)]).toHaveLength(1)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a request asked for while a month is being closed is answered before the closing ends', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  const accounts = Array.from({ length: 300 }, (_, index) => accountOn(ledger, `ws_${index}`))
  clock.advance(DUE - clock.now())
  const order: string[] = []
  const closing = ledger.closePeriods().then(() => order.push('closed'))
  const reserved = reserve(ledger, accounts[0] as string, 'a').then(() => order.push('answered'))
  await Promise.all([closing, reserved])
  expect(order).toEqual(['answered', 'closed'])
  expect(rebuild(database.reader).differences).toEqual([])
})

test('two calls at the same time close a month once', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  accountOn(ledger, 'ws_1')
  clock.advance(DUE - clock.now())
  await Promise.all([ledger.closePeriods(), ledger.closePeriods()])
  expect(typesOf(recentEvents(database.reader, '_', 9)).filter((type) => type === 'period.sealed')).toHaveLength(1)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('nothing is closed by a clock that has just jumped', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  accountOn(ledger, 'ws_1')
  clock.jump(40 * DAY)
  expect(await ledger.closePeriods()).toEqual({ sealed: [], statements: 0, clockSuspect: true })
  expect(sealedPeriods(database.reader)).toEqual([])
})

test('an account that was erased in the month still gets its statement, and nothing else after it', async () => {
  const clock = fakeClock(NOV_20)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  await settled(ledger, account, 'a')
  await ledger.erase({ account, reason: 'requested' })
  clock.advance(DUE - clock.now())
  await ledger.closePeriods()
  expect(typesOf(recentEvents(database.reader, account, 2))).toEqual(['period.closed', 'account.erased'])
  expect(rebuild(database.reader).differences).toEqual([])
})

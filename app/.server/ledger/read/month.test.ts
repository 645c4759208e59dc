import { expect, test } from 'vitest'
import { HOLD_MS } from '#app/.server/ledger/format/words.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { DAY_MS } from '#app/domain/usage/period.ts'
import { accountOn, fakeClock, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { seeded } from '#tests/support/simulated-time.ts'
import { chainOf, monthsOf } from './chain.ts'
import { monthEvents } from './items.ts'
import { monthUsage, monthWithLines } from './month.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }
const NOVEMBER_21 = Date.UTC(2026, 10, 21, 12)
/** One second before November ends. */
const LAST_SECOND = Date.UTC(2026, 11, 1) - 1_000

async function reserve(on: TestLedger, account: string, key: string, operation: 'rephrase' | 'explain' = 'rephrase') {
  const outcome = await on.ledger.reserve({ account, key, requestHash: requestHash(key), operation })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.seq
}

test('a month adds up its requests by day and by operation, charged, free and running', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  await on.ledger.settle({ account, seq: await reserve(on, account, 'a'), ...work })
  on.clock.advance(DAY_MS)
  await on.ledger.settle({ account, seq: await reserve(on, account, 'b', 'explain'), ...work })
  await on.ledger.release({ account, seq: await reserve(on, account, 'c'), reason: 'failed' })
  await reserve(on, account, 'd')
  const month = monthUsage(on.database.reader, account, '2026-11')
  expect(month).toMatchObject({ limit: 25, used: 2, reserved: 1, left: 22, free: 1, tokensIn: 24, tokensOut: 18 })
  expect(month.days).toHaveLength(30)
  expect(month.days[20]).toEqual({ spent: 1, free: 0, running: 0 })
  expect(month.days[21]).toEqual({ spent: 1, free: 1, running: 1 })
  expect(month.operations).toEqual([
    { operation: 'rephrase', spent: 1, free: 1, running: 1, tokens: 21 },
    { operation: 'explain', spent: 1, free: 0, running: 0, tokens: 21 },
  ])
  const { used, reserved, remaining } = usageOf(on.database.reader, account, on.clock.now())
  expect({ used, reserved, left: remaining }).toEqual({ used: month.used, reserved: month.reserved, left: month.left })
})

test('a request that ends after midnight counts in the month where it began', async () => {
  const on = ledgerOnDisk({ clock: fakeClock(LAST_SECOND) })
  const account = accountOn(on.ledger, 'ws_1')
  const seq = await reserve(on, account, 'a')
  on.clock.advance(2_000)
  await on.ledger.settle({ account, seq, ...work })
  expect(monthUsage(on.database.reader, account, '2026-11')).toMatchObject({ used: 1, reserved: 0, tokensIn: 12 })
  expect(monthUsage(on.database.reader, account, '2026-11').days[29]).toEqual({ spent: 1, free: 0, running: 0 })
  expect(monthUsage(on.database.reader, account, '2026-12')).toMatchObject({ used: 0, free: 0, operations: [] })
})

test('what expired after midnight is free in its own month, and counted there when it is settled late', async () => {
  const on = ledgerOnDisk({ clock: fakeClock(LAST_SECOND) })
  const account = accountOn(on.ledger, 'ws_1')
  const seq = await reserve(on, account, 'a')
  on.clock.advance(HOLD_MS)
  await on.ledger.sweep()
  expect(monthUsage(on.database.reader, account, '2026-11')).toMatchObject({ used: 0, reserved: 0, free: 1 })
  await on.ledger.settle({ account, seq, ...work })
  expect(monthUsage(on.database.reader, account, '2026-11')).toMatchObject({ used: 1, free: 0, late: 1 })
  expect(monthUsage(on.database.reader, account, '2026-12')).toMatchObject({ used: 0, free: 0 })
})

test('the months of an account are those in which something happened, newest first', async () => {
  const on = ledgerOnDisk({ clock: fakeClock(NOVEMBER_21) })
  const account = accountOn(on.ledger, 'ws_1')
  expect(monthsOf(on.database.reader, account)).toEqual(['2026-11'])
  on.clock.advance(70 * DAY_MS)
  await on.ledger.settle({ account, seq: await reserve(on, account, 'a'), ...work })
  expect(monthsOf(on.database.reader, account).filter((month) => month !== '2026-12')).toEqual(['2027-01', '2026-11'])
  expect(monthsOf(on.database.reader, 'acc_00000000000000000000000000000000')).toEqual([])
})

test('an instant is found in a chain wherever it lies', async () => {
  const on = ledgerOnDisk({ clock: fakeClock(NOVEMBER_21) })
  const account = accountOn(on.ledger, 'ws_1', 1_000)
  for (let index = 0; index < 20; index += 1) {
    on.clock.advance(1_000)
    await on.ledger.settle({ account, seq: await reserve(on, account, `key ${index}`), ...work })
  }
  const chain = chainOf(on.database.reader, account)
  const times = [...chain.events({ from: 0, to: chain.length() })].map(({ at }) => at)
  for (let instant = NOVEMBER_21 - 500; instant <= NOVEMBER_21 + 21_000; instant += 500) {
    const expected = times.findIndex((at) => at >= instant)
    expect(chain.positionAt(instant)).toBe(expected === -1 ? times.length : expected)
  }
})

test('lines come newest first, page by page, each request once and with its end', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1', 1_000)
  const seqs: number[] = []
  for (let index = 0; index < 7; index += 1) seqs.push(await reserve(on, account, `key ${index}`))
  // The first to begin is the last to end.
  for (const seq of seqs.slice(1).reverse()) await on.ledger.settle({ account, seq, ...work })
  const seen = []
  let before: number | null = null
  do {
    const page = monthEvents(on.database.reader, account, '2026-11', { before, limit: 3 })
    expect(page.items.length).toBeLessThanOrEqual(3)
    seen.push(...page.items)
    before = page.older
  } while (before !== null)
  expect(seen.map((item) => (item.type === 'request' ? item.outcome : item.type))).toEqual([
    ...Array.from({ length: 6 }, () => 'spent'),
    'running',
    'plan',
    'plan',
  ])
  expect(new Set(seen.map(({ seq }) => seq)).size).toBe(seen.length)
  expect(seen.map(({ position }) => position)).toEqual(seen.map(({ position }) => position).sort((a, b) => b - a))
})

test('each page of lines says how many there are beside it, and the way back is that forth', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1', 1_000)
  for (let index = 0; index < 8; index += 1) await reserve(on, account, `key ${index}`)
  const pageOf = (before: number | null, filter = {}) =>
    monthEvents(on.database.reader, account, '2026-11', { before, limit: 3, filter })
  const newest = pageOf(null)
  const second = pageOf(newest.older)
  const third = pageOf(second.older)
  const last = pageOf(third.older)
  expect([newest, second, third, last].map(({ skipped, items, total }) => [skipped, items.length, total])).toEqual([
    [0, 3, 10],
    [3, 3, 10],
    [6, 3, 10],
    [9, 1, 10],
  ])
  expect(last.older).toBeNull()
  expect(pageOf(last.newer ?? null)).toEqual(third)
  expect(pageOf(third.newer ?? null)).toEqual(second)
  expect([second.newer, newest.newer]).toEqual([null, undefined])
  expect(pageOf(null, { type: 'plan' })).toMatchObject({ total: 2, skipped: 0, older: null })
  expect(pageOf(1, { type: 'request' })).toMatchObject({ items: [], total: 8, skipped: 8, older: null })
})

test('lines are filtered by operation, outcome, type and day', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  await on.ledger.settle({ account, seq: await reserve(on, account, 'a'), ...work })
  await on.ledger.release({ account, seq: await reserve(on, account, 'b', 'explain'), reason: 'stopped' })
  on.clock.advance(DAY_MS)
  await reserve(on, account, 'c', 'explain')
  const lines = (filter: Parameters<typeof monthEvents>[3]['filter']) =>
    monthEvents(on.database.reader, account, '2026-11', { filter, limit: 50 }).items.map((item) =>
      item.type === 'request' ? `${item.operation} ${item.outcome} ${item.reason}` : item.type,
    )
  expect(lines({})).toEqual(['explain running null', 'explain free stopped', 'rephrase spent null', 'plan'])
  expect(lines({ operation: 'explain' })).toEqual(['explain running null', 'explain free stopped'])
  expect(lines({ outcome: 'free' })).toEqual(['explain free stopped'])
  expect(lines({ type: 'plan' })).toEqual(['plan'])
  expect(lines({ day: 22 })).toEqual(['explain running null'])
  expect(lines({ day: 22, outcome: 'spent' })).toEqual([])
})

test('nobody sees the lines of another account', async () => {
  const on = ledgerOnDisk()
  const [mine, theirs] = [accountOn(on.ledger, 'ws_1'), accountOn(on.ledger, 'ws_2')]
  await on.ledger.settle({ account: theirs, seq: await reserve(on, theirs, 'a'), ...work })
  expect(monthUsage(on.database.reader, mine, '2026-11')).toMatchObject({ used: 0, operations: [] })
  expect(monthEvents(on.database.reader, mine, '2026-11', { limit: 50 }).items).toHaveLength(1)
})

/** Some hundred requests with every end, months included, in an order that the seed decides. */
async function busyMonth(on: TestLedger, account: string, name: string, random: () => number) {
  const held: number[] = []
  for (let n = 0; n < 220; n += 1) {
    held.push(await reserve(on, account, `${name} ${n}`, random() < 0.5 ? 'rephrase' : 'explain'))
    if (random() < 0.7) {
      const seq = held.splice(Math.floor(random() * held.length), 1)[0] ?? 0
      if (random() < 0.8) await on.ledger.settle({ account, seq, ...work })
      else await on.ledger.release({ account, seq, reason: 'failed' })
    }
    if (random() < 0.1) on.clock.advance(random() < 0.3 ? DAY_MS : HOLD_MS)
    if (random() < 0.05) await on.ledger.sweep()
  }
}

test('what is held of a month says what its events say, and so does the number of its lines', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  on.ledger.transact((tx) => on.ledger.changePlan(tx, { account, plan: 'enterprise' }))
  const random = seeded(7)
  for (const name of ['a', 'b', 'c', 'd']) {
    await busyMonth(on, account, name, random)
    const fresh = openReadOnly(on.database.reader.sqlite.name)
    for (const period of monthsOf(on.database.reader, account)) {
      const { month, lines } = monthWithLines(on.database.reader, account, period)
      expect(month).toEqual(monthUsage(fresh, account, period))
      const whole = monthEvents(on.database.reader, account, period, { limit: 20 })
      expect(lines).toBe(whole.total)
      expect(monthEvents(on.database.reader, account, period, { limit: 20, lines })).toEqual(whole)
      // What it gave to one caller is not changed by the next.
      month.days.splice(0)
      month.used = -1
    }
    fresh.sqlite.close()
  }
  expect(chainOf(on.database.reader, account).length()).toBeGreaterThan(1_024)
})

test('a log that took the place of the one that was added up is added up again', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  on.ledger.transact((tx) => on.ledger.changePlan(tx, { account, plan: 'enterprise' }))
  for (let n = 0; n < 200; n += 1) await on.ledger.settle({ account, seq: await reserve(on, account, `${n}`), ...work })
  expect(monthUsage(on.database.reader, account, '2026-11')).toMatchObject({ used: 200, tokensOut: 1_800 })
  const { sqlite } = on.database.writer
  sqlite.exec('DROP TRIGGER ledger_event_no_update')
  sqlite
    .prepare(
      `UPDATE ledger_event SET body = CAST(replace(CAST(body AS TEXT), '"tokens_out":9', '"tokens_out":8') AS BLOB), leaf = randomblob(32)`,
    )
    .run()
  expect(monthUsage(on.database.reader, account, '2026-11')).toMatchObject({ used: 200, tokensOut: 1_600 })
})

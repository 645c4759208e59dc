import { expect, test } from 'vitest'
import { accountOn, fakeClock, ledgerOnDisk, NOON, requestHash } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../../check/rebuild.ts'
import { headOf, recentEvents, usageOf } from '../../read/queries.ts'

const hash = requestHash('rephrase: hello')
const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function ask(account: string, key: string) {
  return { account, key, requestHash: hash, operation: 'rephrase' as const }
}

test('a request is held, then counted', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const held = await ledger.reserve(ask(account, 'k1'))
  expect(held).toMatchObject({ ok: true, fresh: true, usage: { used: 0, reserved: 1, remaining: 24 } })
  const seq = held.ok ? held.seq : -1
  const settled = await ledger.settle({ account, seq, ...work })
  expect(settled).toMatchObject({
    ok: true,
    late: false,
    ended: 'settled',
    usage: { used: 1, reserved: 0, remaining: 24 },
  })
  expect(usageOf(database.reader, account, NOON)).toEqual(settled.usage)
  expect(recentEvents(database.reader, account, 1)[0]).toMatchObject({ seq: settled.seq, leaf: settled.leaf })
})

test('a failed request costs nothing', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  const held = await ledger.reserve(ask(account, 'k1'))
  await ledger.release({ account, seq: held.ok ? held.seq : -1, reason: 'failed' })
  expect(usageOf(database.reader, account, NOON)).toMatchObject({ used: 0, reserved: 0, remaining: 1 })
  expect(await ledger.reserve(ask(account, 'k2'))).toMatchObject({ ok: true, fresh: true })
})

test('invariant 13: an ended reservation stays as it ended, whatever is said about it afterwards', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const [first, second] = await Promise.all([ledger.reserve(ask(account, 'k1')), ledger.reserve(ask(account, 'k2'))])
  if (!first.ok || !second.ok) throw new Error('refused')
  const settled = await ledger.settle({ account, seq: first.seq, ...work })
  await ledger.release({ account, seq: second.seq, reason: 'stopped' })
  const { size } = headOf(database.reader)

  expect(await ledger.settle({ account, seq: first.seq, ...work, tokensOut: 1_000 })).toEqual({
    ...settled,
    usage: { ...settled.usage, reserved: 0, remaining: 24 },
  })
  await ledger.release({ account, seq: first.seq, reason: 'failed' })
  expect(await ledger.settle({ account, seq: second.seq, ...work })).toMatchObject({ ended: 'released', seq: size - 1 })
  expect(headOf(database.reader).size).toBe(size)
  expect(usageOf(database.reader, account, NOON).used).toBe(1)
})

// Invariant 10.

test('invariant 10: 64 callers with one key get one event and one answer', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const before = headOf(database.reader).size
  const answers = await Promise.all(Array.from({ length: 64 }, () => ledger.reserve(ask(account, 'same'))))
  expect(answers.filter((answer) => answer.ok && answer.fresh)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.ok && answer.seq)).size).toBe(1)
  expect(headOf(database.reader).size).toBe(before + 1)
})

test('invariant 10: a replay finds its request after a restart, open and settled', async () => {
  const first = ledgerOnDisk()
  const account = accountOn(first.ledger, 'ws_1')
  const held = await first.ledger.reserve(ask(account, 'k1'))
  const seq = held.ok ? held.seq : -1
  first.database.close()

  const { ledger, database } = ledgerOnDisk({ dataDir: first.dataDir })
  const replay = await ledger.reserve(ask(account, 'k1'))
  expect(replay).toMatchObject({ ok: true, fresh: false, seq, state: 'open' })
  const leaf = recentEvents(database.reader, account, 1)[0]?.leaf
  expect(replay).toMatchObject({ leaf })
  await ledger.settle({ account, seq, ...work })
  expect(await ledger.reserve(ask(account, 'k1'))).toMatchObject({
    ok: true,
    fresh: false,
    seq,
    state: 'settled',
    leaf,
  })
})

test('invariant 10: one key for two requests is a conflict, and another account is not concerned', async () => {
  const { ledger } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const other = accountOn(ledger, 'ws_2')
  await ledger.reserve(ask(account, 'k1'))
  const changed = { ...ask(account, 'k1'), requestHash: requestHash('rephrase: goodbye') }
  expect(await ledger.reserve(changed)).toEqual({ ok: false, code: 'idempotency_mismatch' })
  expect(await ledger.reserve({ ...changed, account: other })).toMatchObject({ ok: true, fresh: true })
})

test('after a failure the same key may try again, as often as it takes, and costs once', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  const seqs = new Set<number>()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const held = await ledger.reserve(ask(account, 'k1'))
    if (!held.ok || !held.fresh) throw new Error('not a new attempt')
    seqs.add(held.seq)
    if (attempt < 5) await ledger.release({ account, seq: held.seq, reason: 'failed' })
    else await ledger.settle({ account, seq: held.seq, ...work })
  }
  expect(seqs.size).toBe(5)
  expect(usageOf(database.reader, account, NOON)).toMatchObject({ used: 1, remaining: 0 })
  expect(await ledger.reserve(ask(account, 'k1'))).toMatchObject({ ok: true, fresh: false, state: 'settled' })
})

// Invariant 12.

test('invariant 12: 200 parallel requests for the last credit: exactly one gets it', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  const reserves = Array.from({ length: 200 }, (_, index) => ledger.reserve(ask(account, `k${index}`)))
  const answers = await Promise.all(reserves)
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.code === 'limit_reached')).toHaveLength(199)
  expect(usageOf(database.reader, account, NOON)).toMatchObject({ limit: 1, reserved: 1, remaining: 0 })
})

test('a ceiling below the limit is held by requests that come at once, and is no event', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 40)
  await ledger.grantCredits({ account, amount: 9, expiresAt: null, reason: 'goodwill', operator: 'ops-1', cause: null })
  const before = headOf(database.reader).size
  const reserves = Array.from({ length: 50 }, (_, index) =>
    ledger.reserve({ ...ask(account, `k${index}`), ceiling: 7 }),
  )
  const answers = await Promise.all(reserves)
  expect(answers.filter((answer) => answer.ok)).toHaveLength(7)
  expect(answers.filter((answer) => !answer.ok && answer.code === 'cap_reached')).toHaveLength(43)
  expect(usageOf(database.reader, account, NOON)).toMatchObject({ limit: 40, reserved: 7, extra: 9 })
  expect(headOf(database.reader).size).toBe(before + 7)
  expect(await ledger.reserve({ ...ask(account, 'k0'), ceiling: 7 })).toMatchObject({ ok: true, fresh: false })
  expect(await ledger.reserve({ ...ask(account, 'more'), ceiling: 8 })).toMatchObject({ ok: true, fresh: true })
  expect(await ledger.reserve({ ...ask(account, 'most'), ceiling: null })).toMatchObject({ ok: true, fresh: true })
})

test('a ceiling at or above the limit changes nothing, and what is given back can be used again under one', async () => {
  const { ledger } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 2)
  await ledger.grantCredits({ account, amount: 1, expiresAt: null, reason: 'goodwill', operator: 'ops-1', cause: null })
  const first = await ledger.reserve({ ...ask(account, 'k1'), ceiling: 1 })
  if (!first.ok) throw new Error(first.code)
  await ledger.settle({ account, seq: first.seq, tokensIn: 1, tokensOut: 1, model: 'm' })
  expect(await ledger.reserve({ ...ask(account, 'k2'), ceiling: 1 })).toMatchObject({ code: 'cap_reached' })
  await ledger.adjust({ account, reserve: first.seq, units: 1, reason: 'failure', operator: 'ops-1' })
  expect(await ledger.reserve({ ...ask(account, 'k2'), ceiling: 1 })).toMatchObject({ ok: true, fresh: true })
  for (const key of ['k3', 'k4']) {
    expect(await ledger.reserve({ ...ask(account, key), ceiling: 2 })).toMatchObject({ ok: true, fresh: true })
  }
  expect(await ledger.reserve({ ...ask(account, 'k5'), ceiling: 2 })).toMatchObject({ code: 'limit_reached' })
})

// Invariant 13.

test('invariant 13: a forgotten hold gives its credit back: to the next request of its account, or to the sweep', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  const other = accountOn(ledger, 'ws_2', 1)
  await Promise.all([ledger.reserve(ask(account, 'k1')), ledger.reserve(ask(other, 'k1'))])
  clock.advance(119_999)
  expect(await ledger.reserve(ask(account, 'k2'))).toMatchObject({ ok: false, code: 'limit_reached' })
  clock.advance(1)
  expect(await ledger.reserve(ask(account, 'k2'))).toMatchObject({ ok: true, fresh: true })
  expect(usageOf(database.reader, other, clock.now()).reserved).toBe(1)
  expect(await ledger.sweep()).toBe(1)
  expect(usageOf(database.reader, other, clock.now())).toMatchObject({ used: 0, reserved: 0, remaining: 1 })
  expect(await ledger.sweep()).toBe(0)
})

test('a sweep clears more accounts than fit in one transaction', async () => {
  const { ledger, clock } = ledgerOnDisk()
  const accounts = Array.from({ length: 130 }, (_, index) => accountOn(ledger, `ws_${index}`))
  await Promise.all(accounts.map((account) => ledger.reserve(ask(account, 'k1'))))
  clock.advance(120_000)
  expect(await ledger.sweep()).toBe(130)
})

test('invariant 12: a request that ends after its hold counts late, even above the limit', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  const slow = await ledger.reserve(ask(account, 'slow'))
  clock.advance(120_000)
  const quick = await ledger.reserve(ask(account, 'quick'))
  if (!slow.ok || !quick.ok) throw new Error('refused')
  await ledger.settle({ account, seq: quick.seq, ...work })
  const late = await ledger.settle({ account, seq: slow.seq, ...work })
  expect(late).toMatchObject({ late: true, usage: { limit: 1, used: 2, remaining: 0 } })
  expect(await ledger.settle({ account, seq: slow.seq, ...work })).toMatchObject({ late: true, seq: late.seq })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a late end of an attempt that was taken again costs nothing more', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 2)
  const slow = await ledger.reserve(ask(account, 'k1'))
  clock.advance(120_000)
  const again = await ledger.reserve(ask(account, 'k1'))
  if (!slow.ok || !again.ok) throw new Error('refused')
  await ledger.settle({ account, seq: again.seq, ...work })
  await ledger.settle({ account, seq: slow.seq, ...work })
  expect(usageOf(database.reader, account, clock.now()).used).toBe(1)
  expect(rebuild(database.reader).differences).toEqual([])
})

test.each([
  ['over new year', Date.UTC(2026, 11, 31, 23, 59, 59, 500), '2026-12', '2027-01'],
  ['into a leap day', Date.UTC(2028, 1, 28, 23, 59, 59, 500), '2028-02', '2028-02'],
  ['out of a leap day', Date.UTC(2028, 1, 29, 23, 59, 59, 500), '2028-02', '2028-03'],
  ['over the European change to summer time', Date.UTC(2027, 2, 28, 0, 59, 59, 500), '2027-03', '2027-03'],
])('invariant 17: a request %s counts in the month of its reserve', async (_, start, month, next) => {
  const clock = fakeClock(start)
  const { ledger, database } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  const held = await ledger.reserve(ask(account, 'k1'))
  expect(held).toMatchObject({ usage: { period: month, reserved: 1 } })
  clock.advance(1_000)
  const settled = await ledger.settle({ account, seq: held.ok ? held.seq : -1, ...work })
  expect(settled.usage).toMatchObject({ period: next, used: month === next ? 1 : 0 })
  expect(usageOf(database.reader, account, start).used).toBe(1)
})

test('invariant 17: a clock jump starts nothing new, but what runs ends at a true time', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const held = await ledger.reserve(ask(account, 'k1'))
  const seq = held.ok ? held.seq : -1
  clock.jump(365 * 24 * 3_600_000)
  expect(await ledger.reserve(ask(account, 'k2'))).toEqual({ ok: false, code: 'clock_refused' })
  expect(await ledger.reserve(ask(account, 'k1'))).toMatchObject({ ok: true, fresh: false, seq })
  expect(await ledger.sweep()).toBe(0)
  expect(await ledger.settle({ account, seq, ...work })).toMatchObject({ late: false })
  expect(recentEvents(database.reader, account, 1)[0]?.at).toBe(NOON)
  clock.jump(-365 * 24 * 3_600_000)
  expect(await ledger.reserve(ask(account, 'k2'))).toMatchObject({ ok: true, fresh: true })
})

test('a command about what is not there fails alone', async () => {
  const { ledger } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const other = accountOn(ledger, 'ws_2')
  const held = await ledger.reserve(ask(account, 'k1'))
  const seq = held.ok ? held.seq : -1
  const answers = await Promise.allSettled([
    ledger.settle({ account, seq: 99, ...work }),
    ledger.settle({ account: other, seq, ...work }),
    ledger.settle({ account, seq, ...work, tokensIn: Number.NaN }),
    ledger.reserve(ask('acc_ffffffffffffffffffffffffffffffff', 'k1')),
    ledger.reserve({ ...ask(account, 'k2'), requestHash: Buffer.alloc(3) }),
    ledger.reserve(ask(account, '')),
    ledger.settle({ account, seq, ...work }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill('rejected'), 'fulfilled'])
  expect(await ledger.reserve(ask(account, 'k2'))).toMatchObject({ ok: true, fresh: true })
})

test('a command that fails after it has written takes back its own events and no others', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const other = accountOn(ledger, 'ws_2')
  await ledger.reserve(ask(account, 'k1'))
  const { size } = headOf(database.reader)
  clock.advance(120_000)
  const [before, failing, after] = await Promise.allSettled([
    ledger.reserve(ask(other, 'k1')),
    // Expires the old hold first, then finds no such reservation.
    ledger.settle({ account, seq: 99, ...work }),
    ledger.reserve(ask(other, 'k2')),
  ])
  expect(before).toMatchObject({ status: 'fulfilled', value: { ok: true, seq: size } })
  expect(failing.status).toBe('rejected')
  expect(after).toMatchObject({ status: 'fulfilled', value: { ok: true, seq: size + 1 } })
  expect(rebuild(database.reader)).toMatchObject({ size: size + 2, differences: [] })
})

// Invariant 29.

test('a full disk fails what was asked, and nothing else', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1_000)
  const { sqlite } = database.writer
  sqlite.pragma(`max_page_count = ${String(sqlite.pragma('page_count', { simple: true }))}`)
  const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => ledger.reserve(ask(account, `k${index}`))))
  expect(answers).toContainEqual({ ok: false, code: 'storage_unavailable', retryAfterSeconds: 120 })
  sqlite.pragma('max_page_count = 1000000')
  expect(await ledger.reserve(ask(account, 'later'))).toMatchObject({ ok: true, fresh: true })
  const appended = answers.filter(({ ok }) => ok).length
  expect(usageOf(database.reader, account, NOON).reserved).toBe(appended + 1)
  expect(rebuild(database.reader).differences).toEqual([])
})

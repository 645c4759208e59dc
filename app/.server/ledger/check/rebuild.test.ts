import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountOn, BARE_INVOICE, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { createLog } from '../../platform/log.ts'
import { headOf } from '../read/queries.ts'
import { openLedger } from '../write/ledger.ts'
import { rebuild } from './rebuild.ts'

const hash = requestHash('rephrase: hello')
const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

async function smallLedger() {
  const opened = ledgerOnDisk()
  const { ledger, clock } = opened
  const account = accountOn(ledger, 'ws_1', 3)
  const ask = (key: string) => ledger.reserve({ account, key, requestHash: hash, operation: 'rephrase' })
  const [a, b] = await Promise.all([ask('a'), ask('b'), ask('c')])
  if (!a.ok || !b.ok) throw new Error('refused')
  await ledger.settle({ account, seq: a.seq, ...work })
  await ledger.release({ account, seq: b.seq, reason: 'failed' })
  clock.advance(120_000)
  await ledger.sweep()
  return { ...opened, account }
}

/** What a person with the file and a SQLite shell can do: no trigger holds them. */
function tamper(sqlite: { exec(sql: string): unknown; prepare(sql: string): { all(): unknown[] } }, statement: string) {
  const triggers = sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    name: string
    sql: string
  }[]
  sqlite.exec('PRAGMA foreign_keys = OFF')
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`)
  sqlite.exec(statement)
  for (const { sql } of triggers) sqlite.exec(sql)
  sqlite.exec('PRAGMA foreign_keys = ON')
}

test('invariant 15: finds nothing to say about an honest ledger, and the same root', async () => {
  const { database } = await smallLedger()
  const found = rebuild(database.reader)
  expect(found.differences).toEqual([])
  expect(found).toMatchObject(headOf(database.reader))
})

test('finds nothing in an empty database', () => {
  const { database } = ledgerOnDisk()
  expect(rebuild(database.reader)).toMatchObject({ size: 2, differences: [] })
})

test.each([
  [
    'a changed figure',
    `UPDATE ledger_event SET body = CAST(replace(body, '"tokens_in":12', '"tokens_in":13') AS BLOB) WHERE seq = 7`,
  ],
  ['a changed leaf', `UPDATE ledger_event SET leaf = zeroblob(32) WHERE seq = 4`],
  ['a changed column', `UPDATE ledger_event SET at = at - 1 WHERE seq = 4`],
  ['a removed last event', 'DELETE FROM ledger_event WHERE seq = (SELECT max(seq) FROM ledger_event)'],
  ['a removed event', 'DELETE FROM ledger_event WHERE seq = 5'],
  [
    "two events in each other's place",
    'UPDATE ledger_event SET seq = -1 WHERE seq = 5; UPDATE ledger_event SET seq = 5 WHERE seq = 6; UPDATE ledger_event SET seq = 6 WHERE seq = -1',
  ],
  ['a changed frontier', 'UPDATE ledger_head SET frontier = zeroblob(length(frontier))'],
  ['a shorter head', 'UPDATE ledger_head SET size = size - 1'],
  ['a changed count', 'UPDATE account_period SET used = used + 1'],
  ['a raised limit', 'UPDATE account_state SET quota = quota + 1'],
  ['a removed month', 'DELETE FROM account_period'],
  ['a reservation opened again', `UPDATE reservation SET state = 'open', ended = NULL WHERE state = 'settled'`],
  [
    'an invented reservation',
    `INSERT INTO reservation SELECT 99, account, period, 1, 'quota', 0, 'open', 0, NULL, NULL, 0 FROM reservation LIMIT 1`,
  ],
  ['a removed idempotency key', 'DELETE FROM ledger_idem WHERE seq = 4'],
])('invariant 15: finds %s', async (_, statement) => {
  const { database } = await smallLedger()
  tamper(database.writer.sqlite, statement)
  expect(rebuild(database.reader).differences).not.toEqual([])
})

test('finds bytes that are no UTF-8, although they read as the character that stands for them', async () => {
  const { database } = await smallLedger()
  const { sqlite } = database.writer
  const read = String(sqlite.prepare('SELECT body FROM ledger_event WHERE seq = 0').pluck().get())
  const damaged = read.replace(/"origin":"[^"]*"/, '"origin":"\ufffd"')
  const leaf = createHash('sha256').update(`\0${damaged}`).digest('hex')
  // The first three of a character's four bytes are read as one U+FFFD, which has three bytes too.
  const stored = Buffer.from(damaged).toString('hex').replace('efbfbd', 'f09f98')
  tamper(sqlite, `UPDATE ledger_event SET body = x'${stored}', leaf = x'${leaf}' WHERE seq = 0`)
  expect(rebuild(database.reader).differences.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['event 0 body', 'event 0 leaf']),
  )
})

/** With a lot, an adjustment, an invoice and a closed month. */
async function fullLedger() {
  const opened = await smallLedger()
  const { ledger, clock, account } = opened
  const by = { operator: 'ops-1', reason: 'goodwill' } as const
  await ledger.adjust({ account, reserve: 4, units: 1, ...by })
  await ledger.grantCredits({ account, amount: 3, expiresAt: null, cause: null, ...by })
  const stripe = { evt: 'evt_1', obj: 'in_1', created: 1, api_version: '1', payload_sha256: '0'.repeat(64) }
  const data = { ...BARE_INVOICE, amount: 999, currency: 'usd', stripe: { ...stripe, via: 'poll' } } as const
  await ledger.recordMoney({ account, type: 'invoice.paid', data })
  clock.advance(Date.UTC(2026, 11, 2) - clock.now())
  await ledger.closePeriods()
  return opened
}

test.each([
  ['credits out of nothing', 'UPDATE credit_lot SET amount = 9, left = 9'],
  ['credits in an account without a lot', 'UPDATE account_state SET extra = 9'],
  ['a removed lot', 'DELETE FROM credit_lot'],
  ['a month opened again', 'UPDATE account_state SET closed_through = NULL'],
  ['an account that is not erased', 'UPDATE account_state SET erased = 1'],
  ['units given back by nobody', 'UPDATE account_period SET adjusted = 2'],
  ['a refund that nobody posted', 'UPDATE reservation SET refunded = 0'],
  ['a reservation of another lot', 'UPDATE reservation SET lot = (SELECT grant_seq FROM credit_lot) WHERE seq = 4'],
  ['a removed statement', 'DELETE FROM account_statement'],
  ['a seal over fewer events', 'UPDATE sealed_period SET first_seq = 1'],
  ['a forgotten event of Stripe', 'DELETE FROM stripe_event'],
  ['an invoice that was not paid', "UPDATE stripe_object SET status = 'failed'"],
])('invariant 15: finds %s', async (_, statement) => {
  const { database } = await fullLedger()
  expect(rebuild(database.reader).differences).toEqual([])
  tamper(database.writer.sqlite, statement)
  expect(rebuild(database.reader).differences).not.toEqual([])
})

test.each([
  [
    'a changed figure',
    `UPDATE ledger_event SET body = CAST(replace(body, '"tokens_in":12', '"tokens_in":13') AS BLOB) WHERE seq = 7`,
  ],
  ['a changed frontier', 'UPDATE ledger_head SET frontier = zeroblob(length(frontier))'],
  ['a removed last event', 'DELETE FROM ledger_event WHERE seq = (SELECT max(seq) FROM ledger_event)'],
])('a small ledger does not even open with %s', async (_, statement) => {
  const { database, clock } = await smallLedger()
  tamper(database.writer.sqlite, statement)
  expect(() => openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' })).toThrow()
})

test('a ledger without one of its triggers does not open', async () => {
  const { database, clock } = await smallLedger()
  database.writer.sqlite.exec('DROP TRIGGER ledger_event_no_delete')
  expect(() => openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' })).toThrow(
    'ledger_event_no_delete',
  )
})

test('a file put back while the process runs is noticed at the next write', async () => {
  const { database, ledger, account } = await smallLedger()
  tamper(
    database.writer.sqlite,
    'DELETE FROM ledger_event WHERE seq = (SELECT max(seq) FROM ledger_event); UPDATE ledger_head SET size = size - 1',
  )
  const answer = await ledger.reserve({ account, key: 'd', requestHash: hash, operation: 'rephrase' })
  expect(answer).toEqual({ ok: false, code: 'ledger_read_only' })
  expect(ledger.readOnly).toBe('breach')
})

import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { createLog } from '../platform/log.ts'
import { openLedger } from './open.ts'
import { headOf } from './queries.ts'
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

test('finds nothing to say about an honest ledger, and the same root', async () => {
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
])('finds %s', async (_, statement) => {
  const { database } = await smallLedger()
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
  await expect(ledger.reserve({ account, key: 'd', requestHash: hash, operation: 'rephrase' })).rejects.toThrow(
    'events were here before',
  )
})

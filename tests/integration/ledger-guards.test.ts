import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { leavesOnDisk } from '#tests/support/leaves-on-disk.ts'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'

async function usedLedger() {
  const opened = ledgerOnDisk()
  const account = accountOn(opened.ledger, 'ws_1')
  const requestHashed = requestHash('rephrase: hello')
  await opened.ledger.reserve({ account, key: 'k1', requestHash: requestHashed, operation: 'rephrase' })
  return opened
}

/** All of the ledger's rows as text. */
function contents(sqlite: SqliteConnection): string {
  return ['ledger_event', 'ledger_idem', 'ledger_head', 'ledger_tile', 'ledger_checkpoint']
    .map((table) => JSON.stringify(sqlite.prepare(`SELECT * FROM ${table}`).all()))
    .join('\n')
}

const EVENT = 'seq, account, aseq, type, v, at, body, leaf'
const FORBIDDEN: [string, string][] = [
  ['UPDATE of an event', "UPDATE ledger_event SET type = 'x' WHERE seq = 2"],
  ['UPDATE that changes nothing', 'UPDATE ledger_event SET at = at'],
  ['UPDATE OR REPLACE of an event', 'UPDATE OR REPLACE ledger_event SET seq = 1 WHERE seq = 2'],
  ['DELETE of an event', 'DELETE FROM ledger_event WHERE seq = 3'],
  ['DELETE of all events', 'DELETE FROM ledger_event'],
  ['REPLACE of an event at its place', `REPLACE INTO ledger_event SELECT ${EVENT} FROM ledger_event WHERE seq = 3`],
  // Without a guard this one deletes the old event silently: it collides on (account, aseq) only.
  [
    'INSERT OR REPLACE under a new place',
    `INSERT OR REPLACE INTO ledger_event
     SELECT 4, account, aseq, type, v, at, body, leaf FROM ledger_event WHERE seq = 3`,
  ],
  [
    'an upsert of an event',
    `INSERT INTO ledger_event SELECT ${EVENT} FROM ledger_event WHERE seq = 3
     ON CONFLICT (seq) DO UPDATE SET body = x'00'`,
  ],
  [
    'an upsert under a new place',
    `INSERT INTO ledger_event SELECT 4, account, aseq, type, v, at, body, leaf FROM ledger_event WHERE seq = 3
     ON CONFLICT (account, aseq) DO UPDATE SET body = x'00'`,
  ],
  [
    'an upsert that does nothing',
    `INSERT INTO ledger_event SELECT ${EVENT} FROM ledger_event WHERE seq = 3 ON CONFLICT DO NOTHING`,
  ],
  [
    'a gap in seq',
    `INSERT INTO ledger_event
     SELECT 5, account, aseq + 1, type, v, at, body, leaf FROM ledger_event WHERE seq = 3`,
  ],
  [
    'a gap in aseq',
    `INSERT INTO ledger_event
     SELECT 4, account, aseq + 2, type, v, at, body, leaf FROM ledger_event WHERE seq = 3`,
  ],
  [
    'an event before its predecessor in time',
    `INSERT INTO ledger_event
     SELECT 4, account, aseq + 1, type, v, at - 1, body, leaf FROM ledger_event WHERE seq = 3`,
  ],
  [
    'an event with a short leaf',
    `INSERT INTO ledger_event
     SELECT 4, account, aseq + 1, type, v, at, body, x'00' FROM ledger_event WHERE seq = 3`,
  ],
  ['UPDATE of an idempotency key', 'UPDATE ledger_idem SET seq = 1'],
  ['DELETE of an idempotency key', 'DELETE FROM ledger_idem'],
  ['REPLACE of an idempotency key', 'REPLACE INTO ledger_idem SELECT key, 1, req_hash FROM ledger_idem'],
  [
    'an upsert of an idempotency key',
    'INSERT INTO ledger_idem SELECT key, 1, req_hash FROM ledger_idem WHERE true ON CONFLICT (key) DO UPDATE SET seq = 1',
  ],
  ['a smaller head', 'UPDATE ledger_head SET size = size - 1'],
  ['a larger head without events', 'UPDATE ledger_head SET size = size + 1'],
  ['an earlier head', 'UPDATE ledger_head SET last_at = last_at - 1'],
  ['another name for the log', "UPDATE ledger_head SET origin = 'elsewhere'"],
  ['another epoch', 'UPDATE ledger_head SET epoch = 2'],
  ['DELETE of the head', 'DELETE FROM ledger_head'],
  ['REPLACE of the head', 'REPLACE INTO ledger_head SELECT * FROM ledger_head'],
]

test.each(FORBIDDEN)('invariant 20: %s is refused on every connection', async (_, statement) => {
  const { database, dataDir } = await usedLedger()
  const before = contents(database.writer.sqlite)
  for (const { sqlite } of [database.reader, database.writer]) {
    expect(() => sqlite.exec(statement)).toThrow()
    expect(contents(sqlite)).toBe(before)
  }
  // Also on an unprepared connection, with recursive triggers off and foreign keys unchecked, as in a SQLite shell.
  const bare = new SQLite(`${dataDir}/penmark.db`)
  bare.pragma('recursive_triggers = 0')
  bare.pragma('foreign_keys = 0')
  expect(() => bare.exec(statement)).toThrow()
  expect(contents(bare)).toBe(before)
  bare.close()
})

test('invariant 20: the statement that a shell could use is refused by its guard, not by chance', async () => {
  const { database } = await usedLedger()
  const [, replace = ''] = FORBIDDEN.find(([name]) => name === 'INSERT OR REPLACE under a new place') ?? []
  database.writer.sqlite.exec('DROP TRIGGER ledger_event_in_order')
  database.writer.sqlite.pragma('recursive_triggers = 0')
  database.writer.sqlite.pragma('foreign_keys = 0')
  database.writer.sqlite.exec(replace)
  expect(database.writer.sqlite.prepare('SELECT count(*) FROM ledger_event').pluck().get()).toBe(4)
})

test('invariant 20: the reading connection writes nothing at all', async () => {
  const { database } = await usedLedger()
  for (const statement of [
    'UPDATE account_period SET used = 0',
    'CREATE TABLE x (y)',
    'DROP TRIGGER ledger_event_no_update',
  ]) {
    expect(() => database.reader.sqlite.exec(statement)).toThrow('readonly')
  }
})

/** A log with room for two tiles, the second not written yet, and one checkpoint. */
function treeOnDisk() {
  const opened = leavesOnDisk(600)
  const { sqlite } = opened.database.writer
  sqlite.exec('INSERT INTO ledger_tile VALUES (0, 0, zeroblob(32), zeroblob(8192))')
  sqlite.exec("INSERT INTO ledger_checkpoint VALUES (300, zeroblob(32), 'note', 1)")
  return opened
}

const FORBIDDEN_IN_TREE: [string, string][] = [
  ['UPDATE of a tile', 'UPDATE ledger_tile SET data = data'],
  ['UPDATE OR REPLACE of a tile', 'UPDATE OR REPLACE ledger_tile SET n = 1'],
  ['DELETE of a tile', 'DELETE FROM ledger_tile'],
  ['REPLACE of a tile', 'REPLACE INTO ledger_tile SELECT * FROM ledger_tile'],
  [
    'an upsert of a tile',
    "INSERT INTO ledger_tile SELECT * FROM ledger_tile WHERE true ON CONFLICT DO UPDATE SET root = x'00'",
  ],
  [
    'an upsert of a tile that does nothing',
    'INSERT INTO ledger_tile SELECT * FROM ledger_tile WHERE true ON CONFLICT DO NOTHING',
  ],
  ['a gap between tiles', 'INSERT INTO ledger_tile VALUES (0, 2, zeroblob(32), zeroblob(8192))'],
  ['a tile of another level than there is', 'INSERT INTO ledger_tile VALUES (-1, 0, zeroblob(32), zeroblob(8192))'],
  ['a tile above one that is not full', 'INSERT INTO ledger_tile VALUES (1, 0, zeroblob(32), zeroblob(8192))'],
  ['a tile far above all', 'INSERT INTO ledger_tile VALUES (7, 0, zeroblob(32), zeroblob(8192))'],
  ['a tile with a short root', 'INSERT INTO ledger_tile VALUES (0, 1, zeroblob(31), zeroblob(8192))'],
  ['a narrow tile', 'INSERT INTO ledger_tile VALUES (0, 1, zeroblob(32), zeroblob(8160))'],
  ['UPDATE of a checkpoint', "UPDATE ledger_checkpoint SET note = 'another'"],
  ['UPDATE OR REPLACE of a checkpoint', 'UPDATE OR REPLACE ledger_checkpoint SET size = 301'],
  ['DELETE of a checkpoint', 'DELETE FROM ledger_checkpoint'],
  ['REPLACE of a checkpoint', "REPLACE INTO ledger_checkpoint VALUES (300, zeroblob(32), 'another', 1)"],
  [
    'an upsert of a checkpoint',
    "INSERT INTO ledger_checkpoint VALUES (300, zeroblob(32), 'x', 1) ON CONFLICT (size) DO UPDATE SET note = 'x'",
  ],
  ['a checkpoint of a smaller tree', "INSERT INTO ledger_checkpoint VALUES (299, zeroblob(32), 'note', 1)"],
  ['a checkpoint of a tree that is not there', "INSERT INTO ledger_checkpoint VALUES (601, zeroblob(32), 'note', 1)"],
  ['a checkpoint of no size', "INSERT INTO ledger_checkpoint VALUES (NULL, zeroblob(32), 'note', 1)"],
  ['a checkpoint with a short root', "INSERT INTO ledger_checkpoint VALUES (301, zeroblob(31), 'note', 1)"],
]

test.each(FORBIDDEN_IN_TREE)('invariant 20: %s is refused on every connection', (_, statement) => {
  const { database, dataDir } = treeOnDisk()
  const before = contents(database.writer.sqlite)
  const bare = new SQLite(`${dataDir}/penmark.db`)
  bare.pragma('recursive_triggers = 0')
  for (const sqlite of [database.reader.sqlite, database.writer.sqlite, bare]) {
    expect(() => sqlite.exec(statement)).toThrow()
    expect(contents(sqlite)).toBe(before)
  }
  bare.close()
})

test('the next full tile and a larger checkpoint are taken', () => {
  const { sqlite } = treeOnDisk().database.writer
  sqlite.exec('INSERT INTO ledger_tile VALUES (0, 1, zeroblob(32), zeroblob(8192))')
  // 600 events fill two tiles.
  expect(() => sqlite.exec('INSERT INTO ledger_tile VALUES (0, 2, zeroblob(32), zeroblob(8192))')).toThrow(
    'next full tile',
  )
  sqlite.exec("INSERT INTO ledger_checkpoint VALUES (600, zeroblob(32), 'note', 1)")
})

test('a checkpoint before there is a log is refused', () => {
  const { sqlite } = leavesOnDisk(0).database.writer
  expect(() => sqlite.exec("INSERT INTO ledger_checkpoint VALUES (1, zeroblob(32), 'note', 1)")).toThrow('larger tree')
  expect(() => sqlite.exec("INSERT INTO ledger_checkpoint VALUES (NULL, zeroblob(32), 'note', 1)")).toThrow(
    'larger tree',
  )
})

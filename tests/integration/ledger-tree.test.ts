import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import { consistencyProof, rootAt, verifyConsistency } from '#app/.server/ledger/tree/proofs.ts'
import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { accountOn, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { treeOver } from '#tests/support/tree.ts'

// Tests the tree of a ledger in use: appends in transactions of all sizes, some of which roll back.

function open() {
  const opened = ledgerOnDisk()
  const { sqlite } = opened.database.writer
  const account = accountOn(opened.ledger, 'ws_1')
  const append = (count: number) =>
    opened.ledger.transact((tx) => {
      for (let n = 0; n < count; n += 1)
        opened.ledger.changePlan(tx, { account, plan: n % 2 === 0 ? 'pro' : 'starter' })
    })
  return { ...opened, sqlite, account, append }
}

function tiles(sqlite: SqliteConnection) {
  return sqlite
    .prepare<[], { lvl: number; n: number; root: Buffer; data: Buffer }>('SELECT * FROM ledger_tile ORDER BY lvl, n')
    .all()
}

function leavesOf(sqlite: SqliteConnection): Buffer[] {
  return sqlite.prepare<[], Buffer>('SELECT leaf FROM ledger_event ORDER BY seq').pluck().all()
}

/** Edits the database as its owner could: without the triggers, which are restored afterwards. */
function tamper(sqlite: SqliteConnection, statement: string): void {
  const triggers = sqlite
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'ledger_tile%'",
    )
    .all()
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`)
  sqlite.exec(statement)
  for (const { sql } of triggers) sqlite.exec(sql)
}

test('invariants 3 and 4: after every transaction the tiles are those that the size asks for, and give the root', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ count: fc.integer({ min: 1, max: 600 }), fails: fc.boolean() }), { maxLength: 6 }),
      (transactions) => {
        const { database, ledger, sqlite, account, append } = open()
        for (const { count, fails } of transactions) {
          if (fails) {
            const before = headOf(database.reader)
            const failing = () =>
              ledger.transact((tx) => {
                for (let n = 0; n < count; n += 1) ledger.changePlan(tx, { account, plan: 'pro' })
                throw new Error('came to nothing')
              })
            expect(failing).toThrow('came to nothing')
            expect(headOf(database.reader)).toEqual(before)
          } else {
            append(count)
          }
          const { size, root } = headOf(database.reader)
          const leaves = leavesOf(sqlite)
          const stored = tiles(sqlite)
          expect(stored.map(({ lvl, n }) => `${lvl}/${n}`)).toEqual(
            Array.from({ length: Math.floor(size / 256) }, (_, n) => `0/${n}`),
          )
          for (const { n, data } of stored) {
            expect(data.equals(Buffer.concat(leaves.slice(n * 256, n * 256 + 256)))).toBe(true)
          }
          expect(rootAt(storedNodes(database.reader.sqlite), size).toString('hex')).toBe(root)
          expect(rootAt(treeOver(leaves), size).toString('hex')).toBe(root)
        }
        database.close()
      },
    ),
    { numRuns: runs(8, 100) },
  )
})

test('invariant 4: a tile that is rolled back leaves nothing, and is written when it is full again', () => {
  const { database, ledger, sqlite, account, append } = open()
  append(256 - headOf(database.reader).size - 1)
  expect(tiles(sqlite)).toHaveLength(0)
  ledger.transact((tx) => {
    const attempt = () =>
      tx.apart(() => {
        ledger.changePlan(tx, { account, plan: 'pro' })
        ledger.changePlan(tx, { account, plan: 'pro' })
        throw new Error('came to nothing')
      })
    expect(attempt).toThrow('came to nothing')
  })
  expect(headOf(database.reader).size).toBe(255)
  expect(tiles(sqlite)).toHaveLength(0)
  append(1)
  expect(tiles(sqlite)).toHaveLength(1)
})

test('invariant 6: every two moments of a ledger that lives are consistent', () => {
  const { database, append } = open()
  const moments = [3, 4, 250, 1, 255, 300].map((count) => {
    append(count)
    const { size, root } = headOf(database.reader)
    return { size, root: Buffer.from(root, 'hex') }
  })
  const nodes = storedNodes(database.reader.sqlite)
  for (const [index, older] of moments.entries()) {
    for (const newer of moments.slice(index)) {
      const proof = consistencyProof(nodes, older.size, newer.size)
      const claim = { from: older.size, to: newer.size, fromRoot: older.root, toRoot: newer.root, proof }
      expect(verifyConsistency(claim)).toBe(true)
    }
  }
})

test('a ledger of a version without tiles gets them when it is opened', () => {
  const { database, sqlite, append, dataDir } = open()
  append(700)
  const before = tiles(sqlite)
  tamper(sqlite, 'DELETE FROM ledger_tile')
  database.close()
  const again = ledgerOnDisk({ dataDir })
  expect(tiles(again.database.writer.sqlite)).toEqual(before)
})

test('invariant 4: the second reading finds any tile that is not the hash of its events', () => {
  const { database, sqlite, append } = open()
  append(800)
  expect(rebuild(database.reader).differences).toEqual([])
  for (const [statement, where] of [
    ['UPDATE ledger_tile SET root = zeroblob(32) WHERE n = 1', 'ledger_tile 0/1 root'],
    ['UPDATE ledger_tile SET data = zeroblob(8192) WHERE n = 2', 'ledger_tile 0/2 data'],
    ['DELETE FROM ledger_tile WHERE n = 0', 'ledger_tile 0/0 root'],
    ['INSERT INTO ledger_tile VALUES (0, 3, zeroblob(32), zeroblob(8192))', 'ledger_tile 0'],
    ['INSERT INTO ledger_tile VALUES (1, 0, zeroblob(32), zeroblob(8192))', 'ledger_tile 1'],
  ] as const) {
    sqlite.exec('BEGIN')
    tamper(sqlite, statement)
    expect(rebuild({ ...database.writer, sqlite }).differences.map((difference) => difference.where)).toContain(where)
    sqlite.exec('ROLLBACK')
  }
})

test('a file whose tree guards are gone is not opened', () => {
  for (const trigger of ['ledger_tile_in_order', 'ledger_checkpoint_only_grows']) {
    const { database, sqlite, dataDir } = open()
    sqlite.exec(`DROP TRIGGER ${trigger}`)
    database.close()
    expect(() => ledgerOnDisk({ dataDir })).toThrow(`trigger ${trigger} is missing`)
  }
})

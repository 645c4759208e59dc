import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openDatabase, type SqliteConnection } from '#app/.server/platform/database.ts'
import { leavesOnDisk } from '#tests/support/leaves-on-disk.ts'
import { LedgerBreach } from '../write/breach.ts'
import { assertStore } from '../write/soundness.ts'
import { storedNodes } from './nodes.ts'
import { inclusionProof, rootAt, verifyInclusion } from './proofs.ts'
import { completeTiles, readTile } from './tiles.ts'

/** The hash over 256 hashes, by other code than the one that is tested. */
function rootOfTile(data: Buffer): string {
  let row = Array.from({ length: 256 }, (_, index) => data.subarray(index * 32, index * 32 + 32).toString('hex'))
  while (row.length > 1) {
    row = Array.from({ length: row.length / 2 }, (_, index) =>
      createHash('sha256')
        .update(`01${row[2 * index]}${row[2 * index + 1]}`, 'hex')
        .digest('hex'),
    )
  }
  return row[0] ?? ''
}

function tilesOf(sqlite: SqliteConnection, level: number) {
  return sqlite
    .prepare<[number], { n: number; root: Buffer; data: Buffer }>(
      'SELECT n, root, data FROM ledger_tile WHERE lvl = ? ORDER BY n',
    )
    .all(level)
}

/** Edits a file as its owner could: without the triggers, which are put back. */
function tamper(sqlite: SqliteConnection, statement: string, ...values: unknown[]): number {
  const triggers = sqlite
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'ledger%'",
    )
    .all()
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`)
  const { changes } = sqlite.prepare(statement).run(...values)
  for (const { sql } of triggers) sqlite.exec(sql)
  return changes
}

let disk: ReturnType<typeof leavesOnDisk> | undefined

/** 66,200 events with their tiles, in files of its own for each test. */
function large() {
  if (disk === undefined) {
    disk = leavesOnDisk(66_200)
    completeTiles(disk.database.writer.sqlite)
    disk.database.close()
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-leaves-'))
  cpSync(disk.dataDir, dataDir, { recursive: true })
  return { ...disk, dataDir, database: openDatabase(dataDir) }
}

test('invariant 4: a log without tiles gets every full tile of every level, each the hash of its 256 children', () => {
  const size = 65_536 + 2 * 256 + 3
  const { database, leaves } = leavesOnDisk(size)
  const { sqlite } = database.writer
  expect(() => assertStore(sqlite)).not.toThrow()
  completeTiles(sqlite)
  const [bottom, middle, top] = [tilesOf(sqlite, 0), tilesOf(sqlite, 1), tilesOf(sqlite, 2)]
  expect([bottom.length, middle.length, top.length]).toEqual([258, 1, 0])
  for (const [index, tile] of bottom.entries()) {
    expect(tile.data.equals(Buffer.concat(leaves.slice(index * 256, index * 256 + 256)))).toBe(true)
    expect(rootOfTile(tile.data)).toBe(tile.root.toString('hex'))
  }
  for (const [index, tile] of middle.entries()) {
    expect(tile.data).toEqual(Buffer.concat(bottom.slice(index * 256, index * 256 + 256).map(({ root }) => root)))
    expect(rootOfTile(tile.data)).toBe(tile.root.toString('hex'))
  }
  expect(() => assertStore(sqlite)).not.toThrow()
})

test('invariant 3: roots and proofs from stored tiles are those of the leaves, at every kind of place and size', () => {
  const { database, leaves, root } = large()
  const nodes = storedNodes(database.reader.sqlite)
  expect(rootAt(nodes, 66_200)).toEqual(root)
  for (const size of [1, 255, 256, 257, 511, 512, 65_535, 65_536, 65_537, 65_800, 66_200]) {
    const claimed = rootAt(nodes, size)
    for (const index of [0, 1, 254, 255, 256, 257, 511, 65_535, 65_536, 66_199].filter((index) => index < size)) {
      const leaf = leaves[index] ?? expect.fail(`no leaf ${index}`)
      const proof = inclusionProof(nodes, index, size)
      expect(verifyInclusion({ index, size, leaf, root: claimed, proof })).toBe(true)
      // A connection that has read nothing before gives the same.
      expect(inclusionProof(storedNodes(database.reader.sqlite), index, size)).toEqual(proof)
    }
  }
})

test('a proof takes a handful of reads, and none once its tiles are warm', () => {
  const { dataDir } = large()
  const reads: unknown[] = []
  const sqlite = new SQLite(`${dataDir}/penmark.db`, { readonly: true, verbose: (sql) => reads.push(sql) })
  const nodes = storedNodes(sqlite)
  inclusionProof(nodes, 1_000, 66_200)
  expect(reads.length).toBeLessThanOrEqual(12)
  const cold = reads.length
  inclusionProof(nodes, 1_001, 66_200)
  expect(reads.length).toBe(cold)
  sqlite.close()
})

test('what a log has not got has no node', () => {
  const { database } = leavesOnDisk(300)
  completeTiles(database.writer.sqlite)
  const nodes = storedNodes(database.reader.sqlite)
  expect(() => nodes.node(0, 300)).toThrow(LedgerBreach)
  expect(() => nodes.node(8, 1)).toThrow(LedgerBreach)
  expect(() => nodes.node(6, 4)).toThrow('the log lacks the subtree 6/4')
})

test('nobody who got a hash can change the tree with it', () => {
  const { database, root } = leavesOnDisk(600)
  completeTiles(database.writer.sqlite)
  const nodes = storedNodes(database.reader.sqlite)
  for (const [level, index] of [
    [0, 3],
    [8, 0],
    [3, 70],
  ] as const) {
    nodes.node(level, index).fill(0)
  }
  expect(rootAt(nodes, 600)).toEqual(root)
})

test('tiles are served as wide as the log allows', () => {
  const { database, leaves } = leavesOnDisk(70_000)
  const { sqlite } = database.writer
  completeTiles(sqlite)
  expect(readTile(sqlite, 0, 0, 256)).toEqual(Buffer.concat(leaves.slice(0, 256)))
  // The example of c2sp.org/tlog-tiles for 70,000 entries.
  expect(readTile(sqlite, 0, 273, 112)).toEqual(Buffer.concat(leaves.slice(273 * 256)))
  expect(readTile(sqlite, 0, 273, 113)).toBeUndefined()
  expect(readTile(sqlite, 1, 0, 256)).toEqual(tilesOf(sqlite, 1)[0]?.data)
  expect(readTile(sqlite, 1, 1, 17)).toEqual(
    Buffer.concat(
      tilesOf(sqlite, 0)
        .slice(256)
        .map(({ root }) => root),
    ),
  )
  expect(readTile(sqlite, 1, 1, 18)).toBeUndefined()
  expect(readTile(sqlite, 2, 0, 1)).toEqual(tilesOf(sqlite, 1)[0]?.root)
  expect(readTile(sqlite, 3, 0, 1)).toBeUndefined()
})

test('tiles that are missing at the end are made again, the same', () => {
  const { database } = large()
  const { sqlite } = database.writer
  const before = JSON.stringify([tilesOf(sqlite, 0), tilesOf(sqlite, 1)])
  expect(tamper(sqlite, 'DELETE FROM ledger_tile WHERE n > 100 OR lvl = 1')).toBe(158)
  completeTiles(sqlite)
  expect(JSON.stringify([tilesOf(sqlite, 0), tilesOf(sqlite, 1)])).toBe(before)
})

test('tiles are only made of leaves that give the frontier', () => {
  const { database } = leavesOnDisk(3_000)
  const { sqlite } = database.writer
  tamper(sqlite, 'UPDATE ledger_event SET leaf = ? WHERE seq = 17', Buffer.alloc(32, 9))
  // Too far back for what is hashed again at each start.
  expect(() => assertStore(sqlite)).not.toThrow()
  expect(() => completeTiles(sqlite)).toThrow('the frontier is not that of the leaves')
  expect(tilesOf(sqlite, 0)).toEqual([])
})

const EDITS: [string, string, unknown[]][] = [
  ['the frontier', 'UPDATE ledger_head SET frontier = CAST(? || substr(frontier, 33) AS BLOB)', [Buffer.alloc(32, 9)]],
  [
    'the root of a tile at the edge',
    'UPDATE ledger_tile SET root = ? WHERE lvl = 0 AND n = 256',
    [Buffer.alloc(32, 9)],
  ],
  ['the root of the last tile', 'UPDATE ledger_tile SET root = ? WHERE lvl = 1 AND n = 0', [Buffer.alloc(32, 9)]],
  [
    'a hash of the last tile',
    'UPDATE ledger_tile SET data = CAST(? || substr(data, 33) AS BLOB) WHERE n = 257',
    [Buffer.alloc(32, 9)],
  ],
  [
    'a hash of the top tile',
    'UPDATE ledger_tile SET data = CAST(? || substr(data, 33) AS BLOB) WHERE lvl = 1',
    [Buffer.alloc(32, 9)],
  ],
  ['a tile too many', 'INSERT INTO ledger_tile SELECT lvl, n + 1, root, data FROM ledger_tile WHERE n = 257', []],
  ['a missing tile at the edge', 'DELETE FROM ledger_tile WHERE lvl = 0 AND n = 256', []],
]

test.each(EDITS)('the start notices an edit: %s', (_, statement, values) => {
  const { database } = large()
  const { sqlite } = database.writer
  expect(tamper(sqlite, statement, ...values)).toBe(1)
  expect(() => assertStore(sqlite)).toThrow(LedgerBreach)
})

test('the start notices a last tile that was made up, though it hashes to its root', () => {
  const { database } = leavesOnDisk(65_600)
  const { sqlite } = database.writer
  completeTiles(sqlite)
  const data = Buffer.alloc(8_192, 9)
  const root = Buffer.from(rootOfTile(data), 'hex')
  expect(tamper(sqlite, 'UPDATE ledger_tile SET data = ?, root = ? WHERE lvl = 0 AND n = 255', data, root)).toBe(1)
  expect(() => assertStore(sqlite)).toThrow('tile 0/255 holds other hashes than those below it')
})

test('an edited hash further back is noticed when a proof needs its tile', () => {
  const { database } = large()
  const { sqlite } = database.writer
  tamper(
    sqlite,
    'UPDATE ledger_tile SET data = CAST(? || substr(data, 33) AS BLOB) WHERE lvl = 0 AND n = 3',
    Buffer.alloc(32, 9),
  )
  const nodes = storedNodes(database.reader.sqlite)
  for (const _ of ['once', 'and again']) {
    expect(() => inclusionProof(nodes, 3 * 256 + 7, 66_200)).toThrow('tile 0/3 does not hash to its root')
  }
  expect(() => inclusionProof(nodes, 2 * 256, 66_200)).not.toThrow()
})

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { createDatabaseHealth } from './database-health.ts'

/** Two open files, and a health whose clock moves two seconds with each question. */
function opened() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'health-'))
  const database = openDatabase(dataDir)
  let now = 0
  const disk = { free: 1e9 }
  const health = createDatabaseHealth({ dataDir, database, now: () => now, freeBytes: () => disk.free })
  return {
    dataDir,
    database,
    disk,
    trouble: () => {
      now += 2_000
      return health.trouble()
    },
    again: health.trouble,
    failed: health.noteFailedWrite,
  }
}

test('files that can be read and written are no trouble, and the question changes nothing', () => {
  const { database, trouble } = opened()
  const before = database.reader.sqlite.pragma('data_version')
  expect([trouble(), trouble()]).toEqual([undefined, undefined])
  expect(database.reader.sqlite.pragma('data_version')).toEqual(before)
  expect(database.writer.sqlite.pragma('busy_timeout', { simple: true })).toBe(5_000)
})

test('a deleted file is trouble although the open connections still read it', () => {
  const { dataDir, database, trouble } = opened()
  rmSync(path.join(dataDir, 'penmark.db'))
  expect(database.reader.sqlite.prepare('SELECT count(*) FROM user').pluck().get()).toBe(0)
  expect(trouble()).toBe('penmark.db was deleted or replaced')
})

test('a file that another took the place of is trouble', () => {
  const { dataDir, trouble } = opened()
  writeFileSync(path.join(dataDir, 'other'), 'SQLite format 3\0')
  renameSync(path.join(dataDir, 'other'), path.join(dataDir, 'keys.db'))
  expect(trouble()).toBe('keys.db was deleted or replaced')
})

test('a file that was overwritten is trouble', () => {
  const { dataDir, trouble } = opened()
  writeFileSync(path.join(dataDir, 'penmark.db'), 'x'.repeat(8_192))
  expect(trouble()).toBe('penmark.db is no longer a database')
})

test('a database that takes no writes is trouble, and its recovery is seen', () => {
  const { database, trouble } = opened()
  database.keys.writer.sqlite.pragma('query_only = 1')
  expect(trouble()).toBe('keys.db is read-only')
  database.keys.writer.sqlite.pragma('query_only = 0')
  expect(trouble()).toBeUndefined()
})

test('a disk without room is trouble before the first write fails, and room ends it', () => {
  const { disk, trouble } = opened()
  disk.free = 1_000_000
  expect(trouble()).toBe('the disk of the data directory is full')
  disk.free = 1e9
  expect(trouble()).toBeUndefined()
})

test('another process that writes for long is no trouble and is not waited for', () => {
  const { dataDir, trouble } = opened()
  const other = new SQLite(path.join(dataDir, 'penmark.db'))
  other.exec('BEGIN IMMEDIATE')
  expect(trouble()).toBeUndefined()
  other.close()
})

test('within a second the answer is not looked up again', () => {
  const { dataDir, trouble, again } = opened()
  expect(trouble()).toBeUndefined()
  rmSync(path.join(dataDir, 'penmark.db'))
  expect(again()).toBeUndefined()
  expect(trouble()).toBe('penmark.db was deleted or replaced')
})

test('after a failed write there is trouble until the files take bytes again', () => {
  const { database, trouble, failed } = opened()
  const { sqlite } = database.keys.writer
  const pages = Number(sqlite.pragma('page_count', { simple: true }))
  const unlimited = Number(sqlite.pragma('max_page_count', { simple: true }))
  sqlite.pragma(`max_page_count = ${pages}`)
  failed()
  expect([trouble(), trouble()]).toEqual(Array(2).fill('a write failed, and none has worked since'))
  sqlite.pragma(`max_page_count = ${unlimited}`)
  expect(trouble()).toBeUndefined()
  expect(sqlite.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'room_trial'").pluck().get()).toBe(0)
})

test('after a failed write there is trouble until the folder takes files again', () => {
  const { dataDir, trouble, failed } = opened()
  mkdirSync(path.join(dataDir, 'room-trial', 'kept'), { recursive: true })
  failed()
  expect(trouble()).toBe('a write failed, and none has worked since')
  rmSync(path.join(dataDir, 'room-trial'), { recursive: true })
  expect(trouble()).toBeUndefined()
})

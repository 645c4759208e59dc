import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { lockStateDir } from './lock.ts'

const dir = () => mkdtempSync(path.join(tmpdir(), 'penmark-database-'))

test('every connection has the pragmas that the ledger’s guarantees rest on', () => {
  const database = openDatabase(dir())
  for (const { sqlite } of [database.writer, database.reader, database.keys.writer, database.keys.reader]) {
    const pragma = (name: string) => sqlite.pragma(name, { simple: true })
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
    expect(pragma('recursive_triggers')).toBe(1)
    expect(pragma('trusted_schema')).toBe(0)
  }
  database.close()
})

test('a reader refuses every write', () => {
  const database = openDatabase(dir())
  for (const { sqlite } of [database.reader, database.keys.reader]) {
    expect(() => sqlite.exec('CREATE TABLE other (a TEXT) STRICT')).toThrow(/readonly/)
    expect(() => sqlite.exec('DELETE FROM schema_migration')).toThrow(/readonly/)
  }
  database.close()
})

test('a damaged file stops the start and says which one it is', () => {
  for (const name of ['penmark.db', 'keys.db']) {
    const dataDir = dir()
    openDatabase(dataDir).close()
    const file = path.join(dataDir, name)
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096, 3 * 4096)
    writeFileSync(file, bytes)
    expect(() => openDatabase(dataDir)).toThrow(new RegExp(`${name} is damaged`))
    writeFileSync(file, 'not a database at all, but long enough to look like one'.repeat(100))
    expect(() => openDatabase(dataDir)).toThrow(new RegExp(`${name} is damaged: file is not a database`))
  }
})

test('a data directory without its keys is refused, and the files are their owner’s only', () => {
  const dataDir = dir()
  openDatabase(dataDir).close()
  for (const name of ['penmark.db', 'keys.db']) expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600)
  rmSync(path.join(dataDir, 'keys.db'))
  expect(() => openDatabase(dataDir)).toThrow(/keys\.db is missing/)
})

test('one data directory has one server, and a lock given back can be taken again', () => {
  const dataDir = dir()
  const unlock = lockStateDir(dataDir)
  expect(() => lockStateDir(dataDir)).toThrow(/another server is running/)
  unlock()
  lockStateDir(dataDir)()
})

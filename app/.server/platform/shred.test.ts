import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { emptyWal, rewriteIfFound } from './shred.ts'

const SECRET = 'a text that is to disappear'

function files() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-shred-'))
  const database = openDatabase(dataDir)
  const bytesOf = (name: string) => readFileSync(path.join(dataDir, name))
  return {
    dataDir,
    database,
    bytesOf,
    [Symbol.dispose]() {
      database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

test('a deleted row stands neither in the file nor in its log', () => {
  using here = files()
  const { writer } = here.database
  writer.sqlite.exec(`INSERT INTO workspace VALUES ('wsp_1', '${SECRET}', 'personal', 1)`)
  expect(here.bytesOf('penmark.db-wal').includes(SECRET)).toBe(true)
  expect(emptyWal(writer)).toBe(true)
  expect(here.bytesOf('penmark.db').includes(SECRET)).toBe(true)
  writer.sqlite.exec('DELETE FROM workspace')
  expect(emptyWal(writer)).toBe(true)
  expect(here.bytesOf('penmark.db').includes(SECRET)).toBe(false)
  expect(here.bytesOf('penmark.db-wal')).toHaveLength(0)
})

test('while somebody reads an older state the log stays, and the writer waits no longer for that than before', () => {
  using here = files()
  const { writer, reader } = here.database
  reader.sqlite.exec('BEGIN')
  reader.sqlite.prepare('SELECT count(*) FROM workspace').get()
  writer.sqlite.exec(`INSERT INTO workspace VALUES ('wsp_1', 'name', 'personal', 1)`)
  expect(emptyWal(writer)).toBe(false)
  expect(writer.sqlite.pragma('busy_timeout', { simple: true })).toBe(5000)
  reader.sqlite.exec('COMMIT')
  expect(emptyWal(writer)).toBe(true)
})

test('a copy that was left behind in an unused place is found, wherever it stands, and the file rewritten', async () => {
  using here = files()
  const { writer } = here.database
  writer.sqlite.exec(
    `CREATE TABLE filler (text TEXT); INSERT INTO filler SELECT hex(randomblob(4000)) FROM generate_series(1, 300)`.replace(
      'generate_series(1, 300)',
      '(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) SELECT i FROM n)',
    ),
  )
  writer.sqlite.exec('DELETE FROM filler')
  emptyWal(writer)
  expect(await rewriteIfFound(writer, [SECRET, ''])).toBe('clean')
  const file = path.join(here.dataDir, 'penmark.db')
  const bytes = readFileSync(file)
  // Across the border of two chunks; the page is a freed one.
  bytes.write(SECRET, 1024 * 1024 - 10)
  writeFileSync(file, bytes)
  expect(await rewriteIfFound(writer, [SECRET])).toBe('rewritten')
  emptyWal(writer)
  expect(readFileSync(file).includes(SECRET)).toBe(false)
  expect(writer.sqlite.pragma('quick_check', { simple: true })).toBe('ok')
})

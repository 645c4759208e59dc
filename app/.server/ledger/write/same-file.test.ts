import { copyFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'

async function ask({ ledger }: TestLedger, account: string, key: string) {
  return ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
}

test.each([
  ['an older copy renamed over it', 'penmark.db', (file: string) => renameSync(`${file}.older`, file)],
  ['a deleted database', 'penmark.db', (file: string) => rmSync(file)],
  ['a deleted write-ahead log', 'penmark.db-wal', (file: string) => rmSync(`${file}-wal`)],
  [
    'another write-ahead log in its place',
    'penmark.db-wal',
    (file: string) => {
      copyFileSync(`${file}-wal`, `${file}-wal.copy`)
      renameSync(`${file}-wal.copy`, `${file}-wal`)
    },
  ],
])('%s is noticed before the next answer, and this process writes nothing more', async (_, name, replace) => {
  const open = ledgerOnDisk()
  const { ledger, database, dataDir } = open
  const account = accountOn(ledger, 'ws_1', 100)
  const file = path.join(dataDir, 'penmark.db')
  copyFileSync(file, `${file}.older`)
  expect(await ask(open, account, 'before')).toMatchObject({ ok: true })
  replace(file)
  const refused = { ok: false, code: 'ledger_read_only' }
  expect(await Promise.all(['a', 'b', 'c'].map((key) => ask(open, account, key)))).toEqual(Array(3).fill(refused))
  expect(ledger.readOnly).toBe('file_replaced')
  expect(() => ledger.transact(() => undefined)).toThrow('file_replaced')
  expect(name).toMatch(/^penmark/)
  // So that nothing else of the process goes to a file that no later start will find.
  expect(() => database.writer.sqlite.exec('CREATE TABLE anything (x)')).toThrow('readonly')
})

import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { NOT_EXPORTED, PARTS } from './parts.ts'

async function tables(): Promise<{ database: 'penmark' | 'keys'; table: string; columns: string[] }[]> {
  const { database, ledger, dataDir } = ledgerOnDisk()
  const found = (['penmark', 'keys'] as const).flatMap((name) => {
    const { sqlite } = name === 'keys' ? database.keys.reader : database.reader
    return sqlite
      .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .pluck()
      .all()
      .map((table) => {
        const columns = sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
        return { database: name, table, columns }
      })
  })
  await ledger.close()
  database.close()
  rmSync(dataDir, { recursive: true })
  return found
}

test('every table is exported, or it is said why not', async () => {
  const exported = new Set(PARTS.map((part) => part.table))
  const found = await tables()
  expect(found.map(({ table }) => table).filter((table) => !exported.has(table) && !(table in NOT_EXPORTED))).toEqual(
    [],
  )
  const known = new Set(found.map(({ table }) => table))
  expect([...exported, ...Object.keys(NOT_EXPORTED)].filter((table) => !known.has(table))).toEqual([])
  expect([...exported].filter((table) => table in NOT_EXPORTED)).toEqual([])
})

test('of each exported table every column is exported, or it is said why not', async () => {
  const found = await tables()
  for (const part of PARTS) {
    const table = found.find((each) => each.table === part.table && each.database === part.database)
    const decided = [...part.columns, ...Object.keys(part.withheld)]
    expect(decided.toSorted(), part.file).toEqual(table?.columns.toSorted())
  }
})

test('no two parts are one file', () => {
  const files = PARTS.map(({ file }) => file)
  expect(files).toEqual([...new Set(files)])
})

test('no part exports a fingerprint, a key or a secret', () => {
  const secret = /sha256|hash|secret|dek|canonical|public_key|credential|token/
  expect(PARTS.flatMap((part) => part.columns.filter((name) => secret.test(name)))).toEqual([])
})

/**
 * Rows that stay when their subject is deleted: what operators did must stay on record. They hold random ids, which then
 * point to nothing, as the events of the ledger do; ops-cli.test.ts shows that no address stands there.
 */
const STAY_AS_IDS = ['operator_act']

test('a table that holds something about a user goes with the user', async () => {
  const { database, ledger, dataDir } = ledgerOnDisk()
  const { sqlite } = database.reader
  const loose = sqlite
    .prepare<[], { name: string; column: string }>(
      `SELECT t.name, c.name AS column FROM sqlite_schema t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND c.name IN ('user_id', 'workspace_id') AND t.name <> 'account_deletion'`,
    )
    .all()
    .filter(({ name }) => !STAY_AS_IDS.includes(name))
    .filter(({ name, column }) => {
      const keys = sqlite.prepare<[string], { from: string; on_delete: string }>(
        'SELECT "from", on_delete FROM pragma_foreign_key_list(?)',
      )
      return !keys.all(name).some((key) => key.from === column && key.on_delete === 'CASCADE')
    })
  expect(loose).toEqual([])
  await ledger.close()
  database.close()
  rmSync(dataDir, { recursive: true })
})

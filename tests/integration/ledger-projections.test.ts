import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema/ledger.ts'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'

test('invariant 16: the same bytes give the same figures in every time zone and language', async () => {
  const newYear = Date.UTC(2026, 11, 31, 23, 59, 59)
  const clock = fakeClock(newYear)
  const { ledger, database, dataDir } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  for (const key of ['old year', 'new year']) {
    await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    clock.advance(2_000)
  }
  clock.advance(3_600_000)
  await ledger.closePeriods()
  database.close()

  const program = fileURLToPath(new URL('../support/ledger-reread.ts', import.meta.url))
  const [east, west] = [
    { TZ: 'Pacific/Kiritimati', LANG: 'ar_SA.UTF-8', LC_ALL: 'ar_SA.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  ].map((env) => JSON.parse(spawnSync(process.execPath, [program, dataDir], { env, encoding: 'utf8' }).stdout))
  expect(east.hour).not.toBe(west.hour)
  expect(east).toEqual({ ...west, hour: east.hour })
  expect(east.differences).toEqual([])
})

test('the typed tables are those of the migration', () => {
  const { database } = ledgerOnDisk()
  for (const table of Object.values(schema)) {
    const { name, columns } = getTableConfig(table)
    const stored = database.reader.sqlite.pragma(`table_info(${name})`) as {
      name: string
      type: string
      notnull: 0 | 1
    }[]
    expect(columns.map((column) => `${column.name} ${column.getSQLType()}`)).toEqual(
      stored.map((column) => `${column.name} ${column.type.toLowerCase()}`),
    )
  }
})

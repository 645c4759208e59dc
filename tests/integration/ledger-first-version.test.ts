import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { recentEvents, usageOf } from '#app/.server/ledger/read/queries.ts'
import { statementOf } from '#app/.server/ledger/read/statements.ts'
import { migrate } from '#db/migrate.ts'
import { fakeClock, ledgerOnDisk, NOON, requestHash } from '#tests/support/ledger-fixture.ts'

const ACCOUNT = 'acc_53b91ad6b85c253fb1501a9d8fb59ea1'
const DEK = '436a7ed5cd5ec151577034ce799f6ed748976765ad562f1a46fb917c72881d95'
const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function sqlOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** A data directory of the ledger's first version, with one request still running. */
function firstVersion(): { dataDir: string; events: unknown[] } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-ledger-'))
  const penmark = new SQLite(path.join(dataDir, 'penmark.db'))
  penmark.exec(
    'CREATE TABLE schema_migration (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  )
  for (const name of ['0001_accounts.sql', '0002_ledger.sql']) {
    const sql = sqlOf(`../../db/migrations/penmark/${name}`)
    penmark.exec(sql)
    const sha256 = createHash('sha256').update(sql).digest('hex')
    penmark.prepare('INSERT INTO schema_migration VALUES (?, ?, 0)').run(name, sha256)
  }
  penmark.exec(sqlOf('../support/ledger-first-version.sql'))
  const events = penmark.prepare('SELECT * FROM ledger_event').all()
  penmark.close()
  const keys = new SQLite(path.join(dataDir, 'keys.db'))
  migrate(keys, 'keys')
  keys.prepare('INSERT INTO account_key VALUES (?, ?)').run(ACCOUNT, Buffer.from(DEK, 'hex'))
  keys.prepare("INSERT INTO account_identity VALUES (?, 'ws_1')").run(ACCOUNT)
  keys.close()
  return { dataDir, events }
}

test('invariant 28: a file of the first version opens, reads the same, and goes on', async () => {
  const { dataDir, events } = firstVersion()
  const clock = fakeClock(NOON + 123_000)
  const { ledger, database } = ledgerOnDisk({ dataDir, clock })
  const { sqlite } = database.reader
  expect(sqlite.prepare('SELECT * FROM ledger_event').all()).toEqual(events)
  expect(rebuild(database.reader).differences).toEqual([])
  expect(usageOf(database.reader, ACCOUNT, clock.now())).toMatchObject({ limit: 4, used: 1, reserved: 1, extra: 0 })

  const ask = (key: string) =>
    ledger.reserve({ account: ACCOUNT, key, requestHash: requestHash(key), operation: 'rephrase' })
  expect(await ask('a')).toMatchObject({ ok: true, fresh: false, seq: 4, state: 'settled' })
  await ledger.settle({ account: ACCOUNT, seq: 8, ...work })
  await ledger.settle({ account: ACCOUNT, seq: 10, ...work })
  await ledger.adjust({ account: ACCOUNT, reserve: 4, units: 1, reason: 'goodwill', operator: 'ops-1' })
  expect(await ask('b')).toMatchObject({ ok: true, fresh: true })
  clock.advance(Date.UTC(2026, 11, 1) + 15 * 60_000 - clock.now())
  await ledger.closePeriods()

  expect(statementOf(database.reader, ACCOUNT, '2026-11')).toMatchObject({
    requests: 5,
    settled: 3,
    released: 1,
    expired: 2,
    late: 1,
    used: 3,
    adjusted: 1,
    quota: 4,
  })
  expect(sqlite.prepare('SELECT * FROM ledger_event WHERE seq < ?').all(events.length)).toEqual(events)
  const [, , v2] = recentEvents(database.reader, ACCOUNT, 3)
  expect(v2).toMatchObject({ type: 'request.reserved' })
  expect(JSON.parse(v2?.body ?? '')).toMatchObject({ v: 2, data: { source: 'quota', lot: null } })
  expect(rebuild(database.reader).differences).toEqual([])
})

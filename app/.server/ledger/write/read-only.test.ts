import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { openDatabase } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { headOf, usageOf } from '../read/queries.ts'
import { LedgerReadOnly, openLedger } from './ledger.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function openToRead(of: ReturnType<typeof ledgerOnDisk>) {
  const { database, clock } = of
  return openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.test/other', readOnly: 'a test' })
}

test('a ledger opened to be read writes nothing, and says so to everybody who would', async () => {
  const opened = ledgerOnDisk()
  const account = accountOn(opened.ledger, 'ws_1')
  const { database } = opened
  const before = headOf(database.reader)
  const ledger = openToRead(opened)
  expect(ledger.readOnly).toBe('a test')
  expect(ledger.origin).toBe('penmark.test/ledger')
  expect(ledger.accountOf('ws_1')).toBe(account)

  const refused = { ok: false, code: 'ledger_read_only' }
  const input = { account, key: 'a', requestHash: requestHash('a'), operation: 'rephrase' } as const
  expect(await ledger.reserve(input)).toEqual(refused)
  const by = { account, operator: 'ops-1' }
  expect(await ledger.adjust({ ...by, reserve: 1, units: 1, reason: 'goodwill' })).toEqual(refused)
  expect(await ledger.erase({ account, reason: 'requested' })).toEqual(refused)
  expect(await ledger.grantCredits({ ...by, amount: 1, expiresAt: null, reason: 'goodwill', cause: null })).toEqual(
    refused,
  )
  await expect(ledger.settle({ account, seq: 1, ...work })).rejects.toBeInstanceOf(LedgerReadOnly)
  await expect(ledger.release({ account, seq: 1, reason: 'failed' })).rejects.toBeInstanceOf(LedgerReadOnly)
  await expect(ledger.sweep()).rejects.toBeInstanceOf(LedgerReadOnly)
  await expect(ledger.closePeriods()).rejects.toBeInstanceOf(LedgerReadOnly)
  expect(() => ledger.transact(() => 1)).toThrow(LedgerReadOnly)
  expect(() => ledger.newAccount('ws_2')).toThrow(LedgerReadOnly)
  expect(() => ledger.declareKey({ from: null, to: 'x', reason: 'first' })).toThrow(LedgerReadOnly)

  expect(headOf(database.reader)).toEqual(before)
  expect(usageOf(database.reader, account, opened.clock.now()).used).toBe(0)
})

test('not even an empty file gets its first event, until it may be written', () => {
  const database = openDatabase(mkdtempSync(path.join(tmpdir(), 'penmark-ledger-')))
  const log = createLog('silent')
  const ledger = openLedger({ database, clock: fakeClock(), log, origin: 'penmark.test/ledger', readOnly: 'a test' })
  const heads = database.reader.sqlite.prepare('SELECT count(*) FROM ledger_head').pluck()
  expect(heads.get()).toBe(0)
  ledger.setReadOnly(undefined)
  expect(headOf(database.reader).size).toBe(2)
  expect(ledger.readOnly).toBeUndefined()
  database.close()
})

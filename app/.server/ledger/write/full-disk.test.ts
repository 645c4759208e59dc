import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { headOf, usageOf } from '../read/queries.ts'
import { openLedger } from './ledger.ts'

const REFUSED = { ok: false, code: 'storage_unavailable', retryAfterSeconds: 120 }
const LONG_MODEL = 'm'.repeat(64)

/** A ledger whose file may not grow, by a limit that SQLite itself keeps. */
function fullLedger() {
  const { dataDir, database: first, ledger: before, clock } = ledgerOnDisk()
  const account = accountOn(before, 'ws_1', 1_000)
  first.close()
  const database = openDatabase(dataDir)
  const failures: string[] = []
  const ledger = openLedger({
    ...{ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' },
    onStorageFailed: () => failures.push('failed'),
  })
  const { sqlite } = database.writer
  const pages = Number(sqlite.pragma('page_count', { simple: true }))
  sqlite.pragma(`max_page_count = ${pages}`)
  const makeRoom = () => sqlite.pragma('max_page_count = 1000000')
  const ask = (key: string) => ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
  return { account, database, ledger, clock, ask, makeRoom, failures }
}

test('a full disk refuses a request, keeps nothing of it, and the same key works once there is room', async () => {
  const { account, database, ledger, clock, ask, makeRoom, failures } = fullLedger()
  let [accepted, refused] = [0, '']
  // The pages that are there still have room for some.
  for (let n = 0; refused === ''; n += 1) {
    const answer = await ask(`key ${n}`)
    if (answer.ok) accepted += 1
    else {
      expect(answer).toEqual(REFUSED)
      refused = `key ${n}`
    }
  }
  expect(failures).toEqual(['failed'])
  expect(ledger.readOnly).toBeUndefined()
  const { size } = headOf(database.reader)
  expect(usageOf(database.reader, account, clock.now())).toMatchObject({ used: 0, reserved: accepted })
  expect(await ask(refused)).toEqual(REFUSED)
  expect(headOf(database.reader).size).toBe(size)

  makeRoom()
  expect(await ask(refused)).toMatchObject({ ok: true, fresh: true, usage: { reserved: accepted + 1 } })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('64 callers who meet a full disk together are all refused, and no part of the batch is kept', async () => {
  const { database, ask, makeRoom } = fullLedger()
  for (let n = 0; (await ask(`before ${n}`)).ok; n += 1);
  const { size } = headOf(database.reader)
  const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => ask(`together ${n}`)))
  expect(answers).toEqual(Array(64).fill(REFUSED))
  expect(headOf(database.reader).size).toBe(size)
  makeRoom()
  const again = await Promise.all(Array.from({ length: 64 }, (_, n) => ask(`together ${n}`)))
  expect(again.every(({ ok }) => ok)).toBe(true)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('an end that the disk did not take is not lost: the hold stays open, and the same end works later', async () => {
  const { account, database, ledger, clock, ask, makeRoom } = fullLedger()
  const held: number[] = []
  for (let n = 0; ; n += 1) {
    const answer = await ask(`key ${n}`)
    if (!answer.ok) break
    held.push(answer.seq)
  }
  const settle = (seq: number) => ledger.settle({ account, seq, tokensIn: 3, tokensOut: 4, model: LONG_MODEL })
  const ends = await Promise.allSettled(held.map(settle))
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true)
  makeRoom()
  for (const seq of held) expect(await settle(seq)).toMatchObject({ ok: true, ended: 'settled' })
  expect(usageOf(database.reader, account, clock.now())).toMatchObject({ used: held.length, reserved: 0 })
  expect(rebuild(database.reader).differences).toEqual([])
})

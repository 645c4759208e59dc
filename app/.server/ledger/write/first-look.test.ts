import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { repair } from '#app/.server/ledger/check/repair.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { headOf, usageOf } from '../read/queries.ts'
import { AccountStopped } from './breach.ts'

const work = { tokensIn: 3, tokensOut: 4, model: 'builtin-1' }

async function ask({ ledger }: TestLedger, account: string, key: string) {
  return ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
}

/** A ledger that has been at work and was stopped, so that the next start has seen none of its accounts. */
async function stopped(): Promise<{ dataDir: string; account: string; open: TestLedger }> {
  const open = ledgerOnDisk()
  const { ledger, clock, dataDir } = open
  const account = accountOn(ledger, 'ws_1', 3)
  for (const key of ['a', 'b', 'c']) {
    const held = await ask(open, account, key)
    if (!held.ok || !held.fresh) throw new Error('no hold')
    if (key === 'a') await ledger.settle({ account, seq: held.seq, ...work })
    if (key === 'b') await ledger.release({ account, seq: held.seq, reason: 'failed' })
  }
  clock.advance(1_000)
  return { dataDir, account, open }
}

const CHANGES = [
  ['used', 'UPDATE account_period SET used = 0'],
  ['reserved', 'UPDATE account_period SET reserved = 0'],
  ['given back', 'UPDATE account_period SET adjusted = 5'],
  ["the month's limit", 'UPDATE account_period SET quota = 500'],
  ["the account's limit", 'UPDATE account_state SET quota = 500'],
  ['the plan', "UPDATE account_state SET plan = 'pro'"],
  ['the whole month', 'DELETE FROM account_period'],
] as const

test.each(CHANGES)('invariant 12: a row that somebody changed (%s) lets no request through', async (_, change) => {
  const { dataDir, account, open } = await stopped()
  const size = headOf(open.database.reader).size
  open.database.writer.sqlite.exec(change)
  open.database.close()

  const again = ledgerOnDisk({ dataDir, clock: open.clock })
  expect(await ask(again, account, 'd')).toEqual({ ok: false, code: 'ledger_read_only' })
  expect([...again.ledger.stopped.keys()]).toEqual([account])
  expect(headOf(again.database.reader).size).toBe(size)
})

test.each(CHANGES)(
  'a wrong row (%s) stops its account alone, and a repair beside the ledger lets it go on',
  async (_, change) => {
    const { dataDir, account, open } = await stopped()
    const other = accountOn(open.ledger, 'ws_2', 3)
    open.database.writer.sqlite.exec(`${change} WHERE account = '${account}'`)
    open.database.close()

    const again = ledgerOnDisk({ dataDir, clock: open.clock })
    expect(await ask(again, account, 'd')).toEqual({ ok: false, code: 'ledger_read_only' })
    expect(await ask(again, other, 'd')).toMatchObject({ ok: true, fresh: true })
    expect(again.ledger.readOnly).toBeUndefined()
    expect(await again.ledger.sweep()).toBe(0)

    const beside = openDatabase(dataDir)
    const named: string[] = []
    const outcome = repair(beside.writer, (mended) => named.push(...mended.map(({ table }) => table)))
    expect(outcome).toMatchObject({ ok: true })
    expect(new Set(named)).toEqual(new Set([/account_\w+/.exec(change)?.[0]]))
    beside.close()
    expect(await ask(again, account, 'd')).toMatchObject({ ok: true, usage: { used: 1, reserved: 2 } })
    expect(again.ledger.stopped.size).toBe(0)
    expect(rebuild(again.database.reader).differences).toEqual([])
  },
)

test('a wrong row that only an end meets stops the account from then on, and no other', async () => {
  const open = ledgerOnDisk()
  const account = accountOn(open.ledger, 'ws_1', 3)
  const other = accountOn(open.ledger, 'ws_2', 3)
  const held = await ask(open, account, 'a')
  if (!held.ok) throw new Error('no hold')
  open.database.writer.sqlite.exec(`UPDATE account_period SET reserved = 0 WHERE account = '${account}'`)
  const settle = () => open.ledger.settle({ account, seq: held.seq, ...work })
  await expect(settle()).rejects.toThrow(AccountStopped)
  expect(await ask(open, account, 'b')).toEqual({ ok: false, code: 'ledger_read_only' })
  expect(await ask(open, other, 'b')).toMatchObject({ ok: true })
  expect(repair(open.database.writer, () => undefined)).toMatchObject({ ok: true })
  expect(await settle()).toMatchObject({ ok: true, ended: 'settled' })
  expect(rebuild(open.database.reader).differences).toEqual([])
})

test('a month waits for the statement of an account that is stopped, while all others get theirs', async () => {
  const open = ledgerOnDisk()
  const { ledger, clock, database } = open
  const account = accountOn(ledger, 'ws_1', 3)
  accountOn(ledger, 'ws_2', 3)
  const held = await ask(open, account, 'a')
  if (!held.ok) throw new Error('no hold')
  await ledger.settle({ account, seq: held.seq, ...work })
  database.writer.sqlite.exec(`UPDATE reservation SET account = 'acc_${'0'.repeat(32)}'`)
  clock.advance(Date.UTC(2026, 11, 2) - clock.now())
  expect(await ledger.closePeriods()).toMatchObject({ sealed: [], statements: 1 })
  expect([...ledger.stopped.keys()]).toEqual([account])
  expect(repair(database.writer, () => undefined)).toMatchObject({ ok: true })
  expect(await ledger.closePeriods()).toMatchObject({ sealed: ['2026-11'], statements: 1 })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a repair touches no event: it changes nothing where more than a derived row differs', async () => {
  const { open } = await stopped()
  const { sqlite } = open.database.writer
  sqlite.exec('UPDATE account_period SET used = 7')
  sqlite.exec('DROP TRIGGER ledger_idem_no_delete')
  sqlite.exec('DELETE FROM ledger_idem')
  expect(repair(open.database.writer, () => undefined)).toMatchObject({ ok: false, code: 'events_differ' })
  expect(sqlite.prepare('SELECT used FROM account_period').pluck().get()).toBe(7)
})

test('an honest account goes on after a restart, in its next month too', async () => {
  const { dataDir, account, open } = await stopped()
  open.database.close()
  const again = ledgerOnDisk({ dataDir, clock: open.clock })
  expect(await ask(again, account, 'd')).toMatchObject({ ok: true, usage: { used: 1, reserved: 2 } })
  open.clock.advance(31 * 24 * 60 * 60_000)
  const later = ledgerOnDisk({ dataDir, clock: open.clock })
  expect(await ask(later, account, 'e')).toMatchObject({ ok: true, usage: { used: 0, reserved: 1 } })
  expect(usageOf(later.database.reader, account, open.clock.now()).used).toBe(0)
  expect(rebuild(later.database.reader).differences).toEqual([])
})

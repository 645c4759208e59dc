import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { headOf, usageOf } from '../read/queries.ts'

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
  expect(again.ledger.readOnly).toBe('breach')
  expect(headOf(again.database.reader).size).toBe(size)
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

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountOn, BARE_INVOICE, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../check/rebuild.ts'
import { recentEvents, usageOf } from '../read/queries.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }
const hash = requestHash('rephrase: hello')
const WORKSPACE = 'ws_0123456789abcdef_of_ada'

function typesOf(events: { type: string }[]): string[] {
  return events.map(({ type }) => type)
}

test('invariant 27: after an erasure no file ties the account to anybody, and everything else holds', async () => {
  const { ledger, database, dataDir } = ledgerOnDisk()
  const account = accountOn(ledger, WORKSPACE)
  const neighbour = accountOn(ledger, 'ws_2')
  const dek = database.keys.reader.sqlite
    .prepare<[string], Buffer>('SELECT dek FROM account_key WHERE account = ?')
    .pluck()
    .get(account) as Buffer
  const ask = (key: string) => ledger.reserve({ account, key, requestHash: hash, operation: 'rephrase' })
  const [done, running] = await Promise.all([ask('a'), ask('b')])
  if (!done.ok || !running.ok) throw new Error('refused')
  await ledger.settle({ account, seq: done.seq, ...work })

  const erased = await ledger.erase({ account, reason: 'requested' })
  expect(erased).toEqual({ ok: true, fresh: true, seq: expect.any(Number) })
  expect(await ledger.erase({ account, reason: 'requested' })).toEqual({ ...erased, fresh: false })
  expect(typesOf(recentEvents(database.reader, account, 2))).toEqual(['account.erased', 'request.released'])
  expect(ledger.accountOf(WORKSPACE)).toBeUndefined()
  expect(ledger.accountOf('ws_2')).toBe(neighbour)
  for (const name of readdirSync(dataDir)) {
    const bytes = readFileSync(path.join(dataDir, name))
    expect(bytes.includes(WORKSPACE), `${name} names the workspace`).toBe(false)
    expect(bytes.includes(dek), `${name} holds the key`).toBe(false)
  }
  expect(rebuild(database.reader).differences).toEqual([])
})

test('an erased account takes nothing more', async () => {
  const { ledger, database, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const reserved = await ledger.reserve({ account, key: 'a', requestHash: hash, operation: 'rephrase' })
  if (!reserved.ok) throw new Error('refused')
  const granted = await ledger.grantCredits({
    account,
    amount: 5,
    expiresAt: clock.now() + 3_600_000,
    reason: 'goodwill',
    operator: 'ops-1',
    cause: null,
  })
  clock.advance(120_000)
  await ledger.sweep()
  await ledger.erase({ account, reason: 'operator' })
  const [last] = recentEvents(database.reader, account, 1)

  await expect(ledger.reserve({ account, key: 'b', requestHash: hash, operation: 'rephrase' })).rejects.toThrow()
  expect(await ledger.settle({ account, seq: reserved.seq, ...work })).toMatchObject({ ended: 'released' })
  await ledger.release({ account, seq: reserved.seq, reason: 'failed' })
  const operator = { operator: 'ops-1' }
  const credits = { account, amount: 1, expiresAt: null, reason: 'goodwill', cause: null, ...operator } as const
  expect(await ledger.grantCredits(credits)).toEqual({ ok: false, code: 'account_erased' })
  const lot = granted.ok ? granted.seq : 0
  expect(await ledger.revokeCredits({ account, lot, amount: 1, reason: 'fraud', ...operator })).toEqual({
    ok: false,
    code: 'account_erased',
  })
  expect(await ledger.adjust({ account, reserve: reserved.seq, units: 1, reason: 'failure', ...operator })).toEqual({
    ok: false,
    code: 'account_erased',
  })
  const stripe = {
    evt: 'evt_1',
    obj: 'in_1',
    created: 1,
    api_version: '1',
    payload_sha256: '0'.repeat(64),
    via: 'poll',
  } as const
  expect(
    await ledger.recordMoney({
      account,
      type: 'invoice.paid',
      data: { ...BARE_INVOICE, amount: 1, currency: 'usd', stripe },
    }),
  ).toEqual({ ok: false, code: 'account_erased' })
  expect(() => ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'pro' }))).toThrow('was erased')
  clock.advance(3_600_000)
  expect(await ledger.sweep()).toBe(0)

  expect(recentEvents(database.reader, account, 1)).toEqual([last])
  expect(usageOf(database.reader, account, clock.now()).used).toBe(0)
  expect(rebuild(database.reader).differences).toEqual([])
})

test('a start finishes an erasure that was cut short, and one that an older keys.db undid', async () => {
  const clock = fakeClock()
  const { ledger, database, dataDir } = ledgerOnDisk({ clock })
  const account = accountOn(ledger, 'ws_1')
  // As far as a process gets that ends right after the commit.
  ledger.transact((tx) => tx.append(account, { type: 'account.erased', v: 1, data: { reason: 'requested' } }, null))
  expect(ledger.accountOf('ws_1')).toBe(account)
  database.close()
  const again = ledgerOnDisk({ dataDir, clock })
  expect(again.ledger.accountOf('ws_1')).toBeUndefined()
  expect(again.database.keys.reader.sqlite.prepare('SELECT count(*) FROM account_key').pluck().get()).toBe(0)
  expect(again.ledger.newAccount('ws_1')).not.toBe(account)
  expect(rebuild(again.database.reader).differences).toEqual([])
})

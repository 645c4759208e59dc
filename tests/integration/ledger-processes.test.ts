import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { startChild } from '#tests/support/ledger-process.ts'

function nowOnDisk() {
  return ledgerOnDisk({ clock: { ...systemClock, advance: () => undefined, jump: () => undefined } })
}

test('invariants 10 and 12: two processes with the same keys: each key one reservation, and never more than the limit', async () => {
  const { database, dataDir, ledger } = nowOnDisk()
  const account = accountOn(ledger, 'ws_1', 120)
  const children = await Promise.all([
    startChild(dataDir, account, 0, 300, 'k'),
    startChild(dataDir, account, 0, 300, 'k'),
  ])
  for (const child of children) child.go()
  const lines = (await Promise.all(children.map((child) => child.ended()))).flat()

  expect(lines.filter((line) => line === 'done')).toHaveLength(2)
  const seqOf = new Map<string, string>()
  let fresh = 0
  let open = 0
  for (const line of lines) {
    const [what = '', seq = '', key = ''] = line.split(' ')
    if (what === 'reserved') fresh += 1
    // The other process may use a released key again; only a key that never ended keeps one seq for ever.
    if (what === 'released') open += 1
    if (what === 'found') seqOf.set(key, seq)
  }
  const { used, reserved, limit } = usageOf(database.reader, account, Date.now())
  expect(used + reserved).toBe(limit)
  expect(fresh - open).toBe(limit)
  for (const [key, seq] of seqOf) {
    const found = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (found.ok) expect(String(found.seq)).toBe(seq)
  }
  expect(rebuild(database.reader).differences).toEqual([])
  database.close()
})

test('a second process notices what the first one wrote between two of its commands', async () => {
  const one = nowOnDisk()
  const account = accountOn(one.ledger, 'ws_1', 1)
  const two = ledgerOnDisk({ dataDir: one.dataDir, clock: one.clock })
  const ask = (key: string) => ({ account, key, requestHash: requestHash(key), operation: 'rephrase' as const })
  const held = await one.ledger.reserve(ask('k1'))
  const seq = held.ok ? held.seq : -1
  expect(await two.ledger.reserve(ask('k2'))).toMatchObject({ ok: false, code: 'limit_reached' })
  expect(await two.ledger.reserve(ask('k1'))).toMatchObject({ ok: true, fresh: false, seq })
  await two.ledger.release({ account, seq, reason: 'stopped' })
  expect(await one.ledger.reserve(ask('k1'))).toMatchObject({ ok: true, fresh: true })
  expect(rebuild(two.database.reader).differences).toEqual([])
})

test('a writer that is locked out too long is busy, and a settle waits its turn', async () => {
  const one = nowOnDisk()
  const account = accountOn(one.ledger, 'ws_1')
  const two = ledgerOnDisk({ dataDir: one.dataDir, clock: one.clock })
  const held = await one.ledger.reserve({ account, key: 'k1', requestHash: requestHash('a'), operation: 'rephrase' })
  const seq = held.ok ? held.seq : -1
  one.database.writer.sqlite.pragma('busy_timeout = 10')
  two.database.writer.sqlite.exec('BEGIN IMMEDIATE')
  const pending = one.ledger.reserve({ account, key: 'k2', requestHash: requestHash('b'), operation: 'rephrase' })
  const settling = one.ledger.settle({ account, seq, tokensIn: 1, tokensOut: 1, model: 'builtin-1' })
  expect(await pending).toEqual({ ok: false, code: 'busy' })
  two.database.writer.sqlite.exec('ROLLBACK')
  expect(await settling).toMatchObject({ ok: true, ended: 'settled' })
})

import { expect, test } from 'vitest'
import { ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../check/rebuild.ts'

function key(byte: number): string {
  const bytes = Buffer.concat([Buffer.of(1), Buffer.alloc(32, byte)])
  return `penmark.test/ledger+0000000${byte}+${bytes.toString('base64')}`
}

test('the log says which key is in force, through restarts', () => {
  const first = ledgerOnDisk()
  expect(first.ledger.keyInForce()).toBeUndefined()
  first.ledger.declareKey({ from: null, to: key(1), reason: 'first' })
  first.ledger.declareKey({ from: key(1), to: key(2), reason: 'planned' })
  first.database.close()
  const { ledger, database } = ledgerOnDisk({ dataDir: first.dataDir })
  expect(ledger.keyInForce()).toBe(key(2))
  expect(rebuild(database.reader).differences).toEqual([])
})

test.each([
  ['another first one', { from: null, to: key(2), reason: 'first' as const }],
  ['one after a key that is not in force', { from: key(3), to: key(2), reason: 'lost' as const }],
  ['the one that is in force', { from: key(1), to: key(1), reason: 'planned' as const }],
  ['a first one after another', { from: key(1), to: key(2), reason: 'first' as const }],
  ['something that is no key', { from: key(1), to: 'a key', reason: 'planned' as const }],
])('declares no key but the next: not %s', (_, declared) => {
  const { ledger } = ledgerOnDisk()
  ledger.declareKey({ from: null, to: key(1), reason: 'first' })
  expect(() => ledger.declareKey(declared)).toThrow()
  expect(ledger.keyInForce()).toBe(key(1))
})

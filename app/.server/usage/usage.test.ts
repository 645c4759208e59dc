import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { createUsage } from './usage.ts'

test('one request reads the usage once, and again after the ledger has grown', async () => {
  const { database, ledger, clock } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const usage = createUsage({ database, clock })
  const user = { account }
  const before = usage.of(user)
  expect(before.remaining).toBe(25)
  expect(usage.of(user)).toBe(before)
  await ledger.reserve({ account, key: 'a', requestHash: requestHash('a'), operation: 'rephrase' })
  expect(usage.of(user)).toMatchObject({ reserved: 1, remaining: 24 })
  database.close()
})

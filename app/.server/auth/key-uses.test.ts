import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApiKey } from '#app/.server/account/settings/api-keys.ts'
import { accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { findApiKey } from './api-keys.ts'
import { createKeyUses } from './key-uses.ts'

const MINUTE = 60 * 1000

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

async function aKey(days: 30 | 365 = 365) {
  const user = await verifiedUser(accounts)
  const account = accounts.ledger.accountOf(user.workspaceId) ?? ''
  accounts.ledger.transact((tx) => accounts.ledger.changePlan(tx, { account, plan: 'business' }))
  const creation = createApiKey(accounts, { ...user, account }, { name: 'CI', scopes: ['usage'], days })
  if (!creation.ok) throw new Error(creation.code)
  return creation.key
}

test('E40: uses are written together, at most one in five minutes for each key', async () => {
  const key = await aKey()
  const uses = createKeyUses(accounts.database.writer)
  const found = () => {
    const facts = findApiKey(accounts.database.reader, key, accounts.clock.now())
    if (facts === undefined) throw new Error('no key')
    return facts
  }
  const use = () => uses.note(found(), accounts.clock.now(), { client: 'curl', system: null })
  const start = accounts.clock.now()
  use()
  accounts.clock.advance(MINUTE)
  use()
  expect(found().lastUsedAt).toBeNull()
  uses.flush()
  expect(found().lastUsedAt).toBe(start)
  accounts.clock.advance(3 * MINUTE)
  use()
  uses.flush()
  expect(found().lastUsedAt).toBe(start)
  accounts.clock.advance(MINUTE)
  use()
  uses.flush()
  expect(found().lastUsedAt).toBe(start + 5 * MINUTE)
})

test('E38: an expired key is nobody’s, to the millisecond', async () => {
  const key = await aKey(30)
  accounts.clock.advance(30 * 24 * 60 * MINUTE - 1)
  expect(findApiKey(accounts.database.reader, key, accounts.clock.now())).toMatchObject({ email: 'Ada@Example.com' })
  accounts.clock.advance(1)
  expect(findApiKey(accounts.database.reader, key, accounts.clock.now())).toBeUndefined()
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { rareNotice } from '#app/.server/account/rare-notice.ts'
import { accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

const MINUTE = 60 * 1000

let accounts: TestAccounts
let userId: string
beforeEach(async () => {
  accounts = accountsOnDisk()
  userId = (await verifiedUser(accounts)).userId
})
afterEach(() => accounts.close())

/** How many mails with this subject have left. */
async function mailed(subject: string): Promise<number> {
  await accounts.mailer.close()
  return accounts.mails().filter((mail) => mail.includes(`Subject: ${subject}`)).length
}

test('of a notice that could be caused again and again, one goes out in its time, for each user', async () => {
  const subject = 'An API key of your Penmark account was revoked'
  const revoked = (user = userId) => rareNotice(accounts, { kind: 'apiKeyRevoked', userId: user })
  for (let index = 0; index < 50; index += 1) revoked()
  expect(await mailed(subject)).toBe(1)
  accounts.clock.advance(60 * MINUTE - 1)
  revoked()
  expect(await mailed(subject)).toBe(1)
  const eve = await verifiedUser(accounts, 'eve@example.com')
  revoked(eve.userId)
  expect(await mailed(subject)).toBe(2)
  accounts.clock.advance(1)
  revoked()
  expect(await mailed(subject)).toBe(3)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { rareNotice } from '#app/.server/account/rare-notice.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

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

const DEVICE = { client: 'Firefox', system: 'Linux' }

async function enter(input: { browser?: string; kind?: 'web' | 'api'; device?: { client: string; system: string } }) {
  const { kind = 'web', device = DEVICE, browser } = input
  const entered = await login(accounts, { email: ADA.email, password: ADA.password, kind, device, browser })
  if (!entered.ok || entered.step !== 'in') throw new Error('not signed in')
  return entered
}

test('a sign-in on a new device is told once in an hour, the first of all and one on a known device are not', async () => {
  const subject = 'New sign-in to your Penmark account'
  const first = await enter({})
  expect(await mailed(subject)).toBe(0)
  await enter({ browser: first.browser?.token ?? '' })
  expect(await mailed(subject)).toBe(0)
  const second = await enter({})
  expect(await mailed(subject)).toBe(1)
  expect(accounts.mails().join('\n')).toContain('Device: Firefox, Linux')
  await enter({})
  expect(await mailed(subject)).toBe(1)
  accounts.clock.advance(60 * MINUTE)
  await enter({ browser: second.browser?.token ?? '' })
  expect(await mailed(subject)).toBe(1)
  await enter({})
  expect(await mailed(subject)).toBe(2)
})

test('a program is known by its client and system, and gets no cookie', async () => {
  const subject = 'New sign-in to your Penmark account'
  await enter({})
  const curl = { client: 'curl', system: 'Linux' }
  expect((await enter({ kind: 'api', device: curl })).browser).toBeNull()
  expect(await mailed(subject)).toBe(1)
  accounts.clock.advance(60 * MINUTE)
  await enter({ kind: 'api', device: curl })
  expect(await mailed(subject)).toBe(1)
  await enter({ kind: 'api', device: { client: 'Python', system: 'Linux' } })
  expect(await mailed(subject)).toBe(2)
})

test('of a device the database keeps a mark that its cookie alone does not give, at most 50, for 400 days', async () => {
  const first = await enter({})
  const token = first.browser?.token ?? ''
  const rows = () => accounts.database.reader.sqlite.prepare('SELECT * FROM known_device').all()
  expect(rows()).toHaveLength(1)
  expect(Object.keys(rows()[0] ?? {})).toEqual(['user_id', 'mark', 'created_at', 'last_seen_at'])
  expect(accounts.database.writer.sqlite.serialize().includes(token)).toBe(false)
  for (let index = 0; index < 55; index += 1) {
    accounts.clock.advance(1000)
    await enter({})
  }
  expect(rows()).toHaveLength(50)
  accounts.clock.advance(400 * 24 * 60 * MINUTE + 1)
  await enter({})
  expect(rows()).toHaveLength(1)
})

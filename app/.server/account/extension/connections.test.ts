import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAuthentication } from '#app/.server/auth/authentication.ts'
import { startSession } from '#app/.server/auth/commands.ts'
import { createKeyUses } from '#app/.server/auth/key-uses.ts'
import { TOKEN_PREFIX } from '#app/domain/extension/connect.ts'
import { CHROMIUM_ID, DEFAULT_EXTENSION_IDS } from '#app/domain/extension/identity.ts'
import { NO_DEVICE } from '#app/domain/sign-in/device.ts'
import { accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { createConnections } from './connections.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const VERIFIER = 'a-verifier-of-the-extension-with-43-characters'
const ORIGIN = `chrome-extension://${CHROMIUM_ID}`
const REQUEST = {
  extension: CHROMIUM_ID,
  origin: ORIGIN,
  browser: 'chromium' as const,
  challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  state: 'a-state-of-the-extension',
}

let accounts: TestAccounts
beforeEach(() => {
  accounts = accountsOnDisk()
})
afterEach(() => accounts.close())

/** A signed-in user at the button of the page. */
async function atTheButton() {
  const { database, clock } = accounts
  const user = await verifiedUser(accounts)
  const { sessionId } = startSession(database.writer, { ...user, kind: 'web', device: NO_DEVICE, now: clock.now() })
  const connections = createConnections(accounts, DEFAULT_EXTENSION_IDS)
  return {
    press: () => connections.codeFor({ ...user, sessionId }, REQUEST, NO_DEVICE),
    exchange: (code: string) => connections.exchange({ code, verifier: VERIFIER, extension_id: CHROMIUM_ID }, ORIGIN),
  }
}

test('a code that is two minutes old is refused, and a moment before it counts', async () => {
  const { press, exchange } = await atTheButton()
  const late = press()
  accounts.clock.advance(2 * MINUTE)
  expect(exchange(late)).toEqual({ ok: false, code: 'extension_code_invalid' })
  const inTime = press()
  accounts.clock.advance(2 * MINUTE - 1)
  expect(exchange(inTime)).toMatchObject({ ok: true })
})

test('a second press of the button takes back the code of the first', async () => {
  const { press, exchange } = await atTheButton()
  const first = press()
  const second = press()
  expect(exchange(first)).toMatchObject({ ok: false })
  expect(exchange(second)).toMatchObject({ ok: true })
})

test('a token ends after 14 days without a write, and is no token of a login', async () => {
  const { press, exchange } = await atTheButton()
  const exchanged = exchange(press())
  if (!exchanged.ok) throw new Error(exchanged.code)
  const { database } = accounts
  const { bySession } = createAuthentication({ ...accounts, keyUses: createKeyUses(database.writer) })
  const token = exchanged.token.slice(TOKEN_PREFIX.length)
  expect(bySession('api', token, { write: false })).toBeUndefined()
  expect(bySession('web', token, { write: false })).toBeUndefined()
  accounts.clock.advance(14 * DAY - 1)
  expect(bySession('extension', token, { write: false })).toBeDefined()
  accounts.clock.advance(1)
  expect(bySession('extension', token, { write: false })).toBeUndefined()
})

test('only the extensions that the operator names may ask', () => {
  const named = createConnections(accounts, ['a'.repeat(32)])
  expect(named.requestOf(REQUEST)).toBe(null)
  const own = { ...REQUEST, extension: 'a'.repeat(32), origin: `chrome-extension://${'a'.repeat(32)}` }
  expect(named.requestOf(own)).toEqual(own)
  expect(named.requestOf({ ...own, origin: ORIGIN })).toBe(null)
})

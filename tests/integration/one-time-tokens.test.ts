import { afterEach, beforeEach, expect, test } from 'vitest'
import { issueOneTimeToken, spendOneTimeToken } from '#app/.server/auth/commands.ts'
import { countTry, openChallenge, spendChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import type { ChallengePurpose, TokenPurpose } from '#db/schema/auth.ts'
import { accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'

// Rules for every secret that works once, for any purpose. A purpose that is added has to be added here, or the
// types say so. The tests of each feature show what its secret does, raced over HTTP.

const TOKENS = Object.keys({
  verify_email: true,
  reset_password: true,
  approve_email_change: true,
  confirm_email_change: true,
  registering_browser: true,
} satisfies Record<TokenPurpose, true>) as TokenPurpose[]

const CHALLENGES = Object.keys({
  second_factor: true,
  passkey_sign_in: true,
  passkey_second_factor: true,
  passkey_add: true,
} satisfies Record<ChallengePurpose, true>) as ChallengePurpose[]

const HOUR = 60 * 60 * 1000

let accounts: TestAccounts
let userId: string
beforeEach(async () => {
  accounts = accountsOnDisk()
  userId = (await verifiedUser(accounts)).userId
})
afterEach(() => accounts.close())

/** Tokens of 43 characters that are nearly right. */
function mangled(token: string): string[] {
  const other = token.startsWith('A') ? 'B' : 'A'
  return [
    other + token.slice(1),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    token.slice(1),
    `${token}A`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    ` ${token}`,
    '',
  ]
}

test.each(TOKENS)(
  'A8: %s: used, replaced, expired, mangled or for another purpose it does nothing, and of 50 at once one does',
  async (purpose) => {
    const { writer } = accounts.database
    const start = accounts.clock.now()
    const issue = () => issueOneTimeToken(writer, { userId, purpose, now: start, livesMs: HOUR })
    const spend = (token: string, now = start, as = purpose) => spendOneTimeToken(writer, { token, purpose: as, now })

    const replaced = issue()
    const token = issue()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(spend(replaced)).toEqual({ state: 'spent', userId, because: 'replaced' })
    for (const wrong of mangled(token)) expect([wrong, spend(wrong).state]).toEqual([wrong, 'unknown'])
    for (const other of TOKENS.filter((each) => each !== purpose))
      expect([other, spend(token, start, other).state]).toEqual([other, 'unknown'])
    expect(spend(token, start + HOUR)).toEqual({ state: 'spent', userId, because: 'expired' })
    const racing = await Promise.all(Array.from({ length: 50 }, async () => spend(token, start + HOUR - 1).state))
    expect(racing.filter((state) => state === 'good')).toHaveLength(1)
    expect(racing.filter((state) => state === 'spent')).toHaveLength(49)
    expect(spend(token)).toEqual({ state: 'spent', userId, because: 'used' })
  },
)

test.each(CHALLENGES)(
  'A8, A14: %s: used, expired, mangled or for another purpose it does nothing, and of 50 at once one does',
  async (purpose) => {
    const { writer } = accounts.database
    const start = accounts.clock.now()
    const { token } = openChallenge(writer, { purpose, userId, now: start, livesMs: HOUR })
    const spend = (named: string, now = start, as = purpose) =>
      spendChallenge(writer, { token: named, purpose: as, now })
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const wrong of mangled(token)) expect([wrong, spend(wrong)]).toEqual([wrong, undefined])
    for (const other of CHALLENGES.filter((each) => each !== purpose))
      expect([other, spend(token, start, other)]).toEqual([other, undefined])
    expect(spend(token, start + HOUR)).toBeUndefined()
    const racing = await Promise.all(Array.from({ length: 50 }, async () => spend(token, start + HOUR - 1)))
    expect(racing.filter((won) => won !== undefined)).toHaveLength(1)
    expect(spend(token)).toBeUndefined()
    expect(countTry(writer, { token, purpose, now: start })).toBeUndefined()
  },
)

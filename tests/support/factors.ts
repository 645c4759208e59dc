import path from 'node:path'
import SQLite from 'better-sqlite3'
import type { FactorDeps } from '#app/.server/account/second-factor/deps.ts'
import { beginTotp, confirmTotp, pendingTotp } from '#app/.server/account/second-factor/totp.ts'
import { createSeal } from '#app/.server/auth/second-factor/seal.ts'
import { codeOf, stepOf } from '#app/.server/auth/second-factor/totp.ts'
import { relyingPartyOf } from '#app/.server/auth/second-factor/webauthn.ts'
import { accountsOnDisk, type TestAccounts } from './accounts-fixture.ts'
import type { Browser } from './browser.ts'
import { PASSWORD } from './client.ts'
import type { RunningServer } from './server.ts'

export const SEAL_SECRET = 'a secret of at least thirty-two characters'

export type TestFactors = TestAccounts & Pick<FactorDeps, 'seal' | 'relyingParty'>

/** The account workflows with the additional parts of the second factor. */
export function factorsOnDisk(): TestFactors {
  const accounts = accountsOnDisk()
  return { ...accounts, seal: createSeal([SEAL_SECRET]), relyingParty: relyingPartyOf(accounts.publicUrl) }
}

/** An authenticator app with one secret. */
export type App = {
  /** The present code, or the code `steps` steps later. */
  code(now: number, steps?: number): string
}

/** @param base32 the secret as displayed, with or without spaces */
export function appWith(base32: string): App {
  const secret = fromBase32(base32)
  return { code: (now, steps = 0) => codeOf(secret, stepOf(now) + steps) }
}

/** Turns the second factor on for a user. */
export async function turnedOn(factors: TestFactors, userId: string): Promise<{ app: App; codes: string[] }> {
  const begun = beginTotp(factors, userId)
  const words = pendingTotp(factors, userId)
  if (!begun.ok || words === undefined) throw new Error('the set-up did not begin')
  const app = appWith(words.base32)
  const confirmed = await confirmTotp(factors, { userId, code: app.code(factors.clock.now()) })
  if (!confirmed.ok) throw new Error(confirmed.code)
  return { app, codes: confirmed.codes }
}

const APP_PAGE = '/dashboard/settings/security/app'

/** Turns the second factor on through the screens, without a script. `page` is the answer that shows the codes. */
export async function turnedOnThroughScreens(browser: Browser): Promise<{ app: App; codes: string[]; page: Response }> {
  await browser.post(APP_PAGE, { intent: 'begin', password: PASSWORD })
  const app = appWith(secretIn(await (await browser.get(APP_PAGE)).text()))
  const page = await browser.post(APP_PAGE, { intent: 'confirm', code: app.code(Date.now()) })
  return { app, codes: recoveryCodesIn(await page.clone().text()), page }
}

function secretIn(page: string): string {
  const secret = /class="setup-secret">([A-Z2-7 ]+)</.exec(page)?.[1]
  if (secret === undefined) throw new Error('the page shows no secret')
  return secret
}

export function recoveryCodesIn(page: string): string[] {
  return [...page.matchAll(/<code>([0-9a-z]{5}-[0-9a-z]{5})<\/code>/g)].map((match) => match[1] ?? '')
}

/** Allows the last code to be used again, so that tests need not wait for half a minute. */
export function forgetLastStep(server: RunningServer, email: string): void {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  database
    .prepare('UPDATE totp_factor SET last_step = 0 WHERE user_id = (SELECT id FROM user WHERE email = ?)')
    .run(email)
  database.close()
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

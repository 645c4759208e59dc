import type { AccountDeps } from '#app/.server/account/deps.ts'
import { markVerified, revokeOneTimeTokens, spendOneTimeToken } from '#app/.server/auth/commands.ts'
import { findUser, holderOfToken } from '#app/.server/auth/queries.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { type SignIn, signIn } from './sign-in.ts'

type Verified = { ok: true; state: 'verified' | 'already_verified' }

/**
 * Spends the token and verifies the address in one transaction. A real token for an address that is verified already
 * counts as success, even an old one: its holder has read that mailbox. This is the call of a program, whose user copied
 * the token out of the mail on purpose; a browser uses `verifyInBrowser`.
 */
export function verifyEmail(deps: AccountDeps, input: { token: string }): Verified | Refusal<'invalid_token'> {
  const { writer } = deps.database
  const now = deps.clock.now()
  return writer.sqlite
    .transaction(() => {
      const spent = spendOneTimeToken(writer, { token: input.token, purpose: 'verify_email', now })
      if (spent.state === 'unknown') return refuse('invalid_token')
      const { userId } = spent
      if (spent.state === 'good' && markVerified(writer, userId, now)) {
        revokeOneTimeTokens(writer, { userId, purposes: ['registering_browser'], now })
        deps.log.info({ event: 'account.verified', userId }, 'address verified')
        return { ok: true as const, state: 'verified' as const }
      }
      const verified = (findUser(writer, userId)?.verifiedAt ?? null) !== null
      return verified ? { ok: true as const, state: 'already_verified' as const } : refuse('invalid_token')
    })
    .immediate()
}

/** A mailed token and the browser that opened its link: `browser` is the token of its registration cookie. */
export type OpenedLink = { token: string; browser: string | undefined }

export type VerifyInBrowserOutcome =
  /** `signedIn` if the address was verified now. */
  | { ok: true; state: 'verified'; signedIn: SignIn }
  | { ok: true; state: 'already_verified' }
  | Refusal<'invalid_token' | 'registration_password_needed' | 'registration_password_wrong' | 'busy'>

/**
 * Verifies the address in a browser and signs in. Anyone can register the address of another person with a password of
 * their own, so the link in the mail is not enough (ASVS 6.4.1): it counts in the browser that registered the account,
 * and in every other one together with the password that was chosen then.
 * @param input.known the token of the device cookie, if the browser brought one
 */
export async function verifyInBrowser(
  deps: AccountDeps,
  input: OpenedLink & { password: string | undefined; device: Device; known?: string | undefined },
): Promise<VerifyInBrowserOutcome> {
  const { database, passwords, clock, log } = deps
  const { reader, writer } = database
  const { token, password, device } = input
  const owner = waitingOwner(reader, token, clock.now())
  if (owner !== undefined && !isRegisteringBrowser(reader, { ...input, owner, now: clock.now() })) {
    if (password === undefined) return refuse('registration_password_needed')
    const checked = await passwords.verify(password, findUser(reader, owner)?.passwordHash ?? null)
    if (!checked.ok) return checked
    if (!checked.matches) {
      log.warn({ event: 'account.verification_refused', userId: owner }, 'wrong password for a new account')
      return refuse('registration_password_wrong')
    }
  }
  return writer.sqlite
    .transaction((): VerifyInBrowserOutcome => {
      const outcome = verifyEmail(deps, { token })
      if (!outcome.ok) return outcome
      if (owner === undefined || outcome.state === 'already_verified') return { ok: true, state: 'already_verified' }
      return {
        ok: true,
        state: 'verified',
        signedIn: signIn(deps, { userId: owner, kind: 'web', method: 'password', device, browser: input.known }),
      }
    })
    .immediate()
}

/** Whether the link needs the password in this browser. A link that no longer works needs none. Reading spends nothing. */
export function needsPassword({ database, clock }: Pick<AccountDeps, 'database' | 'clock'>, link: OpenedLink): boolean {
  const { reader } = database
  const now = clock.now()
  const owner = waitingOwner(reader, link.token, now)
  return owner !== undefined && !isRegisteringBrowser(reader, { ...link, owner, now })
}

/**
 * The address that was registered in this browser and is not verified yet; undefined if there is none.
 * @param browser the token of its registration cookie
 */
export function registeredAddress(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  browser: string | undefined,
): string | undefined {
  if (browser === undefined) return undefined
  const { reader } = database
  const owner = holderOfToken(reader, { token: browser, purpose: 'registering_browser', now: clock.now() })
  const user = owner === undefined ? undefined : findUser(reader, owner)
  return user?.verifiedAt === null ? user.email : undefined
}

/** The unverified user whom this token can verify. */
function waitingOwner(reader: Handle, token: string, now: number): string | undefined {
  const owner = holderOfToken(reader, { token, purpose: 'verify_email', now })
  return owner !== undefined && findUser(reader, owner)?.verifiedAt === null ? owner : undefined
}

function isRegisteringBrowser(
  reader: Handle,
  { browser, owner, now }: { browser: string | undefined; owner: string; now: number },
): boolean {
  return (
    browser !== undefined && holderOfToken(reader, { token: browser, purpose: 'registering_browser', now }) === owner
  )
}

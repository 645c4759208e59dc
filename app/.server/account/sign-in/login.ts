import type { AccountDeps } from '#app/.server/account/deps.ts'
import { replacePasswordHash } from '#app/.server/auth/commands.ts'
import { findUserByEmail } from '#app/.server/auth/queries.ts'
import { isSignInSuspended } from '#app/.server/auth/suspensions.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { type SignIn, signIn } from './sign-in.ts'

export type LoginOutcome = SignIn | Refusal<'invalid_credentials' | 'EMAIL_NOT_VERIFIED' | 'account_suspended' | 'busy'>

/**
 * Signs in by address and password. An unknown address costs the same hash as a wrong password and gets the same
 * answer. Only a user who knows the password learns that the address is not verified yet, that the account is suspended,
 * or that a second factor is needed.
 */
export async function login(
  deps: AccountDeps,
  input: { email: string; password: string; kind: 'web' | 'api'; device?: Device; browser?: string | undefined },
): Promise<LoginOutcome> {
  const { database, passwords, log } = deps
  const { reader, writer } = database
  const user = findUserByEmail(reader, canonicalEmail(input.email))
  const checked = await passwords.verify(input.password, user?.passwordHash ?? null)
  if (!checked.ok) return checked
  if (user === undefined || !checked.matches) {
    log.warn({ event: 'login.refused', userId: user?.id }, 'login refused')
    return refuse('invalid_credentials')
  }
  if (user.verifiedAt === null) return refuse('EMAIL_NOT_VERIFIED')
  if (isSignInSuspended(reader, user.id)) return refuse('account_suspended')
  const renewed = checked.outdated ? await passwords.hash(input.password) : undefined
  return writer.sqlite
    .transaction(() => {
      if (renewed?.ok === true) replacePasswordHash(writer, user.id, renewed.phc)
      const { kind, device, browser } = input
      return signIn(deps, { userId: user.id, kind, method: 'password', device, browser })
    })
    .immediate()
}

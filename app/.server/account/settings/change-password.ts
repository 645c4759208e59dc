import type { AccountDeps } from '#app/.server/account/deps.ts'
import {
  type Attempts,
  type ReauthenticateOutcome,
  reauthenticate,
} from '#app/.server/account/sign-in/reauthenticate.ts'
import { endSessionsOf, replacePasswordHash, revokeOneTimeTokens } from '#app/.server/auth/commands.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { weaknessOf } from '#app/.server/auth/weak-passwords.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { dropEmailChange } from './email-change.ts'

export type ChangePasswordOutcome =
  | { ok: true; was: 'set' | 'changed' }
  | Exclude<ReauthenticateOutcome, { ok: true }>
  | Refusal<'password_common' | 'password_personal'>

/**
 * Replaces the password of a user who gives the current one, or sets a first one after a fresh sign-in. In one
 * transaction with the change every other session ends, bearer tokens included, and mailed links stop working (ASVS
 * 6.2.3 and 7.4.3). Of two simultaneous changes with one current password the second is refused.
 */
export async function changePassword(
  deps: AccountDeps,
  input: {
    userId: string
    sessionId: string
    currentPassword: string | undefined
    newPassword: string
    /** The client's address. */
    address: string
    attempts: Attempts
  },
): Promise<ChangePasswordOutcome> {
  const { reader, writer } = deps.database
  const { userId, sessionId, address, attempts } = input
  const user = findUser(reader, userId)
  if (user === undefined) return refuse('sign_in_again')
  const proven = await reauthenticate(deps, { userId, sessionId, address, attempts, password: input.currentPassword })
  if (!proven.ok) return proven
  const weakness = weaknessOf(input.newPassword, user.email)
  if (weakness !== null) return refuse(weakness === 'common' ? 'password_common' : 'password_personal')
  const hashed = await deps.passwords.hash(input.newPassword)
  if (!hashed.ok) return hashed

  const now = deps.clock.now()
  const done = writer.sqlite
    .transaction(() => {
      if (findUser(writer, userId)?.passwordHash !== user.passwordHash) return false
      replacePasswordHash(writer, userId, hashed.phc)
      endSessionsOf(writer, userId, { except: sessionId })
      revokeOneTimeTokens(writer, { userId, purposes: ['reset_password'], now })
      dropEmailChange(writer, userId, now)
      return true
    })
    .immediate()
  if (!done) return refuse('current_password_incorrect')
  const was = user.passwordHash === null ? 'set' : 'changed'
  deps.log.info({ event: `password.${was}`, userId, sessionId }, 'password changed')
  securityNotice(deps, { kind: was === 'set' ? 'passwordSet' : 'passwordChanged', to: user })
  return { ok: true, was }
}

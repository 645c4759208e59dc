import { accessOf } from '#app/.server/account/access/list.ts'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import {
  type Attempts,
  type ReauthenticateOutcome,
  reauthenticate,
} from '#app/.server/account/sign-in/reauthenticate.ts'
import { beginSession, type SignedInSession } from '#app/.server/account/sign-in/sign-in.ts'
import { endSessionsOf, replacePasswordHash, revokeOneTimeTokens } from '#app/.server/auth/commands.ts'
import { forgetDevicesOf } from '#app/.server/auth/known-devices.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { clearGuard } from '#app/.server/auth/second-factor/guard.ts'
import { weaknessOf } from '#app/.server/auth/weak-passwords.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { countByKind } from '#app/domain/access/access.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { dropEmailChange } from './email-change.ts'

export type ChangePasswordOutcome =
  /** `renewed` is the new session of the browser, if it asked for one. */
  | { ok: true; was: 'set' | 'changed'; renewed: SignedInSession | undefined }
  | Exclude<ReauthenticateOutcome, { ok: true }>
  | Refusal<'password_common' | 'password_personal'>

/**
 * Replaces the password of a user who gives the current one, or sets a first one after a fresh sign-in. In one
 * transaction with the change every other session ends, bearer tokens included, and mailed links stop working (ASVS
 * 6.2.3 and 7.4.3). With `renew` the present session ends too and the browser gets a new one, so that a stolen copy of its
 * cookie is worth nothing. Of two simultaneous changes with one current password the second is refused.
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
    /** The device of the browser that takes a new session; absent for a program, whose token stays. */
    renew?: Device & { browser?: string | undefined }
  },
): Promise<ChangePasswordOutcome> {
  const { reader, writer } = deps.database
  const { userId, sessionId, address, attempts, renew } = input
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
      if (findUser(writer, userId)?.passwordHash !== user.passwordHash) return undefined
      replacePasswordHash(writer, userId, hashed.phc)
      endSessionsOf(writer, userId, renew === undefined ? { except: sessionId } : {})
      revokeOneTimeTokens(writer, { userId, purposes: ['reset_password'], now })
      dropEmailChange(writer, userId, now)
      forgetDevicesOf(writer, userId)
      clearGuard(writer, userId)
      if (renew === undefined) return { renewed: undefined }
      return {
        renewed: beginSession(deps, { userId, kind: 'web', method: 'password', device: renew, browser: renew.browser }),
      }
    })
    .immediate()
  if (done === undefined) return refuse('current_password_incorrect')
  const was = user.passwordHash === null ? 'set' : 'changed'
  deps.log.info({ event: `password.${was}`, userId, sessionId }, 'password changed')
  const present = done.renewed?.sessionId ?? sessionId
  const left = accessOf(deps, { userId, sessionId: present }).filter(({ stays }) => stays !== 'current')
  securityNotice(deps, { kind: was === 'set' ? 'passwordSet' : 'passwordChanged', to: user, access: countByKind(left) })
  return { ok: true, was, renewed: done.renewed }
}

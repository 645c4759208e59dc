import { noteLogin, replacePasswordHash, startSession } from '#app/.server/auth/commands.ts'
import { findUserByEmail, homeWorkspaceOf } from '#app/.server/auth/queries.ts'
import type { Device } from '#app/domain/account/device.ts'
import { canonicalEmail } from '#app/domain/account/email.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { AccountDeps } from './deps.ts'

export type LoginOutcome =
  | { ok: true; token: string; sessionId: string; expiresAt: number; userId: string; workspaceId: string }
  | Refusal<'invalid_credentials' | 'EMAIL_NOT_VERIFIED' | 'busy'>

/**
 * Starts a session (`web`) or issues a bearer token (`api`), each time with a new token. An unknown address costs the
 * same hash as a wrong password and gets the same answer; that an address is not verified yet is told only to who
 * knows the password.
 */
export async function login(
  deps: AccountDeps,
  input: { email: string; password: string; kind: 'web' | 'api'; device?: Device },
): Promise<LoginOutcome> {
  const { database, passwords, clock, log } = deps
  const { reader, writer } = database
  const user = findUserByEmail(reader, canonicalEmail(input.email))
  const checked = await passwords.verify(input.password, user?.passwordHash ?? null)
  if (!checked.ok) return checked
  if (user === undefined || !checked.matches) {
    log.warn({ event: 'login.refused', userId: user?.id }, 'login refused')
    return refuse('invalid_credentials')
  }
  if (user.verifiedAt === null) return refuse('EMAIL_NOT_VERIFIED')
  const renewed = checked.outdated ? await passwords.hash(input.password) : undefined

  const now = clock.now()
  const workspaceId = homeWorkspaceOf(reader, user.id)
  if (workspaceId === undefined) throw new Error('a user without any workspace tried to log in')
  const started = writer.sqlite
    .transaction(() => {
      if (renewed?.ok === true) replacePasswordHash(writer, user.id, renewed.phc)
      noteLogin(writer, user.id, now)
      return startSession(writer, { userId: user.id, workspaceId, kind: input.kind, device: input.device, now })
    })
    .immediate()
  log.info({ event: 'login', userId: user.id, sessionId: started.sessionId, kind: input.kind }, 'logged in')
  return { ok: true, ...started, userId: user.id, workspaceId }
}

import { noteLogin, startSession } from '#app/.server/auth/commands.ts'
import { homeWorkspaceOf } from '#app/.server/auth/queries.ts'
import type { Device } from '#app/domain/account/device.ts'
import type { SessionKind } from '#db/schema/auth.ts'
import type { AccountDeps } from './deps.ts'

/** A session that has begun; the token is told here and nowhere kept. Times in milliseconds UTC. */
export type SignedInSession = {
  ok: true
  step: 'in'
  token: string
  sessionId: string
  expiresAt: number
  userId: string
  workspaceId: string
}

/** The first step was right and the second is still to come: whoever brings the challenge back may try it. */
export type FactorAsked = { ok: true; step: 'second_factor'; challenge: string; expiresAt: number }

export type SignIn = SignedInSession | FactorAsked

/** What a person signed in by. */
export type SignInMethod = 'password' | 'google' | 'passkey'

/**
 * Where every way of signing in ends: whoever calls this has proved who the user is. Starts a session (`web`) or issues
 * a bearer token (`api`), each time with a new token. May run inside the transaction of what led here.
 */
export function signIn(
  deps: AccountDeps,
  input: { userId: string; kind: SessionKind; method: SignInMethod; device?: Device | undefined },
): SignIn {
  const { database, clock, log } = deps
  const { userId, kind, method } = input
  const now = clock.now()
  const workspaceId = homeWorkspaceOf(database.writer, userId)
  if (workspaceId === undefined) throw new Error('a user without any workspace tried to log in')
  const started = database.writer.sqlite
    .transaction(() => {
      noteLogin(database.writer, userId, now)
      return startSession(database.writer, { userId, workspaceId, kind, device: input.device, now })
    })
    .immediate()
  log.info({ event: 'login', userId, sessionId: started.sessionId, kind, method }, 'logged in')
  return { ok: true, step: 'in', ...started, userId, workspaceId }
}

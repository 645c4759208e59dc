import type { AccountDeps } from '#app/.server/account/deps.ts'
import { rareNotice } from '#app/.server/account/rare-notice.ts'
import { noteLogin, startSession } from '#app/.server/auth/commands.ts'
import { DEVICE_KEPT_MS, deviceMark, rememberDevice } from '#app/.server/auth/known-devices.ts'
import { findUser, homeWorkspaceOf } from '#app/.server/auth/queries.ts'
import { type FirstStep, openChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import { hasTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { newToken } from '#app/.server/platform/ids.ts'
import { SECOND_STEP_MS } from '#app/domain/second-factor/second-factor.ts'

/** A session that has begun. This is the only copy of its token. Times in milliseconds UTC. */
export type SignedInSession = {
  ok: true
  step: 'in'
  token: string
  sessionId: string
  expiresAt: number
  userId: string
  workspaceId: string
  /** The password was reset, and the owner has not looked through the account since: lead there first. */
  unchecked: boolean
  /** For the device cookie of a browser; `null` for a program. */
  browser: { token: string; expiresAt: number } | null
}

/** The first step succeeded and the second is required: the holder of the challenge may try it. */
type FactorChallenge = { ok: true; step: 'second_factor'; challenge: string; expiresAt: number }

export type SignIn = SignedInSession | FactorChallenge

/** The kind of the second step. */
export type Factor = 'totp' | 'recovery_code' | 'passkey'

type Who = FirstStep & {
  userId: string
  /** The token of the device cookie, if the browser brought one. */
  browser?: string | undefined
}

/**
 * The last step of every way of signing in, after the caller has proved the user's identity. Starts a session (`web`)
 * or issues a bearer token (`api`), each time with a new token. If the user has an authenticator app, a password or
 * Google gets a challenge instead; a passkey does not, because it is two factors itself. May run inside the caller's
 * transaction.
 */
export function signIn(deps: AccountDeps, who: Who): SignIn {
  const { database, clock, log } = deps
  const { userId, kind, method, device } = who
  if (method === 'passkey' || !hasTotp(database.writer, userId)) return beginSession(deps, who)
  const { token, expiresAt } = openChallenge(database.writer, {
    purpose: 'second_factor',
    userId,
    now: clock.now(),
    livesMs: SECOND_STEP_MS,
    step: { method, kind, device },
  })
  log.info({ event: 'login.second_factor_asked', userId, kind, method }, 'second factor asked for')
  return { ok: true, step: 'second_factor', challenge: token, expiresAt }
}

/** Begins the session of a user who has passed every step. */
export function beginSession(deps: AccountDeps, who: Who & { factor?: Factor }): SignedInSession {
  const { database, clock, log } = deps
  const { userId, kind, method, device, factor } = who
  const browser = kind === 'web' ? (who.browser ?? newToken()) : undefined
  const mark = deviceMark(userId, { kind, browser, device })
  const now = clock.now()
  const workspaceId = homeWorkspaceOf(database.writer, userId)
  if (workspaceId === undefined) throw new Error('a user without any workspace tried to log in')
  const started = database.writer.sqlite
    .transaction(() => {
      noteLogin(database.writer, userId, now)
      const isNew = mark !== undefined && rememberDevice(database.writer, { userId, mark, now })
      if (isNew) rareNotice(deps, { kind: 'newDevice', userId, device })
      return startSession(database.writer, {
        ...{ userId, workspaceId, kind, device, now },
        byPassword: method === 'password',
      })
    })
    .immediate()
  log.info({ event: 'login', userId, sessionId: started.sessionId, kind, method, factor }, 'logged in')
  const unchecked = findUser(database.writer, userId)?.uncheckedSince != null
  return {
    ok: true,
    step: 'in',
    ...started,
    userId,
    workspaceId,
    unchecked,
    browser: browser === undefined ? null : { token: browser, expiresAt: now + DEVICE_KEPT_MS },
  }
}

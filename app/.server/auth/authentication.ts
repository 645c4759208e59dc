import { type Ledger, usageOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { type Log, noteUser } from '#app/.server/platform/log.ts'
import { isPaused } from '#app/domain/access/access.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { ApiScope } from '#app/domain/settings/api-keys.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import type { SessionKind } from '#db/schema/auth.ts'
import { findApiKey } from './api-keys.ts'
import { touchSession } from './commands.ts'
import type { KeyUses } from './key-uses.ts'
import type { CurrentUser } from './middleware.ts'
import { findSession, type SessionFacts } from './queries.ts'
import { isSuspended } from './suspensions.ts'

/** Finds the user that a request acts for; the middleware uses it. */
export type Authentication = ReturnType<typeof createAuthentication>

type ApiKeyOutcome =
  | { ok: true; user: CurrentUser }
  | Refusal<
      | 'api_key_invalid'
      | 'api_key_paused'
      | 'api_plan_needed'
      | 'api_key_not_here'
      | 'api_scope_missing'
      | 'account_suspended'
    >

export function createAuthentication(deps: {
  database: Database
  ledger: Pick<Ledger, 'accountOf'>
  clock: Clock
  log: Log
  keyUses: KeyUses
}) {
  const { database, ledger, clock, log, keyUses } = deps

  function currentUser(
    found: Pick<SessionFacts, 'userId' | 'email' | 'verifiedAt' | 'workspaceId' | 'role' | 'sessionId'> &
      Pick<CurrentUser, 'scopes'>,
  ): CurrentUser {
    const { verifiedAt, ...facts } = found
    const account = ledger.accountOf(found.workspaceId)
    if (account === undefined) throw new Error('a workspace has no ledger account')
    const { userId, email, workspaceId, role, sessionId, scopes } = facts
    noteUser(userId)
    return { userId, email, emailVerified: verifiedAt !== null, workspaceId, role, sessionId, account, scopes }
  }

  return {
    /**
     * The user of a live session; undefined if there is none of this kind. Only a write updates the session's time
     * of last use.
     */
    bySession(kind: SessionKind, token: string, { write }: { write: boolean }): CurrentUser | undefined {
      const found = findSession(database.reader, kind, token, clock.now())
      if (found === undefined || isSuspended(database.reader, found)) return undefined
      if (write) touchSession(database.writer, found, clock.now())
      return currentUser({ ...found, scopes: 'all' })
    },

    /** @param scope the scope that the call needs; undefined for a call that no key may make */
    byApiKey(key: string, scope: ApiScope | undefined, device: Device): ApiKeyOutcome {
      const now = clock.now()
      const found = findApiKey(database.reader, key, now)
      if (found === undefined) {
        log.warn({ event: 'api_key.refused', code: 'api_key_invalid' }, 'API key refused')
        return refuse('api_key_invalid')
      }
      const user = currentUser({ ...found, sessionId: found.keyId })
      const code = refusalOf(user, found.scopes, scope, now) ?? (isPaused(found) ? 'api_key_paused' : null)
      if (code !== null) {
        log.warn({ event: 'api_key.refused', userId: found.userId, keyId: found.keyId, code }, 'API key refused')
        return refuse(code)
      }
      keyUses.note(found, now, device)
      return { ok: true, user }
    },
  }

  function refusalOf(
    user: CurrentUser,
    scopes: ReadonlySet<ApiScope>,
    scope: ApiScope | undefined,
    now: number,
  ): 'account_suspended' | 'api_key_not_here' | 'api_scope_missing' | 'api_plan_needed' | null {
    if (isSuspended(database.reader, user)) return 'account_suspended'
    if (scope === undefined) return 'api_key_not_here'
    if (!scopes.has(scope)) return 'api_scope_missing'
    return planFor(usageOf(database.reader, user.account, now).plan).apiBulkTeam ? null : 'api_plan_needed'
  }
}

import type { AccountDeps } from '#app/.server/account/deps.ts'
import { rareNotice } from '#app/.server/account/rare-notice.ts'
import { countKeys, deleteApiKey, insertApiKey, keyOf, newApiKey, replaceApiKey } from '#app/.server/auth/api-keys.ts'
import type { CurrentUser } from '#app/.server/auth/middleware.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { deviceOfSession } from '#app/.server/auth/sessions.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { type ApiScope, KEYS_MAX, type KeyDays, replacementEnd } from '#app/domain/settings/api-keys.ts'

const DAY = 24 * 60 * 60 * 1000

/** The owner of the keys: always the user of the session, in its workspace. The session tells the device. */
type KeyOwner = Pick<CurrentUser, 'userId' | 'workspaceId' | 'account'> & { sessionId?: string }

/** `key` is the only copy: show it and discard it. */
type NewKey = { ok: true; key: string }

/** Whether the plan of an account includes the API. */
export function planHasApi(deps: Pick<AccountDeps, 'database' | 'clock'>, account: string): boolean {
  return planFor(usageOf(deps.database.reader, account, deps.clock.now()).plan).apiBulkTeam
}

/** Creates a key and notifies its owner by mail. Ask for the password first. */
export function createApiKey(
  deps: AccountDeps,
  owner: KeyOwner,
  input: { name: string; scopes: readonly ApiScope[]; days: KeyDays },
): NewKey | Refusal<'api_plan_needed' | 'too_many_keys'> {
  const { writer } = deps.database
  if (!planHasApi(deps, owner.account)) return refuse('api_plan_needed')
  const now = deps.clock.now()
  const newKey = { ...newApiKey(), id: newId('key', now), name: input.name, scopes: input.scopes, now }
  const fits = writer.sqlite
    .transaction(() => {
      if (countKeys(writer, owner) >= KEYS_MAX) return false
      const device = deviceOfSession(writer, owner.sessionId)
      insertApiKey(writer, owner, { ...newKey, expiresAt: now + input.days * DAY, device })
      return true
    })
    .immediate()
  if (!fits) return refuse('too_many_keys')
  tell(deps, owner, { event: 'api_key.created', keyId: newKey.id, scopes: input.scopes })
  return { ok: true, key: newKey.key }
}

/**
 * Replaces a key, which stops working at once, by a new one with the same name, scopes and lifetime; a key without an end
 * gets the longest lifetime of new keys. `prefix` names the key that the user saw: of several simultaneous calls one
 * replaces it, and no answer shows a dead key. Ask for the password first.
 */
export function regenerateApiKey(
  deps: AccountDeps,
  owner: KeyOwner,
  input: { keyId: string; prefix: string },
): NewKey | Refusal<'api_plan_needed' | 'not_found' | 'key_replaced'> {
  const { writer } = deps.database
  if (!planHasApi(deps, owner.account)) return refuse('api_plan_needed')
  const now = deps.clock.now()
  const fresh = newApiKey()
  const replaced = writer.sqlite
    .transaction(() => {
      const old = keyOf(writer, owner, input.keyId)
      if (old === undefined) return refuse('not_found')
      const expiresAt = replacementEnd(old, now)
      const device = deviceOfSession(writer, owner.sessionId)
      const won = replaceApiKey(writer, owner, { ...input, fresh: { ...fresh, createdAt: now, expiresAt }, device })
      return won ? { ok: true as const, scopes: old.scopes } : refuse('key_replaced')
    })
    .immediate()
  if (!replaced.ok) return replaced
  tell(deps, owner, { event: 'api_key.regenerated', keyId: input.keyId, scopes: replaced.scopes })
  return { ok: true, key: fresh.key }
}

/** Ends a key at once and notifies its owner by mail. Possible on every plan. */
export function revokeApiKey(deps: AccountDeps, owner: KeyOwner, keyId: string): { ok: true } | Refusal<'not_found'> {
  if (!deleteApiKey(deps.database.writer, owner, keyId)) return refuse('not_found')
  deps.log.info({ event: 'api_key.revoked', userId: owner.userId, keyId }, 'API key revoked')
  rareNotice(deps, { kind: 'apiKeyRevoked', userId: owner.userId })
  return { ok: true }
}

function tell(
  deps: AccountDeps,
  owner: KeyOwner,
  event: { event: string; keyId: string; scopes: readonly ApiScope[] },
): void {
  deps.log.info({ ...event, userId: owner.userId }, 'API key made')
  const user = findUser(deps.database.reader, owner.userId)
  if (user !== undefined) securityNotice(deps, { kind: 'apiKeyMade', to: user })
}

import { newestKeyOf } from '#app/.server/auth/api-keys.ts'
import { googleIdentityOf } from '#app/.server/auth/google-identities.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { AccountDeps } from './deps.ts'

/** The user object of the specification's calls (section 3), in its field names. Times are ISO 8601 in UTC. */
export type ApiUser = {
  id: string
  email: string
  subscription_plan: string
  usage_current_month: number
  usage_limit: number
  /** The newest valid key, masked: a whole key is shown only once, when it is created. */
  api_key: string | null
  is_verified: boolean
  created_at: string
  last_login_at: string | null
  provider: 'google' | 'other'
  /** The subject at Google; absent unless a Google account is connected. */
  google_id?: string
}

/**
 * A user with the plan and usage of one workspace.
 * @throws if the user or the ledger account is missing: neither is deleted while a session lives.
 */
export function apiUserOf(
  deps: Pick<AccountDeps, 'database' | 'ledger' | 'clock'>,
  input: { userId: string; workspaceId: string },
): ApiUser {
  const { reader } = deps.database
  const user = findUser(reader, input.userId)
  const account = deps.ledger.accountOf(input.workspaceId)
  if (user === undefined || account === undefined) throw new Error('a session names a user or account that is gone')
  const google = googleIdentityOf(reader, user.id)
  const now = deps.clock.now()
  const usage = usageOf(reader, account, now)
  return {
    id: user.id,
    email: user.email,
    subscription_plan: usage.plan,
    usage_current_month: usage.used,
    usage_limit: usage.limit,
    api_key: newestKeyOf(reader, input, now),
    is_verified: user.verifiedAt !== null,
    created_at: new Date(user.createdAt).toISOString(),
    last_login_at: user.lastLoginAt === null ? null : new Date(user.lastLoginAt).toISOString(),
    provider: google === undefined ? 'other' : 'google',
    ...(google === undefined ? {} : { google_id: google.subject }),
  }
}

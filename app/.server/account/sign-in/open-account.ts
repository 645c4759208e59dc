import type { AccountDeps } from '#app/.server/account/deps.ts'
import { createWorkspace } from '#app/.server/account/workspaces.ts'
import { createUser } from '#app/.server/auth/commands.ts'
import { newId } from '#app/.server/platform/ids.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

/**
 * Opens an account: the user, unverified, with a personal workspace (role `owner`) and a ledger account on the starter
 * plan, and runs `and` for the new user, all in one transaction or not at all.
 * @throws if the address is taken, or if the ledger is read-only: check both first.
 */
export function openAccount<T>(
  deps: Pick<AccountDeps, 'database' | 'ledger' | 'clock'>,
  input: { email: string; passwordHash: string | null; locale: Locale },
  and: (userId: string) => T,
): { userId: string; workspaceId: string; done: T } {
  const { ledger, database, clock } = deps
  const { writer } = database
  const now = clock.now()
  const workspaceId = newId('wsp', now)
  const account = ledger.newAccount(workspaceId)
  return ledger.transact((tx) => {
    createWorkspace(writer, { id: workspaceId, name: 'Personal', kind: 'personal', now })
    const userId = createUser(writer, { ...input, workspaceId, role: 'owner', now })
    ledger.openAccount(tx, { account, plan: 'starter' })
    return { userId, workspaceId, done: and(userId) }
  })
}

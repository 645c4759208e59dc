import type { AccountDeps } from '#app/.server/account/deps.ts'
import { type Attempts, proofOf } from '#app/.server/account/sign-in/reauthenticate.ts'
import type { Actor } from '#app/.server/auth/middleware.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { deleteAccount } from './delete-account.ts'
import type { DeletionWork } from './finish.ts'

/** The deletion of an account, as routes use it. */
export type Deletion = ReturnType<typeof createDeletion>

/** @param deps.limits count wrong passwords */
export function createDeletion(
  deps: AccountDeps & { deletions: DeletionWork; limits: { readonly reauthenticate: Attempts } },
) {
  return {
    proofOf: (user: Pick<Actor, 'userId' | 'sessionId'>) => proofOf(deps, user),
    planOf: (user: Pick<Actor, 'account'>) => usageOf(deps.database.reader, user.account, deps.clock.now()).plan,
    /** @param input.confirmation the account's address as typed, to show that this account is meant */
    deleteAccount(
      { userId, sessionId, address }: Actor,
      input: { confirmation: string; password: string | undefined },
    ) {
      return deleteAccount(deps, { userId, sessionId, address, attempts: deps.limits.reauthenticate, ...input })
    },
  }
}

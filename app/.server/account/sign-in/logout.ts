import type { AccountDeps } from '#app/.server/account/deps.ts'
import { endSession } from '#app/.server/auth/commands.ts'

/** Ends the web session behind a token; without one, or with one that has ended, there is nothing to do. */
export function logout(deps: AccountDeps, token: string | undefined): void {
  if (token === undefined) return
  endSession(deps.database.writer, 'web', token)
  deps.log.info({ event: 'logout' }, 'logged out')
}

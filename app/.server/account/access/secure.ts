import type { AccountDeps } from '#app/.server/account/deps.ts'
import {
  type Attempts,
  gavePasswordRecently,
  proofOf,
  type ReauthenticateOutcome,
  reauthenticate,
} from '#app/.server/account/sign-in/reauthenticate.ts'
import { noteUnchecked } from '#app/.server/auth/commands.ts'
import type { Actor } from '#app/.server/auth/middleware.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type AccessKind, countByKind } from '#app/domain/access/access.ts'
import { type Access, accessOf, endAccess } from './list.ts'

/** The page that looks through an account, as its route uses it. */
export type Secure = ReturnType<typeof createSecure>

type Session = Pick<Actor, 'userId' | 'sessionId'>

export function createSecure(deps: AccountDeps & { limits: { readonly reauthenticate: Attempts } }) {
  const { database, log, limits } = deps
  const { reader, writer } = database

  return {
    /**
     * Everything that opens the account. `unchecked`: its password was reset, and this page has not been finished since.
     * `proof` is the one that ending something takes: none if the password was given a moment ago.
     */
    lookThrough(user: Session): { list: Access[]; unchecked: boolean; proof: 'none' | 'password' | 'sign_in' } {
      const { hasPassword, stale } = proofOf(deps, user)
      return {
        list: accessOf(deps, user),
        unchecked: findUser(reader, user.userId)?.uncheckedSince != null,
        proof: gavePasswordRecently(deps, user) ? 'none' : hasPassword ? 'password' : stale ? 'sign_in' : 'none',
      }
    },

    /**
     * Ends what is named, all or nothing of it in one transaction, and from then on everything that is left works. Names
     * of what is gone already, or belongs to another user, are ignored. One mail tells what was ended.
     * @returns how many things were ended
     */
    async finish(
      user: Session & Pick<Actor, 'address'>,
      input: { end: readonly { kind: AccessKind; id: string }[]; password?: string | undefined },
    ): Promise<{ ok: true; ended: number } | Exclude<ReauthenticateOutcome, { ok: true }>> {
      if (!gavePasswordRecently(deps, user)) {
        const proof = await reauthenticate(deps, { ...user, password: input.password, attempts: limits.reauthenticate })
        if (!proof.ok) return proof
      }
      const { userId, sessionId } = user
      const ended = writer.sqlite
        .transaction(() => {
          noteUnchecked(writer, userId, null)
          return input.end.filter((named) => endAccess(deps, user, named))
        })
        .immediate()
      const counts = countByKind(ended)
      log.info({ event: 'account.checked', userId, sessionId, ...counts }, 'account looked through by its owner')
      const owner = findUser(reader, userId)
      if (owner !== undefined && ended.length > 0)
        securityNotice(deps, { kind: 'accessEnded', to: owner, access: counts })
      return { ok: true, ended: ended.length }
    },
  }
}

import type { AccountDeps } from '#app/.server/account/deps.ts'
import { unlinkGoogle } from '#app/.server/auth/google-identities.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'

/** Disconnects Google, unless it is the only way to sign in. Ask for the password first. Existing sessions stay. */
export function disconnectGoogle(
  deps: AccountDeps,
  input: { userId: string },
): { ok: true } | Refusal<'google_only_way' | 'not_found'> {
  const { writer } = deps.database
  const { userId } = input
  const user = findUser(writer, userId)
  if (user === undefined) return refuse('not_found')
  if (user.passwordHash === null) return refuse('google_only_way')
  if (!unlinkGoogle(writer, userId)) return refuse('not_found')
  deps.log.info({ event: 'google.unlinked', userId }, 'Google identity unlinked')
  securityNotice(deps, { kind: 'googleUnlinked', to: user })
  return { ok: true }
}

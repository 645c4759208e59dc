import type { AccountDeps } from '#app/.server/account/deps.ts'
import { markVerified, spendOneTimeToken } from '#app/.server/auth/commands.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'

export type VerifyEmailOutcome = { ok: true; state: 'verified' | 'already_verified' } | Refusal<'invalid_token'>

/**
 * Spends the token and verifies the address in one transaction. A real token for an address that is verified already
 * counts as success, even an old one: its holder has read that mailbox.
 */
export function verifyEmail(deps: AccountDeps, input: { token: string }): VerifyEmailOutcome {
  const { writer } = deps.database
  const now = deps.clock.now()
  return writer.sqlite
    .transaction((): VerifyEmailOutcome => {
      const spent = spendOneTimeToken(writer, { token: input.token, purpose: 'verify_email', now })
      if (spent.state === 'unknown') return refuse('invalid_token')
      if (spent.state === 'good' && markVerified(writer, spent.userId, now)) {
        deps.log.info({ event: 'account.verified', userId: spent.userId }, 'address verified')
        return { ok: true, state: 'verified' }
      }
      const verified = (findUser(writer, spent.userId)?.verifiedAt ?? null) !== null
      return verified ? { ok: true, state: 'already_verified' } : refuse('invalid_token')
    })
    .immediate()
}

import type { AccountDeps } from '#app/.server/account/deps.ts'
import { endSessionsOf } from '#app/.server/auth/commands.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { endSessionOf } from '#app/.server/auth/sessions.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'

/** Ends one session of the user: it is invalid from its next request on. Ask for the password first (ASVS 7.5.2). */
export function endOwnSession(
  deps: AccountDeps,
  input: { userId: string; sessionId: string },
): { ok: true } | Refusal<'not_found'> {
  if (!endSessionOf(deps.database.writer, input)) return refuse('not_found')
  deps.log.info({ event: 'session.ended', ...input }, 'session ended by its owner')
  return { ok: true }
}

/**
 * Ends every session of the user but `sessionId`, bearer tokens included, and notifies the user by mail. API keys stay,
 * because they have a page of their own. Ask for the password first (ASVS 7.5.2).
 * @returns the number of ended sessions.
 */
export function endOtherSessions(deps: AccountDeps, input: { userId: string; sessionId: string }): number {
  const { userId, sessionId } = input
  const ended = endSessionsOf(deps.database.writer, userId, { except: sessionId })
  deps.log.info({ event: 'session.others_ended', userId, sessionId, ended }, 'other sessions ended by their owner')
  const user = findUser(deps.database.reader, userId)
  if (user !== undefined && ended > 0) securityNotice(deps, { kind: 'sessionsEnded', to: user })
  return ended
}

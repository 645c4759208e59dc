import { eq } from 'drizzle-orm'
import {
  type Attempts,
  type ReauthenticateOutcome,
  reauthenticate,
} from '#app/.server/account/sign-in/reauthenticate.ts'
import { deleteUser, workspacesOwnedAlone } from '#app/.server/auth/ownership.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { forgetMails } from '#app/.server/mail/outbox.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { accountDeletion, emailChange } from '#db/schema/account.ts'
import { forgetAuditor } from '../auditors/forget.ts'
import type { AccountDeps } from '../deps.ts'
import { deleteWorkspaces } from '../workspaces.ts'
import type { DeletionWork } from './finish.ts'

export type DeleteAccountOutcome =
  | { ok: true; was: 'deleted' | 'gone' }
  | Exclude<ReauthenticateOutcome, { ok: true }>
  | Refusal<'confirmation_differs' | 'ledger_read_only'>

/**
 * Deletes the account of a user who proves their identity and types its address. One transaction deletes the user with
 * all dependent rows, the workspaces without another owner, and the name on seats elsewhere; after its commit the
 * account cannot sign in, and the address is free. The work outside this file (ledger key, payments, messages, the last
 * notice) is recorded in the same transaction, starts right after the answer, and is retried until it is done. Of many
 * simultaneous deletions only one has an effect; the others find no user (`gone`).
 */
export async function deleteAccount(
  deps: AccountDeps & { deletions: DeletionWork },
  input: {
    userId: string
    sessionId: string
    /** The account's address as typed, to show that this account is meant. */
    confirmation: string
    password: string | undefined
    /** The client's address. */
    address: string
    attempts: Attempts
  },
): Promise<DeleteAccountOutcome> {
  const { database, ledger, log, clock, deletions } = deps
  const { userId, sessionId, address, attempts, password } = input
  const found = findUser(database.reader, userId)
  if (found === undefined) return { ok: true, was: 'gone' }
  if (canonicalEmail(input.confirmation) !== found.emailCanonical) return refuse('confirmation_differs')
  if (ledger.readOnly !== undefined) return refuse('ledger_read_only')
  const proven = await reauthenticate(deps, { userId, sessionId, address, attempts, password })
  const { writer } = database
  if (findUser(writer, userId) === undefined) return { ok: true, was: 'gone' }
  if (!proven.ok) return proven
  // Also delete the mails to a pending new address, unless another account owns that address now.
  const other = writer.drizzle.select().from(emailChange).where(eq(emailChange.userId, userId)).get()
  if (other !== undefined && findUserByEmail(writer, other.newEmailCanonical) === undefined) {
    await forgetMails(deletions.outboxDir, other.newEmail)
  }

  const now = clock.now()
  writer.sqlite
    .transaction(() => {
      const user = findUser(writer, userId)
      if (user === undefined) return
      const workspaces = workspacesOwnedAlone(writer, userId)
      const subscriptions = workspaces.flatMap((id) => deletions.subscriptions.endingOf(writer, id) ?? [])
      writer.drizzle
        .insert(accountDeletion)
        .values({ userId, email: user.email, locale: user.locale, workspaces, subscriptions, requestedAt: now })
        .run()
      forgetAuditor(writer, { userId, emailCanonical: user.emailCanonical, now })
      deleteWorkspaces(writer, workspaces)
      deleteUser(writer, userId)
    })
    .immediate()
  log.info({ event: 'account.deleted', userId, sessionId }, 'account deleted by its user')
  void deletions.finish()
  return { ok: true, was: 'deleted' }
}

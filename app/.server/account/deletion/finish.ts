import { eq } from 'drizzle-orm'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { forgetMails } from '#app/.server/mail/outbox.ts'
import { securityNoticeMail } from '#app/.server/mail/security-notice.ts'
import { type Copies, NO_COPIES } from '#app/.server/platform/cluster/copies.ts'
import { emptyWal, rewriteIfFound } from '#app/.server/platform/shred.ts'
import { storedLocale } from '#app/domain/preferences/language.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { accountDeletion } from '#db/schema/account.ts'
import type { Subscriptions } from './subscriptions.ts'

/** A last notice is retried for this long; the address is stored until then. */
const NOTICE_MS = 60 * 60 * 1000

export type DeletionDeps = Pick<AccountDeps, 'database' | 'ledger' | 'mailer' | 'clock' | 'log' | 'publicUrl'> & {
  outboxDir: string
  subscriptions: Subscriptions
  /** One machine alone by default. */
  copies?: Copies
}

export type DeletionWork = Pick<DeletionDeps, 'subscriptions' | 'outboxDir'> & {
  /**
   * Does the remaining work of deletions as far as it can now. Never rejects; call it at the start and now and then.
   */
  finish(): Promise<void>
  /** Resolves once the work that has begun has ended. */
  close(): Promise<void>
}

type Pending = typeof accountDeletion.$inferSelect

/** The work of deletions after their transaction. One process does one deletion at a time. */
export function createDeletionWork(deps: DeletionDeps): DeletionWork {
  const { database, log } = deps
  const { reader, writer, keys } = database
  let running: Promise<void> = Promise.resolve()
  // A process that was stopped may have left deleted rows in its logs.
  let toEmpty = true
  let toSearch: string[] = []

  async function finishAll(): Promise<void> {
    for (const pending of reader.drizzle.select().from(accountDeletion).all()) {
      if (!(await finishOne(deps, pending))) continue
      writer.drizzle.delete(accountDeletion).where(eq(accountDeletion.userId, pending.userId)).run()
      toEmpty = true
      toSearch = [...toSearch, pending.userId, ...pending.workspaces, pending.email, canonicalEmail(pending.email)]
      log.info({ event: 'account.deletion_finished', userId: pending.userId }, 'nothing of the account is left')
    }
    if (!toEmpty) return
    if (![writer, keys.writer].map(emptyWal).every(Boolean)) return
    toEmpty = false
    const wanted = toSearch
    toSearch = []
    for (const handle of wanted.length > 0 ? [writer, keys.writer] : []) {
      const found = await rewriteIfFound(handle, wanted)
      if (found === 'rewritten') toEmpty = !emptyWal(handle) || toEmpty
      if (found === 'too_large') log.warn({ event: 'account.deletion_copy' }, 'a deleted row has a copy: run VACUUM')
    }
  }

  return {
    subscriptions: deps.subscriptions,
    outboxDir: deps.outboxDir,
    close: () => running,
    finish() {
      running = running.then(finishAll).catch((error: unknown) => {
        log.error({ event: 'account.deletion_failed', error }, 'deletions could not be finished')
      })
      return running
    },
  }
}

/** @returns whether nothing is left to do for this deletion. Each step can be repeated, and none waits for another. */
async function finishOne(deps: DeletionDeps, pending: Pending): Promise<boolean> {
  const { ledger, log } = deps
  const { userId } = pending
  const step = async (name: string, work: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ event: 'account.deletion_waits', userId, step: name, reason }, 'a deletion goes on later')
      return false
    }
  }
  let hasCopies = false
  const steps = [
    await step('subscriptions', async () => {
      for (const ending of pending.subscriptions) await deps.subscriptions.end(ending)
      return true
    }),
    await step('ledger', async () => {
      for (const workspaceId of pending.workspaces) {
        const account = ledger.accountOf(workspaceId)
        if (account === undefined) continue
        const erased = await ledger.erase({ account, reason: 'requested' })
        if (!erased.ok) throw new Error(erased.code)
      }
      return true
    }),
    await step('texts', async () => {
      deps.database.writer.texts.forget(pending.workspaces)
      return true
    }),
    await step('copies', async () => {
      // Before the person is told: a machine that is lost now must not bring the account back.
      if ((await (deps.copies ?? NO_COPIES).settle()) === 'late') throw new Error('another machine lacks the deletion')
      hasCopies = true
      return true
    }),
    await step('notice', async () => hasCopies && (await sendNotice(deps, pending))),
    // After the notice: if mails are files, the notice is one of them.
    await step('mails', async () => {
      if (!hasCopies) return false
      await forgetMails(deps.outboxDir, pending.email)
      return true
    }),
  ]
  return steps.every(Boolean)
}

/** Sends the last notice once. An address that cannot be reached for an hour gets none. */
async function sendNotice(deps: DeletionDeps, pending: Pending): Promise<boolean> {
  const { database, mailer, clock, publicUrl } = deps
  const { userId, email, requestedAt } = pending
  if (pending.notifiedAt !== null) return true
  const locale = storedLocale(pending.locale)
  const mail = securityNoticeMail({ kind: 'accountDeleted', locale, at: requestedAt, link: `${publicUrl}/` })
  try {
    await mailer.send({ to: email, once: `deleted ${userId}`, ...mail })
  } catch (error) {
    if (clock.now() - requestedAt < NOTICE_MS) throw error
  }
  database.writer.drizzle
    .update(accountDeletion)
    .set({ notifiedAt: clock.now() })
    .where(eq(accountDeletion.userId, userId))
    .run()
  return true
}

import { and, eq, sql } from 'drizzle-orm'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { type NotificationChoices, type NotificationKind, wants } from '#app/domain/notifications/notifications.ts'
import { notificationPreference, notificationProgress, notificationSent } from '#db/schema/account.ts'
import { alertsSent, notificationsOf } from './queries.ts'
import { dueAlert, type Threshold } from './rules.ts'
import { holderOfUnsubscribeToken } from './unsubscribe.ts'

type Deps = Pick<AccountDeps, 'database' | 'clock' | 'log'>
export type Changes = { readonly [Toggle in keyof NotificationChoices]?: boolean | undefined }

/** Stores a user's choices; omitted ones stay. @returns all choices as they are now. */
export function saveNotifications(deps: Deps, userId: string, changes: Changes): NotificationChoices {
  const choices = store(deps, userId, changes)
  deps.log.info({ event: 'notifications.saved', userId, ...choices }, 'notification choices saved')
  return choices
}

/**
 * Switches one kind of mail off or on for the holder of a link in such a mail. Repeating it changes nothing; for a
 * deleted account it does nothing.
 * @returns the kind and whether mails of it are sent now; undefined for a token of another origin.
 */
export function subscribeByToken(
  deps: Deps,
  input: { secrets: readonly [string, ...string[]]; token: string; on: boolean },
): { kind: NotificationKind; on: boolean } | undefined {
  const holder = holderOfUnsubscribeToken(input.secrets, input.token)
  if (holder === undefined) return undefined
  const { userId, kind } = holder
  if (findUser(deps.database.reader, userId) === undefined) return { kind, on: false }
  const choices = store(deps, userId, { [kind]: input.on })
  deps.log.info(
    { event: `notifications.${input.on ? 'resubscribed' : 'unsubscribed'}`, userId, kind },
    'by a mail link',
  )
  return { kind, on: wants(choices, kind) }
}

function store({ database: { writer }, clock }: Deps, userId: string, changes: Changes): NotificationChoices {
  return writer.sqlite
    .transaction(() => {
      const now = notificationsOf(writer, userId)
      const choices = {
        email_notifications: changes.email_notifications ?? now.email_notifications,
        usage_alerts: changes.usage_alerts ?? now.usage_alerts,
        weekly_digest: changes.weekly_digest ?? now.weekly_digest,
        marketing_emails: changes.marketing_emails ?? now.marketing_emails,
      }
      const row = {
        emailNotifications: choices.email_notifications,
        usageAlerts: choices.usage_alerts,
        weeklyDigest: choices.weekly_digest,
        marketingEmails: choices.marketing_emails,
        updatedAt: clock.now(),
      }
      writer.drizzle
        .insert(notificationPreference)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: notificationPreference.userId, set: row })
        .run()
      return choices
    })
    .immediate()
}

type Claim = typeof notificationSent.$inferInsert

/**
 * Decides which alert an owner is due and claims it in one transaction, so that only one of several processes sends it.
 * @returns the threshold that the alert is about; undefined if there is nothing to send.
 */
export function claimAlert(
  writer: Handle,
  owner: { userId: string; workspaceId: string; period: string; now: number },
  month: { used: number; limit: number },
): Threshold | undefined {
  const { userId, workspaceId, period, now } = owner
  return writer.sqlite
    .transaction(() => {
      const due = dueAlert(month, alertsSent(writer, owner))
      if (due === undefined || !wants(notificationsOf(writer, userId), 'usage_alerts')) return undefined
      const kind = due === 80 ? ('usage_80' as const) : ('usage_100' as const)
      return claim(writer, { userId, workspaceId, kind, period, state: 'claimed', claimedAt: now }) ? due : undefined
    })
    .immediate()
}

/** Claims a user's digest of a week; false if it is not wanted or was claimed before, for any workspace. */
export function claimDigest(
  writer: Handle,
  owner: { userId: string; workspaceId: string; period: string; now: number },
): boolean {
  const { userId, workspaceId, period, now } = owner
  return writer.sqlite
    .transaction(
      () =>
        wants(notificationsOf(writer, userId), 'weekly_digest') &&
        claim(writer, { userId, workspaceId, kind: 'weekly_digest', period, state: 'claimed', claimedAt: now }),
    )
    .immediate()
}

function claim(writer: Handle, row: Claim): boolean {
  return writer.drizzle.insert(notificationSent).values(row).onConflictDoNothing().run().changes === 1
}

/** Gives back the claim of a mail that certainly was not sent, so that it is due again. */
export function giveBack(
  writer: Handle,
  { userId, workspaceId, kind, period }: Pick<Claim, 'userId' | 'workspaceId' | 'kind' | 'period'>,
): void {
  writer.drizzle
    .delete(notificationSent)
    .where(and(claimOf({ userId, workspaceId, kind, period }), eq(notificationSent.state, 'claimed')))
    .run()
}

function claimOf({ userId, workspaceId, kind, period }: Pick<Claim, 'userId' | 'workspaceId' | 'kind' | 'period'>) {
  return and(
    eq(notificationSent.userId, userId),
    eq(notificationSent.workspaceId, workspaceId),
    eq(notificationSent.kind, kind),
    eq(notificationSent.period, period),
  )
}

/** Notes whether a claimed mail was sent. Only people read it: the mail is not sent again in either case. */
export function noteOutcome(
  writer: Handle,
  row: Pick<Claim, 'userId' | 'workspaceId' | 'kind' | 'period'>,
  state: 'sent' | 'failed',
): void {
  writer.drizzle.update(notificationSent).set({ state }).where(claimOf(row)).run()
}

/** Notes how far a job has read; it never goes back. */
export function noteProgress(writer: Handle, job: 'usage_alerts' | 'weekly_digest', position: number): void {
  writer.drizzle
    .insert(notificationProgress)
    .values({ job, position })
    .onConflictDoUpdate({
      target: notificationProgress.job,
      set: { position: sql`max(${notificationProgress.position}, ${position})` },
    })
    .run()
}

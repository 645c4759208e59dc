import { and, eq } from 'drizzle-orm'
import { chainOf, eventAt, lineOf } from '#app/.server/ledger/index.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import { DEFAULT_NOTIFICATIONS, type NotificationChoices } from '#app/domain/notifications/notifications.ts'
import type { Week } from '#app/domain/usage/week.ts'
import { notificationPreference, notificationProgress, notificationSent } from '#db/schema/account.ts'
import type { Threshold } from './rules.ts'

/** Which mails a user wants; the defaults if the user never chose. */
export function notificationsOf(reader: Handle, userId: string): NotificationChoices {
  const found = reader.drizzle
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId))
    .get()
  if (found === undefined) return DEFAULT_NOTIFICATIONS
  return {
    email_notifications: found.emailNotifications,
    usage_alerts: found.usageAlerts,
    weekly_digest: found.weeklyDigest,
    marketing_emails: found.marketingEmails,
  }
}

/** The alerts of a UTC month that this owner was sent, or may have been, about a workspace. */
export function alertsSent(
  reader: Handle,
  about: { userId: string; workspaceId: string; period: string },
): ReadonlySet<Threshold> {
  const rows = reader.drizzle
    .select({ kind: notificationSent.kind })
    .from(notificationSent)
    .where(
      and(
        eq(notificationSent.userId, about.userId),
        eq(notificationSent.workspaceId, about.workspaceId),
        eq(notificationSent.period, about.period),
      ),
    )
    .all()
  return new Set(rows.flatMap(({ kind }) => (kind === 'usage_80' ? [80] : kind === 'usage_100' ? [100] : [])))
}

/** How far a job has read; undefined before its first time. */
export function progressOf(reader: Handle, job: 'usage_alerts' | 'weekly_digest'): number | undefined {
  return reader.drizzle
    .select({ position: notificationProgress.position })
    .from(notificationProgress)
    .where(eq(notificationProgress.job, job))
    .get()?.position
}

/** What an account did in a week: requests that cost something, the most frequent operation first. */
export type WeekOfUse = { requests: number; operations: { operation: Operation; requests: number }[] }

/**
 * Counts the requests charged within a week. Reads the events of that week, and the start of requests that began before
 * it.
 */
export function weekOfUse(reader: Handle, account: string, week: Week): WeekOfUse {
  const chain = chainOf(reader, account)
  const stretch = { from: chain.positionAt(week.start), to: chain.positionAt(week.end) }
  const begun = new Map<number, Operation>()
  const counts = new Map<Operation, number>()
  for (const line of chain.lines(stretch, REQUESTS)) {
    if (line.type === 'request.reserved') begun.set(line.seq, line.data.operation)
    if (line.type !== 'request.settled' || line.data.amount === 0) continue
    const operation = begun.get(line.data.reserve) ?? operationOf(reader, line.data.reserve)
    if (operation !== undefined) counts.set(operation, (counts.get(operation) ?? 0) + 1)
  }
  const operations = [...counts]
    .map(([operation, requests]) => ({ operation, requests }))
    .sort((a, b) => b.requests - a.requests || a.operation.localeCompare(b.operation))
  return { requests: operations.reduce((sum, each) => sum + each.requests, 0), operations }
}

const REQUESTS: ReadonlySet<string> = new Set(['request.reserved', 'request.settled'])

/** The operation of a request that began before the week. */
function operationOf(reader: Handle, reserve: number): Operation | undefined {
  const event = eventAt(reader, reserve)
  const line = event === undefined ? undefined : lineOf(event)
  return line?.type === 'request.reserved' ? line.data.operation : undefined
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { homeWorkspaceOf, ownersOf } from '#app/.server/auth/queries.ts'
import { capOf } from '#app/.server/billing/cap.ts'
import { accountsUsedIn, logSize, stretchBetween, usageOf, workspaceOfAccount } from '#app/.server/ledger/index.ts'
import type { MailContent } from '#app/.server/mail/layout.ts'
import { usageAlertMail, weeklyDigestMail } from '#app/.server/mail/notifications.ts'
import type { NotificationKind } from '#app/domain/notifications/notifications.ts'
import { boundOf } from '#app/domain/usage/cap.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { weekBefore, weekOf } from '#app/domain/usage/week.ts'
import { claimAlert, claimDigest, giveBack, noteOutcome, noteProgress } from './commands.ts'
import { progressOf, weekOfUse } from './queries.ts'
import { digestMayGo } from './rules.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** Events read in one go, so that a long stretch never holds up requests. */
const EVENTS_AT_ONCE = 5_000

type Deps = Pick<AccountDeps, 'database' | 'mailer' | 'clock' | 'log' | 'publicUrl'> & {
  secrets: readonly [string, ...string[]]
  /** Resolves with whether a later leader of several machines would know of everything that was written until now. Absent: alone. */
  isHeld?: () => Promise<boolean>
}

type Owner = ReturnType<typeof ownersOf>[number]

export type Notices = {
  /**
   * Notifies the owners of workspaces that have reached 80 or 100 % of the month's limit, or of their own cap, since
   * the last run.
   */
  alert(): Promise<void>
  /** Sends the remaining digests of last week once Monday 08:00 UTC has come. */
  digest(): Promise<void>
  /** Finishes the mail that is being sent and begins no other. */
  stop(): void
}

/**
 * The jobs that send notifications. They follow the log, never the list of users. Each mail is claimed before it is
 * sent, so it is sent at most once, even if several jobs run at once or one is cut short; among several machines the others must have
 * the claim first. If the mail server fails, the
 * run ends; the next run continues with the other mails.
 */
export function createNotices(deps: Deps): Notices {
  const { reader, writer } = deps.database
  let stopped = false

  async function alert(): Promise<void> {
    const end = logSize(reader)
    // Past months have no alerts.
    const month = stretchBetween(reader, periodStart(periodOf(deps.clock.now())), Number.MAX_SAFE_INTEGER)
    let from = Math.max(progressOf(reader, 'usage_alerts') ?? 0, month.from)
    while (from < end) {
      const to = Math.min(from + EVENTS_AT_ONCE, end)
      for (const account of accountsUsedIn(reader, { from, to })) {
        if (!(await alertOwners(account))) return
      }
      noteProgress(writer, 'usage_alerts', to)
      from = to
      await nextTurn()
    }
  }

  async function alertOwners(account: string): Promise<boolean> {
    const workspaceId = workspaceOfAccount(deps.database, account)
    if (workspaceId === undefined) return true
    const now = deps.clock.now()
    const usage = usageOf(reader, account, now)
    const { period } = usage
    const bound = boundOf(usage, capOf(reader, workspaceId))
    for (const owner of ownersOf(reader, workspaceId)) {
      if (stopped) return false
      const threshold = claimAlert(
        writer,
        { userId: owner.id, workspaceId, period, now },
        {
          used: usage.used,
          limit: bound.requests,
        },
      )
      if (threshold === undefined) continue
      const kind = threshold === 80 ? ('usage_80' as const) : ('usage_100' as const)
      const links = linksFor(owner, 'usage_alerts', '/dashboard/usage')
      const mail = usageAlertMail({ locale: owner.locale, threshold, usage, bound, links })
      if (!(await send(owner, { userId: owner.id, workspaceId, kind, period }, mail))) return false
    }
    return true
  }

  async function digest(): Promise<void> {
    const now = deps.clock.now()
    const week = weekBefore(now)
    if (!digestMayGo(weekOf(now).start, now) || (progressOf(reader, 'weekly_digest') ?? 0) >= week.start) return
    const stretch = stretchBetween(reader, week.start, week.end)
    const seen = new Set<string>()
    for (let from = stretch.from; from < stretch.to; from += EVENTS_AT_ONCE) {
      for (const account of accountsUsedIn(reader, { from, to: Math.min(from + EVENTS_AT_ONCE, stretch.to) })) {
        if (seen.has(account)) continue
        seen.add(account)
        if (!(await digestOwners(account, week))) return
      }
      await nextTurn()
    }
    noteProgress(writer, 'weekly_digest', week.start)
  }

  async function digestOwners(account: string, week: ReturnType<typeof weekBefore>): Promise<boolean> {
    const workspaceId = workspaceOfAccount(deps.database, account)
    if (workspaceId === undefined) return true
    const use = weekOfUse(reader, account, week)
    if (use.requests === 0) return true
    const now = deps.clock.now()
    const usage = usageOf(reader, account, now)
    for (const owner of ownersOf(reader, workspaceId)) {
      if (stopped) return false
      if (homeWorkspaceOf(reader, owner.id) !== workspaceId) continue
      const about = { userId: owner.id, workspaceId, period: week.key }
      if (!claimDigest(writer, { ...about, now })) continue
      const links = linksFor(owner, 'weekly_digest', '/dashboard/usage')
      const mail = weeklyDigestMail({ locale: owner.locale, week, use, usage, now, links })
      if (!(await send(owner, { ...about, kind: 'weekly_digest' }, mail))) return false
    }
    return true
  }

  function linksFor(owner: Owner, kind: NotificationKind, page: string) {
    const token = unsubscribeToken(deps.secrets, { userId: owner.id, kind })
    return {
      page: deps.publicUrl + page,
      settings: `${deps.publicUrl}/dashboard/settings/notifications`,
      unsubscribe: `${deps.publicUrl}/unsubscribe?${new URLSearchParams({ token })}`,
    }
  }

  /** @returns whether the next mail may be tried. */
  async function send(owner: Owner, row: Parameters<typeof noteOutcome>[1], mail: MailContent): Promise<boolean> {
    // Without its claim the next leader would send this mail again.
    if ((await deps.isHeld?.()) === false) {
      try {
        giveBack(writer, row)
      } catch {
        // This machine leads no more. If the next one has the claim, the mail is lost rather than doubled.
      }
      deps.log.warn({ event: 'notification.waits', kind: row.kind }, 'other machines lack the claim of a notification')
      return false
    }
    const sent = await deps.mailer.send({ to: owner.email, ...mail }).then(
      () => true,
      () => false,
    )
    noteOutcome(writer, row, sent ? 'sent' : 'failed')
    const { userId, kind, period } = row
    deps.log.info({ event: 'notification.sent', userId, kind, period, sent }, 'notification handed to the mail server')
    return sent
  }

  return {
    alert,
    digest,
    stop() {
      stopped = true
    },
  }
}

import { and, eq } from 'drizzle-orm'
import { findUser } from '#app/.server/auth/queries.ts'
import { type NoticeKind, securityNotice } from '#app/.server/mail/security-notice.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { noticeSent } from '#db/schema/account.ts'
import type { AccountDeps } from './deps.ts'

const HOUR = 60 * 60 * 1000

/** Notices that an attacker or a loop could cause again and again, and the shortest time between two of a kind. */
const APART_MS = { apiKeyRevoked: HOUR, newDevice: HOUR, codesExhausted: 24 * HOUR } as const satisfies Partial<
  Record<NoticeKind, number>
>

type RareNotice = keyof typeof APART_MS

/**
 * Tells a user by mail of an event that may repeat: at most one notice of a kind in its time, so that no mailbox can be
 * flooded. May run inside the transaction of the event; the mail leaves after it.
 */
export function rareNotice(
  deps: Pick<AccountDeps, 'database' | 'mailer' | 'clock' | 'publicUrl'>,
  { kind, userId, device }: { kind: RareNotice; userId: string; device?: Device | undefined },
): void {
  const { writer } = deps.database
  const now = deps.clock.now()
  const user = findUser(writer, userId)
  if (user === undefined) return
  const due = writer.sqlite
    .transaction(() => {
      const row = and(eq(noticeSent.userId, userId), eq(noticeSent.kind, kind))
      const last = writer.drizzle.select().from(noticeSent).where(row).get()
      if (last !== undefined && now - last.sentAt < APART_MS[kind]) return false
      writer.drizzle
        .insert(noticeSent)
        .values({ userId, kind, sentAt: now })
        .onConflictDoUpdate({ target: [noticeSent.userId, noticeSent.kind], set: { sentAt: now } })
        .run()
      return true
    })
    .immediate()
  if (due) securityNotice(deps, { kind, to: user, ...(device === undefined ? {} : { device }) })
}

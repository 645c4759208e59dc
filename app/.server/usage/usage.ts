import { type Ledger, type RecentEvent, recentEvents, usageOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'

/** The usage of ledger accounts as routes use it: each use case takes the user who acts. */
export type Usage = ReturnType<typeof createUsage>

/** A user with the ledger account that pays. The object must live as long as its request and no longer. */
export type Spender = { account: string }

type UsageDeps = { database: Database; clock: Clock; ledger: Pick<Ledger, 'lastChange'> }

export function createUsage({ database, clock, ledger }: UsageDeps) {
  const { reader } = database
  const readBefore = new WeakMap<Spender, { usage: UsageSummary; change: number }>()

  /**
   * The usage of this month. It is read once for each request, and again only after an event was appended for the
   * account. A user object belongs to one request, so it is the key.
   */
  function of(user: Spender): UsageSummary {
    const now = clock.now()
    const change = ledger.lastChange(user.account)
    const before = readBefore.get(user)
    if (before?.change === change && before.usage.period === periodOf(now)) return before.usage
    const usage = usageOf(reader, user.account, now)
    readBefore.set(user, { usage, change })
    return usage
  }

  return {
    of,
    /** The account's last events, newest first. */
    recent: ({ account }: Spender, limit: number): RecentEvent[] => recentEvents(reader, account, limit),
  }
}

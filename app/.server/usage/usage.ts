import { logSize, type RecentEvent, recentEvents, usageOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'

/** The usage of ledger accounts as routes use it: each use case takes the user who acts. */
export type Usage = ReturnType<typeof createUsage>

/** A user with the ledger account that pays. The object must live as long as its request and no longer. */
export type Spender = { account: string }

export function createUsage({ database, clock }: { database: Database; clock: Clock }) {
  const { reader } = database
  const readBefore = new WeakMap<Spender, { size: number; usage: UsageSummary }>()

  /**
   * The usage of this month. It is read once for each request, and again only after the ledger has grown, so that the
   * loaders that run after an action see the action's credit. A user object belongs to one request, so it is the key.
   */
  function of(user: Spender): UsageSummary {
    const size = logSize(reader)
    const before = readBefore.get(user)
    if (before?.size === size) return before.usage
    const usage = usageOf(reader, user.account, clock.now())
    readBefore.set(user, { size, usage })
    return usage
  }

  return {
    of,
    /** The account's last events, newest first. */
    recent: ({ account }: Spender, limit: number): RecentEvent[] => recentEvents(reader, account, limit),
  }
}

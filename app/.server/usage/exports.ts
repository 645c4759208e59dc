import {
  currentMonth,
  type ExportFormat,
  exportBundle,
  latestCheckpoint,
  monthsOf,
  type NewestFormat,
  type Range,
} from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Spender } from './usage.ts'

/** Exports of ledger accounts, for the pages of owners and auditors and for calls. */
export type Exports = ReturnType<typeof createExports>

/** Counts the exports of a user: downloads of every page and calls share one limit. */
type Attempts = {
  take(attempt: {
    identifier: string
    address: string
  }): Promise<{ ok: true } | { ok: false; code: 'rate_limited'; retryAfterSeconds: number }>
}

export function createExports({ database, clock, attempts }: { database: Database; clock: Clock; attempts: Attempts }) {
  const { reader } = database
  return {
    /** Counts one export of the user at this address. */
    count: ({ userId }: { userId: string }, address: string) => attempts.take({ identifier: userId, address }),

    /** The months that an account can export, and the newest checkpoint. */
    offered({ account }: Spender) {
      const checkpoint = latestCheckpoint(reader)
      return {
        months: monthsOf(reader, account),
        checkpoint: checkpoint === undefined ? null : { size: checkpoint.size, publishedAt: checkpoint.publishedAt },
      }
    },

    /** The range of the running month. */
    currentMonth: (): Range => currentMonth(clock.now()),

    /** @param wanted.since the size of a published tree, as text; the export proves that the present tree continues it */
    make(
      { account }: Spender,
      wanted: { range: Range; since: string | undefined; format: ExportFormat; newest?: NewestFormat },
    ): ReturnType<typeof exportBundle> {
      const { range, since, format, newest } = wanted
      if (since !== undefined && !isTreeSize(since)) return { ok: false, code: 'since_unpublished' }
      return exportBundle(reader, {
        scope: { kind: 'account', account },
        range,
        ...(since === undefined ? {} : { since: Number(since) }),
        format,
        newest,
      })
    },
  }
}

/** Whether a text can be the size of a tree. */
export function isTreeSize(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

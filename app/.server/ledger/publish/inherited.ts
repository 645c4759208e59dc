import type { Clock } from '#app/.server/platform/clock.ts'
import type { LeaseMark } from '#app/.server/platform/cluster/lease.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { SYSTEM } from '../format/events.ts'
import { openJournal } from '../write/journal.ts'
import { createTimekeeper } from '../write/timekeeper.ts'
import { raiseUnless } from './alarm.ts'
import { lostInWords } from './tail.ts'

/** Who records a loss that no operator could be asked about first. */
const FAILOVER = 'failover'

/** How far a log has come, for the lease of its cluster; null for a log without events. */
export function endOf({ sqlite }: Handle): LeaseMark | null {
  const head = sqlite
    .prepare<[], { origin: string; size: number; leaf: Buffer; at: number }>(
      `SELECT origin, size, leaf, last_at AS at FROM ledger_head JOIN ledger_event ON seq = size - 1`,
    )
    .get()
  return head === undefined ? null : { ...head, leaf: head.leaf.toString('hex') }
}

/**
 * Compares the log with what the leader before had acknowledged, as its lease says, once all that was published is here.
 * Events that are missing were lost with its machine: each of their numbers is taken by a `number.lost`, so that no receipt of
 * another event ever bears it, and the log continues behind them.
 * @param hasOwnTail whether the log may have events that this leader did not have: then nothing is filled up, as they could stand at
 * numbers that it gave out
 * @returns how many numbers are lost
 * @throws {Alarm} if another event stands or may stand at one of those places, or nothing is left to continue.
 */
export function continueBehind(
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
  mark: LeaseMark,
  hasOwnTail = false,
): number {
  const { sqlite } = database.writer
  const here = endOf(database.writer)
  const { origin = mark.origin, size = 0 } = here ?? {}
  raiseUnless(origin === mark.origin, 'mark_differs', `the lease is that of ${mark.origin}, the log is ${origin}`)
  if (size >= mark.size) {
    const leaf = sqlite
      .prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?')
      .pluck()
      .get(mark.size - 1)
    const same = mark.size === 0 || leaf?.toString('hex') === mark.leaf
    raiseUnless(same, 'mark_differs', `event ${mark.size - 1} is not the one that the leader before acknowledged`)
    return 0
  }
  const [first, end] = [size, mark.size]
  const words = lostInWords({ first, end, leaf: Buffer.from(mark.leaf, 'hex'), at: mark.at })
  raiseUnless(first > 0, 'tail_lost', words)
  raiseUnless(!hasOwnTail, 'mark_differs', `${words}; this machine led before that, so its last events may be others`)
  log.error({ event: 'cluster.events_lost', first, end, count: end - first }, words)
  openJournal(sqlite, createTimekeeper(clock)).transact((tx) => {
    for (let seq = first; seq < end; seq += 1) {
      const leaf = seq === end - 1 ? mark.leaf : null
      tx.append(SYSTEM, { type: 'number.lost', v: 1, data: { first, end, leaf, operator: FAILOVER } }, null)
    }
  })
  return end - first
}

import type { Clock } from '#app/.server/platform/clock.ts'
import { type Database, stateDirOf } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Archive } from '../archive/archive.ts'
import { SYSTEM } from '../format/events.ts'
import { openJournal } from '../write/journal.ts'
import { openMark } from '../write/mark.ts'
import { assertStore } from '../write/soundness.ts'
import { createTimekeeper } from '../write/timekeeper.ts'
import { passGate } from './gate.ts'
import { type LostTail, lostTail } from './tail.ts'

type AcknowledgeOutcome =
  | ({ ok: true } & LostTail)
  /** Nothing that was acknowledged is missing. */
  | { ok: false; code: 'nothing_lost' }
  /** The caller named other numbers than those that are lost. */
  | ({ ok: false; code: 'other_numbers' } & LostTail)
  /** Not one event is left, so there is no log to continue. */
  | { ok: false; code: 'nothing_left' }
  /** The log may not be continued for another reason. */
  | { ok: false; code: 'gate'; alarm: string }

/**
 * Records that acknowledged events are lost, so that the log continues behind them: each of their numbers is taken by a
 * `number.lost`, so no receipt of another event will ever bear it. All of them, with what `and` writes, are one
 * transaction. For a stopped server, after an operator has looked for another copy of the database.
 * @param deps.numbers the numbers that the caller gives up, `[first, end)`
 */
export async function acknowledgeLoss(deps: {
  database: Database
  archive: Archive
  clock: Clock
  log: Log
  /** The name that a fresh log would get. */
  origin: string
  operator: string
  numbers: { first: number; end: number } | undefined
  /** Further work in the same transaction. */
  and(lost: LostTail): void
}): Promise<AcknowledgeOutcome> {
  const { database, archive, clock, log, origin, operator, numbers } = deps
  const { sqlite } = database.writer
  assertStore(sqlite)
  const verdict = await passGate({ database, archive, origin, log })
  if (verdict.ok) return { ok: false, code: 'nothing_lost' }
  if (verdict.code !== 'tail_lost') return { ok: false, code: 'gate', alarm: verdict.code }
  const lost = lostTail(database.writer)
  if (lost === undefined) return { ok: false, code: 'nothing_lost' }
  const { first, end, leaf } = lost
  if (first === 0) return { ok: false, code: 'nothing_left' }
  if (numbers?.first !== first || numbers.end !== end) return { ok: false, code: 'other_numbers', ...lost }
  const stateDir = stateDirOf(database.writer)
  const mark = stateDir === undefined ? undefined : openMark(stateDir)
  try {
    openJournal(sqlite, createTimekeeper(clock), { mark }).transact((tx) => {
      for (let seq = first; seq < end; seq += 1) {
        const known = seq === end - 1 ? leaf.toString('hex') : null
        tx.append(SYSTEM, { type: 'number.lost', v: 1, data: { first, end, leaf: known, operator } }, null)
      }
      deps.and(lost)
    })
  } finally {
    mark?.close()
  }
  return { ok: true, ...lost }
}

import type { Handle } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { nextPeriodStart, periodFrom, periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import {
  checkpointAt,
  firstCheckpointCovering,
  latestCheckpoint,
  type PublishedCheckpoint,
} from '../publish/queries.ts'
import { readLine } from './line.ts'
import { firstWhere, type Stretch } from './stretch.ts'

type Scope = { kind: 'log' } | { kind: 'account'; account: string }
export type Range = { kind: 'all' } | { kind: 'month'; period: string }

/** 2 stands for 1 too, which an export has if it is not linked. */
export const NEWEST_FORMATS = [2, 3, 4] as const
export type NewestFormat = (typeof NEWEST_FORMATS)[number]

export type ExportArguments = {
  scope: Scope
  range: Range
  /** A published size. By default the latest, for a sealed month the first one that shows the month complete. */
  at?: number | undefined
  /**
   * A published size that the reader has seen: the export proves that it continues it. By default a closed month continues the
   * month before.
   */
  since?: number | undefined
  /** The newest format that the reader's verifier knows: it is written, or the one before it that has the same files. */
  newest?: NewestFormat | undefined
}

/** Which events an export holds, under which checkpoint. A value: later events and checkpoints do not change it. */
export type Selection = {
  origin: string
  scope: Scope
  range: Range
  checkpoint: PublishedCheckpoint
  since: PublishedCheckpoint | null
  /** The export of a closed month that is linked to the month before without being asked: format 2. */
  isLinked: boolean
  /** [first, end) in the whole log: all events of the range, of whichever account. */
  first: number
  end: number
  /** Those of them that are in scope. */
  events: Stretch
  /** seq of the month's period.sealed below the checkpoint's size; null if there is none. */
  sealed: number | null
  /**
   * From 3 on requests.csv, money.csv and the page of an account's statement are among the files, from 4 on the checkpoints of
   * closed months.
   */
  newest: NewestFormat
}

export type SelectionRefusal = Refusal<
  /** Nothing was published yet, so nothing can be proven. */
  | 'no_checkpoint'
  /** `at` is not the size of a published checkpoint. */
  | 'size_unpublished'
  /** `since` is not the size of a published checkpoint, or of a later one. */
  | 'since_unpublished'
  | 'month_invalid'
  /** The month ended before the log began. */
  | 'month_before_log'
  /** No event of the month or of a later one is published yet. */
  | 'month_not_begun'
  /** The account was opened after the month. */
  | 'month_before_account'
  /** No event of the account is published yet. */
  | 'account_unpublished'
>

/** Decides what an export holds; some hundred reads of single rows, however long the log is. */
export function selectEvents(
  reader: Handle,
  wanted: ExportArguments,
): { ok: true; value: Selection } | SelectionRefusal {
  const rows = prepare(reader)
  const { scope, range } = wanted
  const latest = latestCheckpoint(reader)
  const origin = rows.origin.get()
  if (latest === undefined || origin === undefined) return refuse('no_checkpoint')
  if (range.kind === 'month' && periodFrom(range.period) === undefined) return refuse('month_invalid')

  const seals = range.kind === 'month' ? sealOf(rows, range.period) : null
  const checkpoint =
    wanted.at === undefined ? defaultCheckpoint(reader, seals, latest) : checkpointAt(reader, wanted.at)
  if (checkpoint === undefined) return refuse('size_unpublished')
  const { size } = checkpoint
  const links = wanted.since === undefined && wanted.at === undefined && seals !== null && seals < size
  const since =
    wanted.since !== undefined
      ? checkpointAt(reader, wanted.since)
      : links
        ? checkpointOfMonthBefore(reader, rows, range)
        : null
  if (since === undefined || (since !== null && since.size > size)) return refuse('since_unpublished')

  let [first, end] = [0, size]
  if (range.kind === 'month') {
    const [begins, ends] = [periodStart(range.period), nextPeriodStart(range.period)]
    if (ends <= rows.atOf(0)) return refuse('month_before_log')
    first = firstWhere(0, size, (seq) => rows.atOf(seq) >= begins)
    end = firstWhere(first, size, (seq) => rows.atOf(seq) >= ends)
    if (first === size) return refuse('month_not_begun')
  }

  let events: Stretch = { kind: 'log', from: first, to: end }
  if (scope.kind === 'account') {
    const length = (rows.lastOf.get(scope.account) ?? -1) + 1
    const reached = (bound: number) => (aseq: number) => rows.seqOf(scope.account, aseq) >= bound
    const isLater =
      length > 0 && range.kind === 'month' && isAfter(range.period, rows.atOf(rows.seqOf(scope.account, 0)))
    if (isLater) return refuse('month_before_account')
    if (firstWhere(0, length, reached(size)) === 0) return refuse('account_unpublished')
    const from = firstWhere(0, length, reached(first))
    events = { kind: 'account', account: scope.account, from, to: firstWhere(from, length, reached(end)) }
  }
  const sealed = seals !== null && seals < size ? seals : null
  const isLinked = links && since !== null
  const newest = wanted.newest ?? 4
  return {
    ok: true,
    value: { origin, scope, range, checkpoint, since, isLinked, first, end, events, sealed, newest },
  }
}

/** The checkpoints under which closed months are exported, up to this size, smallest first. They are fixed for good. */
export function checkpointsOfMonths(reader: Handle, size: number): PublishedCheckpoint[] {
  const found = new Map<number, PublishedCheckpoint>()
  for (const { seq } of prepare(reader).seals.iterate()) {
    const checkpoint = firstCheckpointCovering(reader, seq + 1)
    if (checkpoint !== undefined && checkpoint.size <= size) found.set(checkpoint.size, checkpoint)
  }
  return [...found.values()].sort((one, other) => one.size - other.size)
}

function isAfter(period: string, at: number): boolean {
  return at >= nextPeriodStart(period)
}

/** `penmark-ledger-<scope>-<range>-<size>`: an export's folder, and its file without the ending. */
export function nameOf({ scope, range, checkpoint }: Selection): string {
  const who = scope.kind === 'log' ? 'log' : scope.account
  return `penmark-ledger-${who}-${range.kind === 'all' ? 'all' : range.period}-${checkpoint.size}`
}

// The seal is written after the month, hence covering it covers the event after the month as well.
function defaultCheckpoint(reader: Handle, sealed: number | null, latest: PublishedCheckpoint): PublishedCheckpoint {
  return (sealed === null ? undefined : firstCheckpointCovering(reader, sealed + 1)) ?? latest
}

/** The checkpoint under which the month before is exported; null if that was never sealed. Both are fixed for good. */
function checkpointOfMonthBefore(reader: Handle, rows: ReturnType<typeof prepare>, range: Range) {
  if (range.kind !== 'month') return null
  const seal = sealOf(rows, periodOf(periodStart(range.period) - 1))
  return seal === null ? null : (firstCheckpointCovering(reader, seal + 1) ?? null)
}

function sealOf({ seals }: ReturnType<typeof prepare>, period: string): number | null {
  for (const { seq, line } of seals.iterate()) if (readLine(line).data.period === period) return seq
  return null
}

function prepare({ sqlite }: Handle) {
  const at = sqlite.prepare<[number], number>('SELECT at FROM ledger_event WHERE seq = ?').pluck()
  const seq = sqlite
    .prepare<[string, number], number>('SELECT seq FROM ledger_event WHERE account = ? AND aseq = ?')
    .pluck()
  const known = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`${what} is missing`)
    return value
  }
  return {
    origin: sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck(),
    atOf: (place: number) => known(at.get(place), `event ${place}`),
    seqOf: (account: string, aseq: number) => known(seq.get(account, aseq), `event ${aseq} of ${account}`),
    lastOf: sqlite.prepare<[string], number | null>('SELECT max(aseq) FROM ledger_event WHERE account = ?').pluck(),
    seals: sqlite.prepare<[], { seq: number; line: string }>(
      `SELECT seq, CAST(body AS TEXT) AS line FROM ledger_event
       WHERE account = '_' AND type = 'period.sealed' ORDER BY aseq DESC`,
    ),
  }
}

/** The current UTC month, for callers who name none. */
export function currentMonth(now: number): Range {
  return { kind: 'month', period: periodOf(now) }
}

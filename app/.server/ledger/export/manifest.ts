import { canonical } from '../format/canonical.ts'
import type { ReadEvent } from './line.ts'
import type { Selection } from './selection.ts'

/**
 * The format of an export: 4 has the checkpoints of closed months, 3 the tables of the workbook. Without them 2 is a closed month
 * with the proof that it continues the month before, and 1 is every other.
 */
export function formatOf({ newest, isLinked }: Selection): string {
  return `penmark-ledger-export/${newest === 2 && !isLinked ? 1 : newest}`
}

/** What an export says about itself, as far as its events tell: fed with them one by one. */
export type Tally = {
  counts: Record<string, number>
  events: number
  first: { at: number; seq: number } | null
  last: { at: number; seq: number } | null
}

export function newTally(): Tally {
  return { counts: {}, events: 0, first: null, last: null }
}

export function tallyEvent(tally: Tally, { at, seq, type }: ReadEvent): void {
  tally.counts[type] = (tally.counts[type] ?? 0) + 1
  tally.events += 1
  tally.first ??= { at, seq }
  tally.last = { at, seq }
}

export type ListedFile = { name: string; bytes: number; sha256: string }

/**
 * manifest.json: the RFC 8785 text of what the export is, which tool made it, and the SHA-256 of every other file.
 * `policy` is the version of the plan table in force at the last event.
 */
export function manifestText(
  selection: Selection,
  facts: { tally: Tally; context: number; policy: number | null; files: readonly ListedFile[]; tool: string },
): string {
  const { origin, scope, range, checkpoint, since, first, end } = selection
  const { tally, context, policy, files, tool } = facts
  return `${canonical({
    ...tally,
    checkpoint: { root: checkpoint.root.toString('base64'), size: checkpoint.size },
    context,
    files: [...files],
    filters: 'none',
    format: formatOf(selection),
    origin,
    policy,
    range: range.kind === 'all' ? { kind: 'all' } : { end, first, kind: 'month', period: range.period },
    scope: scope.kind === 'log' ? { kind: 'log' } : { account: scope.account, kind: 'account' },
    since: since?.size ?? null,
    tool,
  })}\n`
}

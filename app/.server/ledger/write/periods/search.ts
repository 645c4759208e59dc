import type { SqliteConnection } from '#app/.server/platform/database.ts'

/**
 * Finds events by time in O(log n) reads: `at` never decreases, neither in the log nor in a chain. The log has no index
 * on time, which every append would pay for.
 */
export function prepareSearch(sqlite: SqliteConnection) {
  const timeAt = sqlite.prepare<[number], number>('SELECT at FROM ledger_event WHERE seq = ?').pluck()
  const size = sqlite.prepare<[], number>('SELECT coalesce(max(seq), -1) + 1 FROM ledger_event').pluck()
  const chainTimeAt = sqlite
    .prepare<[string, number], number>('SELECT at FROM ledger_event WHERE account = ? AND aseq = ?')
    .pluck()
  const chainEnd = sqlite.prepare<[string], { aseq: number; at: number }>(
    'SELECT aseq, at FROM ledger_event WHERE account = ? ORDER BY aseq DESC LIMIT 1',
  )

  return {
    /** The seq of the first event at or after `time`; the size of the log if there is none. */
    firstSeq(time: number): number {
      return lowest(0, size.get() ?? 0, (seq) => (timeAt.get(seq) ?? time) >= time)
    },
    /** The aseq of the account's first event at or after `time`; the length of its chain if there is none. */
    firstAseq(account: string, time: number): number {
      const last = chainEnd.get(account)
      if (last === undefined || last.at < time) return last === undefined ? 0 : last.aseq + 1
      return lowest(0, last.aseq, (aseq) => (chainTimeAt.get(account, aseq) ?? time) >= time)
    },
  }
}

/** The lowest number in [from, to) for which `holds` is true, given that it stays true from there on; else `to`. */
function lowest(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

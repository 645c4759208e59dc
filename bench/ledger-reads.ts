import { usageOf } from '#app/.server/ledger/queries.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import type { BigLog } from './ledger-log.ts'
import { median, quantile, ROUNDS, type Row } from './ledger-measure.ts'

type Sized = { log: BigLog; micros: number }

/** T6: the question that every page asks, on logs of growing size and for an account whose history grows with them. */
export function readRows(logs: readonly BigLog[]): Row[] {
  const opened = logs.map((log) => ({ log, database: openDatabase(log.dataDir) }))
  try {
    const measured = interleaved(
      opened.map(({ log, database }) => ({
        log,
        read: () => {
          usageOf(database.reader, log.busy, log.now)
        },
      })),
      20_000,
    )
    return grown('T6', 'quota read, p50', measured, { first: '≤ 10 µs', times: '≤ 1.2' })
  } finally {
    for (const { database } of opened) database.close()
  }
}

/** The median of single calls in µs on each log, round by round in turn. */
function interleaved(reads: readonly { log: BigLog; read(): void }[], times: number): Sized[] {
  const medians = reads.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    reads.forEach(({ read }, index) => {
      const took: number[] = []
      for (let n = 0; n < times; n += 1) {
        const started = performance.now()
        read()
        took.push((performance.now() - started) * 1_000)
      }
      if (round > 0) medians[index]?.push(quantile(took, 0.5))
    })
  }
  return reads.map(({ log }, index) => ({ log, micros: median(medians[index] ?? []) }))
}

/** One row for the smallest log, and one for each larger with the ratio to it. */
function grown(goal: string, name: string, sized: readonly Sized[], wanted: { first: string; times: string }): Row[] {
  const [smallest, ...larger] = sized
  if (smallest === undefined) return []
  const show = (micros: number) => `${micros.toFixed(1)} µs`
  const at = ({ log }: Sized) => `${log.events.toLocaleString('en')} events`
  return [
    {
      goal,
      name: `${name}, ${at(smallest)}`,
      ours: show(smallest.micros),
      figure: smallest.micros,
      wanted: wanted.first,
    },
    ...larger.map((each) => ({
      goal,
      name: `${name}, ${at(each)}`,
      ours: show(each.micros),
      baseline: `${at(smallest)} ${show(smallest.micros)}`,
      ratio: each.micros / smallest.micros,
      wanted: wanted.times,
    })),
  ]
}

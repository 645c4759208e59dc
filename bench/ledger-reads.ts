import path from 'node:path'
import { monthEvents } from '#app/.server/ledger/read/items.ts'
import { monthUsage } from '#app/.server/ledger/read/month.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import { type Handle, openReadOnly } from '#app/.server/platform/database.ts'
import type { BigLog } from './ledger-log.ts'
import { median, quantile, ROUNDS, type Row } from './ledger-measure.ts'

type Sized = { log: BigLog; micros: number }

/**
 * T6: the question that every page asks, for an account whose history grows with the log; and what the usage page
 * needs, for an account with the same month in every log.
 */
export function readRows(logs: readonly BigLog[]): Row[] {
  const opened = logs.map((log) => ({ log, reader: openReadOnly(path.join(log.dataDir, 'penmark.db')) }))
  const of = (read: (reader: Handle, log: BigLog) => unknown) =>
    opened.map(({ log, reader }) => ({ log, read: () => read(reader, log) }))
  const quota = of((reader, log) => usageOf(reader, log.busy, log.now))
  const month = of((reader, log) => monthUsage(reader, log.steady, log.steadyMonth))
  const items = of((reader, log) => monthEvents(reader, log.steady, log.steadyMonth, { limit: 50 }))
  const page = `of ${logs[0]?.steadyRequests ?? 0} requests, p50`
  try {
    return [
      ...grown('T6', 'quota read, p50', interleaved(quota, 20_000), { first: '≤ 10 µs', times: '≤ 1.2' }),
      ...grown('T6', `usage page: a month ${page}`, interleaved(month, 200), { first: '', times: '≤ 1.2' }),
      ...grown('T6', `usage page: 50 entries ${page}`, interleaved(items, 500), { first: '', times: '≤ 1.2' }),
    ]
  } finally {
    for (const { reader } of opened) reader.sqlite.close()
  }
}

/** The median of single calls in µs on each log, round by round in turn. */
function interleaved(reads: readonly { log: BigLog; read(): unknown }[], times: number): Sized[] {
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

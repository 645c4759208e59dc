import SQLite from 'better-sqlite3'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import { consistencyProof, inclusionProof, rootAt } from '#app/.server/ledger/tree/proofs.ts'
import { subsetProof } from '#app/.server/ledger/tree/subset.ts'
import { assertStore } from '#app/.server/ledger/write/soundness.ts'
import type { Database, SqliteConnection } from '#app/.server/platform/database.ts'
import { median, quantile, ROUNDS, type Row, thousands } from './ledger-measure.ts'

const COLD = 200
/** Proofs that only warm up the compiler. */
const UNCOUNTED = 100
const WARM = 20_000

/**
 * T7: proofs on an open log. Cold is a connection and a store of tiles that have read nothing before, for each single
 * proof; warm are places within the newest tiles that fit into memory. CPU time, which busy neighbours change least; the
 * median of the rounds' percentiles.
 */
export function treeBench(database: Pick<Database, 'reader' | 'writer'>): Row[] {
  const { sqlite } = database.reader
  const size = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck().get() ?? 0
  const anywhere = () => Math.floor(Math.random() * size)
  const inclusion = cold(sqlite, (fresh) => inclusionProof(fresh, anywhere(), size))
  const consistency = cold(sqlite, (fresh) => consistencyProof(fresh, 1 + anywhere(), size))
  // A twelfth of the log, as a month of a year would be.
  const month = Math.floor(size / 12)
  const range = cold(sqlite, (fresh) => {
    const start = Math.floor(Math.random() * (size - month))
    return [...subsetProof(fresh, neighbours(start, start + month), size)]
  })
  const start = quantile(
    timed(20, () => assertStore(database.writer.sqlite)),
    0.5,
  )
  const rate = warm(sqlite, size)
  return [
    row('inclusion proof, cold, p99', inclusion, '≤ 3 ms'),
    {
      goal: 'T7',
      name: 'inclusion proofs, warm',
      ours: `${thousands(rate)} /s`,
      figure: rate,
      wanted: '≥ 10000 /s',
    },
    row('consistency proof, cold, p99', consistency, '–'),
    row('proof of a month in the tree, cold, p99', range, '–'),
    row('head, tree edge and tiles checked at a start', start, '–'),
  ]
}

function row(name: string, milliseconds: number, wanted: string): Row {
  return { goal: 'T7', name, ours: `${milliseconds.toFixed(2)} ms`, figure: milliseconds, wanted }
}

/** The 99th percentile, in milliseconds, of a cold proof. */
function cold(sqlite: SqliteConnection, prove: (nodes: ReturnType<typeof storedNodes>) => unknown): number {
  const one = () => {
    const fresh = new SQLite(sqlite.name, { readonly: true })
    const nodes = storedNodes(fresh)
    const [milliseconds = Number.NaN] = timed(1, () => prove(nodes))
    fresh.close()
    return milliseconds
  }
  Array.from({ length: UNCOUNTED }, one)
  return median(Array.from({ length: ROUNDS }, () => quantile(Array.from({ length: COLD }, one), 0.99)))
}

/** Inclusion proofs a second. */
function warm(sqlite: SqliteConnection, size: number): number {
  const nodes = storedNodes(sqlite)
  const first = Math.max(0, size - 256 * 256)
  for (let index = first; index < size; index += 64) inclusionProof(nodes, index, size)
  rootAt(nodes, size)
  const places = Array.from({ length: WARM }, () => first + Math.floor(Math.random() * (size - first)))
  const [milliseconds = Number.NaN] = timed(1, () => {
    for (const index of places) inclusionProof(nodes, index, size)
  })
  return (WARM / milliseconds) * 1_000
}

function timed(times: number, run: () => unknown): number[] {
  return Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
}

function* neighbours(start: number, end: number): Generator<number> {
  for (let seq = start; seq < end; seq += 1) yield seq
}

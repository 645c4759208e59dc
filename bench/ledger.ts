import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { appendRows } from './ledger-append.ts'
import { exportBench, rebuildBench } from './ledger-export.ts'
import { type BigLog, logOf } from './ledger-log.ts'
import { inFolder, met, type Row, thousands } from './ledger-measure.ts'
import { publishBench } from './ledger-publish.ts'
import { readRows } from './ledger-reads.ts'
import { treeBench } from './ledger-tree.ts'
import { verifierBench } from './ledger-verify.ts'
import { HEAD, table } from './report.ts'

/** What the whole benchmark shows of the ledger: appending to a young log. */
export async function youngLedger(): Promise<Row[]> {
  return await inFolder(async (folder) => await appendRows(await logOf(folder, 1_000)))
}

/**
 * T1 to T10 on logs of 100,000 and 1,000,000 events, beside their baselines of the same run. It reports; a target that
 * is missed does not fail it. `--quick` leaves the million out. `--logs FOLDER` keeps the built logs and takes them
 * from there the next time.
 */
export async function ledgerBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, logs: { type: 'string' } },
  })
  const sizes = values.quick ? [100_000] : [100_000, 1_000_000]
  const startedAt = performance.now()
  const say = (line: string) =>
    process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}\n`)

  await inFolder(async (own) => {
    const folder = values.logs ?? own
    const logs: BigLog[] = []
    for (const size of [1_000, ...sizes]) {
      say(`a log of ${thousands(size)} events`)
      logs.push(await logOf(folder, size))
    }
    const [, ...large] = logs
    const rows: Row[] = []
    for (const log of large) {
      say(`measuring at ${thousands(log.events)} events`)
      rows.push(...(await measured(log)))
    }
    say('publishing')
    rows.push(...(await publishBench()))
    say('reading at every size')
    rows.push(...readRows(logs))
    print(rows)
    say('done')
  })
}

async function measured(log: BigLog): Promise<Row[]> {
  const file = path.join(log.dataDir, 'penmark.db')
  const rows = [
    ...(await appendRows(log)),
    ...opened(log, treeBench),
    ...(await exportBench(file)),
    ...(await rebuildBench(file)),
    ...(await verifierBench(log)),
  ]
  return rows.map((row) => ({ ...row, name: `${row.name}, at ${thousands(log.events)}` }))
}

function opened(log: BigLog, rows: (database: Database) => Row[]): Row[] {
  const database = openDatabase(log.dataDir)
  try {
    return rows(database)
  } finally {
    database.close()
  }
}

function print(rows: readonly Row[]): void {
  const sorted = [...rows].sort((a, b) => Number(a.goal.slice(1)) - Number(b.goal.slice(1)))
  const cells = sorted.map((row) => ({
    ...row,
    floor: row.baseline ?? '',
    ratio: row.ratio?.toFixed(2) ?? '',
    met: met(row),
  }))
  process.stdout.write(`\n${table(cells, { ...HEAD, floor: 'beside' })}\n\n`)
  const judged = sorted.filter((row) => met(row) !== undefined)
  const missed = judged.filter((row) => met(row) === false)
  const goals = (some: readonly Row[]) => [...new Set(some.map(({ goal }) => goal))]
  process.stdout.write(
    `- targets that hold: ${goals(judged)
      .filter((goal) => !goals(missed).includes(goal))
      .join(', ')}\n`,
  )
  for (const row of missed) {
    process.stdout.write(
      `- ${row.goal} is missed: ${row.name}: ${round(row.figure ?? row.ratio ?? 0)}, wanted ${row.wanted}\n`,
    )
  }
}

function round(value: number): string {
  return value >= 100 ? thousands(value) : value.toFixed(2)
}

if (import.meta.main) await ledgerBench(process.argv.slice(2))

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { monthEvents } from '#app/.server/ledger/read/items.ts'
import { monthUsage } from '#app/.server/ledger/read/month.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import { proofOf, receiptOf } from '#app/.server/ledger/read/receipt.ts'
import { type Handle, openDatabase, openReadOnly } from '#app/.server/platform/database.ts'
import { BUILT, buildVerifier } from '../verifier/build.mjs'
import { requests } from './ledger-append.ts'
import { type BigLog, copyOf, logOf } from './ledger-log.ts'
import { inFolder, median, openBenchLedger, thousands } from './ledger-measure.ts'
import { start } from './processes.ts'
import { type Curve, picture } from './scale-picture.ts'

// `npm run bench scale [-- --quick] [-- --most EVENTS] [-- --logs FOLDER] [-- --picture FILE]`: what a service of a hundred workspaces does,
// measured again on logs of a thousand to ten million events, and on logs with ten to a hundred thousand workspaces. Each figure stands beside
// that of the smallest log of the same run: what stays near 1 costs the same however much there is. Work in this process is
// measured in CPU time, which busy neighbours hardly change; starts and backups by the clock.
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    most: { type: 'string', default: '1000000' },
    logs: { type: 'string' },
    picture: { type: 'string' },
  },
})

const MOST = values.quick ? 100_000 : Number(values.most)
const SIZES = [1_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= MOST)
const WORKSPACES = [10, 1_000, 100_000].filter((count) => !values.quick || count < 100_000)
/** Events of the logs that differ in workspaces; opening, statements and seals of a hundred thousand are more than that alone. */
const EVENTS_OF_WORKSPACES = 100_000
const ROUNDS = 5
/** The seed with which `ledger-log.ts` signs. */
const SEED = Buffer.alloc(32, 1).toString('base64')

/** One thing that is measured on each log: a figure and its unit. */
type Measure = { name: string; unit: string; of(opened: Opened): Promise<number> | number }
type Opened = { log: BigLog; reader: Handle; scratch: string; copy: BigLog }

const MEASURES: readonly Measure[] = [
  { name: 'a request reserved and settled', unit: 'µs CPU', of: appended },
  {
    name: 'the quota of an account',
    unit: 'µs CPU',
    of: ({ reader, log }) => cpu(5_000, () => usageOf(reader, log.steady, log.now)),
  },
  {
    name: 'the usage page: month and 50 entries',
    unit: 'µs CPU',
    of: ({ reader, log }) =>
      cpu(100, () => {
        monthUsage(reader, log.steady, log.steadyMonth)
        monthEvents(reader, log.steady, log.steadyMonth, { limit: 50 })
      }),
  },
  { name: 'a receipt with its proof', unit: 'µs CPU', of: receipts },
  {
    name: 'the export of an account’s month',
    unit: 'ms CPU',
    of: async (opened) => (await exported(opened)).milliseconds,
  },
  { name: 'verifying it, as a command', unit: 'ms CPU', of: verified },
  { name: 'start to the first answer', unit: 'ms', of: started },
  { name: 'a backup of the database', unit: 'ms', of: backedUp },
  { name: 'the file', unit: 'bytes an event', of: ({ log }) => bytesOf(log.dataDir) / log.events },
]
/** These have to read or copy all that there is. */
const LINEAR: ReadonlySet<string> = new Set(['a backup of the database'])

buildVerifier()
await inFolder(async (own) => {
  const folder = values.logs ?? own
  const bySize = await curves(
    SIZES.map((size) => ({ label: `${thousands(size)} events`, x: size, log: () => logOf(folder, size) })),
    own,
  )
  const byWorkspaces = await curves(
    WORKSPACES.map((count) => ({
      label: `${thousands(count)} workspaces`,
      x: count,
      log: () => logOf(folder, EVENTS_OF_WORKSPACES, count),
    })),
    own,
  )
  print('Events', bySize)
  print('Workspaces', byWorkspaces)
  if (values.picture !== undefined) {
    writeFileSync(
      values.picture,
      picture([
        { title: 'By events in the log', curves: bySize.filter(({ name }) => !LINEAR.has(name)) },
        { title: 'By workspaces', curves: byWorkspaces.filter(({ name }) => !LINEAR.has(name)) },
      ]),
    )
  }
})
process.exit(0)

/** Every measure on every log, round by round in turn, so that what else the machine does meanwhile hits all logs alike. */
async function curves(
  wanted: readonly { label: string; x: number; log(): Promise<BigLog> }[],
  own: string,
): Promise<Curve[]> {
  const all: (Opened & { label: string; x: number })[] = []
  for (const { label, x, log } of wanted) {
    say(`a log of ${label}`)
    const built = await log()
    const scratch = path.join(own, `scratch-${label.replaceAll(/\W/g, '')}`)
    mkdirSync(scratch)
    const copy = copyOf(built, path.join(scratch, 'copy'))
    all.push({ label, x, log: built, scratch, copy, reader: openReadOnly(path.join(built.dataDir, 'penmark.db')) })
  }
  const found: Curve[] = []
  for (const measure of MEASURES) {
    say(measure.name)
    const figures = all.map((): number[] => [])
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, opened] of all.entries()) {
        const figure = await measure.of(opened)
        if (round > 0) figures[at]?.push(figure)
      }
    found.push({
      ...{ name: measure.name, unit: measure.unit },
      points: all.map(({ label, x, log }, at) => ({ label, x, events: log.events, y: median(figures[at] ?? []) })),
    })
  }
  for (const { reader, scratch } of all) {
    reader.sqlite.close()
    rmSync(scratch, { recursive: true })
  }
  return found
}

/** Microseconds of CPU time that each call takes. */
function cpu(times: number, work: () => unknown): number {
  const before = process.cpuUsage()
  for (let n = 0; n < times; n += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

async function appended({ copy }: Opened): Promise<number> {
  const database = openDatabase(copy.dataDir)
  try {
    database.writer.sqlite.pragma('synchronous = NORMAL')
    const ledger = openBenchLedger(database)
    await requests(ledger, copy.callers, 1, 600)
    const before = process.cpuUsage()
    await requests(ledger, copy.callers, 1, 2_000)
    const { user, system } = process.cpuUsage(before)
    await ledger.close()
    return (user + system) / 1_000
  } finally {
    database.close()
  }
}

/** Receipts of the steady account's entries: each is another leaf, so tiles are read as a reader's first click reads them. */
function receipts({ reader, log }: Opened): number {
  const { items } = monthEvents(reader, log.steady, log.steadyMonth, { limit: 50 })
  const seqs = items.map(({ seq }) => seq)
  let at = 0
  return cpu(seqs.length, () => {
    const seq = seqs[at++ % seqs.length] ?? 0
    if (receiptOf(reader, log.steady, seq) === undefined || proofOf(reader, log.steady, seq) === undefined)
      throw new Error(`event ${seq} has no receipt`)
  })
}

async function exported({ reader, log, scratch }: Opened): Promise<{ milliseconds: number; file: string }> {
  const before = process.cpuUsage()
  const bundle = exportBundle(reader, {
    scope: { kind: 'account', account: log.steady },
    range: { kind: 'month', period: log.steadyMonth },
    format: 'tar',
  })
  if (!bundle.ok) throw new Error(bundle.code)
  const parts: Uint8Array[] = []
  for await (const part of bundle.stream) parts.push(part)
  const { user, system } = process.cpuUsage(before)
  const file = path.join(scratch, 'month.tar')
  writeFileSync(file, Buffer.concat(parts))
  return { milliseconds: (user + system) / 1_000, file }
}

async function verified(opened: Opened): Promise<number> {
  const { file } = await exported(opened)
  const tool = path.join(BUILT, 'ledger-verify.mjs')
  const report = `data:text/javascript,${encodeURIComponent("process.on('exit', () => process.stderr.write(JSON.stringify(process.cpuUsage())))")}`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', report, tool, file, '--key', opened.log.vkey],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the verifier answers ${status}: ${stdout}${stderr}`)
  const { user, system } = JSON.parse(stderr) as { user: number; system: number }
  return (user + system) / 1_000
}

async function started({ copy }: Opened): Promise<number> {
  const server = await start({
    name: 'ours',
    script: 'build/server/index.js',
    port: 4_590,
    path: '/readyz',
    env: {
      ...{ DATA_DIR: copy.dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://penmark.bench' },
      LEDGER_SIGNING_KEY: SEED,
    },
  })
  await server.stop()
  return server.startedInMs
}

async function backedUp({ log, scratch }: Opened): Promise<number> {
  const { sqlite } = openReadOnly(path.join(log.dataDir, 'penmark.db'))
  const before = performance.now()
  await sqlite.backup(path.join(scratch, 'backup.db'), { progress: () => 0x7fff_ffff })
  const took = performance.now() - before
  sqlite.close()
  return took
}

function bytesOf(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.startsWith('penmark.db'))
    .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
}

/** A row for each measure, with the figure on each log and how many times the smallest log's the largest log's is. */
function print(what: string, found: readonly Curve[]): void {
  const labels = found[0]?.points.map(({ label }) => label) ?? []
  const lines = [`| ${what} | ${labels.join(' | ')} | × |`, `|---|${labels.map(() => '---|').join('')}---|`]
  for (const { name, unit, points } of found) {
    const figures = points.map(({ y }) => (y >= 100 ? thousands(y) : y.toPrecision(3)))
    const grown = (points.at(-1)?.y ?? Number.NaN) / (points[0]?.y ?? Number.NaN)
    lines.push(`| ${name}, ${unit} | ${figures.join(' | ')} | ${grown >= 100 ? thousands(grown) : grown.toFixed(2)} |`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n`)
}

function say(line: string): void {
  process.stderr.write(`${(performance.now() / 1_000).toFixed(0).padStart(5)} s  ${line}\n`)
}

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sessionCookie } from './account.ts'
import { type Crowd, crowd } from './crowd.ts'
import { settingsFor, startFleet } from './fleet.ts'
import { type Interval, ratioOfPairs, showInterval } from './interval.ts'
import { load, type Measured, median, medianOf, type Target } from './load.ts'
import { memoryOf, type Server, start } from './processes.ts'
import { show } from './report.ts'
import { type Targets, targetsOf } from './targets.ts'

// `npm run bench -- --compare REF`: this build beside that of another commit and beside the floor, interleaved in one run,
// with ratios and their intervals. A ratio below 1 means less time, CPU or memory than before; of requests a second, fewer.
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    name: { type: 'string', default: 'then' },
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '4520' },
    /** Only the pages and calls with these names, separated by commas. */
    only: { type: 'string' },
  },
})
if (values.folder === undefined) throw new Error('scripts/bench.mjs passes the folder of the other build')
const folder = values.folder
const pace = values.quick
  ? { rounds: 4, seconds: 1, warm: 1.5, crowd: 5, starts: 3 }
  : { rounds: 6, seconds: 2, warm: 4, crowd: 10, starts: 7 }

/** The pages and calls that both builds answer, each with its counterpart of the floor. */
const MEASURED = {
  landing: 'floorLanding',
  loginPage: undefined,
  overview: 'floorDash',
  assistantPage: undefined,
  assist: 'floorAssist',
  stream: 'floorStream',
  ready: 'floorHealth',
} as const satisfies Partial<Record<keyof Targets, keyof Targets | undefined>>
type Key = keyof typeof MEASURED
const only = values.only?.split(',')
const keys = (Object.keys(MEASURED) as Key[]).filter((key) => only === undefined || only.includes(key))

const NONE = { rps: Number.NaN, p99: Number.NaN, cpuMicros: Number.NaN }
type Figures = Pick<Measured, 'rps' | 'p99' | 'cpuMicros'>
const FIGURES: readonly (readonly [name: string, of: (run: Figures) => number])[] = [
  ['requests/s', ({ rps }) => rps],
  ['CPU µs', ({ cpuMicros }) => cpuMicros ?? Number.NaN],
]

const port = Number(values.port)
const fleet = await startFleet(port)
const settings = settingsFor(port + 3)
const otherData = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { prepareAccount } from ${JSON.stringify(path.join(folder, 'bench/account.ts'))}
      process.stdout.write(JSON.stringify(await prepareAccount(${port + 4}, ${JSON.stringify(settings)})))`,
    ],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ),
) as { dataDir: string; token: string }
const otherCommand = {
  name: values.name,
  script: 'build/server/index.js',
  port: port + 4,
  path: '/',
  cwd: folder,
  env: { ...settings, DATA_DIR: otherData.dataDir },
}
let other: Server | undefined
try {
  other = await start(otherCommand)
  const now = await targetsOf(fleet)
  const then = await targetsOf({
    ...fleet,
    ours: other,
    cookie: await sessionCookie(other),
    bearer: `Bearer ${otherData.token}`,
  })
  const lines = [...(await loads(now, then)), ...(await crowds(now, then))]
  const highest = [fleet.ours, other, fleet.floor].map((server) => memoryOf(server.pid)?.highest)
  await Promise.all([fleet.stopServers(), other.stop()])
  lines.push(lineOf('highest memory, MB', highest), ...(await starts()))
  print(lines)
} finally {
  await Promise.all([fleet.stopServers(), other?.stop()])
  fleet.remove()
  rmSync(otherData.dataDir, { recursive: true, force: true })
}
process.exit(0)

type Line = {
  name: string
  now: string
  before: string
  floor: string
  ratio: string
  ofFloor: string
}

/** Each page and call in rounds: this build, the other, the floor, in an order that turns around every time. */
async function loads(now: Targets, then: Targets): Promise<Line[]> {
  const lines: Line[] = []
  const company = [fleet.double]
  const sides = (key: Key): Target[] => {
    const floor = MEASURED[key]
    return floor === undefined ? [now[key], then[key]] : [now[key], then[key], now[floor]]
  }
  for (const key of keys) for (const side of sides(key)) await load(side, pace.warm, 10)
  const runs = new Map<Key, Measured[][]>(keys.map((key) => [key, [[], [], []]]))
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const key of keys) {
      const order = [...sides(key).entries()]
      for (const [side, target] of round % 2 === 0 ? order : order.reverse())
        runs.get(key)?.[side]?.push(await load(target, pace.seconds, 10, company))
    }
  }
  for (const key of keys) {
    const [ours = [], others = [], floors = []] = runs.get(key) ?? []
    const bad = [...ours, ...others, ...floors].reduce((sum, { unexpected }) => sum + unexpected, 0)
    const disturbed = [...ours, ...others, ...floors].filter((run) => run.disturbed).length
    const notes = `${bad > 0 ? `, ${bad} ANSWERS WRONG` : ''}${disturbed > 0 ? `, ${disturbed} runs disturbed` : ''}`
    for (const [name, figure] of FIGURES) {
      const pairs = (sides: Measured[]) => ratioOfPairs(ours.map((run, n) => [figure(run), figure(sides[n] ?? NONE)]))
      const middle = (sides: Measured[]) => (sides.length === 0 ? '' : show(figure(medianOf(sides))))
      lines.push({
        name: `${key}, ${name}${notes}`,
        now: middle(ours),
        before: middle(others),
        floor: middle(floors),
        ratio: showInterval(pairs(others)),
        ofFloor: floors.length === 0 ? '' : showInterval(pairs(floors)),
      })
    }
  }
  return lines
}

/** The overview for fifty people at once, on connections that are open before; each side twice. */
async function crowds(now: Targets, then: Targets): Promise<Line[]> {
  if (only !== undefined && !only.includes('crowd')) return []
  const sides = [now.overview, then.overview, now.floorDash]
  const seen: Crowd[][] = [[], [], []]
  for (const order of [sides, sides.toReversed()])
    for (const target of order) seen[sides.indexOf(target)]?.push(await crowd(target, pace.crowd / 2))
  const middle = (figure: (crowd: Crowd) => number) => seen.map((each) => median(each.map(figure)))
  const failures = seen.flat().reduce((sum, each) => sum + each.failures, 0)
  return [
    lineOf(
      `overview, 50 connections, p99 ms${failures > 0 ? `, ${failures} FAILED` : ''}`,
      middle(({ p99 }) => p99),
    ),
    lineOf(
      'overview, 50 connections, requests/s',
      middle(({ rps }) => rps),
    ),
    lineOf(
      'a guest among them, p50 ms',
      middle(({ guestP50 }) => guestP50),
    ),
    lineOf(
      'a guest among them, longest ms',
      middle(({ guestMost }) => guestMost),
    ),
  ]
}

/** Start to the first landing page, and memory two seconds later. */
async function starts(): Promise<Line[]> {
  if (only !== undefined && !only.includes('start')) return []
  const begin = [() => fleet.again('ours'), () => start(otherCommand), () => fleet.again('floor')]
  const times: number[][] = [[], [], []]
  const idle: (number | undefined)[] = []
  for (let n = 0; n < pace.starts; n += 1) {
    for (const [side, again] of begin.entries()) {
      const server = await again()
      times[side]?.push(server.startedInMs)
      if (n === 0) {
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        idle[side] = memoryOf(server.pid)?.now
      }
      await server.stop()
    }
  }
  const [ours = [], others = [], floors = []] = times
  const pairs = (sides: number[]) => ratioOfPairs(ours.map((ms, n) => [ms, sides[n] ?? Number.NaN]))
  return [
    {
      name: 'start to the first 200, ms',
      now: show(median(ours)),
      before: show(median(others)),
      floor: show(median(floors)),
      ratio: showInterval(pairs(others)),
      ofFloor: showInterval(pairs(floors)),
    },
    lineOf('idle memory, MB', idle),
  ]
}

function lineOf(name: string, [now, then, floor]: readonly (number | undefined)[]): Line {
  const of = (other: number | undefined): Interval => ratioOfPairs([[now ?? Number.NaN, other ?? Number.NaN]])
  return {
    name,
    now: show(now),
    before: show(then),
    floor: show(floor),
    ratio: showInterval(of(then)),
    ofFloor: showInterval(of(floor)),
  }
}

function print(lines: readonly Line[]): void {
  const head: Line = {
    name: 'what',
    now: 'now',
    before: values.name,
    floor: 'floor',
    ratio: `now ÷ ${values.name}`,
    ofFloor: 'now ÷ floor',
  }
  const columns = ['name', 'now', 'before', 'floor', 'ratio', 'ofFloor'] as const
  const widths = columns.map((column) => Math.max(...[head, ...lines].map((line) => line[column].length)))
  const rows = [head, ...lines].map(
    (line) => `| ${columns.map((column, n) => line[column].padEnd(widths[n] ?? 0)).join(' | ')} |`,
  )
  rows.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  process.stdout.write(
    `\n${rows.join('\n')}\n\n- medians; ratios of what ran right after each other, with 95 % intervals\n`,
  )
}

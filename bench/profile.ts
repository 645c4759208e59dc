import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Fleet, startFleet } from './fleet.ts'
import { load, type Measured, medianOf, type Target } from './load.ts'
import { mainThreadMicros } from './processes.ts'
import { PARTS, type Part, sharesOf } from './profile-parts.ts'
import { recordProfile } from './profile-recorder.ts'
import { show } from './report.ts'
import { targetsOf } from './targets.ts'

// `npm run bench profile [-- --quick]`: which part of the code takes how much of a request. First the processor time of a request is
// measured without a profiler, then a sampling profile of the same load tells which part took which share of it. Both hold on a
// busy machine better than times do; on a quiet one they are good to about a twentieth. `--save FOLDER` keeps the profiles, which
// the developer tools of a browser open; `--only NAME` takes one column.

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, save: { type: 'string' }, only: { type: 'string' } },
})
const pace = values.quick ? { warm: 2, measured: 2, profiled: 4 } : { warm: 6, measured: 5, profiled: 10 }

/** The time of one request in the whole process, and in its main thread, which the profile shares out. */
type Read = { name: string; run: Measured; main: number; shares: Map<Part, number> }
type Column = { name: string; target: Target; side: 'ours' | 'floor' }

const inspect = { ours: 4_571, floor: 4_572 }
const fleet = await startFleet(4_560, inspect)
try {
  const columns = await columnsOf(fleet)
  const read: Read[] = []
  for (const { name, target, side } of columns.filter(
    ({ name }) => values.only === undefined || name === values.only,
  )) {
    process.stderr.write(`${name}\n`)
    await load(target, pace.warm, 10)
    const runs: Measured[] = []
    const before = mainThreadMicros(target.server.pid) ?? Number.NaN
    for (let round = 0; round < 3; round += 1) runs.push(await load(target, pace.measured, 10, [fleet.double]))
    const run = medianOf(runs)
    const main = ((mainThreadMicros(target.server.pid) ?? Number.NaN) - before) / run.requests
    const profile = await recordProfile(inspect[side], () => load(target, pace.profiled, 10))
    if (values.save !== undefined) {
      writeFileSync(path.join(values.save, `${read.length} ${name}.cpuprofile`), JSON.stringify(profile))
    }
    read.push({ name, run, main, shares: sharesOf(profile) })
  }
  print(read)
} finally {
  await fleet.stopServers()
  fleet.remove()
}
process.exit(0)

async function columnsOf(servers: Fleet): Promise<Column[]> {
  const targets = await targetsOf(servers)
  return [
    { name: 'landing', target: targets.landing, side: 'ours' },
    { name: '(floor)', target: targets.floorLanding, side: 'floor' },
    { name: 'overview', target: targets.overview, side: 'ours' },
    { name: '(floor)', target: targets.floorDash, side: 'floor' },
    { name: 'sign-in page', target: targets.loginPage, side: 'ours' },
    { name: 'assistant page', target: targets.assistantPage, side: 'ours' },
    { name: 'assist', target: targets.assist, side: 'ours' },
    { name: '(floor)', target: targets.floorAssist, side: 'floor' },
    { name: 'stream', target: targets.stream, side: 'ours' },
    { name: '(floor)', target: targets.floorStream, side: 'floor' },
  ]
}

function print(columns: readonly Read[]): void {
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |\n`
  const lines = [
    row(
      'CPU µs a request',
      columns.map(({ name }) => name),
    ),
    `|${'---|'.repeat(columns.length + 1)}\n`,
    ...PARTS.map((part) =>
      row(
        part,
        columns.map(({ main, shares }) => show(main * (shares.get(part) ?? 0))),
      ),
    ),
    row(
      'other threads (texts, files, collection)',
      columns.map(({ run, main }) => show(Math.max(0, (run.cpuMicros ?? Number.NaN) - main))),
    ),
    row(
      '**together**',
      columns.map(({ run }) => `**${show(run.cpuMicros)}**`),
    ),
  ]
  process.stdout.write(lines.join(''))
  const wrong = columns.filter(({ run }) => run.unexpected > 0).map(({ name }) => name)
  if (wrong.length > 0) process.stdout.write(`\nWRONG ANSWERS: ${wrong.join(', ')}\n`)
  if (columns.some(({ run }) => run.disturbed)) process.stdout.write('\nThe machine did other work meanwhile.\n')
}

import { readdirSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startFleet } from './fleet.ts'
import { median, quantile } from './load.ts'
import { see } from './probe.ts'
import { cpuMicros, memoryOf } from './processes.ts'
import { targetsOf } from './targets.ts'

// `npm run bench soak [-- --minutes 60] [-- --share 0.7] [-- --rate REQUESTS_A_SECOND]`: one server under a steady mixture of pages, calls and
// streams, at a share of what it could answer at most to clients that do not wait. It reports memory, open files and waiting times by tenths of the time: what leaks,
// grows from tenth to tenth. Growth is judged from the third tenth on, since caches fill before.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '0.7' },
    rate: { type: 'string' },
  },
})
const MINUTES = Number(values.minutes)
const TENTHS = 10
/** Memory of the last tenth at most so many times that of the third. */
const FLAT = 1.1
/** Requests that wait at once at most; more are not sent, and counted. */
const MOST_OPEN = 200

type Sample = { memory: number; files: number; log: number }
type Seen = { ms: number; status: number }

const fleet = await startFleet(4_600)
try {
  const { landing, overview, assistantPage, assist, shortStream } = await targetsOf(fleet)
  /** What people do: mostly pages, some answers. */
  const mixture = [
    landing,
    overview,
    assistantPage,
    overview,
    assist,
    landing,
    shortStream,
    assistantPage,
    assist,
    overview,
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN })
  const one = async (n: number): Promise<Seen> => {
    const target = mixture[n % mixture.length]
    if (target === undefined) throw new Error('the mixture is empty')
    try {
      const { allMs, status } = await see(agent, target)
      return { ms: allMs, status }
    } catch {
      return { ms: Number.NaN, status: 0 }
    }
  }
  const most = await atMost(one)
  const rate = values.rate === undefined ? most * Number(values.share) : Number(values.rate)
  const load = loadavg().map((value) => value.toFixed(1))
  process.stdout.write(
    `at most ${most.toFixed(0)} requests a second of this mixture; now ${rate.toFixed(0)} a second for ${MINUTES} minutes (load average before: ${load.join(' ')})\n\n`,
  )
  process.stdout.write(
    '| minutes | memory, MB | open files | database, MB | CPU ms a request | p50, ms | p99, ms | not 200 | not sent |\n|---|---|---|---|---|---|---|---|---|\n',
  )
  const memories: number[] = []
  let count = 0
  for (let tenth = 0; tenth < TENTHS; tenth += 1) {
    const samples: Sample[] = []
    const before = cpuMicros(fleet.ours.pid) ?? Number.NaN
    const { seen, unsent } = await steadily(one, {
      rate,
      milliseconds: (MINUTES * 60_000) / TENTHS,
      first: count,
      sample: () => samples.push(sampleOf(fleet.ours.pid)),
    })
    count += seen.length
    const times = seen.map(({ ms }) => ms)
    const cpu = ((cpuMicros(fleet.ours.pid) ?? Number.NaN) - before) / seen.length / 1_000
    const memory = median(samples.map((sample) => sample.memory))
    memories.push(memory)
    const cells = [
      `${((tenth * MINUTES) / TENTHS).toFixed(0)} to ${(((tenth + 1) * MINUTES) / TENTHS).toFixed(0)}`,
      memory.toFixed(0),
      median(samples.map(({ files }) => files)).toFixed(0),
      median(samples.map(({ log }) => log)).toFixed(0),
      cpu.toFixed(2),
      median(times).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      refusalsIn(seen),
      unsent,
    ]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
  const growth = (memories.at(-1) ?? Number.NaN) / (memories[2] ?? Number.NaN)
  process.stdout.write(
    `\n- memory of the last tenth is ${growth.toFixed(2)} times that of the third (flat: at most ${FLAT}): ${growth <= FLAT ? 'yes' : 'NO'}; ${count} requests; highest ${memoryOf(fleet.ours.pid)?.highest.toFixed(0)} MB\n`,
  )
} finally {
  await fleet.stopServers()
  fleet.remove()
}
process.exit(0)

/**
 * Requests a second that the server answers to clients that do not wait for each other: the highest step of a rising rate at which at most one
 * request in a thousand was refused. The rise begins at half of what twenty waiting connections get, which is more, since they never send into a queue.
 */
async function atMost(one: (n: number) => Promise<Seen>): Promise<number> {
  await waiting(one, 10_000)
  const closed = await waiting(one, 10_000)
  let most = closed * 0.4
  for (let step = closed * 0.5; ; step *= 1.15) {
    const { seen, unsent } = await steadily(one, { rate: step, milliseconds: 12_000, first: 0 })
    const refused = seen.filter(({ status }) => status !== 200).length + unsent
    process.stdout.write(
      `- ${step.toFixed(0)} a second: ${refused} of ${seen.length + unsent} refused, p99 ${quantile(
        seen.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms\n`,
    )
    if (refused > (seen.length + unsent) / 1_000) break
    most = step
  }
  return most
}

/** Requests a second that twenty connections get, each of which waits for its answer. */
async function waiting(one: (n: number) => Promise<Seen>, milliseconds: number): Promise<number> {
  const startedAt = performance.now()
  let answered = 0
  const lane = async (first: number) => {
    for (let n = first; performance.now() - startedAt < milliseconds; n += 1) {
      await one(n)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => lane(n)))
  return (answered * 1_000) / (performance.now() - startedAt)
}

/** Sends `rate` requests a second, answered or not, and waits for the last answers. `sample` runs every two seconds. */
async function steadily(
  one: (n: number) => Promise<Seen>,
  { rate, milliseconds, first, sample }: { rate: number; milliseconds: number; first: number; sample?: () => void },
): Promise<{ seen: Seen[]; unsent: number }> {
  const [seen, open]: [Seen[], Set<Promise<void>>] = [[], new Set()]
  const ends = performance.now() + milliseconds
  let [unsent, count] = [0, first]
  let due = performance.now()
  let sampleDue = due
  while (performance.now() < ends) {
    const now = performance.now()
    for (; due <= now; due += 1_000 / rate) {
      if (open.size >= MOST_OPEN) {
        unsent += 1
        continue
      }
      const request: Promise<void> = one(count++).then((answer) => {
        seen.push(answer)
        open.delete(request)
      })
      open.add(request)
    }
    if (sampleDue <= now) {
      sample?.()
      sampleDue = now + 2_000
    }
    await delay(Math.max(1, Math.min(due, ends) - performance.now()))
  }
  await Promise.all(open)
  return { seen, unsent }
}

/** How often each status but 200 came, `503: 12`; 0 for none. Status 0 is a request without an answer. */
function refusalsIn(seen: readonly Seen[]): string {
  const counts = new Map<number, number>()
  for (const { status } of seen) if (status !== 200) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ') || '0'
}

function sampleOf(pid: number): Sample {
  const folder = process.platform === 'linux' ? `/proc/${pid}/fd` : undefined
  return {
    memory: memoryOf(pid)?.now ?? Number.NaN,
    files: folder === undefined ? Number.NaN : readdirSync(folder).length,
    log: databaseBytes() / 1_000_000,
  }
}

function databaseBytes(): number {
  return readdirSync(fleet.dataDir)
    .filter((name) => name.startsWith('penmark.db'))
    .reduce((sum, name) => sum + statSync(path.join(fleet.dataDir, name)).size, 0)
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { startS3Double } from '#tests/mocks/s3/store.ts'
import { assist, browserAt } from '#tests/support/litefs-clients.ts'
import { type ClusterNode, litefsCluster, until, whyNoLiteFs } from '#tests/support/litefs-cluster.ts'
import { type Person, settle } from '#tests/support/people.ts'
import { freePort, startServer } from '#tests/support/server.ts'
import { median } from './ledger-measure.ts'

// `npm run bench litefs`: one plain machine beside the leader of two with LiteFS, in turn and with the same archive and model, both doubles.
// Ratios belong to the product; times and rates belong to the machine. LITEFS_BIN names the program of LiteFS.

const why = whyNoLiteFs()
if (why !== undefined) {
  process.stderr.write(`SKIPPED bench litefs: ${why}\n`)
  process.exit(0)
}
const ROUNDS = 5
const SECONDS = 3
const AT_ONCE = 8
/** No limit of a plan ends a round. */
const MEMBERS = [{ email: 'ada@example.com', plan: 'enterprise' as const, quota: 1_000_000_000 }]

type Target = { name: string; at: Pick<ClusterNode, 'url' | 'settings'>; person: Person }
type Work = { name: string; atOnce: number; run(target: Target, turn: number): Promise<Response | { status: number }> }

const post = (target: Target, turn: number) =>
  browserAt(target.at as ClusterNode, target.person).post('/dashboard/settings/dictionary', {
    ...{ intent: turn % 2 === 0 ? 'add' : 'remove', kind: 'word', value: `word${turn >> 1}` },
  })
const page = async (target: Target, place: string) => {
  const answer = await browserAt(target.at as ClusterNode, target.person).get(place)
  await answer.arrayBuffer()
  return answer
}
const WORKS: readonly Work[] = [
  { name: 'rewrite by a call', atOnce: 1, run: ({ at, person }) => assist(at, person) },
  { name: 'rewrites, eight at once', atOnce: AT_ONCE, run: ({ at, person }) => assist(at, person) },
  { name: 'word saved by a form', atOnce: 1, run: post },
  { name: 'usage page', atOnce: 1, run: (target) => page(target, '/dashboard/usage') },
  { name: 'usage page, eight at once', atOnce: AT_ONCE, run: (target) => page(target, '/dashboard/usage') },
]

/** Rate and waits of one kind of work for some seconds. */
async function measured(work: Work, target: Target, seconds = SECONDS) {
  const waits: number[] = []
  const from = performance.now()
  const end = from + seconds * 1_000
  let turn = 0
  await Promise.all(
    Array.from({ length: work.atOnce }, async () => {
      while (performance.now() < end) {
        const at = performance.now()
        turn += 1
        const { status } = await work.run(target, turn)
        if (status >= 400) throw new Error(`${target.name}: ${work.name} answered ${status}`)
        waits.push(performance.now() - at)
      }
    }),
  )
  const sorted = waits.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return { rate: (waits.length * 1_000) / (performance.now() - from), p50: share(0.5), p99: share(0.99) }
}

const megabytes = (pid: number | undefined) =>
  pid === undefined
    ? 0
    : Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

async function took(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const model = await startOpenAiDouble()
const bucket = await startS3Double()
const shared = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }
const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-plain-'))
const port = await freePort()
const settled = await settle(dataDir, port, MEMBERS)
const plainFrom = performance.now()
const plain = await startServer(
  {
    ...{ ...shared, PORT: String(port), LEDGER_ARCHIVE: 's3://plain', LEDGER_S3_ENDPOINT: bucket.url },
    ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', PUBLIC_URL: `http://localhost:${port}` },
  },
  dataDir,
)
const times: Record<string, number> = { 'start, plain': performance.now() - plainFrom }
const cluster = await litefsCluster(shared)
try {
  const [leader, follower] = cluster.nodes
  times['LiteFS mounts and leads'] = await took(async () => {
    await leader.startLiteFs()
    await until(async () => (await leader.isPrimary()) === true, 'the first machine is primary')
  })
  const people = await settle(leader.mount, leader.port, MEMBERS, leader.stateDir)
  times['start, leader'] = await took(() => leader.startApp())
  times['start, follower with LiteFS'] = await took(async () => {
    await follower.startLiteFs()
    await follower.startApp()
  })
  const [one, other] = [settled[0], people[0]]
  if (one === undefined || other === undefined) throw new Error('nobody was settled')
  const targets: Target[] = [
    { name: 'plain', at: { url: plain.url, settings: { PUBLIC_URL: `http://localhost:${port}` } }, person: one },
    { name: 'LiteFS', at: leader, person: other },
  ]
  for (const work of WORKS) for (const target of targets) await measured(work, target, 1)
  process.stdout.write(`load average ${loadavg().map((value) => value.toFixed(2))}; ${ROUNDS} rounds in turn\n\n`)
  process.stdout.write('| work | plain | LiteFS | rate | p50 | p99 |\n|---|---|---|---|---|---|\n')
  for (const work of WORKS) {
    const rounds: Awaited<ReturnType<typeof measured>>[][] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, target] of targets.entries()) rounds[index]?.push(await measured(work, target))
    const figure = (which: 'rate' | 'p50' | 'p99') => rounds.map((each) => median(each.map((one) => one[which])))
    const cell = (index: number) =>
      `${figure('rate')[index]?.toFixed(1)}/s, ${figure('p50')[index]?.toFixed(1)} / ${figure('p99')[index]?.toFixed(1)} ms`
    const ratio = (which: 'rate' | 'p50' | 'p99') => {
      const [a = 0, b = 0] = figure(which)
      return (b / a).toFixed(2)
    }
    process.stdout.write(
      `| ${work.name} | ${cell(0)} | ${cell(1)} | ${ratio('rate')} | ${ratio('p50')} | ${ratio('p99')} |\n`,
    )
  }
  const memory = { plain: plain.process.pid, leader: leader.pid(), follower: follower.pid() }
  const sizes = Object.entries(memory).map(([name, pid]) => `${name} ${Math.round(megabytes(pid))} MB`)
  const litefs = cluster.nodes.map((node) => `${node.name} ${Math.round(megabytes(node.litefsPid()))} MB`)
  process.stdout.write(`\nmemory: ${sizes.join(', ')}; LiteFS: ${litefs.join(', ')}\n`)
  const answers = async (node: ClusterNode) => {
    await until(async () => (await assist(node, other)).status === 200, 'a rewrite is answered', 60_000)
  }
  await answers(follower)
  times['hand-over to the first answer'] = await took(async () => {
    await follower.promote()
    await until(() => follower.output().includes('"leads":true'), 'the other machine leads')
    await answers(follower)
  })
  times['fail-over after kill -9 to the first answer'] = await took(async () => {
    await Promise.all([follower.killApp(), follower.killLiteFs()])
    await answers(leader)
  })
  for (const [name, time] of Object.entries(times)) process.stdout.write(`${name}: ${Math.round(time)} ms\n`)
} finally {
  await plain.stop('SIGKILL')
  await cluster.close()
  await model.close()
  await bucket.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)

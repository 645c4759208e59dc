import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startBalancer } from '#tests/support/balancer.ts'
import { assist, browserAt, numbersOn, readiness, receiptOf } from '#tests/support/litefs-clients.ts'
import { type ClusterNode, until } from '#tests/support/litefs-cluster.ts'
import { LONG_MS, liteFsTests } from '#tests/support/litefs-tests.ts'
import type { Person } from '#tests/support/people.ts'

// Two machines with the real LiteFS that are deployed one after the other, behind a proxy that sends requests to both.

const { withLiteFs, started } = await liteFsTests('cluster deploy')

/** `late` counts answers that did not wait for their receipts any longer, as those of a busy ledger do. */
type Seen = { receipts: number[]; late: number; pages: number; refused: unknown[]; waits: number[] }

/** Rewrites and pages, one after another, until it is stopped. */
async function askBoth(
  url: string,
  node: ClusterNode,
  person: Person,
  stopped: () => boolean,
  seen: Seen,
): Promise<void> {
  const browser = browserAt({ ...node, url }, person)
  for (let turn = 0; !stopped(); turn += 1) {
    const from = performance.now()
    const answer = await assist({ url }, person)
    seen.waits.push(performance.now() - from)
    if (answer.status === 200 && answer.body.receipt === null) seen.late += 1
    else if (answer.status === 200) seen.receipts.push(receiptOf(answer))
    else seen.refused.push([answer.status, answer.body])
    const page = await browser.get(turn % 2 === 0 ? '/dashboard/usage' : '/dashboard')
    if (page.status === 200) seen.pages += 1
    else seen.refused.push([page.status, await page.text()])
  }
}

/** Stops a machine as a deploy does, and starts it again with the program of another build. */
async function deploy(node: ClusterNode, build: string): Promise<void> {
  await node.killApp('SIGTERM')
  await node.killLiteFs('SIGTERM')
  node.use(build)
  await node.startLiteFs()
  await node.startApp()
  await until(async () => (await readiness(node)) === 200, `${node.name} is ready`, 60_000)
}

/** Deploys both machines under load, those that follow first, and gives what the clients saw. */
async function rollingDeploy(from: string, to: string) {
  const { leader, follower, person } = await started({}, { builds: [from, from] })
  const balancer = await startBalancer([leader.port, follower.port])
  onTestFinished(() => balancer.close())
  let stopped = false
  const seen: Seen = { receipts: [], late: 0, pages: 0, refused: [], waits: [] }
  const loads = [1, 2, 3].map(() => askBoth(balancer.url, leader, person, () => stopped, seen))
  const more = async (what: string) => {
    const before = seen.receipts.length
    await until(() => seen.receipts.length > before + 8, what, 60_000)
  }
  await more('requests are answered')
  await deploy(follower, to)
  await more('requests are answered beside a new follower')
  await deploy(leader, to)
  await more('requests are answered by the new machines')
  stopped = true
  await Promise.all(loads)
  await until(() => numbersOn(leader).length === numbersOn(follower).length, 'both machines hold the same events')
  const here = numbersOn(leader)
  expect(seen.receipts.filter((receipt) => !here.includes(receipt))).toEqual([])
  expect(new Set(seen.receipts).size).toBe(seen.receipts.length)
  const waits = seen.waits.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
  process.stdout.write(
    `deploy: ${seen.receipts.length} rewrites (${seen.late} without a receipt yet) and ${seen.pages} pages, ${seen.refused.length} refused; rewrites p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms\n`,
  )
  return seen
}

withLiteFs(
  'a deploy of both machines, one after the other, refuses nothing',
  async () => {
    const { refused } = await rollingDeploy('build', 'build')
    expect(refused).toEqual([])
  },
  LONG_MS,
)

/** The build of today with one more migration, which only adds something: the next release, as far as the one of today can tell. */
function nextRelease(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-next-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('build', path.join(root, 'build'), { recursive: true })
  for (const needed of ['node_modules', 'package.json']) symlinkSync(path.resolve(needed), path.join(root, needed))
  const migration = path.join(root, 'build/server/migrations/penmark/9998_one_more.expand.sql')
  writeFileSync(migration, 'CREATE TABLE one_more (id INTEGER PRIMARY KEY) STRICT;\n')
  return path.join(root, 'build')
}

withLiteFs(
  'a deploy to a release that adds to the schema refuses nothing, and back neither',
  async () => {
    const next = nextRelease()
    for (const [from, to] of [
      ['build', next],
      [next, 'build'],
    ] as const) {
      const { refused } = await rollingDeploy(from, to)
      expect(refused).toEqual([])
    }
  },
  LONG_MS,
)

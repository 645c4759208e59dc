import { afterAll, afterEach, expect, test } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { assist, receiptOf } from './litefs-clients.ts'
import {
  type Cluster,
  type ClusterNode,
  type ClusterOptions,
  litefsCluster,
  until,
  whyNoLiteFs,
} from './litefs-cluster.ts'
import { runs } from './long.ts'
import { type Person, settle } from './people.ts'

/** The long forms take minutes. */
export const LONG_MS = runs(300_000, 900_000)

/** A receipt that a client got, when, and how sure it was called. */
export type Acknowledged = { receipt: number; at: number; standing?: string | null }

type Started = { cluster: Cluster; leader: ClusterNode; follower: ClusterNode; people: Person[]; person: Person }

/**
 * Tests with the real LiteFS, each with a cluster of its own. The project contains nothing of it: LITEFS_BIN names a program that was
 * built elsewhere. Without one they are skipped, which is said once for each file.
 */
export async function liteFsTests(file: string) {
  const why = whyNoLiteFs()
  if (why !== undefined) process.stderr.write(`SKIPPED ${file}: ${why}\n`)
  const model = await startOpenAiDouble()
  afterAll(() => model.close())
  // A test may start several, one after another.
  let clusters: Cluster[] = []
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const node of clusters.at(-1)?.nodes ?? [])
        process.stderr.write(`--- ${node.name}\n${node.output().slice(-8_000)}\n${node.litefsOutput().slice(-4_000)}\n`)
    for (const cluster of clusters) await cluster.close()
    clusters = []
  })

  /** Both machines run, the first one leads, and one user is there, or these. */
  async function started(
    more: Readonly<Record<string, string>> = {},
    options: ClusterOptions = {},
    // On the largest plan, so that a quick machine does not come to its limit.
    members: Parameters<typeof settle>[2] = [{ email: 'ada@example.com', plan: 'enterprise' }],
  ): Promise<Started> {
    const cluster = await litefsCluster({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1', ...more }, options)
    clusters.push(cluster)
    const [leader, follower] = cluster.nodes
    await leader.startLiteFs()
    await until(async () => (await leader.isPrimary()) === true, 'the first machine is primary')
    const people = await settle(leader.mount, leader.port, members, leader.stateDir)
    const [person] = people
    if (person === undefined) throw new Error('nobody was settled')
    await leader.startApp()
    await follower.startLiteFs()
    await follower.startApp()
    return { cluster, leader, follower, people, person }
  }

  return { withLiteFs: test.skipIf(why !== undefined), started, model }
}

/** Asks until an answer says that nothing was saved; gives the receipts of those that were. */
export async function load(
  node: ClusterNode,
  person: Person,
  stopped: () => boolean,
  done: Acknowledged[] = [],
): Promise<Acknowledged[]> {
  while (!stopped()) {
    const answer = await assist(node, person).catch(() => undefined)
    const at = performance.now()
    if (answer?.status === 200)
      done.push({ receipt: receiptOf(answer), at, standing: answer.headers.get('penmark-standing') })
    else if (answer !== undefined) expect([503, answer.status, answer.body.code]).toEqual([503, 503, 'not_primary'])
  }
  return done
}

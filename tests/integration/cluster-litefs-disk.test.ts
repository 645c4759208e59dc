import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { call, PASSWORD } from '#tests/support/client.ts'
import { assist, browserAt, numbersOn, readiness, receiptOf } from '#tests/support/litefs-clients.ts'
import { type ClusterNode, until } from '#tests/support/litefs-cluster.ts'
import { type Acknowledged, liteFsTests } from '#tests/support/litefs-tests.ts'
import type { Person } from '#tests/support/people.ts'
import { type SmallDisk, smallDisk } from '#tests/support/small-disk.ts'

// Two machines with the real LiteFS, each on a volume of its own that can be filled. Skipped as well if this user may not mount.

const MEGABYTE = 1024 * 1024
const { withLiteFs, started } = await liteFsTests('cluster disk')

/** The volumes of both machines. */
function volumes(): [SmallDisk, SmallDisk] | undefined {
  const [first, second] = [smallDisk(96), smallDisk(96)]
  for (const disk of [first, second]) if (disk !== undefined) onTestFinished(() => disk[Symbol.dispose]())
  return first && second && [first, second]
}

/** Asks until it is stopped; every answer is one that was saved or a refusal with a reason. */
async function ask(
  node: ClusterNode,
  person: Person,
  stopped: () => boolean,
  refusals: Set<string>,
): Promise<Acknowledged[]> {
  const done: Acknowledged[] = []
  while (!stopped()) {
    const answer = await assist(node, person)
    // An answer waits for its receipt for a while only, and a ledger without room may take longer.
    if (answer.status === 200 && answer.body.receipt === null) continue
    if (answer.status === 200) done.push({ receipt: receiptOf(answer), at: performance.now() })
    else {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)])
      expect(String(answer.body.detail).length).toBeGreaterThan(20)
      refusals.add(String(answer.body.code))
    }
  }
  return done
}

withLiteFs(
  'the leader’s volume is full: it says why it refuses, loses nothing, and recovers once there is room',
  async (task) => {
    const disks = volumes()
    if (disks === undefined) return task.skip('this user may not mount')
    const { leader, follower, person } = await started({}, { volumes: disks.map(({ path }) => path) })
    const [disk] = disks
    const browser = browserAt(follower, person)
    let stopped = false
    const refusals = new Set<string>()
    const loads = [leader, follower].map((node) => ask(node, person, () => stopped, refusals))
    await until(() => numbersOn(leader).length > 20, 'requests are answered')
    disk.fill(4 * MEGABYTE)
    await until(() => refusals.has('storage_unavailable'), 'writes are refused')
    disk.fill()
    expect(await readiness(leader)).toBe(503)
    expect(await readiness(follower)).toBe(200)
    const form = await browser.post('/dashboard/settings/dictionary', { intent: 'add', kind: 'word', value: 'quokka' })
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '120'])
    for (const place of ['/dashboard', '/dashboard/usage', '/ledger/checkpoint'])
      for (const node of [leader, follower])
        expect([node.name, place, (await browserAt(node, person).get(place)).status]).toEqual([node.name, place, 200])
    disk.empty()
    await until(async () => (await readiness(leader)) === 200, 'the leader is ready again')
    const before = numbersOn(leader).length
    await until(() => numbersOn(leader).length > before + 4, 'requests are answered again')
    stopped = true
    const done = (await Promise.all(loads)).flat()
    expect([leader.isLiteFsAlive(), await leader.isPrimary()]).toEqual([true, true])
    // A machine that is too busy to prove in time that it leads says so too.
    expect([...refusals].filter((code) => !['storage_unavailable', 'not_primary'].includes(code))).toEqual([])
    await until(() => numbersOn(follower).length === numbersOn(leader).length, 'both machines hold the same events')
    const here = numbersOn(follower)
    expect(done.filter(({ receipt }) => !here.includes(receipt))).toEqual([])
    expect(new Set(done.map(({ receipt }) => receipt)).size).toBe(done.length)
    process.stdout.write(`full leader: ${done.length} acknowledged, none missing; refused with ${[...refusals]}\n`)
  },
)

withLiteFs(
  'the follower’s volume is full: the leader continues, marks nothing as replicated, and the follower catches up',
  async (task) => {
    const disks = volumes()
    if (disks === undefined) return task.skip('this user may not mount')
    const { leader, follower, person } = await started({}, { volumes: disks.map(({ path }) => path) })
    const register = async () => {
      const from = performance.now()
      const body = { email: `${randomUUID()}@example.com`, password: PASSWORD }
      const answer = await call(leader, 'POST', '/api/auth/register', { body })
      expect(answer.status).toBeLessThan(300)
      return [answer.headers.get('penmark-standing'), performance.now() - from] as const
    }
    expect((await register())[0]).toBe('replicated')
    disks[1].fill()
    await until(async () => (await readiness(follower)) === 503, 'the follower gets no visitors')
    const [standing, tookMs] = await register()
    expect(standing).toBe('recorded')
    const browser = browserAt(follower, person)
    expect((await assist(leader, person)).status).toBe(200)
    // Who wrote is passed on to the leader for a while, since the follower stands still.
    const word = { intent: 'add', kind: 'word', value: 'quokka' }
    expect((await browser.post('/dashboard/settings/dictionary', word)).status).toBeLessThan(400)
    expect(await (await browser.get('/dashboard/settings/dictionary')).text()).toContain('quokka')
    expect(numbersOn(follower).length).toBeLessThan(numbersOn(leader).length)
    disks[1].empty()
    await until(() => numbersOn(follower).length === numbersOn(leader).length, 'the follower has caught up')
    await until(async () => (await readiness(follower)) === 200, 'the follower gets visitors again')
    await until(async () => (await register())[0] === 'replicated', 'answers are called replicated again')
    process.stdout.write(`full follower: a registration took ${Math.round(tookMs)} ms and was called ${standing}\n`)
  },
)

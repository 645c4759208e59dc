import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createCopies } from '#app/.server/platform/cluster/copies.ts'
import type { Role } from '#app/.server/platform/cluster/membership.ts'
import { HOP, signHop } from './hop.ts'
import { askToLead, createReplicas, LEAD, urlOf } from './replicas.ts'

const LEAF = 'ab'.repeat(32)
const hex = (count: number) => count.toString(16).padStart(16, '0')
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A machine whose log has `size` events, all of them with the leaf hash LEAF; `copied` is how far keys.db has come. */
function machineWith(from: {
  role: Role
  size: number
  copied?: number
  leader?: string
  waitMs?: number
  leaderEnd?: { size: number; leaf: string }
  leaf?: string
}) {
  const state = { copied: 1, isNext: false, takesAsks: true, ...from }
  /** The sizes at which a leader said that it has the same log. */
  const copiedAt: number[] = []
  const copies = createCopies({
    waitMs: from.waitMs ?? 50,
    mayAcknowledge: () => state.role === 'primary',
    here: () => ({ size: state.size, leaf: state.leaf ?? LEAF, keys: hex(state.copied) }),
    holds: (seq, leaf) => seq < state.size && leaf === LEAF,
    leaderEnd: () => (state.role === 'replica' ? state.leaderEnd : undefined),
  })
  const replicas = createReplicas({
    ask: () => state.takesAsks,
    env: {
      cluster: { node: 'n', url: undefined, litefsUrl: '', consul: undefined, ack: 'recorded' },
      sessionSecrets: ['secret'],
    },
    machine: {
      mayAcknowledge: () => state.role === 'primary',
      end: () => ({ origin: 'o', size: state.size, leaf: LEAF, at: 0 }),
      copies,
      isCopy: () => void copiedAt.push(state.size),
      membership: {
        followUp() {
          state.isNext = true
        },
        role: () => state.role,
        positions: () => ({ penmark: hex(state.size), keys: hex(state.copied) }),
        leader: () => (state.leader === undefined ? undefined : { node: 'leader', url: state.leader }),
      } as Parameters<typeof createReplicas>[0]['machine']['membership'],
    },
  })
  return { state, replicas, copies, copiedAt }
}

async function leading(size: number, waitMs?: number) {
  const leader = machineWith({ role: 'primary', size, ...(waitMs === undefined ? {} : { waitMs }) })
  const server = createServer((request, response) =>
    request.url?.startsWith(LEAD)
      ? leader.replicas.takeAsk(request, response)
      : leader.replicas.take(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return { ...leader, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const report = (to: string, url: string, secret = 'secret', method = 'POST') =>
  fetch(`${to}${url}`, { method, headers: { [HOP]: signHop(secret, { method: 'POST', url }, '::', Date.now()) } })

test('without a second machine nothing is waited for', async () => {
  const { copies } = await leading(5)
  expect(await copies.settle()).toBe('alone')
})

test('an answer waits until a machine that follows has as many events, and the keys', async () => {
  const leader = await leading(5, 60_000)
  const follower = machineWith({ role: 'replica', size: 3, leader: leader.url })
  ends.push(follower.replicas.follow())
  leader.state.size = 3
  // Before its first report there is no machine to wait for.
  await vi.waitUntil(async () => (await leader.copies.settle()) === 'held', { timeout: 20_000 })
  leader.state.size = 9
  leader.state.copied = 2
  const answer = leader.copies.settle()
  let answered = false
  void answer.then(() => {
    answered = true
  })
  follower.state.size = 9
  await new Promise((resolve) => setImmediate(resolve))
  expect(answered).toBe(false)
  follower.state.copied = 2
  expect(await answer).toBe('held')
  await vi.waitUntil(() => follower.copiedAt.includes(9), { timeout: 20_000 })
})

test('a leader that stops says so to the machines that have its log', async () => {
  const leader = await leading(5)
  const follower = machineWith({ role: 'replica', size: 5, leader: leader.url })
  ends.push(follower.replicas.follow())
  await vi.waitUntil(() => follower.copiedAt.length > 0, { timeout: 20_000 })
  expect(follower.state.isNext).toBe(false)
  leader.replicas.leave()
  await vi.waitUntil(() => follower.state.isNext, { timeout: 20_000 })
})

test('a log that went another way is no copy, however long it is', async () => {
  const leader = await leading(5)
  const [other, shorter] = ['cd'.repeat(32), LEAF]
  // It is taken, and its sender learns that the two logs are not one.
  expect((await report(leader.url, urlOf({ size: 9, leaf: other, keys: hex(9) }, 'b'))).status).toBe(202)
  expect(await leader.copies.settle()).toBe('late')
  expect((await report(leader.url, urlOf({ size: 5, leaf: shorter, keys: hex(9) }, 'b'))).status).toBe(204)
  expect(await leader.copies.settle()).toBe('held')
})

test('who has just waited in vain does not wait again, for a moment', async () => {
  const leader = await leading(5, 30)
  await report(leader.url, urlOf({ size: 3, leaf: LEAF, keys: hex(1) }, 'b'))
  expect(await leader.copies.settle()).toBe('late')
  let settled: string | undefined
  void leader.copies.settle().then((how) => {
    settled = how
  })
  await Promise.resolve()
  expect(settled).toBe('late')
  await report(leader.url, urlOf({ size: 5, leaf: LEAF, keys: hex(1) }, 'b'))
  expect(await leader.copies.settle()).toBe('held')
})

test('a report that is not signed, is not one, or comes to a machine that does not lead is not taken', async () => {
  const leader = await leading(5)
  const good = { size: 5, leaf: LEAF, keys: hex(1) }
  expect((await report(leader.url, urlOf(good, 'b'), 'guess')).status).toBe(404)
  expect((await report(leader.url, urlOf(good, 'b'), 'secret', 'GET')).status).toBe(404)
  for (const odd of [
    { ...good, size: -1 },
    { ...good, leaf: 'x' },
    { ...good, keys: '1' },
  ])
    expect((await report(leader.url, urlOf(odd, 'b'))).status).toBe(404)
  expect((await report(leader.url, urlOf(good, ''))).status).toBe(404)
  expect(await leader.copies.settle()).toBe('alone')
  leader.state.role = 'fenced'
  expect((await report(leader.url, urlOf(good, 'b'))).status).toBe(404)
})

test('a leader says that an event is held elsewhere once a report of the same log covers it', async () => {
  const { copies, url, state } = await leading(5)
  expect(copies.hold(0)).toBe(false)
  await report(url, urlOf({ size: 3, leaf: LEAF, keys: hex(1) }, 'b'))
  expect([0, 2, 3, 4].map((seq) => copies.hold(seq))).toEqual([true, true, false, false])
  await report(url, urlOf({ size: 5, leaf: LEAF, keys: hex(1) }, 'b'))
  expect(copies.hold(4)).toBe(true)
  // A third machine may be named the next leader, so it has to hold it as well.
  await report(url, urlOf({ size: 5, leaf: 'cd'.repeat(32), keys: hex(1) }, 'c'))
  expect(copies.hold(4)).toBe(false)
  await report(url, urlOf({ size: 4, leaf: LEAF, keys: hex(1) }, 'c'))
  expect([copies.hold(3), copies.hold(4)]).toEqual([true, false])
  // Without a proof that it leads it says nothing of others.
  state.role = 'fenced'
  expect(copies.hold(0)).toBe(false)
})

test('a machine that follows is the second one itself, as far as its log is that of its leader', () => {
  const behind = machineWith({ role: 'replica', size: 4, leaderEnd: { size: 6, leaf: LEAF } })
  expect(behind.copies.hold(0)).toBe(false)
  const level = machineWith({ role: 'replica', size: 6, leaderEnd: { size: 6, leaf: LEAF } })
  expect([5, 6].map((seq) => level.copies.hold(seq))).toEqual([true, false])
  const other = machineWith({ role: 'replica', size: 6, leaderEnd: { size: 6, leaf: 'cd'.repeat(32) } })
  expect(other.copies.hold(0)).toBe(false)
  expect(machineWith({ role: 'fenced', size: 6, leaderEnd: { size: 6, leaf: LEAF } }).copies.hold(0)).toBe(false)
})

test('an answer is not called replicated if another log took the place of the one that it tells of', async () => {
  const leader = await leading(5)
  await report(leader.url, urlOf({ size: 5, leaf: LEAF, keys: hex(1) }, 'b'))
  expect(await leader.copies.settle()).toBe('held')
  leader.state.leaf = 'cd'.repeat(32)
  expect(await leader.copies.settle()).toBe('late')
})

const asker = {
  cluster: { node: 'b', url: undefined, litefsUrl: '', consul: undefined, ack: 'recorded' as const },
  sessionSecrets: ['secret'] as [string],
}

test('a machine that asks to lead is told whether that is soon, and says how far its log is', async () => {
  const { url, state, copies, replicas } = await leading(5)
  const copy = { size: 5, leaf: LEAF, keys: hex(1) }
  expect(await askToLead(asker, url, copy)).toBe('soon')
  expect(await copies.settle()).toBe('held')
  state.takesAsks = false
  expect(await askToLead(asker, url, copy)).toBe('later')
  state.takesAsks = true
  replicas.leave()
  expect(await askToLead(asker, url, copy)).toBe('later')
})

test('only a machine of the cluster may ask to lead', async () => {
  const { url } = await leading(5)
  const address = urlOf({ size: 5, leaf: LEAF, keys: hex(1) }, 'b', LEAD)
  expect((await report(url, address, 'guess')).status).toBe(404)
  expect((await report(url, address, 'secret', 'GET')).status).toBe(404)
  expect((await report(url, LEAD)).status).toBe(404)
})

test.for([
  [403, 'unknown'],
  [404, 'unknown'],
  [429, 'later'],
  [503, 'later'],
] as const)('a leader that answers %i is taken for %s', async ([status, answer]) => {
  const server = createServer((_request, response) => void response.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await askToLead(asker, url, { size: 5, leaf: LEAF, keys: hex(1) })).toBe(answer)
})

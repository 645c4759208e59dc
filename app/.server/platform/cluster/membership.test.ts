import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createLease, type Lease, type LeaseStore, PROOF_MS } from './lease.ts'
import { isDeaf, joinMembers, type Role, roleOf } from './membership.ts'

/** A busy machine may take this long for what follows at once. */
const SOON = { timeout: 20_000 }

test.for([
  [true, true, 'primary'],
  [true, false, 'fenced'],
  [false, true, 'replica'],
  [false, false, 'replica'],
  [undefined, true, 'primary'],
  [undefined, false, 'unknown'],
] as const)('LiteFS says primary: %s, lease proven: %s: the role is %s', ([litefs, proven, role]) => {
  expect(roleOf(litefs, proven)).toBe(role)
})

test('a machine leads with LiteFS and the lease, is fenced without its place, and follows when LiteFS says so', async () => {
  let held: { record: string; version: string } | undefined
  let reachable = true
  let now = 0
  let isPrimary: boolean | undefined = true
  const store: LeaseStore = {
    async read() {
      if (!reachable) throw new Error('no answer')
      return held
    },
    async swap(expected, record) {
      if (!reachable) throw new Error('no answer')
      if (held?.version !== expected?.version) return false
      held = { record, version: record }
      return true
    },
  }
  const clock = { monotonic: () => now }
  const me = { node: 'a', url: 'http://a', run: 'run' }
  const lease = createLease({ store, clock, me, previousRun: undefined, mark: () => null })
  const roles: Role[] = []
  const membership = joinMembers({
    ...{ lease, clock, log: createLog('silent'), size: () => 0 },
    litefs: {
      look: async () => (isPrimary === undefined ? undefined : { isPrimary, follows: !isPrimary }),
      lagMs: () => 0,
      ltxBytes: async () => 0,
      positions: () => undefined,
    },
    onRole: (role) => roles.push(role),
    onDeaf() {},
  })
  await vi.waitUntil(() => roles.at(-1) === 'primary', SOON)
  reachable = false
  now += PROOF_MS
  expect(membership.mayAcknowledge()).toBe(false)
  await vi.waitUntil(() => roles.at(-1) === 'fenced', SOON)
  reachable = true
  await vi.waitUntil(() => {
    now += 500
    return roles.at(-1) === 'primary'
  }, SOON)
  isPrimary = false
  await vi.waitUntil(() => roles.at(-1) === 'replica', SOON)
  await vi.waitUntil(() => JSON.parse(held?.record ?? '{}').released === true, SOON)
  await membership.leave()
})

test.for([
  ['a heartbeat a moment ago', { lagMs: 900, followsMs: 60_000, stillMs: 60_000 }, true, false],
  ['a leader that renews its lease', { lagMs: 60_000, followsMs: 60_000, stillMs: 900 }, true, false],
  ['a stream that ended, so LiteFS asks Consul itself', { lagMs: 60_000, followsMs: 0, stillMs: 60_000 }, true, false],
  ['a lock that is still held', { lagMs: 60_000, followsMs: 60_000, stillMs: 60_000 }, false, false],
  ['a silent stream and a free lock', { lagMs: 7_000, followsMs: 60_000, stillMs: 7_000 }, true, true],
  ['no heartbeat since the start, and a free lock', { lagMs: 0, followsMs: 7_000, stillMs: 60_000 }, true, true],
  ['a stream since a moment ago', { lagMs: 0, followsMs: 900, stillMs: 60_000 }, true, false],
  ['no word of the lock for 20 s', { lagMs: 20_000, followsMs: 60_000, stillMs: 20_000 }, undefined, false],
  ['no word of the lock for 22 s', { lagMs: 22_000, followsMs: 60_000, stillMs: 22_000 }, undefined, true],
] as const)('%s: LiteFS is started again or not', ([, heard, isLockFree, deaf]) => {
  expect(isDeaf(heard, isLockFree)).toBe(deaf)
})

test('a machine whose stream is silent says so once its lock is free', async () => {
  let now = 0
  let hasTold = false
  const lease: Lease = {
    ...{ watch: async () => undefined, turn: async () => undefined, release: async () => undefined },
    ...{
      isHeld: () => false,
      isProven: () => false,
      proofAgeMs: () => 0,
      inherited: () => null,
      holderBefore: () => undefined,
      isWhole: () => true,
    },
    ...{
      holder: () => undefined,
      watched: () => undefined,
      markedSize: () => 0,
      holderMark: () => null,
      isReleased: () => false,
      stillMs: () => now,
    },
  }
  let free = false
  const membership = joinMembers({
    ...{ lease, log: createLog('silent'), size: () => 0, onRole() {}, isLockFree: async () => free },
    clock: { monotonic: () => now },
    litefs: {
      async look() {
        now += 4_000
        return { isPrimary: false, follows: true }
      },
      lagMs: () => now,
      ltxBytes: async () => 0,
      positions: () => undefined,
    },
    onDeaf: () => {
      hasTold = true
    },
  })
  await vi.waitUntil(() => now > 8_000, SOON)
  expect(hasTold).toBe(false)
  free = true
  await vi.waitUntil(() => hasTold, SOON)
  await membership.leave()
})

test('a machine that is to lead next asks LiteFS as soon as the lease was given back, and not before', async () => {
  let held: { record: string; version: string } | undefined
  const store: LeaseStore = {
    read: async () => held,
    async swap(_expected, record) {
      held = { record, version: record }
      return true
    },
  }
  // It stands still, so nothing that is seen here waits for a time.
  const clock = { monotonic: () => 0 }
  const leaseOf = (node: string) =>
    createLease({
      store,
      clock,
      me: { node, url: `http://${node}`, run: node },
      previousRun: undefined,
      mark: () => null,
    })
  const [before, lease] = [leaseOf('a'), leaseOf('b')]
  await before.turn()
  let isPrimary = false
  let looks = 0
  const releasedAtAsking: boolean[] = []
  const membership = joinMembers({
    ...{ lease, clock, log: createLog('silent'), size: () => 0, onRole() {}, onDeaf() {} },
    async promote() {
      releasedAtAsking.push(JSON.parse(held?.record ?? '{}').released)
      isPrimary = true
    },
    litefs: {
      async look() {
        looks += 1
        return { isPrimary, follows: !isPrimary }
      },
      ...{ lagMs: () => 0, ltxBytes: async () => 0, positions: () => undefined },
    },
  })
  membership.followUp()
  const seen = looks
  await vi.waitUntil(() => looks > seen + 2, SOON)
  expect(releasedAtAsking).toEqual([])
  await before.release()
  await vi.waitUntil(() => membership.role() === 'primary', SOON)
  expect(releasedAtAsking).toEqual([true])
  await membership.leave()
})

/** One machine whose LiteFS writes, on a clock that moves by so much with each look at LiteFS. */
async function leaderThatStepsDown(lookMs: number) {
  const state = { held: undefined as { record: string; version: string } | undefined, isPrimary: true, now: 0 }
  const store: LeaseStore = {
    read: async () => state.held,
    async swap(expected, record) {
      if (state.held?.version !== expected?.version) return false
      state.held = { record, version: record }
      return true
    },
  }
  const clock = { monotonic: () => state.now }
  const leaseOf = (node: string) =>
    createLease({ store, clock, me: { node, url: null, run: node }, previousRun: undefined, mark: () => null })
  const roles: Role[] = []
  const membership = joinMembers({
    ...{ lease: leaseOf('a'), clock, log: createLog('silent'), size: () => 0, onDeaf() {} },
    onRole: (role) => roles.push(role),
    litefs: {
      async look() {
        state.now += lookMs
        return { isPrimary: state.isPrimary, follows: !state.isPrimary }
      },
      ...{ lagMs: () => 0, ltxBytes: async () => 0, positions: () => undefined },
    },
  })
  await vi.waitUntil(() => membership.mayAcknowledge(), SOON)
  const isReleased = () => JSON.parse(state.held?.record ?? '{}').released === true
  return { state, membership, roles, isReleased, other: leaseOf('b') }
}

test('a machine that steps down answers no more, keeps off the lease, and passes on to the one that takes it', async () => {
  const { state, membership, roles, isReleased, other } = await leaderThatStepsDown(250)
  const done = membership.stepDown()
  await vi.waitUntil(isReleased, SOON)
  expect(membership.mayAcknowledge()).toBe(false)
  state.isPrimary = false
  await done
  await vi.waitUntil(() => roles.at(-1) === 'replica', SOON)
  await other.turn()
  expect(other.isProven()).toBe(true)
  const takenAt = state.now
  await vi.waitUntil(() => membership.leader()?.node === 'b', SOON)
  // It looks at every turn, while the lease is free, and not every 2 s as a machine that follows does.
  expect(state.now - takenAt).toBeLessThan(1_000)
  expect(membership.isFree()).toBe(false)
  await membership.leave()
})

test('a machine that steps down and is not replaced leads again after 3 s, and nobody answers between', async () => {
  const { state, membership, roles, isReleased } = await leaderThatStepsDown(1_000)
  const from = state.now
  const done = membership.stepDown()
  await vi.waitUntil(isReleased, SOON)
  let answeredAt = 0
  await vi.waitUntil(() => {
    if (membership.mayAcknowledge()) answeredAt = state.now
    return answeredAt > 0
  }, SOON)
  await done
  expect(answeredAt - from).toBeGreaterThanOrEqual(3_000)
  expect(roles).toEqual(expect.arrayContaining(['primary', 'fenced']))
  expect(roles.at(-1)).toBe('primary')
  await membership.leave()
})

test('an answer waits until the lease tells of its event; without the place it is not given', async () => {
  let held: { record: string; version: string } | undefined
  let reachable = true
  let size = 1
  let now = 0
  const store: LeaseStore = {
    async read() {
      if (!reachable) throw new Error('no answer')
      return held
    },
    async swap(_expected, record) {
      held = { record, version: record }
      return true
    },
  }
  const clock = { monotonic: () => now }
  const me = { node: 'a', url: 'http://a', run: 'run' }
  const mark = () => ({ origin: 'o', size, leaf: '', at: 0 })
  const lease = createLease({ store, clock, me, previousRun: undefined, mark })
  const membership = joinMembers({
    ...{ lease, clock, log: createLog('silent'), size: () => size, onRole() {}, onDeaf() {} },
    litefs: {
      look: async () => ({ isPrimary: true, follows: false }),
      ...{ lagMs: () => 0, ltxBytes: async () => 0, positions: () => undefined },
    },
  })
  expect(await membership.noted()).toBe(false)
  await vi.waitUntil(() => membership.role() === 'primary', SOON)
  for (size = 2; size < 5; size += 1) {
    now += 50
    expect(await membership.noted()).toBe(true)
    expect(JSON.parse(held?.record ?? '{}').mark.size).toBe(size)
  }
  reachable = false
  size = 9
  const unanswered = membership.noted()
  now += 2_500
  expect(await unanswered).toBe(false)
  expect(JSON.parse(held?.record ?? '{}').mark.size).toBe(4)
  reachable = true
  const last = membership.noted()
  await membership.leave()
  expect(await last).toBe(false)
})

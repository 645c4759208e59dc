import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createLease, type LeaseStore, PROOF_MS } from './lease.ts'
import { joinMembers, type Role, roleOf } from './membership.ts'

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
    litefs: { isPrimary: async () => isPrimary, lagMs: () => 0, positions: () => undefined },
    onRole: (role) => roles.push(role),
    onDeaf() {},
  })
  await vi.waitUntil(() => roles.at(-1) === 'primary')
  reachable = false
  now += PROOF_MS
  expect(membership.mayAcknowledge()).toBe(false)
  await vi.waitUntil(() => roles.at(-1) === 'fenced')
  reachable = true
  await vi.waitUntil(() => {
    now += 500
    return roles.at(-1) === 'primary'
  })
  isPrimary = false
  await vi.waitUntil(() => roles.at(-1) === 'replica')
  await vi.waitUntil(() => JSON.parse(held?.record ?? '{}').released === true)
  await membership.leave()
})

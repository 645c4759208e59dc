import { expect, test } from 'vitest'
import { createLease, type LeaseMark, type LeaseStore, PROOF_MS, TAKE_OVER_MS } from './lease.ts'

/** A place for the record in memory, which can be made unreachable, or lose an answer after the work is done. */
function storeOf() {
  let held: { record: string; version: string } | undefined
  let writes = 0
  let fault: 'unreachable' | 'lost_reply' | undefined
  const store: LeaseStore = {
    async read() {
      if (fault === 'unreachable') throw new Error('no answer')
      return held
    },
    async swap(expected, record) {
      if (fault === 'unreachable') throw new Error('no answer')
      if (held?.version !== expected?.version) return false
      writes += 1
      held = { record, version: `v${writes}` }
      if (fault === 'lost_reply') throw new Error('no answer')
      return true
    },
  }
  return {
    store,
    fail(kind: typeof fault) {
      fault = kind
    },
    record: () =>
      JSON.parse(held?.record ?? 'null') as { node: string; mark: LeaseMark | null; released: boolean } | null,
  }
}

function world() {
  const place = storeOf()
  let now = 1_000
  const member = (node: string, more: { run?: string; previousRun?: string; mark?: () => LeaseMark | null } = {}) =>
    createLease({
      store: place.store,
      clock: { monotonic: () => now },
      me: { node, url: `http://${node}`, run: more.run ?? `run of ${node}` },
      previousRun: more.previousRun,
      mark: more.mark ?? (() => null),
    })
  const pass = (ms: number) => {
    now += ms
  }
  return { ...place, member, pass }
}

test('an empty place is taken at once, and the proof lasts as long as is promised', async () => {
  const { member, pass } = world()
  const a = member('a')
  expect(a.isProven()).toBe(false)
  await a.turn()
  expect(a.isProven()).toBe(true)
  pass(PROOF_MS - 1)
  expect(a.isProven()).toBe(true)
  pass(1)
  expect(a.isProven()).toBe(false)
  await a.turn()
  expect(a.isProven()).toBe(true)
})

test('a holder that renews keeps the lease, however long another one waits', async () => {
  const { member, pass } = world()
  const [a, b] = [member('a'), member('b')]
  await a.turn()
  for (let second = 0; second < 60; second += 1) {
    pass(1_000)
    await a.turn()
    await b.turn()
    expect([a.isProven(), b.isProven()]).toEqual([true, false])
  }
  expect(b.holder()).toEqual({ node: 'a', url: 'http://a' })
})

test('a silent holder is followed only once it can answer nobody any more, and learns it by its next renewal', async () => {
  const { member, pass } = world()
  const [a, b] = [member('a'), member('b')]
  await a.turn()
  await b.turn()
  pass(TAKE_OVER_MS - 1)
  await b.turn()
  expect([a.isProven(), b.isProven()]).toEqual([false, false])
  pass(1)
  await b.turn()
  expect(b.isProven()).toBe(true)
  await a.turn()
  expect([a.isHeld(), a.isProven(), b.isProven()]).toEqual([false, false, true])
})

test('a lease that was given back is taken at once, and so is that of an earlier process of the same machine', async () => {
  const { member, pass, record } = world()
  const a = member('a', { run: 'first' })
  await a.turn()
  await a.release()
  expect([a.isProven(), record()?.released]).toEqual([false, true])
  const b = member('b')
  await b.turn()
  expect(b.isProven()).toBe(true)
  const again = member('b', { run: 'second', previousRun: 'run of b' })
  await again.turn()
  expect(again.isProven()).toBe(true)
  pass(1)
  await b.turn()
  expect(b.isHeld()).toBe(false)
})

test('a place that does not answer lets the proof grow old; a lost answer proves nothing, and the next renewal goes on', async () => {
  const { member, pass, fail } = world()
  const a = member('a')
  await a.turn()
  pass(3_000)
  fail('lost_reply')
  await expect(a.turn()).rejects.toThrow()
  pass(2_500)
  expect(a.isProven()).toBe(false)
  fail('unreachable')
  await expect(a.turn()).rejects.toThrow()
  fail(undefined)
  await a.turn()
  expect(a.isProven()).toBe(true)
})

test('what the holder had acknowledged goes with the lease, also if the next one dies before it has read its log', async () => {
  const mark = { origin: 'o', size: 7, leaf: 'ab', at: 1 }
  const { member, pass, record } = world()
  const a = member('a', { mark: () => mark })
  await a.turn()
  const b = member('b')
  await b.turn()
  pass(TAKE_OVER_MS)
  await b.turn()
  expect([b.inherited(), record()?.mark]).toEqual([mark, mark])
  const c = member('c')
  await c.turn()
  pass(TAKE_OVER_MS)
  await c.turn()
  expect(c.inherited()).toEqual(mark)
})

test('a record that nobody understands is waited for like any other', async () => {
  const { member, pass, store } = world()
  await store.swap(undefined, 'not a lease')
  const a = member('a')
  await a.turn()
  expect(a.isHeld()).toBe(false)
  pass(TAKE_OVER_MS)
  await a.turn()
  expect(a.isProven()).toBe(true)
})

test('what was told of a log is never taken back, although it is closed or replaced before the lease is given back', async () => {
  const long = { origin: 'o', size: 9, leaf: 'cd', at: 2 }
  for (const later of [null, { origin: 'o', size: 3, leaf: 'ab', at: 1 }]) {
    const { member, record, fail } = world()
    let here: LeaseMark | null = long
    const a = member('a', { mark: () => here })
    // A swap whose answer is lost has told it all the same.
    fail('lost_reply')
    await a.turn().catch(() => undefined)
    fail(undefined)
    await a.turn()
    here = later
    await a.release()
    expect([record()?.released, record()?.mark]).toEqual([true, long])
    const b = member('b')
    await b.turn()
    expect([b.inherited(), b.holderBefore()]).toEqual([long, 'run of a'])
  }
})

test('a holder whose log was replaced answers nothing more until it has taken the lease again', async () => {
  const { store } = world()
  let holds = true
  let replaced = 0
  const mark = { origin: 'o', size: 9, leaf: 'cd', at: 2 }
  const a = createLease({
    ...{ store, clock: { monotonic: () => 0 }, me: { node: 'a', url: null, run: 'r1' }, previousRun: undefined },
    mark: () => mark,
    holds: () => holds,
    onReplaced() {
      replaced += 1
    },
  })
  await a.turn()
  expect([a.isProven(), a.isWhole()]).toEqual([true, true])
  holds = false
  expect([a.isWhole(), a.isProven(), replaced]).toEqual([false, false, 1])
  // It is the next gate that compares the log with all that was acknowledged.
  await a.turn()
  expect([a.isProven(), a.inherited(), replaced]).toEqual([true, mark, 1])
  holds = true
  await a.turn()
  holds = false
  await a.turn()
  expect([a.isHeld(), replaced]).toEqual([false, 2])
})

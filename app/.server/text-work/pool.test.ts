import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import { findWorkerFile } from '#app/.server/platform/worker-file.ts'
import { patience } from '#tests/support/patience.ts'
import { createPool, type Pool, type PoolOptions } from './pool.ts'
import type { Step } from './protocol.ts'

const log = createLog('silent')

/** The work of these tests: an order that says how the worker behaves. */
type Order = { say?: string; burnMs?: number; hang?: boolean; die?: boolean; fail?: boolean; wait?: Int32Array }
type Table = { obey: (order: Order, step: Step) => string }

/** A worker of plain code, since these tests are about the pool and not about the work. */
function workerThat(body: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penmark-worker-')), 'worker.mjs')
  writeFileSync(file, body)
  return pathToFileURL(file)
}

const OBEYS = workerThat(`
import { parentPort as port } from 'node:worker_threads'
const cpuMs = () => process.threadCpuUsage().user / 1000
port.on('message', ({ id, input }) => {
  if (input.die) process.exit(3)
  if (input.hang) for (;;);
  for (const until = cpuMs() + (input.burnMs ?? 0); cpuMs() < until; );
  if (input.fail) return port.postMessage({ kind: 'defect', id, place: 'here', cpuMs: cpuMs() })
  if (input.wait) Atomics.wait(input.wait, 0, 0)
  port.postMessage({ kind: 'done', id, output: input.say, cpuMs: cpuMs() })
})
port.postMessage({ kind: 'ready', cpuMs: cpuMs() })
`)

const pools: Pool<Table>[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function open(change: Partial<PoolOptions> = {}): Pool<Table> {
  const pool = createPool<Table>({
    ...{ name: 'test', log, file: OBEYS, threads: 1, spreadMs: 20 },
    ...{ limitMs: 20_000, deadlineMs: patience(20_000), graceMs: 100 },
    ...{ waitingMax: { all: 32, user: 8 }, idleMs: 60_000, stays: false, heapMiB: 64 },
    ...change,
  })
  pools.push(pool)
  return pool
}

/** An order that waits until it is let go. */
function held(): { order: Order; letGo(): void } {
  const wait = new Int32Array(new SharedArrayBuffer(4))
  return {
    order: { say: 'held', wait },
    letGo() {
      Atomics.store(wait, 0, 1)
      Atomics.notify(wait, 0)
    },
  }
}

test('the victim is served before the second job of the attacker', async () => {
  const pool = open()
  const first = held()
  const ended: string[] = []
  const run = (user: string, order: Order) =>
    pool.run('obey', order, { user }).then((end) => void ended.push(`${user} ${end.ok ? end.output : end.why}`))
  const all = [run('attacker', first.order), run('attacker', { say: '2' }), run('attacker', { say: '3' })]
  await expect.poll(() => pool.state().running).toBe(1)
  all.push(run('victim', { say: 'served' }))
  first.letGo()
  await Promise.all(all)
  expect(ended).toEqual(['attacker held', 'victim served', 'attacker 2', 'attacker 3'])
})

test('a user whose job took long pauses for as long, and others are served meanwhile', async () => {
  const pool = open({ pauseFromMs: 50 })
  const ended: string[] = []
  const run = (user: string, order: Order) =>
    pool.run('obey', order, { user }).then((end) => void ended.push(`${user} ${end.ok ? end.output : end.why}`))
  const first = run('attacker', { say: '1', burnMs: 300 })
  const second = run('attacker', { say: '2' })
  await first
  expect(pool.state()).toMatchObject({ running: 0, waiting: 1 })
  await run('victim', { say: 'served' })
  await second
  expect(ended).toEqual(['attacker 1', 'victim served', 'attacker 2'])
})

test('one user has one running job, while another thread serves the next user', async () => {
  const pool = open({ threads: 2 })
  const [one, two] = [held(), held()]
  const first = pool.run('obey', one.order, { user: 'attacker' })
  const second = pool.run('obey', two.order, { user: 'attacker' })
  expect(await pool.run('obey', { say: 'served' }, { user: 'victim' })).toEqual({ ok: true, output: 'served' })
  expect(pool.state()).toMatchObject({ running: 1, waiting: 1 })
  one.letGo()
  two.letGo()
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }])
})

test('work beyond its processor time is ended and its thread replaced; the others lose nothing', async () => {
  const costs: { user: string; lostThread: boolean }[] = []
  const pool = open({ limitMs: 50, onCost: ({ user, lostThread }) => void costs.push({ user, lostThread }) })
  const hanging = pool.run('obey', { hang: true }, { user: 'attacker' })
  const behind = pool.run('obey', { say: 'behind' }, { user: 'victim' })
  await expect.poll(() => pool.state().running).toBe(1)
  const [first] = pool.state().threads
  expect(await hanging).toEqual({ ok: false, why: 'too_slow' })
  expect(await behind).toEqual({ ok: true, output: 'behind' })
  expect(pool.state().threads).not.toContain(first)
  expect(costs).toEqual([
    { user: 'attacker', lostThread: true },
    { user: 'victim', lostThread: false },
  ])
})

test('a job that waits for the processor is not too slow', async () => {
  const pool = open({ limitMs: 20 })
  const order = held()
  const costs = pool.run('obey', order.order, { user: 'ada' })
  await expect.poll(() => pool.state().running).toBe(1)
  const passed = performance.now()
  await expect.poll(() => performance.now() - passed).toBeGreaterThan(100)
  order.letGo()
  expect(await costs).toEqual({ ok: true, output: 'held' })
})

test('an aborted job is answered at once, hanging work loses its thread, and the next job gets a fresh one', async () => {
  const pool = open()
  const controller = new AbortController()
  const hanging = pool.run('obey', { hang: true }, { user: 'ada', signal: controller.signal })
  const behind = pool.run('obey', { say: 'behind' }, { user: 'ada' })
  await expect.poll(() => pool.state().running).toBe(1)
  const [first] = pool.state().threads
  controller.abort()
  expect(await hanging).toEqual({ ok: false, why: 'stopped' })
  expect(await behind).toEqual({ ok: true, output: 'behind' })
  expect(pool.state().threads).not.toContain(first)
})

test('a job that is aborted while it waits never runs, and an aborted signal starts nothing', async () => {
  const pool = open()
  expect(await pool.run('obey', {}, { user: 'ada', signal: AbortSignal.abort() })).toEqual({
    ok: false,
    why: 'stopped',
  })
  expect(pool.state().threads).toEqual([])
  const controller = new AbortController()
  const running = pool.run('obey', { say: 'one' }, { user: 'ada' })
  const waiting = pool.run('obey', { die: true }, { user: 'ada', signal: controller.signal })
  controller.abort()
  expect(await waiting).toEqual({ ok: false, why: 'stopped' })
  expect(await running).toEqual({ ok: true, output: 'one' })
  expect(pool.state()).toMatchObject({ running: 0, waiting: 0 })
})

test('the deadline includes the wait, and says which of both it was', async () => {
  const pool = open({ deadlineMs: 150, graceMs: 20_000 })
  pool.warm()
  const ends = [
    pool.run('obey', { hang: true }, { user: 'ada' }),
    pool.run('obey', { say: 'never' }, { user: 'ada' }),
  ] as const
  expect(await ends[1]).toEqual({ ok: false, why: 'waited' })
  expect(await ends[0]).toMatchObject({ ok: false })
})

test('a worker that dies costs its job only', async () => {
  const pool = open()
  const [dead, alive] = await Promise.all([
    pool.run('obey', { die: true }, { user: 'ada' }),
    pool.run('obey', { say: 'alive' }, { user: 'bob' }),
  ])
  expect(dead).toEqual({ ok: false, why: 'failed' })
  expect(alive).toEqual({ ok: true, output: 'alive' })
})

test('a defect costs its thread as well, since it may have broken what later jobs need', async () => {
  const lost: boolean[] = []
  const pool = open({ onCost: ({ lostThread }) => void lost.push(lostThread) })
  await pool.run('obey', { say: 'sound' }, { user: 'ada' })
  const { threads } = pool.state()
  expect(await pool.run('obey', { fail: true }, { user: 'ada' })).toEqual({ ok: false, why: 'failed' })
  expect(await pool.run('obey', { say: 'after' }, { user: 'bob' })).toEqual({ ok: true, output: 'after' })
  expect(pool.state().threads).not.toEqual(threads)
  expect(lost).toEqual([false, true, false])
})

test('a worker that cannot start fails every job that waits for it, and none waits for ever', async () => {
  const missing = open({ file: new URL('file:///nowhere/worker.mjs') })
  const jobs = Array.from({ length: 3 }, () => missing.run('obey', {}, { user: 'ada' }))
  expect(await Promise.all(jobs)).toEqual(Array.from({ length: 3 }, () => ({ ok: false, why: 'failed' })))
})

test('the queue is bounded for all and for each user, and closing answers everyone', async () => {
  const pool = open({ waitingMax: { all: 3, user: 2 } })
  const jobs = [pool.run('obey', { hang: true }, { user: 'ada' })]
  await expect.poll(() => pool.state().running).toBe(1)
  jobs.push(pool.run('obey', {}, { user: 'ada' }), pool.run('obey', {}, { user: 'ada' }))
  expect(await pool.run('obey', {}, { user: 'ada' })).toEqual({ ok: false, why: 'full' })
  jobs.push(pool.run('obey', {}, { user: 'bob' }))
  expect(await pool.run('obey', {}, { user: 'cid' })).toEqual({ ok: false, why: 'full' })
  await pool.close()
  expect(new Set((await Promise.all(jobs)).map((end) => (end.ok ? 'ok' : end.why)))).toEqual(new Set(['failed']))
  expect(await pool.run('obey', {}, { user: 'ada' })).toEqual({ ok: false, why: 'failed' })
})

test('an idle thread ends and the next job starts another; one that stays does not', async () => {
  const pool = open({ idleMs: 30 })
  await pool.run('obey', {}, { user: 'ada' })
  await expect.poll(() => pool.state().threads).toEqual([])
  expect(await pool.run('obey', { say: 'again' }, { user: 'ada' })).toEqual({ ok: true, output: 'again' })
  const staying = open({ idleMs: 1, stays: true })
  await staying.run('obey', {}, { user: 'ada' })
  const { threads } = staying.state()
  await expect.poll(() => pool.state().threads).toEqual([])
  expect(staying.state().threads).toEqual(threads)
})

test('warming starts one thread', () => {
  const pool = open()
  pool.warm()
  const { threads } = pool.state()
  pool.warm()
  expect(threads).toHaveLength(1)
  expect(pool.state().threads).toEqual(threads)
})

test('a pool is starting from its first thread on until that has loaded its tools', async () => {
  const pool = open()
  expect(pool.isStarting()).toBe(false)
  pool.warm()
  expect(pool.isStarting()).toBe(true)
  await pool.run('obey', { say: 'ready' }, { user: 'ada' })
  expect(pool.isStarting()).toBe(false)
})

test('the time of a job begins when the first thread is loaded, so that no start is taken for a busy machine', async () => {
  const deadlineMs = patience(1_000)
  const slow = workerThat(`
import { parentPort as port } from 'node:worker_threads'
port.on('message', ({ id }) => port.postMessage({ kind: 'done', id, output: 'loaded', cpuMs: 0 }))
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${deadlineMs + 100})
port.postMessage({ kind: 'ready', cpuMs: 0 })
`)
  const pool = open({ file: slow, deadlineMs })
  pool.warm()
  expect(await pool.run('obey', {}, { user: 'ada' })).toEqual({ ok: true, output: 'loaded' })
})

/**
 * A worker whose jobs load tools at a cost in processor time, until they are let go, and then work a little. What it reports is what the
 * thread really used, since the pool reads that from outside as well.
 */
const LOADS = workerThat(`
import { parentPort as port } from 'node:worker_threads'
const cpuMs = () => process.threadCpuUsage().user / 1000
const burn = (ms) => { for (const until = cpuMs() + ms; cpuMs() < until; ); }
port.on('message', ({ id, input, flag }) => {
  if (input.wait) {
    const before = cpuMs()
    port.postMessage({ kind: 'loading', cpuMs: before })
    burn(input.burnMs ?? 0)
    Atomics.wait(input.wait, 0, 0)
    const after = cpuMs()
    port.postMessage({ kind: 'loaded', cpuMs: after, loadMs: after - before })
  }
  if (Atomics.load(flag, 0) === 1) return port.postMessage({ kind: 'stopped', id, cpuMs: cpuMs() })
  burn(5)
  port.postMessage({ kind: 'done', id, output: input.say, cpuMs: cpuMs() })
})
port.postMessage({ kind: 'ready', cpuMs: cpuMs() })
`)

test('what loading takes is charged to no user, and no job is too slow because of it', async () => {
  const limitMs = 100
  const costs: number[] = []
  const pool = open({ file: LOADS, limitMs, onCost: ({ cpuMs }) => void costs.push(cpuMs) })
  const { order, letGo } = held()
  const running = pool.run('obey', { ...order, burnMs: 2 * limitMs }, { user: 'ada' })
  await expect.poll(() => pool.state().running === 1 && pool.isStarting()).toBe(true)
  const passed = performance.now()
  await expect.poll(() => performance.now() - passed).toBeGreaterThan(3 * limitMs)
  letGo()
  expect(await running).toEqual({ ok: true, output: 'held' })
  expect(pool.isStarting()).toBe(false)
  expect(costs).toHaveLength(1)
  expect(costs[0]).toBeGreaterThanOrEqual(5)
  expect(costs[0]).toBeLessThan(limitMs)
})

test('while the first thread loads tools no second one starts beside it, and the job that waits comes next', async () => {
  const pool = open({ file: LOADS, threads: 2, spreadMs: 20 })
  pool.warm()
  await expect.poll(() => pool.isStarting()).toBe(false)
  const { order, letGo } = held()
  // The second job comes before the thread has said that the first one loads.
  const ends = [pool.run('obey', order, { user: 'ada' }), pool.run('obey', { say: 'behind' }, { user: 'bob' })]
  await expect.poll(() => pool.isStarting()).toBe(true)
  const passed = performance.now()
  await expect.poll(() => performance.now() - passed).toBeGreaterThan(100)
  expect(pool.state()).toMatchObject({ running: 1, waiting: 1 })
  expect(pool.state().threads).toHaveLength(1)
  letGo()
  expect(await Promise.all(ends)).toEqual([
    { ok: true, output: 'held' },
    { ok: true, output: 'behind' },
  ])
})

test('a job that works on after its tools are loaded lets a second thread start for the next user', async () => {
  const file = workerThat(`
import { parentPort as port } from 'node:worker_threads'
port.on('message', ({ id, input }) => {
  if (input.wait) {
    port.postMessage({ kind: 'loading', cpuMs: 0 })
    port.postMessage({ kind: 'loaded', cpuMs: 0, loadMs: 0 })
    Atomics.wait(input.wait, 0, 0)
  }
  port.postMessage({ kind: 'done', id, output: input.say, cpuMs: 0 })
})
port.postMessage({ kind: 'ready', cpuMs: 0 })
`)
  const pool = open({ file, threads: 2, spreadMs: 20 })
  const { order, letGo } = held()
  const first = pool.run('obey', order, { user: 'ada' })
  expect(await pool.run('obey', { say: 'served' }, { user: 'bob' })).toEqual({ ok: true, output: 'served' })
  letGo()
  expect(await first).toEqual({ ok: true, output: 'held' })
})

test('a caller who waits too long for tools is told so, and the thread still loads them for the next caller', async () => {
  const deadlineMs = patience(20_000)
  // The caller gives up after 10 ms of loading; once the tools are loaded the usual deadline counts.
  const pool = open({ file: LOADS, deadlineMs, loadingMs: 10 - deadlineMs })
  pool.warm()
  await expect.poll(() => pool.isStarting()).toBe(false)
  const { order, letGo } = held()
  const ends = await Promise.all([
    pool.run('obey', order, { user: 'ada' }),
    pool.run('obey', { say: 'behind' }, { user: 'bob' }),
  ])
  expect(ends).toEqual([
    { ok: false, why: 'starting' },
    { ok: false, why: 'starting' },
  ])
  letGo()
  const [thread] = pool.state().threads
  await expect.poll(() => pool.isStarting()).toBe(false)
  expect(await pool.run('obey', { say: 'next' }, { user: 'cid' })).toEqual({ ok: true, output: 'next' })
  expect(pool.state().threads).toEqual([thread])
})

test('a caller who leaves while tools are loaded costs no thread', async () => {
  const pool = open({ file: LOADS, graceMs: 200 })
  const { order, letGo } = held()
  const controller = new AbortController()
  const left = pool.run('obey', order, { user: 'ada', signal: controller.signal })
  await expect.poll(() => pool.state().running === 1 && pool.isStarting()).toBe(true)
  const { threads } = pool.state()
  controller.abort()
  expect(await left).toEqual({ ok: false, why: 'stopped' })
  const passed = performance.now()
  await expect.poll(() => performance.now() - passed).toBeGreaterThan(300)
  letGo()
  expect(await pool.run('obey', { say: 'next' }, { user: 'bob' })).toEqual({ ok: true, output: 'next' })
  expect(pool.state().threads).toEqual(threads)
})

test('the worker file is found beside the source, beside the bundle and above a chunk', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-build-'))
  writeFileSync(path.join(root, 'text-worker.js'), '')
  const url = (name: string) => pathToFileURL(path.join(root, name)).href
  const names = { source: 'quick-worker.ts', built: 'text-worker.js' }
  expect(findWorkerFile(url('index.js'), names).href).toBe(url('text-worker.js'))
  expect(findWorkerFile(url('assets/chunk-1.js'), names).href).toBe(url('text-worker.js'))
  expect(findWorkerFile(new URL('./pool.ts', import.meta.url).href, names).href).toMatch(/quick-worker\.ts$/)
  expect(() => findWorkerFile('file:///nowhere/at/all/index.js', names)).toThrow()
})

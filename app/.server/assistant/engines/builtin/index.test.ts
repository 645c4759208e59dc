import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import { patience } from '#tests/support/patience.ts'
import type { EngineRequest } from '../engine.ts'
import { createBuiltinEngine, findWorkerFile } from './index.ts'
import { createPool } from './pool.ts'

const log = createLog('silent')
const request: EngineRequest = {
  operation: 'summarize',
  text: 'The harbour froze in January. Ships waited outside the harbour for two weeks. The ice in the harbour broke in February. Children skated every day.',
  length: 'small',
  maxTokens: 150,
  style: { key: 'professional', prompt: '' },
  template: { key: 'general', context: '' },
  targetLanguage: 'en',
}
const never = new AbortController().signal

/** A worker with the given code: these tests are about the pool, not about the work. */
function workerThat(body: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penmark-worker-')), 'worker.mjs')
  writeFileSync(file, `import { parentPort as port } from 'node:worker_threads'\n${body}`)
  return pathToFileURL(file)
}
const ANSWERS = `port.on('message', ({ kind, id, request }) => {
  if (kind === 'run') port.postMessage({ kind: 'answer', id, outcome: { ok: true, text: request.text, tokensIn: 1, tokensOut: 1, model: 'test', notes: [], changes: [] } })
})`
const HANGS_ON_X = `port.on('message', ({ kind, id, request }) => {
  if (kind === 'run' && request.text === 'x') for (;;);
  if (kind === 'run') port.postMessage({ kind: 'answer', id, outcome: { ok: true, text: request.text, tokensIn: 1, tokensOut: 1, model: 'test', notes: [], changes: [] } })
})`

test('the engine answers from its worker thread and hands over the text once', async () => {
  const engine = createBuiltinEngine({ log, deadlineMs: 20_000 })
  const pieces: string[] = []
  const outcome = await engine.run(request, { signal: never, onText: (piece) => pieces.push(piece) })
  await engine.close()

  expect(outcome).toMatchObject({ ok: true, model: 'builtin-1', language: 'en' })
  expect(pieces).toEqual([outcome.ok ? outcome.text : ''])
})

test('translation is refused without starting a worker', async () => {
  const engine = createBuiltinEngine({ log, deadlineMs: 1000, workerFile: workerThat('process.exit(1)') })
  expect(await engine.run({ ...request, operation: 'translate' }, { signal: never })).toEqual({
    ok: false,
    code: 'engine_unsupported',
    notes: [{ key: 'notes.capability.translate' }],
  })
  await engine.close()
})

test('an aborted request is answered at once, hanging work loses its worker, and the next request gets a fresh one', async () => {
  const pool = createPool({ log, deadlineMs: 20_000, idleMs: 60_000, workerFile: workerThat(HANGS_ON_X) })
  const controller = new AbortController()
  const hanging = pool.run({ ...request, text: 'x' }, controller.signal)
  const behind = pool.run({ ...request, text: 'behind' }, never)
  const first = pool.state().workerId
  const startedAt = performance.now()
  controller.abort()

  expect(await hanging).toMatchObject({ ok: false, code: 'engine_stopped' })
  expect(performance.now() - startedAt).toBeLessThan(patience(400))
  expect(await behind).toMatchObject({ ok: true, text: 'behind' })
  expect(pool.state().workerId).not.toBe(first)
  await pool.close()
})

test('a request that is aborted while it waits never runs', async () => {
  const pool = createPool({ log, deadlineMs: 20_000, idleMs: 60_000, workerFile: workerThat(ANSWERS) })
  const controller = new AbortController()
  const running = pool.run(request, never)
  const waiting = pool.run({ ...request, text: 'never' }, controller.signal)
  controller.abort()

  expect(await waiting).toMatchObject({ ok: false, code: 'engine_stopped' })
  expect(await running).toMatchObject({ ok: true })
  expect(pool.state()).toMatchObject({ running: false, waiting: 0 })
  await pool.close()
})

test('a signal that is already aborted starts nothing', async () => {
  const pool = createPool({ log, deadlineMs: 1000, idleMs: 60_000, workerFile: workerThat(ANSWERS) })
  expect(await pool.run(request, AbortSignal.abort())).toMatchObject({ code: 'engine_stopped' })
  expect(pool.state().workerId).toBeUndefined()
  await pool.close()
})

test('work beyond the time limit is a timeout, for the running request and for those behind it', async () => {
  const pool = createPool({ log, deadlineMs: 150, idleMs: 60_000, workerFile: workerThat(HANGS_ON_X) })
  const [running, behind] = await Promise.all([
    pool.run({ ...request, text: 'x' }, never),
    pool.run({ ...request, text: 'x' }, never),
  ])
  expect([running, behind]).toMatchObject([{ code: 'engine_timeout' }, { code: 'engine_timeout' }])
  await pool.close()
})

test('a worker that dies costs its request only', async () => {
  const dies = `port.on('message', ({ request }) => { if (request?.text === 'x') process.exit(3) })\n${ANSWERS}`
  const pool = createPool({ log, deadlineMs: patience(5_000), idleMs: 60_000, workerFile: workerThat(dies) })
  const [dead, alive] = await Promise.all([pool.run({ ...request, text: 'x' }, never), pool.run(request, never)])
  expect(dead).toMatchObject({ ok: false })
  expect(alive).toMatchObject({ ok: true })
  await pool.close()
})

test('a worker that throws is unavailable, and a missing worker file too', async () => {
  const throws = createPool({
    log,
    deadlineMs: patience(5_000),
    idleMs: 60_000,
    workerFile: workerThat(`port.on('message', () => { throw new Error('x') })`),
  })
  const missing = createPool({
    log,
    deadlineMs: patience(5_000),
    idleMs: 60_000,
    workerFile: new URL('file:///nowhere/worker.mjs'),
  })
  expect(await throws.run(request, never)).toMatchObject({ ok: false, code: 'engine_unavailable' })
  expect(await missing.run(request, never)).toMatchObject({ ok: false, code: 'engine_unavailable' })
  await Promise.all([throws.close(), missing.close()])
})

test('the 34th request finds the queue full', async () => {
  const pool = createPool({ log, deadlineMs: 20_000, idleMs: 60_000, workerFile: workerThat(HANGS_ON_X) })
  const accepted = Array.from({ length: 33 }, () => pool.run({ ...request, text: 'x' }, never))
  expect(await pool.run(request, never)).toMatchObject({ ok: false, code: 'engine_busy' })
  await pool.close()
  expect(await Promise.all(accepted)).toEqual(
    Array.from({ length: 33 }, () => ({ ok: false, code: 'engine_unavailable', notes: [] })),
  )
})

test('an idle worker ends and the next request starts another', async () => {
  const pool = createPool({ log, deadlineMs: patience(5_000), idleMs: 30, workerFile: workerThat(ANSWERS) })
  await pool.run(request, never)
  await expect.poll(() => pool.state().workerId).toBeUndefined()
  expect(await pool.run(request, never)).toMatchObject({ ok: true })
  await pool.close()
})

test('warming starts one worker, and closing ends it for good', async () => {
  const pool = createPool({ log, deadlineMs: patience(5_000), idleMs: 60_000, workerFile: workerThat(ANSWERS) })
  pool.warm()
  const first = pool.state().workerId
  pool.warm()
  expect(pool.state().workerId).toBe(first)
  await pool.close()
  expect(await pool.run(request, never)).toMatchObject({ code: 'engine_unavailable' })
})

test('the worker file is found beside the source, beside the bundle and above a chunk', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-build-'))
  writeFileSync(path.join(root, 'builtin-worker.js'), '')
  const url = (name: string) => pathToFileURL(path.join(root, name)).href
  expect(findWorkerFile(url('index.js')).href).toBe(url('builtin-worker.js'))
  expect(findWorkerFile(url('assets/chunk-1.js')).href).toBe(url('builtin-worker.js'))
  expect(findWorkerFile(new URL('./index.ts', import.meta.url).href).href).toMatch(/worker\.ts$/)
  expect(() => findWorkerFile('file:///nowhere/at/all/index.js')).toThrow()
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import type { EngineRequest } from '../engine.ts'
import { createBuiltinEngine } from './index.ts'
import { createBuiltinThreads } from './threads.ts'

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

/** A worker with the given code: these tests are about the engine's answers to what happens in its thread. */
function workerThat(body: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penmark-worker-')), 'worker.mjs')
  writeFileSync(
    file,
    `import { parentPort as port } from 'node:worker_threads'\nport.postMessage({ kind: 'ready', cpuMs: 0 })\n${body}`,
  )
  return pathToFileURL(file)
}

test('the engine answers from its worker thread, hands over the text once and counts the work', async () => {
  const costs: { user: string; cpuMs: number }[] = []
  const allowance = { count: (cost: { user: string; cpuMs: number }) => void costs.push(cost) }
  const engine = createBuiltinEngine(createBuiltinThreads({ log, allowance, deadlineMs: 60_000 }))
  const pieces: string[] = []
  const outcome = await engine.run(request, { signal: never, user: 'ada', onText: (piece) => pieces.push(piece) })
  await engine.close()

  expect(outcome).toMatchObject({ ok: true, model: 'builtin-1', language: 'en' })
  expect(pieces).toEqual([outcome.ok ? outcome.text : ''])
  expect(costs).toMatchObject([{ user: 'ada', lostThread: false }])
  expect(costs[0]?.cpuMs).toBeGreaterThan(0)
})

test('translation is refused without starting a worker', async () => {
  const engine = createBuiltinEngine(
    createBuiltinThreads({ log, deadlineMs: 1000, workerFile: workerThat('process.exit(1)') }),
  )
  expect(await engine.run({ ...request, operation: 'translate' }, { signal: never })).toEqual({
    ok: false,
    code: 'engine_unsupported',
    notes: [{ key: 'notes.capability.translate' }],
  })
  await engine.close()
})

test('work beyond the deadline is a timeout, an aborted request is stopped, a lost worker is unavailable', async () => {
  const hangs = workerThat(`port.on('message', () => { for (;;); })`)
  const slow = createBuiltinEngine(createBuiltinThreads({ log, deadlineMs: 150, workerFile: hangs }))
  const stopped = new AbortController()
  const ends = [slow.run(request, { signal: never }), slow.run(request, { signal: stopped.signal })]
  stopped.abort()
  expect(await Promise.all(ends)).toMatchObject([{ code: 'engine_timeout' }, { code: 'engine_stopped' }])
  await slow.close()
  const dies = createBuiltinEngine(
    createBuiltinThreads({
      ...{ log, deadlineMs: 60_000 },
      workerFile: workerThat(`port.on('message', () => process.exit(3))`),
    }),
  )
  expect(await dies.run(request, { signal: never })).toMatchObject({ ok: false, code: 'engine_unavailable' })
  await dies.close()
})

import { expect, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import type { Engine, EngineOutcome, EngineRequest } from './engines/engine.ts'
import { inTime } from './in-time.ts'

const REQUEST = { operation: 'rephrase' } as EngineRequest

/** An engine that ends when it is told to, as one does that waits for its tools. */
function waiting(isStarting: boolean): Engine {
  return {
    isStarting: () => isStarting,
    run: (_request, { signal }) =>
      new Promise<EngineOutcome>((resolve) =>
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'engine_stopped', notes: [] })),
      ),
  } as Engine
}

test.each([
  { isStarting: true, code: 'engine_starting' },
  { isStarting: false, code: 'engine_timeout' },
])('a request that overruns its deadline is answered $code', async ({ isStarting, code }) => {
  const deps = { engine: waiting(isStarting), log: createLog('silent'), deadlineMs: 0 }
  const how = { signal: new AbortController().signal, user: '', onText: () => undefined }
  expect(await inTime(deps, REQUEST, how)).toMatchObject({ ok: false, code })
})

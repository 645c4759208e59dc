import { existsSync } from 'node:fs'
import type { Log } from '#app/.server/platform/log.ts'
import type { Engine } from '../engine.ts'
import { CAPABILITIES, REFINES } from './capabilities.ts'
import { createPool } from './pool.ts'

const IDLE_MS = 10 * 60_000

/**
 * The embedded engine: rules, statistics and dictionaries in one worker thread. It needs no network and no key, and gives
 * the same answer for the same input. `deadlineMs` is the longest time that a caller waits, queue included. The worker
 * starts with `warm()` or the first request and ends after `idleMs` without work.
 * @throws {Error} if the worker's file does not exist, because the build is broken.
 */
export function createBuiltinEngine(deps: { log: Log; workerFile?: URL; deadlineMs: number; idleMs?: number }): Engine {
  const pool = createPool({
    log: deps.log,
    workerFile: deps.workerFile ?? findWorkerFile(import.meta.url),
    deadlineMs: deps.deadlineMs,
    idleMs: deps.idleMs ?? IDLE_MS,
  })
  return {
    name: 'builtin',
    capabilities: CAPABILITIES,
    refines: REFINES,
    async run(request, { signal, onText }) {
      if (CAPABILITIES[request.operation].level === 'none') {
        return { ok: false, code: 'engine_unsupported', notes: [{ key: `notes.capability.${request.operation}` }] }
      }
      const outcome = await pool.run(request, signal)
      if (outcome.ok) onText?.(outcome.text)
      return outcome
    },
    warm: pool.warm,
    close: pool.close,
  }
}

/**
 * The worker's file: beside this module in the source, or `builtin-worker.js` in the build, in which this code is part of
 * `build/server/index.js` or of a chunk in `build/server/assets/`.
 */
export function findWorkerFile(moduleUrl: string): URL {
  const candidates = ['./worker.ts', './builtin-worker.js', '../builtin-worker.js', '../../builtin-worker.js']
  for (const candidate of candidates) {
    const file = new URL(candidate, moduleUrl)
    if (existsSync(file)) return file
  }
  throw new Error(`The built-in engine's worker was not found beside ${moduleUrl}`)
}

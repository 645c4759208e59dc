import { totalmem } from 'node:os'
import type { Log } from '#app/.server/platform/log.ts'
import type { Allowance } from '#app/.server/text-work/allowance.ts'
import { createPool, type WorkFailure } from '#app/.server/text-work/pool.ts'
import { findWorkerFile } from '#app/.server/text-work/worker-file.ts'
import type { Engine, EngineFailure } from '../engine.ts'
import { CAPABILITIES, REFINES } from './capabilities.ts'
import type { BuiltinTasks } from './tasks.ts'

const IDLE_MS = 10 * 60_000
/** Processor time of one request. The slowest text found takes a quarter of it. */
const LIMIT_MS = 4_000
/** A thread holds 450 MB, so a small machine has one. */
const SECOND_THREAD_BYTES = 2 * 1024 ** 3
/** How long work without a waiting caller may take to its next step. */
const GRACE_MS = 500

/**
 * The embedded engine: rules, statistics and dictionaries in worker threads. It needs no network and no key, and gives the
 * same answer for the same input. Each user has one running request, and users take turns; a second thread starts only if
 * requests of several users wait. `deadlineMs` is the longest time that a caller waits, queue included.
 * @throws {Error} if the worker's file does not exist, because the build is broken.
 */
export function createBuiltinEngine(deps: {
  log: Log
  deadlineMs: number
  /** Counts the processor time of each user. */
  allowance?: Pick<Allowance, 'count'> | undefined
  workerFile?: URL
}): Engine {
  const pool = createPool<BuiltinTasks>({
    name: 'builtin-engine',
    log: deps.log,
    file: deps.workerFile ?? findWorkerFile(import.meta.url, { source: 'worker.ts', built: 'builtin-worker.js' }),
    threads: memory() >= SECOND_THREAD_BYTES ? 2 : 1,
    // Loading a thread takes longer than most requests.
    spreadMs: 250,
    limitMs: LIMIT_MS,
    deadlineMs: deps.deadlineMs,
    graceMs: GRACE_MS,
    waitingMax: { all: 32, user: 32 },
    idleMs: IDLE_MS,
    stays: false,
    heapMiB: 768,
    onCost: deps.allowance?.count,
  })
  return {
    name: 'builtin',
    capabilities: CAPABILITIES,
    refines: REFINES,
    async run(request, { signal, user = '', onText }) {
      if (CAPABILITIES[request.operation].level === 'none') {
        return { ok: false, code: 'engine_unsupported', notes: [{ key: `notes.capability.${request.operation}` }] }
      }
      const end = await pool.run('perform', request, { user, signal })
      if (!end.ok) return { ok: false, code: FAILURES[end.why], notes: [] }
      if (end.output.ok) onText?.(end.output.text)
      return end.output
    },
    warm: pool.warm,
    close: pool.close,
  }
}

/** Memory of the machine, or of the container that limits it. */
function memory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

const FAILURES: Readonly<Record<WorkFailure, EngineFailure['code']>> = {
  stopped: 'engine_stopped',
  too_slow: 'engine_timeout',
  waited: 'engine_timeout',
  full: 'engine_busy',
  failed: 'engine_unavailable',
}

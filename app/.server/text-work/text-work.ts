import type { Log } from '#app/.server/platform/log.ts'
import { findWorkerFile } from '#app/.server/platform/worker-file.ts'
import type { Refusal } from '#app/domain/result.ts'
import type { Allowance, AllowanceRefusal, WorkLimits } from './allowance.ts'
import { createPool, type WorkFailure } from './pool.ts'
import type { InputOf, OutputOf } from './protocol.ts'
import type { QUICK_TASKS } from './quick-tasks.ts'

type Table = typeof QUICK_TASKS

export type TextWorkRefusal =
  | AllowanceRefusal
  /** The text took too long to read. */
  | Refusal<'text_too_slow'>
  /** Too many wait, or what the text is read with is still being loaded. */
  | (Refusal<'busy' | 'engine_starting'> & { retryAfterSeconds: number })
  /** The worker failed; a defect, which was logged. */
  | Refusal<'server_error'>

/** Quick work on texts of customers, in worker threads: nothing of it runs on the event loop. */
export type TextWork = {
  /** The output of a task, or a refusal; never rejects. `user` is the one whose allowance it takes. */
  run<Name extends keyof Table & string>(
    user: string,
    task: Name,
    input: InputOf<Table, Name>,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: OutputOf<Table, Name> } | TextWorkRefusal>
  /** The refusal that any work on texts of this user meets now, in these threads or in those of an engine. */
  refusalOf(user: string): AllowanceRefusal | undefined
  limitsOf(user: string): WorkLimits
  /** Starts the thread, so that the first request does not wait for it. */
  warm(): void
  close(): Promise<void>
}

/** Processor time of one job. The slowest text found takes a tenth of it. */
const LIMIT_MS = 1_000
/** The longest wait for a turn and the work, on a machine that is busy. */
const DEADLINE_MS = 10_000
const BUSY_SECONDS = 2

/** How many jobs of one user may wait, beside the running one. */
const WAITING_OF_USER = 4

/**
 * @param deps.scale multiplies how many jobs of one user may wait (`RATE_LIMIT_SCALE`)
 * @param deps.workerFile a worker for tests; absent: the one of the build, or of the source
 */
export function createTextWork(deps: { log: Log; allowance: Allowance; scale: number; workerFile?: URL }): TextWork {
  const { allowance } = deps
  const pool = createPool<Table>({
    name: 'text-work',
    log: deps.log,
    file: deps.workerFile ?? findWorkerFile(import.meta.url, { source: 'quick-worker.ts', built: 'text-worker.js' }),
    threads: 2,
    spreadMs: 5,
    // Ordinary texts take less.
    pauseFromMs: 10,
    limitMs: LIMIT_MS,
    deadlineMs: DEADLINE_MS,
    // A job whose client left is quicker than a new thread.
    graceMs: LIMIT_MS,
    waitingMax: { all: 512, user: Math.max(1, Math.round(WAITING_OF_USER * deps.scale)) },
    idleMs: 60_000,
    stays: true,
    heapMiB: 256,
    onCost: allowance.count,
  })
  return {
    async run(user, task, input, signal) {
      const refused = allowance.refusalOf(user)
      if (refused !== undefined) return refused
      const end = await pool.run(task, input, { user, signal })
      return end.ok ? { ok: true, value: end.output } : WORK_REFUSALS[end.why]
    },
    refusalOf: allowance.refusalOf,
    limitsOf: allowance.limitsOf,
    warm: pool.warm,
    close: pool.close,
  }
}

const BUSY = { ok: false, code: 'busy', retryAfterSeconds: BUSY_SECONDS } as const

/** What a user is told of work that came to nothing. */
export const WORK_REFUSALS: Readonly<Record<WorkFailure, TextWorkRefusal>> = {
  too_slow: { ok: false, code: 'text_too_slow' },
  waited: BUSY,
  starting: { ok: false, code: 'engine_starting', retryAfterSeconds: BUSY_SECONDS },
  full: BUSY,
  // The client has gone, so it does not read what it is answered.
  stopped: BUSY,
  failed: { ok: false, code: 'server_error' },
}

import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Log } from '#app/.server/platform/log.ts'
import { findWorkerFile } from '#app/.server/platform/worker-file.ts'
import type { Allowance } from '#app/.server/text-work/allowance.ts'
import { createPool, type Pool } from '#app/.server/text-work/pool.ts'
import type { BuiltinTasks } from './tasks.ts'

const IDLE_MS = 10 * 60_000
/** Processor time of one request. The slowest text found takes a quarter of it. */
const LIMIT_MS = 4_000
/** A thread holds 450 MB, so a small machine has one. */
const SECOND_THREAD_BYTES = 2 * 1024 ** 3
/** How long work without a waiting caller may take to its next step. */
const GRACE_MS = 500

export type BuiltinThreads = Pool<BuiltinTasks>

/** What a thread is told at its start. */
export type BuiltinThreadData = {
  /** A folder of the operator's own dictionaries. */
  dictionaries?: string | undefined
  /** The image of the grammar's memory, which stands beside the built worker; the file need not exist. */
  grammarImage?: string | undefined
}

/**
 * The threads that hold the tools of languages: the built-in engine and the check share them. Each user has one running
 * request, and users take turns; a second thread starts only if requests of several users wait. `deadlineMs` is the longest
 * time that a caller waits, queue included.
 * @throws {Error} if the worker's file does not exist, because the build is broken.
 */
export function createBuiltinThreads(deps: {
  log: Log
  deadlineMs: number
  /** Counts the processor time of each user. */
  allowance?: Pick<Allowance, 'count'> | undefined
  workerFile?: URL
  data?: BuiltinThreadData
}): BuiltinThreads {
  const file = deps.workerFile ?? findWorkerFile(import.meta.url, { source: 'worker.ts', built: 'builtin-worker.js' })
  const data: BuiltinThreadData = { grammarImage: fileURLToPath(new URL('harper.image', file)), ...deps.data }
  return createPool<BuiltinTasks>({
    name: 'builtin-engine',
    log: deps.log,
    file,
    data,
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
}

/** Memory of the machine, or of the container that limits it. */
function memory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

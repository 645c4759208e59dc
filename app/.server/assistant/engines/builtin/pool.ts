import { Worker } from 'node:worker_threads'
import type { Log } from '#app/.server/platform/log.ts'
import type { EngineFailure, EngineOutcome, EngineRequest } from '../engine.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

/** Number of jobs that may wait behind the running one. */
const QUEUE_LIMIT = 32
/** How long running work may take to stop at its next step before its worker is terminated. */
const GRACE_MS = 500

type Job = {
  id: number
  request: EngineRequest
  flag: Int32Array
  /** Answers the caller, once; later messages about this job are dropped. */
  answer(outcome: EngineOutcome): void
}

export type Pool = {
  run(request: EngineRequest, signal: AbortSignal): Promise<EngineOutcome>
  warm(): void
  close(): Promise<void>
  /** For tests and measurements. */
  state(): { running: boolean; waiting: number; workerId: number | undefined }
}

const failure = (code: EngineFailure['code']): EngineFailure => ({ ok: false, code, notes: [] })

/**
 * One worker thread with a bounded queue. The deadline starts with `run` and includes waiting, so no caller waits longer.
 * A caller that aborts or runs out of time is answered at once. The worker then has GRACE_MS to stop at a step; if it
 * does not, it is terminated and the next job starts a new one.
 */
export function createPool(deps: { log: Log; workerFile: URL; deadlineMs: number; idleMs: number }): Pool {
  const { log } = deps
  const waiting: Job[] = []
  let worker: Worker | undefined
  let running: Job | undefined
  let grace: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false
  let lastId = 0

  function drop(lost: Worker): void {
    if (worker !== lost) return
    worker = undefined
    clearTimeout(grace)
    const job = running
    running = undefined
    job?.answer(failure('engine_unavailable'))
    next()
  }

  function start(): Worker {
    const startedAt = performance.now()
    // No environment and no inherited flags: the worker needs none of our keys, so it gets none.
    const fresh = new Worker(deps.workerFile, { name: 'builtin-engine', env: {}, execArgv: [] })
    fresh.on('message', (message: FromWorker) => receive(fresh, message, startedAt))
    fresh.on('error', (error) => {
      log.error({ error: error.name, reason: error.message.slice(0, 200) }, 'built-in engine: worker failed')
      drop(fresh)
    })
    fresh.on('exit', () => drop(fresh))
    worker = fresh
    return fresh
  }

  function receive(from: Worker, message: FromWorker, startedAt: number): void {
    if (worker !== from) return
    if (message.kind === 'warmed') {
      log.debug({ ms: Math.round(performance.now() - startedAt) }, 'built-in engine: warm')
      return
    }
    if (running?.id !== message.id) return
    const job = running
    running = undefined
    clearTimeout(grace)
    if (message.kind === 'answer') job.answer(message.outcome)
    if (message.kind === 'stopped') job.answer(failure('engine_stopped'))
    if (message.kind === 'defect') {
      log.error({ operation: job.request.operation, reason: message.message }, 'built-in engine: defect')
      job.answer(failure('engine_unavailable'))
    }
    next()
  }

  function next(): void {
    if (running !== undefined || closed) return
    const job = waiting.shift()
    if (job === undefined) {
      scheduleIdle()
      return
    }
    clearTimeout(idle)
    running = job
    const at = worker ?? start()
    at.ref()
    at.postMessage({ kind: 'run', id: job.id, request: job.request, flag: job.flag } satisfies ToWorker)
  }

  /** Lets the process exit while no job runs, and frees the memory after `idleMs` without work. */
  function scheduleIdle(): void {
    worker?.unref()
    clearTimeout(idle)
    if (worker === undefined) return
    idle = setTimeout(() => {
      const idleWorker = worker
      worker = undefined
      log.debug({}, 'built-in engine: worker ended after rest')
      void idleWorker?.terminate()
    }, deps.idleMs)
    idle.unref()
  }

  function giveUp(job: Job, code: 'engine_stopped' | 'engine_timeout'): void {
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
    job.answer(failure(code))
    if (running !== job) return
    Atomics.store(job.flag, 0, 1)
    const runningWorker = worker
    grace = setTimeout(() => {
      log.warn({ operation: job.request.operation, code }, 'built-in engine: worker terminated')
      void runningWorker?.terminate()
      if (runningWorker !== undefined) drop(runningWorker)
    }, GRACE_MS)
  }

  return {
    run(request, signal) {
      if (closed) return Promise.resolve(failure('engine_unavailable'))
      if (signal.aborted) return Promise.resolve(failure('engine_stopped'))
      if (waiting.length >= QUEUE_LIMIT) return Promise.resolve(failure('engine_busy'))
      return new Promise((resolve) => {
        lastId += 1
        const job: Job = {
          id: lastId,
          request,
          flag: new Int32Array(new SharedArrayBuffer(4)),
          answer(outcome) {
            clearTimeout(deadline)
            signal.removeEventListener('abort', onAbort)
            resolve(outcome)
          },
        }
        const onAbort = () => giveUp(job, 'engine_stopped')
        const deadline = setTimeout(() => giveUp(job, 'engine_timeout'), deps.deadlineMs)
        signal.addEventListener('abort', onAbort, { once: true })
        waiting.push(job)
        next()
      })
    },
    warm() {
      if (closed || worker !== undefined) return
      start().postMessage({ kind: 'warm' } satisfies ToWorker)
      if (running === undefined) scheduleIdle()
    },
    async close() {
      closed = true
      clearTimeout(idle)
      clearTimeout(grace)
      const unanswered = running === undefined ? waiting.splice(0) : [running, ...waiting.splice(0)]
      running = undefined
      for (const job of unanswered) job.answer(failure('engine_unavailable'))
      const last = worker
      worker = undefined
      await last?.terminate()
    },
    state: () => ({ running: running !== undefined, waiting: waiting.length, workerId: worker?.threadId }),
  }
}

import { Worker } from 'node:worker_threads'
import type { Log } from '#app/.server/platform/log.ts'
import type { EngineFailure, EngineOutcome, EngineRequest } from '../engine.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

/** Jobs that may wait behind the running one. */
const QUEUE_LIMIT = 32
/** How long running work gets to end at a step by itself before its worker is terminated. */
const GRACE_MS = 500

type Job = {
  id: number
  request: EngineRequest
  flag: Int32Array
  /** Answers the caller, once; what the worker still says about this job afterwards is dropped. */
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
 * One worker thread with a bounded queue. The deadline counts from `run`, waiting included, so that a caller never
 * waits longer than it. The caller is answered at once when it aborts or its time is up; the worker then has GRACE_MS
 * to end the work at a step, and is terminated (the next job starts a fresh one) if it does not.
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

  function drop(gone: Worker): void {
    if (worker !== gone) return
    worker = undefined
    clearTimeout(grace)
    const job = running
    running = undefined
    job?.answer(failure('engine_unavailable'))
    next()
  }

  function start(): Worker {
    const startedAt = performance.now()
    // No environment and no inherited flags: the worker sees no key of ours and needs none.
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
      rest()
      return
    }
    clearTimeout(idle)
    running = job
    const at = worker ?? start()
    at.ref()
    at.postMessage({ kind: 'run', id: job.id, request: job.request, flag: job.flag } satisfies ToWorker)
  }

  /** Lets the process end while nothing runs, and gives the memory back after `idleMs` of it. */
  function rest(): void {
    worker?.unref()
    clearTimeout(idle)
    if (worker === undefined) return
    idle = setTimeout(() => {
      const spent = worker
      worker = undefined
      log.debug({}, 'built-in engine: worker ended after rest')
      void spent?.terminate()
    }, deps.idleMs)
    idle.unref()
  }

  function giveUp(job: Job, code: 'engine_stopped' | 'engine_timeout'): void {
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
    job.answer(failure(code))
    if (running !== job) return
    Atomics.store(job.flag, 0, 1)
    const spent = worker
    grace = setTimeout(() => {
      log.warn({ operation: job.request.operation, code }, 'built-in engine: worker terminated')
      void spent?.terminate()
      if (spent !== undefined) drop(spent)
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
      if (running === undefined) rest()
    },
    async close() {
      closed = true
      clearTimeout(idle)
      clearTimeout(grace)
      const left = running === undefined ? waiting.splice(0) : [running, ...waiting.splice(0)]
      running = undefined
      for (const job of left) job.answer(failure('engine_unavailable'))
      const last = worker
      worker = undefined
      await last?.terminate()
    },
    state: () => ({ running: running !== undefined, waiting: waiting.length, workerId: worker?.threadId }),
  }
}

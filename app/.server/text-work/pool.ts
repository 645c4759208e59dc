import { Worker } from 'node:worker_threads'
import type { Log } from '#app/.server/platform/log.ts'
import { createFairQueue } from './fair-queue.ts'
import type { FromWorker, InputOf, OutputOf, Tasks, ToWorker } from './protocol.ts'

/** Why a job has no output. */
export type WorkFailure =
  /** The caller's signal was aborted. */
  | 'stopped'
  /** It used up the processor time of one job, or its deadline passed while it ran. */
  | 'too_slow'
  /** Its deadline passed before its turn came. */
  | 'waited'
  /** Its deadline passed while a thread still loaded what it needs. */
  | 'starting'
  /** Too many jobs wait, of this user or of all. */
  | 'full'
  /** The worker failed, or the pool is closed. */
  | 'failed'

export type WorkEnd<Output> = { ok: true; output: Output } | { ok: false; why: WorkFailure }

/** What a job cost: processor time, and its thread, if it reached the limit or failed by a defect. */
export type WorkCost = { user: string; cpuMs: number; lostThread: boolean }

export type PoolOptions = {
  /** For the log. */
  name: string
  log: Log
  file: URL
  /** What each thread is given at its start. */
  data?: object | undefined
  /** The most threads. The first starts with `warm` or the first job, others only when jobs keep waiting. */
  threads: number
  /** How long a job waits for its turn before a further thread starts. */
  spreadMs: number
  /** Hard limit of one job, in milliseconds of processor time, so that no job fails because the machine is busy. */
  limitMs: number
  /** The longest time that a caller waits, queue included, from when what it waits for is loaded. */
  deadlineMs: number
  /** How much longer it waits while a thread loads, as after a start on a machine that is busy. Absent: 20 seconds. */
  loadingMs?: number
  /** How long work that should end may take to its next step before its thread is terminated. */
  graceMs: number
  /** How many jobs may wait, of all users and of one. */
  waitingMax: { all: number; user: number }
  /** A thread that did nothing for this long ends. */
  idleMs: number
  /** Whether one thread stays for good once it was started. */
  stays: boolean
  /**
   * After a job that took at least this much processor time, the next one of the same user begins after a pause of the
   * same length, so that one user takes half of a processor at most. Absent: no pauses.
   */
  pauseFromMs?: number
  /** The largest heap of a thread in MiB; a thread that needs more ends, and only its job fails. */
  heapMiB: number
  /** Told once for each job that ran. */
  onCost?: ((cost: WorkCost) => void) | undefined
}

export type Pool<Table extends Tasks> = {
  /** Never rejects. Jobs of one user run one after the other, and users take turns. */
  run<Name extends keyof Table & string>(
    task: Name,
    input: InputOf<Table, Name>,
    how: { user: string; signal?: AbortSignal | undefined },
  ): Promise<WorkEnd<OutputOf<Table, Name>>>
  /** Starts the first thread; calling it again is cheap. */
  warm(): void
  /** Whether a job would wait for a thread that has begun to start, or loads what its first jobs need. */
  isStarting(): boolean
  close(): Promise<void>
  /** For tests and measurements. */
  state(): { threads: number[]; running: number; waiting: number }
}

/** A thread that has not begun to work after this time never will. */
const START_MS = 60_000
const LOADING_MS = 20_000

type Job = {
  id: number
  user: string
  task: string
  input: unknown
  flag: Int32Array
  /** From now on it waits so long at most, queue and work together. */
  setDeadline(ms: number): void
  /** Answers the caller, once; what comes later about this job only frees its thread. */
  end(result: WorkEnd<unknown>): void
}

type Thread = {
  worker: Worker
  ready: boolean
  /** Whether its job waits for tools to be loaded. */
  loading: boolean
  job: Job | undefined
  /** Processor time that no running job is charged with: up to the end of the last one, and what loading took since. */
  cpuMs: number
  /** The limit of the running job or of loading, or the end of a rest. */
  timer: NodeJS.Timeout | undefined
  rests: boolean
}

/**
 * Room for young objects in a thread. V8's own choice, eight times as much, made no text faster that was measured, and the process a
 * tenth larger.
 */
const YOUNG_MIB = 6

const failure = (why: WorkFailure): WorkEnd<never> => ({ ok: false, why })

/**
 * Worker threads of one kind with one queue, in which users take turns and each has at most one running job. A job that
 * reaches its limit is answered at once; its thread is terminated and replaced. A caller that aborts or runs out of time is
 * answered at once as well, and the work gets `graceMs` to stop at a step.
 */
export function createPool<Table extends Tasks>(options: PoolOptions): Pool<Table> {
  const { log, name, limitMs, deadlineMs, waitingMax, loadingMs = LOADING_MS } = options
  const queue = createFairQueue<Job>()
  const threads = new Set<Thread>()
  /** Users whose next job has to wait, each with the timer that ends the pause. */
  const pauses = new Map<string, NodeJS.Timeout>()
  /** Jobs that wait for a thread to be loaded, whose time begins when it is. */
  const early = new Set<Job>()
  let spread: NodeJS.Timeout | undefined
  let lastId = 0
  let closed = false

  function start(): void {
    const startedAt = performance.now()
    const worker = new Worker(options.file, {
      name,
      // No environment and no inherited flags: the worker needs none of our keys, so it gets none.
      env: {},
      execArgv: [],
      workerData: options.data,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
    })
    const thread: Thread = {
      ...{ worker, ready: false, loading: false, job: undefined },
      ...{ cpuMs: 0, timer: undefined, rests: false },
    }
    threads.add(thread)
    thread.timer = setTimeout(() => void worker.terminate(), START_MS)
    worker.on('message', (message: FromWorker) => receive(thread, message, startedAt))
    worker.on('error', (error) => {
      log.error({ worker: name, error: error.name, reason: error.message.slice(0, 200) }, 'text work: worker failed')
      drop(thread)
    })
    worker.on('exit', () => drop(thread))
    updateRefs()
  }

  function receive(thread: Thread, message: FromWorker, startedAt: number): void {
    if (!threads.has(thread)) return
    clearTimeout(thread.timer)
    if (message.kind === 'loading' || message.kind === 'loaded') {
      turnLoading(thread, message)
      return
    }
    const usedMs = message.cpuMs - thread.cpuMs
    thread.cpuMs = message.cpuMs
    if (message.kind === 'ready') {
      thread.ready = true
      beginTime()
      log.debug({ worker: name, ms: Math.round(performance.now() - startedAt) }, 'text work: worker ready')
    } else if (thread.job !== undefined) {
      const { job } = thread
      thread.job = undefined
      thread.loading = false
      const isDefect = message.kind === 'defect'
      options.onCost?.({ user: job.user, cpuMs: usedMs, lostThread: isDefect })
      pause(job.user, usedMs)
      if (message.kind === 'done') job.end({ ok: true, output: message.output })
      if (message.kind === 'stopped') job.end(failure('stopped'))
      if (isDefect) {
        log.error({ worker: name, task: job.task, reason: message.place }, 'text work: defect')
        job.end(failure('failed'))
        // A library of WebAssembly that stopped in the middle fails every later job as well.
        threads.delete(thread)
        void thread.worker.terminate()
      }
    }
    dispatch()
  }

  /** While its thread loads, a job uses nothing of its time, and neither do those that wait behind it. */
  function turnLoading(thread: Thread, message: FromWorker & { kind: 'loading' | 'loaded' }): void {
    const { job } = thread
    thread.loading = message.kind === 'loading'
    if (message.kind === 'loading') {
      thread.timer = setTimeout(() => void thread.worker.terminate(), START_MS)
      for (const each of [...(job === undefined ? [] : [job]), ...(areLoading() ? queue.all() : [])]) {
        if (!early.has(each)) wait(each)
      }
      return
    }
    thread.cpuMs += message.loadMs
    beginTime()
    // The caller may have left meanwhile.
    if (job !== undefined) limit(thread, job, Atomics.load(job.flag, 0) === 1)
    dispatch()
  }

  /** Gives a job the time that loading may take. */
  function wait(job: Job): void {
    early.add(job)
    job.setDeadline(deadlineMs + loadingMs)
  }

  /** What jobs waited for is loaded. */
  function beginTime(): void {
    for (const job of early) job.setDeadline(deadlineMs)
    early.clear()
  }

  /** Whether no thread could begin a job at once, because each of them is being loaded. */
  function areLoading(): boolean {
    return [...threads].every(({ ready, loading }) => !ready || loading)
  }

  /** A thread that is gone costs its own job only. One that never became ready costs one waiting job, so that none waits for ever. */
  function drop(thread: Thread): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    const lost = thread.job ?? (thread.ready ? undefined : queue.take(busyUsers()))
    lost?.end(failure('failed'))
    dispatch()
  }

  /** Terminates a thread to end its job, whose cost is counted before its caller can ask for more. */
  function replace(thread: Thread, job: Job, { usedMs, lostThread }: { usedMs: number; lostThread: boolean }): void {
    clearTimeout(thread.timer)
    threads.delete(thread)
    void thread.worker.terminate()
    log.warn({ worker: name, task: job.task, cpuMs: Math.round(usedMs) }, 'text work: worker terminated')
    options.onCost?.({ user: job.user, cpuMs: usedMs, lostThread })
    job.end(failure('too_slow'))
    dispatch()
  }

  /** Ends the thread of a job that was answered, unless its work has come to an end meanwhile. */
  async function replaceAnswered(thread: Thread, job: Job): Promise<void> {
    const usedMs = await usedBy(thread)
    if (thread.job === job && !thread.loading && threads.has(thread))
      replace(thread, job, { usedMs, lostThread: false })
  }

  /** Processor time of the running job so far. Node reads it from outside, even while the thread is inside a pattern. */
  async function usedBy(thread: Thread): Promise<number> {
    try {
      const { user, system } = await thread.worker.cpuUsage()
      return (user + system) / 1000 - thread.cpuMs
    } catch {
      return 0
    }
  }

  function pause(user: string, usedMs: number): void {
    if (closed || options.pauseFromMs === undefined || usedMs < options.pauseFromMs) return
    const end = () => {
      pauses.delete(user)
      dispatch()
    }
    // A user has one running job, so no pause is running when it ends.
    pauses.set(user, setTimeout(end, Math.min(usedMs, limitMs)).unref())
  }

  /** Users who have a running job. */
  function running(): string[] {
    return [...threads].flatMap(({ job }) => (job === undefined ? [] : [job.user]))
  }

  /** Users whose jobs have to wait. */
  function busyUsers(): Set<string> {
    return new Set([...running(), ...pauses.keys()])
  }

  function dispatch(): void {
    if (closed) return
    for (const thread of threads) {
      if (!thread.ready || thread.job !== undefined) continue
      const job = queue.take(busyUsers())
      if (job === undefined) rest(thread)
      else begin(thread, job)
    }
    clearTimeout(spread)
    if (queue.has(busyUsers()) && threads.size < options.threads) {
      if (threads.size === 0) start()
      else if (noneLoads()) spread = setTimeout(startFurther, options.spreadMs)
    }
    updateRefs()
  }

  function startFurther(): void {
    if (!closed && threads.size < options.threads && queue.has(busyUsers()) && noneLoads()) start()
  }

  /** A thread that is being loaded will take a waiting job; a second one would only take its processor time. */
  function noneLoads(): boolean {
    return [...threads].every(({ ready, loading }) => ready && !loading)
  }

  function begin(thread: Thread, job: Job): void {
    thread.job = job
    thread.rests = false
    limit(thread, job, false)
    const { id, task, input, flag } = job
    thread.worker.postMessage({ id, task, input, flag } satisfies ToWorker)
  }

  /** Watches the time of a running job; that of one which was answered already is short. */
  function limit(thread: Thread, job: Job, isAnswered: boolean): void {
    clearTimeout(thread.timer)
    thread.timer = isAnswered
      ? setTimeout(() => void replaceAnswered(thread, job), options.graceMs)
      : setTimeout(() => void judge(thread, job), limitMs)
  }

  /** Ends a job that used up its time; one that merely had to share the processor gets the rest of it. */
  async function judge(thread: Thread, job: Job): Promise<void> {
    const usedMs = await usedBy(thread)
    if (thread.job !== job || thread.loading || !threads.has(thread) || Atomics.load(job.flag, 0) === 1) return
    if (usedMs < limitMs) {
      thread.timer = setTimeout(() => void judge(thread, job), Math.max(20, limitMs - usedMs))
      return
    }
    replace(thread, job, { usedMs, lostThread: true })
  }

  /** A thread without work does not keep the process alive, and its memory is freed after a while. */
  function rest(thread: Thread): void {
    if (thread.rests) return
    thread.rests = true
    thread.timer = setTimeout(() => {
      if (options.stays && threads.size === 1) return
      threads.delete(thread)
      log.debug({ worker: name }, 'text work: worker ended after rest')
      void thread.worker.terminate()
    }, options.idleMs)
    thread.timer.unref()
  }

  function updateRefs(): void {
    const isNeeded = queue.size() > 0
    for (const { worker, job } of threads) {
      if (job !== undefined || isNeeded) worker.ref()
      else worker.unref()
    }
  }

  /** Answers a caller that left or ran out of time. */
  function giveUp(job: Job, whyWaiting: WorkFailure, whyRunning: WorkFailure): void {
    const thread = [...threads].find((each) => each.job === job)
    queue.remove(job)
    const isLoading = thread?.loading ?? (threads.size > 0 && areLoading())
    const why = thread === undefined ? whyWaiting : whyRunning
    job.end(failure(isLoading && why !== 'stopped' ? 'starting' : why))
    if (thread === undefined) return
    Atomics.store(job.flag, 0, 1)
    // The next job needs what this one has begun to load.
    if (!thread.loading) limit(thread, job, true)
  }

  return {
    run(task, input, { user, signal }) {
      if (closed) return Promise.resolve(failure('failed'))
      if (signal?.aborted) return Promise.resolve(failure('stopped'))
      if (queue.size() >= waitingMax.all || queue.sizeOf(user) >= waitingMax.user) {
        return Promise.resolve(failure('full'))
      }
      return new Promise((resolve) => {
        lastId += 1
        let deadline: NodeJS.Timeout | undefined
        const job: Job = {
          ...{ id: lastId, user, task, input },
          flag: new Int32Array(new SharedArrayBuffer(4)),
          setDeadline(ms) {
            clearTimeout(deadline)
            deadline = setTimeout(() => giveUp(job, 'waited', 'too_slow'), ms)
          },
          end(result) {
            early.delete(job)
            clearTimeout(deadline)
            signal?.removeEventListener('abort', onAbort)
            resolve(result as WorkEnd<never>)
          },
        }
        const onAbort = () => giveUp(job, 'stopped', 'stopped')
        if (areLoading()) wait(job)
        else job.setDeadline(deadlineMs)
        signal?.addEventListener('abort', onAbort, { once: true })
        queue.push(job)
        dispatch()
      })
    },
    warm() {
      if (!closed && threads.size === 0) start()
    },
    isStarting: () => threads.size > 0 && areLoading(),
    async close() {
      closed = true
      clearTimeout(spread)
      for (const timer of pauses.values()) clearTimeout(timer)
      const last = [...threads]
      threads.clear()
      for (const job of [...last.flatMap(({ job: running }) => running ?? []), ...queue.drain()]) {
        job.end(failure('failed'))
      }
      for (const { timer } of last) clearTimeout(timer)
      await Promise.all(last.map(({ worker }) => worker.terminate()))
    },
    state: () => ({
      threads: [...threads].map(({ worker }) => worker.threadId),
      running: running().length,
      waiting: queue.size(),
    }),
  }
}

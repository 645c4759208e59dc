import { parentPort } from 'node:worker_threads'
import type { FromWorker, Step, Tasks, ToWorker } from './protocol.ts'

/** Thrown by a step when the caller has left: ends the job and does not leave the worker. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

type Work = (input: unknown, step: Step) => unknown

/**
 * Runs `work` and tells the parent thread that the running job waits for tools to be loaded, whose time is not the job's own. Within
 * another such work, and outside of a worker thread, it just runs.
 */
export async function whileLoading<T>(work: () => T | Promise<T>): Promise<T> {
  const port = loads === 0 ? parentPort : null
  const startedAt = cpuMs()
  loads += 1
  port?.postMessage({ kind: 'loading', cpuMs: startedAt } satisfies FromWorker)
  try {
    return await work()
  } finally {
    loads -= 1
    const now = cpuMs()
    port?.postMessage({ kind: 'loaded', cpuMs: now, loadMs: now - startedAt } satisfies FromWorker)
  }
}

/** How many works of `whileLoading` run within one another. */
let loads = 0

/**
 * Runs the tasks that the parent thread sends, one after the other. `prepare` loads what every job needs before the worker
 * reports that it is ready; what fails to load there fails again, visibly, in the job that needs it.
 * @throws {Error} outside of a worker thread.
 */
export function serveTasks(tasks: Tasks, prepare: () => unknown = () => undefined): void {
  const port = parentPort
  if (port === null) throw new Error('tasks are served in a worker thread')
  const send = (message: FromWorker extends infer Each ? (Each extends object ? Omit<Each, 'cpuMs'> : never) : never) =>
    port.postMessage({ ...message, cpuMs: cpuMs() })

  async function work({ id, task, input, flag }: ToWorker): Promise<void> {
    const step = () => {
      if (Atomics.load(flag, 0) === 1) throw new Stopped()
    }
    try {
      const output = await (tasks[task] as unknown as Work)(input, step)
      send({ kind: 'done', id, output })
    } catch (error) {
      send(error instanceof Stopped ? { kind: 'stopped', id } : { kind: 'defect', id, place: placeOf(error) })
    }
  }

  port.on('message', (message: ToWorker) => void work(message))
  void Promise.resolve()
    .then(prepare)
    .catch(() => undefined)
    .then(() => send({ kind: 'ready' }))
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Only names and places of code: a message could quote the customer's text. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return `${error.name} ${frame?.trim() ?? ''}`.slice(0, 200)
}

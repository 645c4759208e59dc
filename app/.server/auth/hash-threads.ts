import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { findWorkerFile } from '#app/.server/platform/worker-file.ts'

/** A thread that hashed nothing for so long ends. */
const IDLE_MS = 60_000
/** A hash needs no heap worth mentioning: argon2 takes its memory outside of it. */
const HEAP = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 }

/** Whether a thread can have a lower priority than the others of its process. */
export const GIVES_WAY = process.platform === 'linux'

export type HashThreads = {
  /**
   * Argon2id (RFC 9106) of the message, off the event loop. Each call that runs while others do has a thread of its own, so the
   * caller limits how many run.
   * @throws {Error} if the thread fails.
   */
  derive(parameters: Argon2Parameters): Promise<Buffer>
}

/**
 * Threads for slow hashes, which give way to everything else on the machine (on Linux): so every core may hash while no request needs
 * it, and a flood of sign-ins delays no page. The pool of libuv cannot do that, because files and compression share it.
 */
export function createHashThreads(): HashThreads {
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = []

  function rest(worker: Worker): void {
    worker.unref()
    const end = () => {
      idle.splice(
        idle.findIndex((each) => each.worker === worker),
        1,
      )
      void worker.terminate()
    }
    idle.push({ worker, timer: setTimeout(end, IDLE_MS).unref() })
  }

  /** The thread that rested last, so that others can end. */
  function take(): Worker {
    const known = idle.pop()
    if (known === undefined) {
      // The worker needs none of our keys, so it gets no environment. Flags of Node are passed on: tests hash quickly by one.
      const file = findWorkerFile(import.meta.url, { source: 'hash-worker.ts', built: 'hash-worker.js' })
      return new Worker(file, { name: 'hash', env: {}, resourceLimits: HEAP })
    }
    clearTimeout(known.timer)
    known.worker.ref()
    return known.worker
  }

  return {
    derive(parameters) {
      const worker = take()
      return new Promise((resolve, reject) => {
        const done = (tag: Uint8Array) => {
          forget()
          rest(worker)
          resolve(Buffer.from(tag))
        }
        const fail = (error: Error) => {
          forget()
          reject(error)
        }
        const end = () => fail(new Error('a thread that hashes ended'))
        const forget = () => worker.off('message', done).off('error', fail).off('exit', end)
        worker.on('message', done).on('error', fail).on('exit', end)
        worker.postMessage(parameters)
      })
    },
  }
}

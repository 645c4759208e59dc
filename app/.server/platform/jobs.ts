import type { Log } from './log.ts'

export type Job = { name: string; everyMs: number; run: () => Promise<unknown> | unknown }

/**
 * Runs each job at its own interval, never twice at the same time. A failure is logged and does not stop later runs.
 * The timers do not keep the process alive.
 * @returns a function that stops the timers and waits for the running jobs.
 */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let busy = false
    const turn = async () => {
      busy = true
      try {
        await job.run()
      } catch (error) {
        log.error({ job: job.name, error }, 'job failed')
      } finally {
        busy = false
      }
    }
    const begin = () => {
      if (busy) return
      const current = turn().finally(() => running.delete(current))
      running.add(current)
    }
    // Also run it at once, or a process that restarts often would never run it.
    begin()
    return setInterval(begin, job.everyMs).unref()
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}

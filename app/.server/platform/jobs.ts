import type { Log } from './log.ts'

export type Job = { name: string; everyMs: number; run: () => Promise<unknown> | unknown }

/**
 * Runs each job on its own interval, never twice at once; a failure is logged and the next turn comes all the same.
 * The timers keep no process alive.
 * @returns a function that stops the timers and waits for what runs.
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
    // At once as well: a process that is restarted again and again must get round to it too.
    begin()
    return setInterval(begin, job.everyMs).unref()
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}

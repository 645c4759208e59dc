import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export type Job = { name: string; everyMs: number; run: () => Promise<unknown> | unknown }

export type JobFigures = ReturnType<typeof createJobFigures>

/** A job may miss two turns, and a quarter of an hour in any case. */
const MISSED_TURNS = 3
const LEAST_OVERDUE_MS = 15 * 60_000

/** How long ago each job of the process ended well, and how often it failed. A start counts as an end, so that ages begin with it. */
export function createJobFigures(metrics: Metrics, clock: Clock) {
  const jobs = new Map<string, { everyMs: number; endedAt: number }>()
  const each = (value: (job: { everyMs: number; endedAt: number }) => number) => () =>
    [...jobs].map(([job, facts]) => [{ job }, value(facts) / 1000] as const)
  metrics.read(
    'penmark_job_age_seconds',
    each(({ endedAt }) => clock.monotonic() - endedAt),
  )
  metrics.read(
    'penmark_job_interval_seconds',
    each(({ everyMs }) => everyMs),
  )
  return {
    succeeded: ({ name, everyMs }: Job, endedAt: number) => void jobs.set(name, { everyMs, endedAt }),
    /** The jobs that have not ended well for three of their turns and a quarter of an hour: they fail, or they hang. */
    overdue: (): { name: string; minutes: number }[] =>
      [...jobs].flatMap(([name, { everyMs, endedAt }]) => {
        const waited = clock.monotonic() - endedAt
        return waited > Math.max(MISSED_TURNS * everyMs, LEAST_OVERDUE_MS)
          ? [{ name, minutes: Math.floor(waited / 60_000) }]
          : []
      }),
    failed: ({ name }: Job) => metrics.add('penmark_job_failures_total', { job: name }),
  }
}

/**
 * Runs each job at its own interval, never twice at the same time. A failure is logged and does not stop later runs.
 * The timers do not keep the process alive. Each job's age and failures are figures.
 * @returns a function that stops the timers and waits for the running jobs.
 */
export function startJobs(jobs: readonly Job[], log: Log, clock: Clock, figures: JobFigures): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    figures.succeeded(job, clock.monotonic())
    let busy = false
    const turn = async () => {
      busy = true
      try {
        await job.run()
        figures.succeeded(job, clock.monotonic())
      } catch (error) {
        figures.failed(job)
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

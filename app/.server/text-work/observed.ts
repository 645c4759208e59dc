import type { Metrics } from '#app/.server/platform/metrics.ts'
import type { TextWork } from './text-work.ts'

/** The same work, whose jobs are counted by their end. No text and no user is part of a figure. */
export function observedWork(work: TextWork, deps: { metrics: Metrics; now: () => number }): TextWork {
  const { metrics, now } = deps
  // Jobs begin in the order of this set, so its first member is the oldest.
  const running = new Set<{ since: number }>()
  metrics.read('penmark_text_work_running', () => running.size)
  metrics.read('penmark_text_work_oldest_seconds', () => {
    const [oldest] = running
    return oldest === undefined ? 0 : (now() - oldest.since) / 1000
  })
  return {
    ...work,
    async run(user, task, input, signal) {
      const job = { since: now() }
      running.add(job)
      try {
        const end = await work.run(user, task, input, signal)
        metrics.add('penmark_text_work_outcomes_total', { task, outcome: end.ok ? 'ok' : end.code })
        return end
      } finally {
        running.delete(job)
      }
    },
  }
}

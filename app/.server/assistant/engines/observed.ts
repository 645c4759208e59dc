import type { Metrics } from '#app/.server/platform/metrics.ts'
import type { Tracing } from '#app/.server/platform/tracing.ts'
import type { Engine } from './engine.ts'

/** The same engine, whose runs are counted by their end and have a span each. No text and no id is part of either. */
export function observed(engine: Engine, deps: { metrics: Metrics; tracing: Tracing; now: () => number }): Engine {
  const { metrics, tracing, now } = deps
  const { name } = engine
  // Runs begin in the order of this set, so its first member is the oldest.
  const running = new Set<{ since: number }>()
  metrics.read('penmark_engine_running', () => [[{ engine: name }, running.size]])
  metrics.read('penmark_engine_oldest_seconds', () => {
    const [oldest] = running
    return [[{ engine: name }, oldest === undefined ? 0 : (now() - oldest.since) / 1000]]
  })
  return {
    name,
    capabilities: engine.capabilities,
    refines: engine.refines,
    run: (request, options) =>
      tracing.span('engine.run', { engine: name, operation: request.operation }, async (span) => {
        const run = { since: now() }
        running.add(run)
        try {
          const outcome = await engine.run(request, options)
          const end = outcome.ok ? 'ok' : outcome.code
          metrics.add('penmark_engine_outcomes_total', { engine: name, outcome: end })
          span.set({ outcome: end })
          if (outcome.ok) {
            metrics.add('penmark_engine_tokens_total', { engine: name, direction: 'in' }, outcome.tokensIn)
            metrics.add('penmark_engine_tokens_total', { engine: name, direction: 'out' }, outcome.tokensOut)
          }
          return outcome
        } finally {
          running.delete(run)
        }
      }),
    ...(engine.deadlineMs === undefined ? {} : { deadlineMs: engine.deadlineMs }),
    warm: engine.warm,
    isStarting: () => engine.isStarting?.() ?? false,
    close: () => engine.close(),
  }
}

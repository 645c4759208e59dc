import type { WorkFailure } from '#app/.server/text-work/pool.ts'
import type { Engine, EngineFailure } from '../engine.ts'
import { CAPABILITIES, REFINES } from './capabilities.ts'
import type { BuiltinThreads } from './threads.ts'

/**
 * The embedded engine: rules, statistics and dictionaries in worker threads. It needs no network and no key, and gives the
 * same answer for the same input.
 */
export function createBuiltinEngine(pool: BuiltinThreads): Engine {
  return {
    name: 'builtin',
    capabilities: CAPABILITIES,
    refines: REFINES,
    async run(request, { signal, user = '', onText }) {
      if (CAPABILITIES[request.operation].level === 'none') {
        return { ok: false, code: 'engine_unsupported', notes: [{ key: `notes.capability.${request.operation}` }] }
      }
      const end = await pool.run('perform', request, { user, signal })
      if (!end.ok) return { ok: false, code: FAILURES[end.why], notes: [] }
      if (end.output.ok) onText?.(end.output.text)
      return end.output
    },
    warm(language) {
      if (pool.state().threads.length === 0) void pool.run('load', { language }, { user: '' })
    },
    isStarting: pool.isStarting,
    close: pool.close,
  }
}

const FAILURES: Readonly<Record<WorkFailure, EngineFailure['code']>> = {
  stopped: 'engine_stopped',
  too_slow: 'engine_timeout',
  waited: 'engine_timeout',
  starting: 'engine_starting',
  full: 'engine_busy',
  failed: 'engine_unavailable',
}

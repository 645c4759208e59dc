import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#app/.server/platform/log.ts'
import type { Engine, EngineFailure, EngineOutcome, EngineRequest, OnText } from './engines/engine.ts'

/** An engine that keeps its own deadline never reaches this one. */
const OVERRUN_MS = 500
const ABANDON_MS = 1_000

/**
 * Runs the engine. A run that overruns its deadline is told to end; if it does not, it is abandoned as timed out. An engine that was
 * still loading its tools at the deadline is said to be starting, so that the same request may come again.
 * `deadlineMs` is the total deadline of an engine that names none for this request.
 */
export async function inTime(
  { engine, log, deadlineMs }: { engine: Engine; log: Log; deadlineMs: number },
  request: EngineRequest,
  how: { signal: AbortSignal; user: string; onText: OnText },
): Promise<EngineOutcome> {
  if (how.signal.aborted) return { ok: false, code: 'engine_stopped', notes: [] }
  const overrun = new AbortController()
  const done = new AbortController()
  const latestMs = (engine.deadlineMs?.(request) ?? deadlineMs) + OVERRUN_MS
  let late: EngineFailure['code'] = 'engine_timeout'
  const timer = setTimeout(() => {
    if (engine.isStarting?.() === true) late = 'engine_starting'
    overrun.abort()
  }, latestMs)
  const tooLate = async (): Promise<EngineOutcome> => {
    await delay(latestMs + ABANDON_MS, undefined, { signal: done.signal })
    log.error({ engine: engine.name, operation: request.operation }, 'engine did not end at its deadline')
    return { ok: false, code: late, notes: [] }
  }
  try {
    const running = engine.run(request, {
      signal: AbortSignal.any([how.signal, overrun.signal]),
      user: how.user,
      onText: how.onText,
    })
    const answer = await Promise.race([running, tooLate()])
    return overrun.signal.aborted && !how.signal.aborted ? { ok: false, code: late, notes: answer.notes } : answer
  } finally {
    clearTimeout(timer)
    done.abort()
  }
}

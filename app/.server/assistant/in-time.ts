import { following } from '#app/.server/platform/following.ts'
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
  const ending = following(how.signal)
  let overran = false
  const latestMs = (engine.deadlineMs?.(request) ?? deadlineMs) + OVERRUN_MS
  let late: EngineFailure['code'] = 'engine_timeout'
  const timer = setTimeout(() => {
    if (engine.isStarting?.() === true) late = 'engine_starting'
    overran = true
    ending.abort()
  }, latestMs)
  let abandonment: NodeJS.Timeout | undefined
  const tooLate = new Promise<EngineOutcome>((resolve) => {
    abandonment = setTimeout(() => {
      log.error({ engine: engine.name, operation: request.operation }, 'engine did not end at its deadline')
      resolve({ ok: false, code: late, notes: [] })
    }, latestMs + ABANDON_MS)
  })
  try {
    const running = engine.run(request, { signal: ending.signal, user: how.user, onText: how.onText })
    const answer = await Promise.race([running, tooLate])
    return overran && !how.signal.aborted ? { ok: false, code: late, notes: answer.notes } : answer
  } finally {
    clearTimeout(timer)
    clearTimeout(abandonment)
    ending.leave()
  }
}

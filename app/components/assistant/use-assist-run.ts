import { useCallback, useEffect, useRef, useState } from 'react'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { pauseAfter } from '#app/domain/offline/queue.ts'
import { type RunEnd, type Runner, runAssist, stopAssist } from './run-assist.ts'

export type RunState =
  | { phase: 'idle' }
  /** `again`: the answer began once more, and what was shown of it before is gone. */
  | { phase: 'running'; text: string; again: boolean; stopping: boolean }
  /** Not sent yet, or its whole answer was lost: sent again with the same key once there is a connection. */
  | { phase: 'waiting' }
  | { phase: 'answered'; answer: AssistAnswer }
  | { phase: 'invalid'; fieldErrors: FieldError[] }
  | { phase: 'lost'; text: string }
  /** Stopped before the server knew of it: nothing ran and nothing was charged. */
  | { phase: 'stopped' }
  | { phase: 'signed-out' }

/**
 * The assistant's run in the browser. `start` streams the answer into the state. `stop` asks the server to end the run,
 * which then answers with its cost; if the server does not know the run, it aborts the connection.
 */
export function useAssistRun(initial: AssistAnswer | null) {
  const [state, setState] = useState<RunState>(initial ? { phase: 'answered', answer: initial } : { phase: 'idle' })
  const current = useRef<{ key: string; controller: AbortController; runner: Runner } | null>(null)

  useEffect(() => () => current.current?.controller.abort(), [])

  const start = useCallback(async (form: FormData, runner: Runner = runAssist): Promise<RunEnd> => {
    current.current?.controller.abort()
    const run = { key: String(form.get('idempotency_key')), controller: new AbortController(), runner }
    current.current = run
    setState({ phase: 'running', text: '', again: false, stopping: false })
    let text = ''
    let beganAgain = false
    let frame = 0
    const show = () => {
      frame = 0
      if (current.current === run)
        setState((now) => (now.phase === 'running' ? { ...now, text, again: beganAgain } : now))
    }
    const attempt = () =>
      runner(form, {
        signal: run.controller.signal,
        onAnswer() {
          setState((now) =>
            now.phase === 'waiting' ? { phase: 'running', text: '', again: false, stopping: false } : now,
          )
        },
        onText(piece, again) {
          text = again ? piece : text + piece
          beganAgain ||= again
          // Renders once per frame, however small the pieces are.
          if (frame === 0) frame = requestAnimationFrame(show)
        },
      })
    let end = await attempt()
    for (let failures = 1; end.kind === 'no-connection' && !run.controller.signal.aborted; failures += 1) {
      setState({ phase: 'waiting' })
      await connectionAfter(failures, run.controller.signal)
      if (!run.controller.signal.aborted) end = await attempt()
    }
    cancelAnimationFrame(frame)
    if (current.current !== run) return end
    current.current = null
    if (end.kind === 'answered') setState({ phase: 'answered', answer: end.answer })
    else if (end.kind === 'invalid') setState({ phase: 'invalid', fieldErrors: end.fieldErrors })
    else if (end.kind === 'signed-out') setState({ phase: 'signed-out' })
    else setState(run.controller.signal.aborted ? { phase: 'stopped' } : { phase: 'lost', text })
    return end
  }, [])

  const stop = useCallback(async () => {
    const run = current.current
    if (run === null) return
    setState((now) => (now.phase === 'running' ? { ...now, stopping: true } : now))
    if (run.runner !== runAssist || !(await stopAssist(run.key))) run.controller.abort()
  }, [])

  const clear = useCallback(() => {
    current.current?.controller.abort()
    current.current = null
    setState({ phase: 'idle' })
  }, [])

  return { state, start, stop, clear }
}

/** Resolves when the browser comes online, after a pause, or when `signal` aborts. */
function connectionAfter(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pauseAfter(failures))
    function go() {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    addEventListener('online', go)
    signal.addEventListener('abort', go)
  })
}

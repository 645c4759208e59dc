import { useCallback, useEffect, useRef, useState } from 'react'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { type RunEnd, runAssist, stopAssist } from './run-assist.ts'

export type RunState =
  | { phase: 'idle' }
  | { phase: 'running'; text: string; stopping: boolean }
  | { phase: 'answered'; answer: AssistAnswer }
  | { phase: 'invalid'; fieldErrors: FieldError[] }
  | { phase: 'lost'; text: string }
  /** Stopped before the server had heard of it: nothing ran and nothing was charged. */
  | { phase: 'stopped' }
  | { phase: 'signed-out' }

/**
 * The assistant's run in the browser. `start` streams the answer into the state; `stop` asks the server to end it,
 * which answers what it cost, and breaks the connection where the server has not heard of the run yet.
 */
export function useAssistRun(initial: AssistAnswer | null) {
  const [state, setState] = useState<RunState>(initial ? { phase: 'answered', answer: initial } : { phase: 'idle' })
  const current = useRef<{ key: string; controller: AbortController } | null>(null)

  useEffect(() => () => current.current?.controller.abort(), [])

  const start = useCallback(async (form: FormData): Promise<RunEnd> => {
    current.current?.controller.abort()
    const run = { key: String(form.get('idempotency_key')), controller: new AbortController() }
    current.current = run
    setState({ phase: 'running', text: '', stopping: false })
    let text = ''
    let frame = 0
    const show = () => {
      frame = 0
      if (current.current === run) setState((now) => (now.phase === 'running' ? { ...now, text } : now))
    }
    const end = await runAssist(form, {
      signal: run.controller.signal,
      onText(piece) {
        text += piece
        // One render a frame, however small the pieces are.
        if (frame === 0) frame = requestAnimationFrame(show)
      },
    })
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
    if (!(await stopAssist(run.key))) run.controller.abort()
  }, [])

  const clear = useCallback(() => {
    current.current?.controller.abort()
    current.current = null
    setState({ phase: 'idle' })
  }, [])

  return { state, start, stop, clear }
}

import { useEffect, useRef } from 'react'
import { useHistory } from '#app/components/history/use-history.ts'
import { type ChatThread, inputOf, latestOf } from '#app/domain/assistant/chat-thread.ts'

/** Stores the newest step of a chat in this browser, like every other result; null if there is no new one. */
export function useKeptStep(thread: ChatThread | null): void {
  const keep = useHistory()
  const lastStored = useRef<ChatThread | null>(null)
  useEffect(() => {
    const turn = thread === null ? undefined : latestOf(thread)
    if (thread === null || turn === undefined || lastStored.current === thread) return
    lastStored.current = thread
    keep({ ...inputOf(thread), output: turn.result, language: turn.language, seq: turn.seq })
  }, [thread, keep])
}

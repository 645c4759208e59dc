import { useCallback, useEffect, useState } from 'react'
import { postedThread } from '#app/domain/assistant/chat-form.ts'
import type { ChatThread } from '#app/domain/assistant/chat-thread.ts'
import { dropForm, formOf, historyIsOn, keepForm } from '../history/kept-here.ts'
import { useOwnId } from '../history/use-own-id.ts'

/** Stored apart from the text typed on the same page. */
const PLACE = '/dashboard/assistant/chat#thread'

/**
 * Stores the thread of a chat in this browser, unless the user turned the history off here, and restores it on a page
 * that came without one: after a reload, a crash, or on returning to it.
 * @param thread the thread of the newest answer, or null
 * @param isAnswer whether this page answers a form; then that answer counts, and nothing older is restored
 */
export function useKeptThread(
  thread: ChatThread | null,
  isAnswer: boolean,
): { back: { thread: ChatThread; at: number } | null; forget: () => Promise<void> } {
  const user = useOwnId()
  const [back, setBack] = useState<{ thread: ChatThread; at: number } | null>(null)

  useEffect(() => {
    if (user === null || thread === null || !historyIsOn(user)) return
    void keepForm({ user, place: PLACE, fields: { thread: JSON.stringify(thread) } }).catch(() => undefined)
  }, [user, thread])

  useEffect(() => {
    if (user === null || isAnswer) return
    let over = false
    void formOf(user, PLACE)
      .then((draft) => {
        const stored = postedThread(draft?.fields.thread)
        if (!over && draft !== undefined && stored !== undefined) setBack({ thread: stored, at: draft.at })
      })
      .catch(() => undefined)
    return () => {
      over = true
    }
  }, [user, isAnswer])

  const forget = useCallback(async () => {
    setBack(null)
    if (user !== null) await dropForm(user, PLACE).catch(() => undefined)
  }, [user])
  return { back: isAnswer ? null : back, forget }
}

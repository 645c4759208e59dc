import { useCallback, useEffect, useState } from 'react'
import { postedThread } from '#app/domain/assistant/chat-form.ts'
import type { ChatThread } from '#app/domain/assistant/chat-thread.ts'
import { dropForm, formOf, historyIsOn, keepForm } from '../history/kept-here.ts'
import { useOwnId } from '../history/use-own-id.ts'

/** Apart from what is typed on the same page. */
const PLACE = '/dashboard/assistant/chat#thread'

/**
 * Keeps the thread of a chat in this browser, unless its user turned the history off here, and gives it back to a page
 * that came without one: after a reload, a crash, or the way back to it.
 * @param shown the thread of the newest answer, null where there was none
 * @param asked whether this page answers a form; what that says counts, and nothing older
 */
export function useKeptThread(
  shown: ChatThread | null,
  asked: boolean,
): { back: { thread: ChatThread; at: number } | null; forget: () => Promise<void> } {
  const user = useOwnId()
  const [back, setBack] = useState<{ thread: ChatThread; at: number } | null>(null)

  useEffect(() => {
    if (user === null || shown === null || !historyIsOn(user)) return
    void keepForm({ user, place: PLACE, fields: { thread: JSON.stringify(shown) } }).catch(() => undefined)
  }, [user, shown])

  useEffect(() => {
    if (user === null || asked) return
    let over = false
    void formOf(user, PLACE)
      .then((draft) => {
        const thread = postedThread(draft?.fields.thread)
        if (!over && draft !== undefined && thread !== undefined) setBack({ thread, at: draft.at })
      })
      .catch(() => undefined)
    return () => {
      over = true
    }
  }, [user, asked])

  const forget = useCallback(async () => {
    setBack(null)
    if (user !== null) await dropForm(user, PLACE).catch(() => undefined)
  }, [user])
  return { back: asked ? null : back, forget }
}

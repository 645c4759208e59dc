import { useCallback, useEffect, useRef, useState } from 'react'
import { pauseAfter } from '#app/domain/offline/queue.ts'
import { type KeptWrite, keptWrites, onQueueChange, type SendingEnd, sendWaiting } from './queue.ts'

export type QueueView = {
  waiting: KeptWrite[]
  refused: KeptWrite[]
  /** The outcome of the last try; `sending` while one is under way. */
  state: SendingEnd | 'sending'
}

/**
 * The queue of a user on this device. It is sent when the page starts, when the browser comes online, when the tab becomes
 * visible, and otherwise after a growing pause.
 * @param onSent called with the number of writes that took effect in one round
 */
export function useQueue(user: string, onSent: (count: number) => void): QueueView & { send: () => void } {
  const [view, setView] = useState<QueueView>({ waiting: [], refused: [], state: 'empty' })
  const latestOnSent = useRef(onSent)
  latestOnSent.current = onSent
  const failures = useRef(0)
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(async () => {
    const writes = await keptWrites(user)
    setView((before) => ({ ...before, ...writes }))
    return writes.waiting.length
  }, [user])

  const send = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    try {
      if ((await read()) === 0) {
        failures.current = 0
        return
      }
      setView((before) => ({ ...before, state: 'sending' }))
      let sent = 0
      const end = await sendWaiting(user, () => {
        sent += 1
      })
      await read()
      setView((before) => ({ ...before, state: end }))
      if (sent > 0) latestOnSent.current(sent)
      failures.current = end === 'empty' || sent > 0 ? 0 : failures.current + 1
      if (end === 'no-connection' || end === 'later') {
        timer.current = setTimeout(() => void send(), pauseAfter(failures.current + 1))
      }
    } catch {
      // The browser refuses to store anything, so nothing waits.
    } finally {
      busy.current = false
    }
  }, [user, read])

  useEffect(() => {
    const again = () => void send()
    const looked = () => {
      if (document.visibilityState === 'visible') again()
    }
    const off = onQueueChange(() => {
      void read()
        .then((count) => {
          // A write that was queued just now could not be sent a moment ago, so the next try comes after a pause.
          if (count > 0 && !busy.current && timer.current === undefined) {
            timer.current = setTimeout(again, pauseAfter(1))
            setView((before) => (before.state === 'empty' ? { ...before, state: 'no-connection' } : before))
          }
        })
        .catch(() => undefined)
    })
    addEventListener('online', again)
    document.addEventListener('visibilitychange', looked)
    again()
    return () => {
      off()
      clearTimeout(timer.current)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [send, read])

  return { ...view, send: () => void send() }
}

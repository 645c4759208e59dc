import { useCallback, useEffect, useRef, useState } from 'react'
import { pauseAfter } from '#app/domain/offline/queue.ts'
import { type KeptWrite, keptWrites, onOutboxChange, type SendingEnd, sendWaiting } from './outbox.ts'

export type OutboxView = {
  waiting: KeptWrite[]
  refused: KeptWrite[]
  /** How the last try ended; `sending` while one is under way. */
  state: SendingEnd | 'sending'
}

/**
 * What this device keeps of a user, and the trying: at the start, when the browser says that it is online, when the tab is
 * looked at again, and after a growing pause where nothing of that comes.
 * @param onSent called with how many took effect in one go
 */
export function useOutbox(user: string, onSent: (count: number) => void): OutboxView & { send: () => void } {
  const [view, setView] = useState<OutboxView>({ waiting: [], refused: [], state: 'empty' })
  const told = useRef(onSent)
  told.current = onSent
  const failures = useRef(0)
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(async () => {
    const kept = await keptWrites(user)
    setView((before) => ({ ...before, ...kept }))
    return kept.waiting.length
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
      if (sent > 0) told.current(sent)
      failures.current = end === 'empty' || sent > 0 ? 0 : failures.current + 1
      if (end === 'no-connection' || end === 'later') {
        timer.current = setTimeout(() => void send(), pauseAfter(failures.current + 1))
      }
    } catch {
      // The browser lets nothing be kept, so nothing waits.
    } finally {
      busy.current = false
    }
  }, [user, read])

  useEffect(() => {
    const again = () => void send()
    const looked = () => {
      if (document.visibilityState === 'visible') again()
    }
    const off = onOutboxChange(() => {
      void read()
        .then((count) => {
          // What came just now could not be sent a moment ago.
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

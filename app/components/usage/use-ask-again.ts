import { useEffect, useRef } from 'react'

/** Calls `ask` every `everyMs` while `wanted` is true and the page is visible, and at once when the page is shown again. */
export function useAskAgain(wanted: boolean, ask: () => void, everyMs: number): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!wanted) return
    const again = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(again, everyMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [wanted, everyMs])
}

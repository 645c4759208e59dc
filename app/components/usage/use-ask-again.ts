import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The approximate interval between checkpoints. */
const EVERY_MS = 10_000

/** Reloads the page's data every ten seconds while `wanted` is true and the page is visible. */
export function useAskAgain(wanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!wanted) return
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [wanted, revalidate])
}

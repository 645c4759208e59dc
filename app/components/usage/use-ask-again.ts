import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Checkpoints follow each other in about this time. */
const EVERY_MS = 10_000

/** Asks for the page's data again every ten seconds while `wanted`, where somebody can see the page. */
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

import { lazy, Suspense, useEffect, useState } from 'react'

export type Notice = { kind: 'success' | 'info' | 'error'; message: string }

const EVENT = 'penmark:notice'
const SonnerToaster = lazy(() => import('./sonner-toaster.tsx'))

/** Shows a toast at the lower right, for what a person did and need not act on. Needs a mounted `Toaster`. */
export function notify(kind: Notice['kind'], message: string): void {
  document.dispatchEvent(new CustomEvent<Notice>(EVENT, { detail: { kind, message } }))
}

/** Waits for the first notice before it loads what shows them, so that no screen pays for toasts it never shows. */
export function Toaster() {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  useEffect(() => {
    const take = (event: Event) => {
      if (event instanceof CustomEvent) setNotices((before) => [...before, event.detail as Notice])
    }
    document.addEventListener(EVENT, take)
    return () => document.removeEventListener(EVENT, take)
  }, [])
  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SonnerToaster notices={notices} />
    </Suspense>
  )
}

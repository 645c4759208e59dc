import { lazy, Suspense, useEffect, useState } from 'react'

export type Notice = { kind: 'success' | 'info' | 'error'; message: string }

const EVENT = 'penmark:notice'
const SonnerToaster = lazy(() => import('./sonner-toaster.tsx').catch(() => ({ default: PlainNotices })))

/**
 * Shows a toast at the lower right, for the result of an action that needs no further action. Needs a mounted
 * `Toaster`.
 */
export function notify(kind: Notice['kind'], message: string): void {
  document.dispatchEvent(new CustomEvent<Notice>(EVENT, { detail: { kind, message } }))
}

/** Shows the plain words if the toast library could not be loaded, for example without a connection. */
function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className="flash" role="status">
      <p className="page">{notices.at(-1)?.message}</p>
    </div>
  )
}

/** Loads the toast library only with the first notice, so that pages without toasts do not pay for it. */
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

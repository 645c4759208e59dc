import { useEffect, useState } from 'react'
import { useLook } from '../ui/use-look.ts'
import { QueuePanel } from './queue-panel.tsx'
import { keepFor } from './send-or-keep.ts'

/**
 * The queue of this device, above every signed-in screen. It appears once scripts run, since the server knows nothing of it.
 * It also tells the service worker the look of this device, which not every browser lets a worker read.
 */
export function QueueState({ user }: { user: string }) {
  const [started, setStarted] = useState(false)
  const { locale, theme, fontSize, density } = useLook()
  useEffect(() => {
    keepFor(user)
    setStarted(true)
    if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  }, [user])
  useEffect(() => {
    const look = { locale, theme, fontSize, density }
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(look))
  }, [locale, theme, fontSize, density])
  return started ? <QueuePanel user={user} /> : null
}

import { type ComponentType, useEffect, useState } from 'react'
import { useLook } from '../ui/use-look.ts'
import { keepFor } from './send-or-keep.ts'

type Panel = ComponentType<{ user: string }>

/**
 * The queue of this device, above every signed-in screen. Its code loads with the page, so that it works without a
 * connection. It also tells the service worker the look of this device, which not every browser lets a worker read.
 */
export function QueueState({ user }: { user: string }) {
  const [Loaded, setLoaded] = useState<Panel | null>(null)
  const { locale, theme, fontSize, density } = useLook()
  useEffect(() => {
    keepFor(user)
    let over = false
    import('./queue-panel.tsx').then(
      ({ QueuePanel }) => {
        if (!over) setLoaded(() => QueuePanel)
      },
      () => undefined,
    )
    if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
    return () => {
      over = true
    }
  }, [user])
  useEffect(() => {
    const look = { locale, theme, fontSize, density }
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(look))
  }, [locale, theme, fontSize, density])
  return Loaded === null ? null : <Loaded user={user} />
}

import { type ComponentType, useEffect, useState } from 'react'
import { keepFor } from './send-or-keep.ts'

type Panel = ComponentType<{ user: string }>

/**
 * The queue of this device, above every signed-in screen. Its code loads with the page, so that it works without a
 * connection.
 */
export function QueueState({ user }: { user: string }) {
  const [Loaded, setLoaded] = useState<Panel | null>(null)
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
  return Loaded === null ? null : <Loaded user={user} />
}

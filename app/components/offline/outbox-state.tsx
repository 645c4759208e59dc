import { type ComponentType, useEffect, useState } from 'react'
import { keepFor } from './send-or-keep.ts'

type Panel = ComponentType<{ user: string }>

/** What waits on this device, above every signed-in screen. Loaded with the page, for when there is no connection. */
export function OutboxState({ user }: { user: string }) {
  const [Loaded, setLoaded] = useState<Panel | null>(null)
  useEffect(() => {
    keepFor(user)
    let over = false
    import('./outbox-panel.tsx').then(
      ({ OutboxPanel }) => {
        if (!over) setLoaded(() => OutboxPanel)
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

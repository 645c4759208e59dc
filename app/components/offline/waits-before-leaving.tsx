import { useEffect, useState } from 'react'
import { useTranslation } from '../ui/use-translation.ts'
import { keepFor, loadQueue } from './send-or-keep.ts'

/** Tells a user who is about to sign out how many of their writes still wait on this device; empty if none does. */
export function WaitsBeforeLeaving({ user }: { user: string }) {
  const { t } = useTranslation('offline')
  const [count, setCount] = useState(0)
  useEffect(() => {
    keepFor(user)
    loadQueue().then(
      async ({ countWaiting }) => setCount(await countWaiting(user)),
      () => undefined,
    )
  }, [user])
  return <div role="status">{count > 0 && <p className="small soft">{t('leaving', { count })}</p>}</div>
}

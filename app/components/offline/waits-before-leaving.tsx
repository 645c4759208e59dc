import { useEffect, useState } from 'react'
import { useTranslation } from '../ui/use-translation.ts'
import { countWaiting } from './queue.ts'
import { keepFor } from './send-or-keep.ts'

/** Tells a user who is about to sign out how many of their writes still wait on this device; empty if none does. */
export function WaitsBeforeLeaving({ user }: { user: string }) {
  const { t } = useTranslation('offline')
  const [count, setCount] = useState(0)
  useEffect(() => {
    keepFor(user)
    countWaiting(user).then(setCount, () => undefined)
  }, [user])
  return <div role="status">{count > 0 && <p className="small soft">{t('leaving', { count })}</p>}</div>
}

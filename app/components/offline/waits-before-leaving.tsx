import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFor, outbox } from './send-or-keep.ts'

/** Says, before somebody signs out, what of theirs still waits on this device. Nothing where nothing does. */
export function WaitsBeforeLeaving({ user }: { user: string }) {
  const { t } = useTranslation('offline')
  const [count, setCount] = useState(0)
  useEffect(() => {
    keepFor(user)
    outbox().then(
      async ({ countWaiting }) => setCount(await countWaiting(user)),
      () => undefined,
    )
  }, [user])
  return <div role="status">{count > 0 && <p className="small soft">{t('leaving', { count })}</p>}</div>
}

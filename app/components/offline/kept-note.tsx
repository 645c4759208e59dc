import { useEffect, useState } from 'react'
import { Callout } from '#app/components/ui/callout.tsx'
import { useOwnId } from '../history/use-own-id.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { countWaiting, onQueueChange } from './queue.ts'
import type { Kept } from './send-or-keep.ts'

/** Says above a form that its write waits on this device, while it waits, or that the browser could not store it. */
export function KeptNote({ kept }: { kept: Kept | null }) {
  const { t } = useTranslation('offline')
  const user = useOwnId()
  const [over, setOver] = useState<Kept | null>(null)
  useEffect(() => {
    if (kept === null || user === null) return
    return onQueueChange(() => {
      void countWaiting(user).then((count) => {
        if (count === 0) setOver(kept)
      })
    })
  }, [kept, user])
  if (kept === null || over === kept) return null
  return kept.kept === 'here' ? (
    <Callout key={kept.id} kind="amber" title={t('saved')} live />
  ) : (
    <Callout key={kept.id} kind="error" title={t('unsaved')} live />
  )
}

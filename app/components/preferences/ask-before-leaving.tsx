import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/**
 * Asks before another page is opened while there are unsaved changes; closing the window makes the browser ask. Without a script
 * a page cannot know, and the form has its button at the end.
 */
export function AskBeforeLeaving({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('preferences')
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsking])
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <dialog ref={dialog} className="leave-dialog" aria-labelledby="leave-title" onClose={() => blocker.reset?.()}>
      <h2 id="leave-title">{t('unsaved')}</h2>
      <div className="row">
        <Button type="button" onClick={() => blocker.reset?.()}>
          {t('keepEditing')}
        </Button>
        <Button type="button" variant="secondary" onClick={() => blocker.proceed?.()}>
          {t('discard')}
        </Button>
      </div>
    </dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { draftOf, forgetAll, historyOf } from './kept-here.ts'
import { useOwnId } from './use-own-id.ts'

/**
 * Offers, before the user signs out, to clear the data that this browser stores of them. Renders nothing if there is
 * none.
 */
export function ClearBeforeLeaving({ user }: { user: string }) {
  const { t } = useTranslation('history')
  const [state, setState] = useState<'none' | 'some' | 'cleared'>('none')
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    Promise.all([historyOf(user), draftOf(user)]).then(
      ([entries, draft]) => setState(entries.length > 0 || draft !== undefined ? 'some' : 'none'),
      () => undefined,
    )
  }, [user])
  if (state === 'none') return null
  return (
    <div role="status" className="stack">
      {/* The button disappears with the data that it cleared, so the focus moves to this paragraph. */}
      <p className="small soft" tabIndex={-1} ref={note}>
        {state === 'some' ? t('leaving') : t('leavingCleared')}
      </p>
      {state === 'some' && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => {
            forgetAll(user).then(
              () => {
                note.current?.focus()
                setState('cleared')
              },
              () => undefined,
            )
          }}
        >
          {t('leavingClear')}
        </Button>
      )}
    </div>
  )
}

/** The same in a menu. It looks for data only when the menu is opened, so that no other page pays for it. */
export function ClearInMenu() {
  const user = useOwnId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const menu = place.current?.closest('details')
    if (menu == null) return
    const follow = () => setOpen(menu.open)
    follow()
    menu.addEventListener('toggle', follow)
    return () => menu.removeEventListener('toggle', follow)
  }, [])
  return <div ref={place}>{open && user !== null && <ClearBeforeLeaving user={user} />}</div>
}

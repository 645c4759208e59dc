import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { forgetAll, historyOf } from './kept-here.ts'

/** Offers, before somebody signs out, to clear what this browser remembers of them. Nothing where there is nothing. */
export function ClearBeforeLeaving({ user }: { user: string }) {
  const { t } = useTranslation('history')
  const [state, setState] = useState<'none' | 'some' | 'cleared'>('none')
  useEffect(() => {
    historyOf(user).then(
      (entries) => setState(entries.length > 0 ? 'some' : 'none'),
      () => undefined,
    )
  }, [user])
  if (state === 'none') return null
  return (
    <div role="status">
      <p className="small soft">{state === 'some' ? t('leaving') : t('cleared')}</p>
      {state === 'some' && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => {
            forgetAll(user).then(
              () => setState('cleared'),
              () => undefined,
            )
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

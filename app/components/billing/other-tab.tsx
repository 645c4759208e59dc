import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import './other-tab.css'

/** The pause between returning from a payment page and reloading the data (specification 9). */
const WAIT_MS = 2_000

export type LeavingTab = {
  /** Attributes of the form that is answered by a payment page. */
  form: { rel: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** Attributes of each of its buttons that leads to a payment page. */
  button: { formTarget?: string; 'aria-describedby'?: string }
  /** Says beside the buttons that a new tab opens. It takes its space before it is visible, so that nothing moves. */
  note: ReactNode
  isAway: boolean
}

/**
 * With scripts, payment pages open in a new tab. The form itself opens it, so that no popup blocker interferes. Without
 * scripts, and in an installed app, they open in this tab. Two seconds after the user returns to this tab its data is
 * reloaded.
 * @param seen the state of the billing on the screen; once it differs, the other tab has finished
 */
export function useOtherTab(seen: string): LeavingTab {
  const { t } = useTranslation('billing')
  const { revalidate } = useRevalidator()
  const id = useId()
  const [opens, setOpens] = useState(false)
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => setOpens(!matchMedia('(display-mode: standalone)').matches), [])
  useEffect(() => {
    if (left === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const back = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      timer = setTimeout(() => void revalidate(), WAIT_MS)
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [left, revalidate])
  return {
    form: {
      rel: 'noopener',
      onSubmit: ({ nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement && submitter.formTarget === '_blank') setLeft(seen)
      },
    },
    button: opens ? { formTarget: '_blank', 'aria-describedby': id } : {},
    note: (
      <span id={id} className="tab-note soft small" data-on={opens || undefined}>
        {t('tab.opens')}
      </span>
    ),
    isAway: left === seen,
  }
}

/** Shown while the other tab is open: says that payment continues there, and has a button that reloads now. */
export function OtherTab({ tab }: { tab: LeavingTab }) {
  const { t } = useTranslation('billing')
  const { revalidate, state } = useRevalidator()
  if (!tab.isAway) return null
  return (
    <Callout live title={t('tab.title')}>
      <p>{t('tab.text')}</p>
      <Button
        type="button"
        variant="secondary"
        size="small"
        busy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('back.check')}
      </Button>
    </Callout>
  )
}

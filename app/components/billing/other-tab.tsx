import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import './other-tab.css'

/** After coming back from a payment page, before this one asks again (specification 9). */
const WAIT_MS = 2_000

export type LeavingTab = {
  /** For the form that is answered by a payment page. */
  form: { rel: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** For each of its buttons that leads there. */
  button: { formTarget?: string; 'aria-describedby'?: string }
  /** Says beside the buttons what they do. It takes its place before it is seen, so that nothing moves. */
  note: ReactNode
  isAway: boolean
}

/**
 * Once scripts run, payment pages open in a new tab, by the form itself, so that no popup blocker minds; without, and in an
 * installed app, in this one. Whoever comes back to this tab finds it brought up to date two seconds later.
 * @param seen what the screen shows of the billing; once it differs, the other tab has done its work
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

/** While the other tab is open: where to go on, and a way to look at once. */
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

import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useTranslation } from './use-translation.ts'
import 'sonner/dist/styles.css'
import type { Notice } from './toaster.tsx'
import './toaster.css'

/** Sonner at the lower right with its own hotkey, Alt+T (specification 9). */
export default function SonnerToaster({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation()
  const displayed = useRef(0)
  // Effects of children run first, so Sonner has already subscribed.
  useEffect(() => {
    for (const { kind, message } of notices.slice(displayed.current)) toast[kind](message)
    displayed.current = notices.length
  }, [notices])
  return (
    <Sonner
      position="bottom-right"
      // On phones toasts stand above the navigation and the action bar, which stay in reach.
      mobileOffset={{ bottom: '12.5rem' }}
      closeButton
      containerAriaLabel={t('toast.region')}
      toastOptions={{ unstyled: false, className: 'toast', closeButtonAriaLabel: t('toast.close') }}
    />
  )
}

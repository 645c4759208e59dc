import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner, toast } from 'sonner'
import 'sonner/dist/styles.css'
import type { Notice } from './toaster.tsx'
import './toaster.css'

/** Sonner at the lower right with its own hotkey, Alt+T (specification 9). */
export default function SonnerToaster({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation()
  const shown = useRef(0)
  // Sonner's own effect, which subscribes, has run before this one: children first.
  useEffect(() => {
    for (const { kind, message } of notices.slice(shown.current)) toast[kind](message)
    shown.current = notices.length
  }, [notices])
  return (
    <Sonner
      position="bottom-right"
      // On phones above the navigation and the action bar, which stay in reach.
      mobileOffset={{ bottom: '12.5rem' }}
      closeButton
      containerAriaLabel={t('toast.region')}
      toastOptions={{ unstyled: false, className: 'toast', closeButtonAriaLabel: t('toast.close') }}
    />
  )
}

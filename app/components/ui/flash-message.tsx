import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Toast } from '#app/.server/http/toast.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { notify } from './toaster.tsx'
import { useMessage } from './use-message.ts'
import './flash-message.css'

/**
 * The message that a redirect brought along. If it came with the document it is a banner at the top, which needs no
 * scripts and does not move when they start. If it came with a navigation by script it is a toast.
 */
export function FlashMessage({ toast }: { toast: Toast | null }) {
  const message = useMessage()
  const { key: page } = useLocation()
  const [first] = useState({ toast, page })
  const lastToast = useRef(toast)
  useEffect(() => {
    if (toast === null || toast === lastToast.current) return
    lastToast.current = toast
    notify(toast.kind, message(toast.key as MessageKey, toast.values))
  }, [toast, message])
  if (first.toast === null || first.page !== page) return null
  return (
    <div className="flash" data-kind={first.toast.kind} role={first.toast.kind === 'error' ? 'alert' : 'status'}>
      <p className="page">{message(first.toast.key as MessageKey, first.toast.values)}</p>
    </div>
  )
}

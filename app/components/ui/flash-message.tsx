import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Toast } from '#app/.server/http/toast.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { notify } from './toaster.tsx'
import { useMessage } from './use-message.ts'
import './flash-message.css'

/**
 * The message that a redirect brought along. It came with the document: a banner at the top, there without scripts and
 * not moving when they start. It came with a navigation by script: a toast.
 */
export function FlashMessage({ toast }: { toast: Toast | null }) {
  const message = useMessage()
  const { key: page } = useLocation()
  const [first] = useState({ toast, page })
  const told = useRef(toast)
  useEffect(() => {
    if (toast === null || toast === told.current) return
    told.current = toast
    notify(toast.kind, message(toast.key as MessageKey, toast.values))
  }, [toast, message])
  if (first.toast === null || first.page !== page) return null
  return (
    <div className="flash" data-kind={first.toast.kind} role={first.toast.kind === 'error' ? 'alert' : 'status'}>
      <p className="page">{message(first.toast.key as MessageKey, first.toast.values)}</p>
    </div>
  )
}

import { useEffect } from 'react'
import { notify } from './toaster.tsx'

/** The server's limit for one form, less the bytes that the parts of a multipart body add. */
const MAX_FORM_BYTES = 62 * 1024

/**
 * With scripts, a form that exceeds the server's limit is not sent at all: the page of the refusal would replace this
 * one, and the typed text would be lost.
 * @param message the message shown instead
 */
export function useSizeGuard(message: string): void {
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || sizeOf(event.target) <= MAX_FORM_BYTES) return
      event.preventDefault()
      event.stopPropagation()
      notify('error', message)
    }
    // Capturing, so that it runs before all other listeners.
    document.addEventListener('submit', stop, true)
    return () => document.removeEventListener('submit', stop, true)
  }, [message])
}

function sizeOf(form: HTMLFormElement): number {
  const fields = [...new FormData(form)]
  if (form.enctype !== 'multipart/form-data') {
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString().length
  }
  // The form that asks for a file checks its size beside the field.
  return fields.reduce((sum, [, value]) => (value instanceof File ? sum : sum + new Blob([value]).size), 0)
}

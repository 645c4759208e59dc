import { useEffect } from 'react'
import { notify } from './toaster.tsx'

/** What the server takes of one form, less what the parts of a multipart body add. */
const MAX_FORM_BYTES = 62 * 1024

/**
 * Where scripts run, a form that the server would refuse for its size is not sent at all: the page would make room for
 * the refusal, and what was typed would be gone with it.
 * @param message what is said instead
 */
export function useSizeGuard(message: string): void {
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || sizeOf(event.target) <= MAX_FORM_BYTES) return
      event.preventDefault()
      event.stopPropagation()
      notify('error', message)
    }
    // Before anybody else hears of it.
    document.addEventListener('submit', stop, true)
    return () => document.removeEventListener('submit', stop, true)
  }, [message])
}

function sizeOf(form: HTMLFormElement): number {
  const fields = [...new FormData(form)]
  if (form.enctype !== 'multipart/form-data') {
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString().length
  }
  // A file is judged beside its field, by the form that asks for it.
  return fields.reduce((sum, [, value]) => (value instanceof File ? sum : sum + new Blob([value]).size), 0)
}

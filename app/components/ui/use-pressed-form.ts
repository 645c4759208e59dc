import { type RefObject, useEffect, useRef } from 'react'

/**
 * Submits the form once when its page is shown with scripts, so that the link in a mail works without a further press.
 */
export function usePressedForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current) return
    pressed.current = true
    form.current?.requestSubmit()
  }, [])
  return form
}

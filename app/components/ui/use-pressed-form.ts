import { type RefObject, useEffect, useRef } from 'react'

/**
 * Submits the form once when its page is shown with scripts, so that the link in a mail works without a further press.
 * @param presses whether it does; a page that has to ask first leaves the press to its reader
 */
export function usePressedForm(presses = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current || !presses) return
    pressed.current = true
    form.current?.requestSubmit()
  }, [presses])
  return form
}

import { useEffect, useRef } from 'react'

export type ProofKeys = {
  next: () => void
  previous: () => void
  accept: () => void
  reject: () => void
  acceptAll: () => void
  view: (place: number) => void
  copy: () => void
}

/**
 * The keys of the proof: J and K walk the marks, A and X decide, 1 to 3 change the view, and the copy key without a selection
 * copies the text. Single letters act only while no field is being written in.
 */
export function useProofKeys(keys: ProofKeys | null): void {
  const latest = useRef(keys)
  latest.current = keys
  const isOn = keys !== null
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const acts = latest.current
      if (acts === null || event.defaultPrevented || event.altKey || isWriting(event.target)) return
      if (event.ctrlKey || event.metaKey) {
        const isCopy = event.key.toLowerCase() === 'c' && !event.shiftKey
        if (isCopy && String(getSelection()) === '') acts.copy()
        return
      }
      const act = {
        j: acts.next,
        k: acts.previous,
        a: acts.accept,
        x: acts.reject,
        A: acts.acceptAll,
        1: () => acts.view(0),
        2: () => acts.view(1),
        3: () => acts.view(2),
      }[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLElement && target.matches('textarea, select, [contenteditable]')
}

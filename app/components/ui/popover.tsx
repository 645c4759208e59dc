import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import './popover.css'

/**
 * A panel behind a button, as `<details>`, so it opens without scripts. With scripts, Escape, a click elsewhere and
 * moving the focus out of it close it. Of the panels with the same `group` only one is open at a time.
 */
export function Popover({
  label,
  children,
  group = 'menus',
  className,
  side = 'end',
  open = false,
  kept,
}: {
  /** The content of the button; its text is the accessible name. */
  label: ReactNode
  children: ReactNode
  group?: string
  className?: string
  side?: 'start' | 'end'
  /** Whether the panel is open on arrival. */
  open?: boolean
  /** The key under which local storage keeps whether the panel is open, so that it is open again after a reload. */
  kept?: string
}) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = box.current
    if (details === null) return
    const closeOutside = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
    }
    const keep = () => {
      if (kept !== undefined) inStorage(() => localStorage.setItem(kept, String(details.open)))
    }
    if (kept !== undefined && inStorage(() => localStorage.getItem(kept)) === 'true') details.open = true
    details.addEventListener('toggle', keep)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      details.removeEventListener('toggle', keep)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [kept])
  return (
    <details ref={box} name={group} open={open} className={classNames('popover', className)} data-side={side}>
      <summary className="popover-button">{label}</summary>
      <div className="popover-panel">{children}</div>
    </details>
  )
}

/** Storage may be off or full, which changes nothing else. */
function inStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

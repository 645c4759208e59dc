import type { ReactNode } from 'react'

// Icons of pages that are sent whole to each visitor. Drawn as lines they weigh a tenth of the icon set's outlines, which were a
// third of the landing page. The other screens take theirs from the icon set.

/** Line drawings in the size and weight of the icon set; the control that holds one carries the words. */
function LightIcon({ children }: { children: ReactNode }) {
  return (
    <svg width="15" height="15" viewBox="0 0 15 15" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}

export function MoonIcon() {
  return (
    <LightIcon>
      <path d="M13 9.4A6 6 0 1 1 5.6 2a5 5 0 0 0 7.4 7.4Z" />
    </LightIcon>
  )
}

export function SunIcon() {
  return (
    <LightIcon>
      <circle cx="7.5" cy="7.5" r="2.5" />
      <path d="M7.5 1v1.5m0 10V14M1 7.5h1.5m10 0H14M2.9 2.9 4 4m7 7 1.1 1.1m0-9.2L11 4m-7 7-1.1 1.1" />
    </LightIcon>
  )
}

export function GlobeIcon() {
  return (
    <LightIcon>
      <circle cx="7.5" cy="7.5" r="6" />
      <path d="M1.5 7.5h12m-6-6c-3.6 4-3.6 8 0 12m0-12c3.6 4 3.6 8 0 12" />
    </LightIcon>
  )
}

export function MenuIcon() {
  return (
    <LightIcon>
      <path d="M1.5 3.5h12m-12 4h12m-12 4h12" />
    </LightIcon>
  )
}

export function CloseIcon() {
  return (
    <LightIcon>
      <path d="m3 3 9 9m0-9-9 9" />
    </LightIcon>
  )
}

import type { ReactNode } from 'react'
import './badge.css'

/** A short word about a thing: its plan, its state. Colour only repeats what the word says. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'warn'; children: ReactNode }) {
  return (
    <span className="badge numbers" data-tone={tone}>
      {children}
    </span>
  )
}

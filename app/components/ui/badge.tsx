import type { ReactNode } from 'react'
import './badge.css'

/** A short label of a thing: its plan, its state. The colour only repeats the word. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'warn'; children: ReactNode }) {
  return (
    <span className="badge numbers" data-tone={tone}>
      {children}
    </span>
  )
}

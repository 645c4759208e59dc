import type { ReactNode } from 'react'
import './empty-state.css'

/** The message of a screen without content, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {children !== undefined && <p className="soft">{children}</p>}
      {action}
    </div>
  )
}

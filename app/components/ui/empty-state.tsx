import type { ReactNode } from 'react'
import './empty-state.css'

/** What a screen says while it has nothing to show, and the next step. */
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

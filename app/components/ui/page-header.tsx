import type { ReactNode } from 'react'
import './page-header.css'

/** The only top heading of a screen, its introduction, and the actions on the whole screen. */
export function PageHeader({ title, intro, actions }: { title: ReactNode; intro?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-header">
      <div className="page-header-words">
        <h1>{title}</h1>
        {intro !== undefined && <p className="soft">{intro}</p>}
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </header>
  )
}

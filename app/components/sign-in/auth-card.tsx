import type { ReactNode } from 'react'
import './auth-card.css'

/** The narrow sheet of the sign-in screens: one heading, one form, and links to the other screens below a rule. */
export function AuthCard({
  title,
  intro,
  children,
  footer,
}: {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <div className="auth-card">
      <header className="auth-card-header">
        <h1>{title}</h1>
        {intro !== undefined && <p className="soft">{intro}</p>}
      </header>
      <div className="stack">{children}</div>
      {footer !== undefined && <footer className="auth-card-footer">{footer}</footer>}
    </div>
  )
}

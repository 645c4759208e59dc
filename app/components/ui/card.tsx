import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './card.css'

/** A card is a link: the whole of it leads to `to`. Content without an action gets no frame. */
export function Card({
  to,
  title,
  children,
  icon,
}: {
  to: string
  title: ReactNode
  children?: ReactNode
  icon?: ReactNode
}) {
  return (
    <Link to={to} className="card">
      {icon}
      <span className="card-title">{title}</span>
      {children !== undefined && <span className="card-text">{children}</span>}
    </Link>
  )
}

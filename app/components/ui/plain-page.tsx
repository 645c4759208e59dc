import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'
import './plain-page.css'

/** A short page that stands alone: missing page, application error. It uses no data and no provider. */
export function PlainPage({
  title,
  text,
  note,
  children,
}: {
  title: string
  text: string
  note?: ReactNode
  children?: ReactNode
}) {
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <header className="plain-page-header page">
        <a href="/" aria-label="Penmark" className="plain-page-home">
          <Wordmark />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="plain-page">
        <h1>{title}</h1>
        <p className="text">{text}</p>
        {note}
        {children !== undefined && <p>{children}</p>}
      </main>
    </>
  )
}

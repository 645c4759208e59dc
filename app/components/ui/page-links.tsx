import { Link } from 'react-router'

type Props = {
  page: number
  pages: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
  words: { pages: string; here: string; newer: string; older: string }
}

/** Links to the pages of a list before and after this one, newest first. Renders nothing if there is one page. */
export function PageLinks({ page, pages, to, words }: Props) {
  if (pages < 2) return null
  return (
    <nav className="row small" aria-label={words.pages}>
      {page > 1 && <Link to={to(page - 1)}>{words.newer}</Link>}
      <span className="soft numbers">{words.here}</span>
      {page < pages && <Link to={to(page + 1)}>{words.older}</Link>}
    </nav>
  )
}

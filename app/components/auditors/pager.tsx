import { Link } from 'react-router'
import './pager.css'

/** The way through a list that is told newest first. Renders nothing where all of it fits one page. */
export function Pager({
  here,
  part,
  olderThan,
  first,
  words,
}: {
  /** Path of the first page. */
  here: string
  /** Id of the list on it. */
  part: string
  /** What `?before=` must say for the next page; null on the last one. */
  olderThan: string | number | null
  first: boolean
  words: { older: string; newest: string }
}) {
  if (first && olderThan === null) return null
  return (
    <p className="pager">
      {!first && <Link to={`${here}#${part}`}>{words.newest}</Link>}
      {olderThan !== null && <Link to={`${here}?before=${olderThan}#${part}`}>{words.older}</Link>}
    </p>
  )
}

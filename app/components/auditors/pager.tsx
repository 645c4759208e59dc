import { Link } from 'react-router'
import './pager.css'

/** Links through a list that starts with the newest. Renders nothing if the list fits on one page. */
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
  /** The value of `?before=` for the next page; null on the last one. */
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

import type { ReactNode } from 'react'

const MARK = /\[-(.+?)-\]|\[\+(.+?)(?:\|(.+?))?\+\]/g

/**
 * A specimen with a proof-reader's marks: `[-out-]`, `[+in+]`, and `[+in
 * why+]` with a note in the margin.
 */
export function MarkedText({ text }: { text: string }) {
  const pieces: ReactNode[] = []
  let from = 0
  for (const mark of text.matchAll(MARK)) {
    const [whole, removed, inserted, note] = mark
    pieces.push(text.slice(from, mark.index))
    from = mark.index + whole.length
    if (removed !== undefined) pieces.push(<del key={mark.index}>{removed}</del>)
    else {
      pieces.push(
        <ins key={mark.index} className="marked">
          {inserted}
          {note !== undefined && <span className="margin-note">{note}</span>}
        </ins>,
      )
    }
    if (removed !== undefined && text.startsWith('[+', from)) pieces.push(' ')
  }
  pieces.push(text.slice(from))
  return <>{pieces}</>
}

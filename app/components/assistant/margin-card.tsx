import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './live-check.css'

/** A card in the margin of the sheet beside a place of the text box; on a phone it stands at the foot of the screen. */
export function MarginCard({
  area,
  place,
  kind,
  children,
}: {
  /** The part of the sheet that holds the text box. */
  area: HTMLElement
  /** UTF-16 units. */
  place: number
  kind: 'finding' | 'rewording'
  children: ReactNode
}) {
  const paper = area.closest('.desk-paper')
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (paper !== null) setTop(Math.round(lineTop(area, place) - paper.getBoundingClientRect().top))
  }, [area, paper, place])
  if (paper === null) return null
  return createPortal(
    <div className="margin live-margin">
      <div className="live-card" data-kind={kind} style={{ top }}>
        {children}
      </div>
    </div>,
    paper,
  )
}

/** The top of the line in which a place of the text box lies; a text box itself cannot tell. */
function lineTop(area: HTMLElement, place: number): number {
  const mirror = document.createElement('div')
  mirror.className = 'live-layer desk-page'
  mirror.dir = 'auto'
  mirror.ariaHidden = 'true'
  const mark = document.createElement('span')
  mark.textContent = '\u200b'
  const text = area.querySelector('textarea')?.value ?? ''
  mirror.append(text.slice(0, place), mark, text.slice(place))
  area.append(mirror)
  const { top } = mark.getBoundingClientRect()
  mirror.remove()
  return top
}

/** Types a wording over a passage of the text box, so that one undo takes it back. */
export function typeOver(box: HTMLTextAreaElement, start: number, end: number, wording: string): void {
  box.focus()
  box.setSelectionRange(start, end)
  const isTyped = wording === '' ? document.execCommand('delete') : document.execCommand('insertText', false, wording)
  if (isTyped) return
  box.setRangeText(wording, start, end, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

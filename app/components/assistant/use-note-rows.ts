import { type RefObject, useEffect, useState } from 'react'
import type { Review } from '#app/domain/assistant/review.ts'

/** The id of the box of a mark. */
export function markId(number: number): string {
  return `mark-${number}`
}

/** The marks that stand on one line of the text, and the place of that line on the sheet in pixels. */
export type NoteRow = { top: number; numbers: number[] }

/** The lines of the marks, measured again whenever the text takes another shape; null before the first measure. */
export function useNoteRows(paper: RefObject<HTMLElement | null>, review: Review | null): NoteRow[] | null {
  const [rows, setRows] = useState<NoteRow[] | null>(null)
  useEffect(() => {
    const sheet = paper.current
    if (sheet === null || review?.stretches == null) return setRows(null)
    const measure = () => {
      const start = sheet.getBoundingClientRect().top
      const found: NoteRow[] = []
      for (const stretch of review.stretches ?? []) {
        if (stretch.kind === 'same') continue
        const mark = document.getElementById(markId(stretch.number))?.closest('.mark')
        // A rejected insertion is not drawn, so the line is that of the own words.
        const place = [...(mark?.querySelectorAll('ins, del') ?? [])]
          .toReversed()
          .flatMap((word) => [...word.getClientRects()].slice(0, 1))[0]
        if (place === undefined) continue
        const top = Math.round(place.top + place.height / 2 - start - NOTE_HEIGHT / 2)
        const last = found.at(-1)
        if (last !== undefined && Math.abs(last.top - top) < SAME_LINE) last.numbers.push(stretch.number)
        else found.push({ top, numbers: [stretch.number] })
      }
      setRows(found.sort((one, other) => one.top - other.top))
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(sheet)
    for (const text of sheet.querySelectorAll('.proof-text')) watcher.observe(text)
    return () => watcher.disconnect()
  }, [paper, review])
  return rows
}

const NOTE_HEIGHT = 18
const SAME_LINE = 12

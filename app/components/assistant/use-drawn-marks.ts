import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Review } from '#app/domain/assistant/review.ts'

/**
 * Lets the marks of the next review draw themselves, if the returned function was called before it came. The drawing is fetched
 * with that call, while the answer is on its way; if it comes late or not at all, the marks are simply there.
 */
export function useDrawnMarks(paper: RefObject<HTMLElement | null>, review: Review | null): () => void {
  const draw = useRef<((sheet: HTMLElement) => void) | null>(null)
  useLayoutEffect(() => {
    if (review === null || paper.current === null) return
    draw.current?.(paper.current)
    draw.current = null
  }, [paper, review])
  return useCallback(() => {
    import('./draw-marks.ts').then(
      ({ drawMarks }) => {
        draw.current = drawMarks
      },
      () => undefined,
    )
  }, [])
}

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Review } from '#app/domain/assistant/review.ts'

/**
 * Lets the marks of the next review draw themselves, if the returned function was called before it came. The drawing is fetched
 * with that call, while the answer is on its way; if it comes late or not at all, the marks are simply there.
 */
export function useDrawnMarks(paper: RefObject<HTMLElement | null>, review: Review | null): () => void {
  const draw = useRef<((sheet: HTMLElement) => void) | null>(null)
  const isAwaited = useRef(false)
  useLayoutEffect(() => {
    if (review === null || paper.current === null) return
    isAwaited.current = false
    draw.current?.(paper.current)
    draw.current = null
  }, [paper, review])
  return useCallback(() => {
    isAwaited.current = true
    import('./draw-marks.ts').then(
      ({ drawMarks }) => {
        // A drawing that comes after its marks would draw those of a later press.
        if (isAwaited.current) draw.current = drawMarks
      },
      () => undefined,
    )
  }, [])
}

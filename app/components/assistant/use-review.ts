import { useCallback, useRef, useState } from 'react'
import type { Review, ReviewAction, ReviewBasis } from '#app/domain/assistant/review.ts'

/**
 * The review of the result on the screen. What computes it is loaded with the first result, so that the empty form does
 * not pay for it; where that fails, the result stands there without marks.
 */
export function useReview(initial: Review | null) {
  const [review, setReview] = useState(initial)
  const current = useRef(initial)
  const turn = useRef(0)

  const show = useCallback((next: Review | null) => {
    current.current = next
    setReview(next)
  }, [])

  const drop = useCallback(() => {
    turn.current += 1
    show(null)
  }, [show])

  const begin = useCallback(
    async (basis: ReviewBasis): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      const { reviewOf } = await work()
      if (turn.current === mine) show(reviewOf(basis))
    },
    [show],
  )

  const act = useCallback(
    async (action: ReviewAction): Promise<Review | null> => {
      const { reviewAfter } = await work()
      if (current.current !== null) show(reviewAfter(current.current, action))
      return current.current
    },
    [show],
  )

  return { review, begin, act, drop }
}

/** Fetched before it is needed; a second call gets the same. */
export function work() {
  return import('#app/domain/assistant/review.ts')
}

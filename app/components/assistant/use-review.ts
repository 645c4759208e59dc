import { useCallback, useEffect, useRef, useState } from 'react'
import type { Review, ReviewAction, ReviewBasis } from '#app/domain/assistant/review.ts'

/**
 * The review of the result on the screen. Its code is loaded with the first result, so that the empty form does not pay
 * for it; if loading fails, the result is shown without marks.
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
      const { reviewOf } = loaded ?? (await work())
      if (turn.current === mine) show(reviewOf(basis))
    },
    [show],
  )

  const act = useCallback(
    async (action: ReviewAction): Promise<void> => {
      // Applied synchronously if the code is loaded, so that a checkbox never jumps back and forth.
      const { reviewAfter } = loaded ?? (await work())
      if (current.current !== null) show(reviewAfter(current.current, action))
    },
    [show],
  )

  // A result that came with the page can be edited at once, so the code is loaded without waiting for an answer.
  useEffect(() => {
    if (initial !== null) void work().catch(() => undefined)
  }, [initial])

  return { review, begin, act, drop }
}

type Work = typeof import('#app/domain/assistant/review.ts')

let loaded: Work | undefined

/** Loads the code that computes reviews, once; callers call it ahead of need. */
export async function work(): Promise<Work> {
  loaded = await import('#app/domain/assistant/review.ts')
  return loaded
}

import { type Review, type ReviewBasis, reviewAfter, reviewOf, withRejected } from './review.ts'
import type { ReviewIntent } from './review-form.ts'

/** The result in a form without a script: `ticked` are the boxes of the version that was `shown`. */
export type PostedResult = {
  basis: ReviewBasis
  shown: number
  ticked: readonly number[]
  intent: ReviewIntent
}

/** The review of a posted result after its action: which changes are ticked and which version is chosen. */
export function reviewOfPosted({ basis, shown, ticked, intent }: PostedResult): Review {
  const all = reviewOf(basis)
  const numbers = new Set(ticked)
  const left = Array.from({ length: all.changes }, (_, number) => number).filter((number) => !numbers.has(number))
  // The boxes belong to the version that was shown.
  const review = shown === all.chosen && left.length > 0 ? withRejected(all, left) : all
  if (intent.do === 'mark' || intent.do === 'use') return review
  return reviewAfter(review, intent.do === 'original' ? { do: 'leave_all' } : intent)
}

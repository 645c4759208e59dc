import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import type { AssistAnswer } from '#app/domain/assistant/answer.ts'
import { type AssistantValues, fieldsOf, valuesOf } from '#app/domain/assistant/form-values.ts'
import type { Review } from '#app/domain/assistant/review.ts'
import { postedReview, type ReviewIntent } from '#app/domain/assistant/review-form.ts'
import { assistAnswer } from './assist-answer.ts'

type Reviewed = {
  values: AssistantValues
  answer: AssistAnswer | null
  posted: { review: Review; resultKey: string; view: string } | null
}

/**
 * The page after a press on a result that the form carries along: nothing runs and nothing is charged. What else is known
 * of the result, such as its ledger entry, comes from memory while it is there.
 */
export function reviewedResult(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  press: ReviewIntent,
): Reviewed {
  const values = valuesOf(fieldsOf(form))
  const review = postedReview(form, press)
  if (review === null) return { values, answer: null, posted: null }
  const resultKey = String(form.get('review_key') ?? '')
  const { assistant } = context.get(penmarkContext)
  const kept = assistant.recall(context.get(userContext).userId, resultKey)
  const text = press.do === 'use' ? review.text : press.do === 'original' ? review.before : values.text
  return {
    values: { ...values, text },
    answer: kept === undefined ? null : assistAnswer(kept, context),
    posted: { review, resultKey, view: viewOf(form) },
  }
}

/** Which of the two views of the changes was chosen. */
export function viewOf(form: FormData): string {
  return form.get('review_view') === 'side' ? 'side' : 'inline'
}

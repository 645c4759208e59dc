import { data, type RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { filledByPrompt } from '#app/.server/library/http/prefill.ts'
import { type AssistAnswer, resultBasis } from '#app/domain/assistant/answer.ts'
import { type AssistantValues, fieldsOf, valuesOf } from '#app/domain/assistant/form-values.ts'
import { AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { type Review, reviewOf } from '#app/domain/assistant/review.ts'
import { postedReview, type ReviewIntent, reviewIntent } from '#app/domain/assistant/review-form.ts'
import { assistantContext } from '../context.ts'
import { assistAnswer, problemsOf, refusalInit } from './answers.ts'
import { assistantStart } from './start-values.ts'

const NOTHING = { errors: [], answer: null, posted: null }

/** Answers one post of the assistant's form without a script, for each of its buttons. */
export async function assistantAction(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const fields = fieldsOf(form)
  if (fields.intent === 'use_prompt')
    return data({ ...NOTHING, values: filledByPrompt(context, assistantStart(context).values, fields) })
  const press = reviewIntent(fields.intent)
  if (press !== null) return data({ ...NOTHING, ...reviewedResult(context, form, press) })
  const values = valuesOf(fields)
  if (fields.intent === 'use_text') return data({ ...NOTHING, values })
  const parsed = AssistRequestSchema.safeParse(fields)
  if (!parsed.success) {
    return data({ ...NOTHING, values, errors: problemsOf(parsed.error, context) }, { status: 400 })
  }
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  const outcome = await context.get(assistantContext).assist(context.get(userContext), parsed.data, {
    idempotencyKey: key.success ? key.data : undefined,
    signal: request.signal,
  })
  const init = outcome.ok ? {} : refusalInit(outcome)
  const answer: AssistAnswer = assistAnswer(outcome, context)
  const review: Review | null = answer.ok ? reviewOf(resultBasis(parsed.data, answer)) : null
  const posted = review && { review, resultKey: key.data ?? '', view: viewOf(form) }
  return data({ ...NOTHING, values, answer, posted }, init)
}

type Reviewed = {
  values: AssistantValues
  answer: AssistAnswer | null
  posted: { review: Review; resultKey: string; view: string } | null
}

/**
 * The page after a button of a result that the form carries along: nothing runs and nothing is charged. Further facts about
 * the result, such as its ledger entry, come from memory as long as they are kept there.
 */
function reviewedResult(context: Readonly<RouterContextProvider>, form: FormData, press: ReviewIntent): Reviewed {
  const values = valuesOf(fieldsOf(form))
  const review = postedReview(form, press)
  if (review === null) return { values, answer: null, posted: null }
  const resultKey = String(form.get('review_key') ?? '')
  const outcome = context.get(assistantContext).recall(context.get(userContext), resultKey)
  const text = press.do === 'use' ? review.text : press.do === 'original' ? review.before : values.text
  return {
    values: { ...values, text },
    answer: outcome === undefined ? null : assistAnswer(outcome, context),
    posted: { review, resultKey, view: viewOf(form) },
  }
}

/** The chosen view of the changes. */
function viewOf(form: FormData): string {
  return form.get('review_view') === 'side' ? 'side' : 'inline'
}

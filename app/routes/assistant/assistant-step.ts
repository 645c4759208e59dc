import { data, type RouterContextProvider } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { type AssistAnswer, resultBasis } from '#app/domain/assistant/answer.ts'
import { fieldsOf, valuesOf } from '#app/domain/assistant/form-values.ts'
import { AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { type Review, reviewOf } from '#app/domain/assistant/review.ts'
import { reviewIntent } from '#app/domain/assistant/review-form.ts'
import { filledByPrompt } from '#app/.server/library/http/prefill.ts'
import { actorOf, assistAnswer, problemsOf, refusalInit } from './assist-answer.ts'
import { reviewedResult, viewOf } from './assistant-review.ts'
import { assistantStart } from './assistant-start.ts'

const NOTHING = { errors: [], answer: null, posted: null }

/** One post of the assistant's form without a script, whichever of its buttons was pressed. */
export async function assistantStep(request: Request, context: Readonly<RouterContextProvider>) {
  const { assistant } = context.get(penmarkContext)
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
  const outcome = await assistant.assist(actorOf(context), parsed.data, {
    idempotencyKey: key.success ? key.data : undefined,
    signal: request.signal,
  })
  const init = outcome.ok ? {} : refusalInit(outcome, context)
  const answer: AssistAnswer = assistAnswer(outcome, context)
  const review: Review | null = answer.ok ? reviewOf(resultBasis(parsed.data, answer)) : null
  const posted = review && { review, resultKey: key.data ?? '', view: viewOf(form) }
  return data({ ...NOTHING, values, answer, posted }, init)
}

import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { filledByPrompt } from '#app/.server/library/http/prefill.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { textWorkContext } from '#app/.server/text-work/context.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import { type AssistAnswer, type FieldError, resultBasis } from '#app/domain/assistant/answer.ts'
import { postedHiding } from '#app/domain/assistant/chat-form.ts'
import { type AssistantValues, engineOf, fieldsOf, valuesOf } from '#app/domain/assistant/form-values.ts'
import {
  type AssistRequest,
  AssistRequestSchema,
  IdempotencyKeySchema,
  MaskRequestSchema,
} from '#app/domain/assistant/request.ts'
import type { Review, ReviewBasis } from '#app/domain/assistant/review.ts'
import { postedResult, type ReviewIntent, reviewIntent, withoutReview } from '#app/domain/assistant/review-form.ts'
import type { PostedResult } from '#app/domain/assistant/review-posted.ts'
import { pressedEntry } from '#app/domain/check/personal.ts'
import { ignoredByPress } from '#app/domain/check/presses.ts'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'
import type { HidingView } from '#app/domain/writing/maskable.ts'
import { assistantContext } from '../context.ts'
import { assistAnswer, problemsOf } from './answers.ts'
import { assistantStart } from './start-values.ts'

type Context = Readonly<RouterContextProvider>

const NOTHING = {
  errors: [] as FieldError[],
  answer: null,
  posted: null,
  analysis: null as Analysis | null,
  hiding: null as HidingView | null,
  /** Of a page after a button of a finding, which shows the result once more. */
  press: null as string | null,
}

/** Answers one post of the assistant's form without a script, for each of its buttons. */
export async function assistantAction(request: Request, context: Context) {
  const form = await request.formData()
  const fields = fieldsOf(form)
  if (fields.intent === 'use_prompt')
    return data({ ...NOTHING, values: filledByPrompt(context, assistantStart(context).values, fields) })
  const press = reviewIntent(fields.intent)
  if (press !== null) return reviewedResult(request, context, form, press)
  const values = valuesOf(fields)
  if (fields.intent === 'use_text') return data({ ...NOTHING, values })
  if (fields.intent === 'show_hidden') return lookAtHidden(request, context, fields)
  const pressed = leftAlone(context, fields)
  const parsed = AssistRequestSchema.safeParse(pressed.fields)
  if (!parsed.success) {
    return data({ ...NOTHING, values, errors: problemsOf(parsed.error, context) }, { status: 400 })
  }
  if (pressed.press !== null) return checkedAgain(request, context, form, { request: parsed.data, ...pressed })
  if (isFreeAnalysis(context, parsed.data)) return analysisOf(request, context, { values, ...parsed.data })
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  const outcome = await context.get(assistantContext).assist(context.get(userContext), parsed.data, {
    idempotencyKey: key.success ? key.data : undefined,
    signal: request.signal,
    likely: localeOf(context),
    engine: engineOf(fields),
  })
  const init = outcome.ok ? {} : refusalInit(outcome)
  const answer: AssistAnswer = assistAnswer(outcome, context, parsed.data.text)
  const review = answer.ok ? await reviewOfAnswer(request, context, resultBasis(parsed.data, answer)) : null
  const hiding = answer.ok ? answer.hiding : null
  const posted = review && { review, resultKey: key.data ?? '', view: viewOf(form), hiding }
  return data({ ...NOTHING, values, answer, posted }, init)
}

/** The analysis of a server without a model is the free one, whose figures every page shows. A model's is an answer of its own. */
function isFreeAnalysis(context: Context, { operation }: AssistRequest): boolean {
  return operation === 'analyze' && context.get(assistantContext).engine.name === 'builtin'
}

/** The page with the figures of the text: counted in a thread, free, and nothing is kept. */
async function analysisOf(
  request: Request,
  context: Context,
  { values, text, language }: { values: AssistantValues } & Pick<AssistRequest, 'text' | 'language'>,
) {
  const analysed = await freeWork(context, 'analyse', { text, language: language ?? 'auto' }, request.signal)
  if (analysed.ok) return data({ ...NOTHING, values, analysis: analysed.value })
  const errors: FieldError[] = [{ field: 'text', message: messageOf(analysed.code, context) }]
  return data({ ...NOTHING, values, errors }, refusalInit(analysed))
}

type Fields = ReturnType<typeof fieldsOf>

/** Does what a button of a finding asks for: adds to the personal dictionary, or ignores the finding in this text. */
function leftAlone(context: Context, fields: Fields): { fields: Fields; press: string | null; errors: FieldError[] } {
  const entry = pressedEntry(fields.intent)
  const here = ignoredByPress(fields.intent)
  if (entry === null && here === null) return { fields, press: null, errors: [] }
  const added = entry === null ? undefined : context.get(dictionariesContext).add(context.get(userContext), entry)
  const ignored = Array.isArray(fields.ignored) ? fields.ignored : []
  return {
    // Only results of the check have such buttons; the choices on the page may differ from those of the result.
    fields: { ...fields, operation: 'rephrase', mode: 'fix', ignored: here === null ? ignored : [...ignored, here] },
    press: randomUUID(),
    errors: added?.ok === false ? [{ field: 'text', message: messageOf(added.code, context) }] : [],
  }
}

/** The page after a button of a finding: the text is checked once more, which costs nothing. */
async function checkedAgain(
  request: Request,
  context: Context,
  form: FormData,
  pressed: { request: AssistRequest; fields: Fields; press: string | null; errors: FieldError[] },
) {
  const { fields, press, errors } = pressed
  const values = valuesOf(fields)
  // With a connected model a correction costs a credit, and its page has no such buttons.
  if (context.get(assistantContext).engine.name !== 'builtin') return data({ ...NOTHING, values, errors, press })
  const outcome = await context.get(assistantContext).assist(context.get(userContext), pressed.request, {
    signal: request.signal,
    likely: localeOf(context),
  })
  const answer: AssistAnswer = assistAnswer(outcome, context, pressed.request.text)
  const review = answer.ok ? await reviewOfAnswer(request, context, resultBasis(pressed.request, answer)) : null
  const posted = review && { review, resultKey: '', view: viewOf(form), hiding: null }
  return data({ ...NOTHING, values, errors, answer, posted, press }, outcome.ok ? {} : refusalInit(outcome))
}

/** The page with what would be hidden of the text: nothing is sent, charged or kept. */
async function lookAtHidden(request: Request, context: Context, fields: ReturnType<typeof fieldsOf>) {
  const page = { ...NOTHING, values: valuesOf(fields) }
  const parsed = MaskRequestSchema.safeParse(fields)
  if (!parsed.success) return data({ ...page, errors: problemsOf(parsed.error, context) }, { status: 400 })
  const { text, mask, mask_keep: keep, mask_own: own, mask_hidden: earlier } = parsed.data
  const preview = await freeWork(context, 'previewMask', { text, mask, keep, own, earlier }, request.signal)
  if (!preview.ok) {
    const errors: FieldError[] = [{ field: 'text', message: messageOf(preview.code, context) }]
    return data({ ...page, errors }, refusalInit(preview))
  }
  const found = preview.value.hits.filter(({ kind }) => kind !== 'term')
  const passages = new Map(found.map(({ kind, text, standIn }) => [text, { kind, text, hidden: standIn !== null }]))
  return data({ ...page, hiding: { sent: preview.value.text, passages: [...passages.values()] } })
}

/** The review of a new answer, in a worker. An answer that cannot be compared in time is shown without marks. */
async function reviewOfAnswer(request: Request, context: Context, basis: ReviewBasis): Promise<Review> {
  const { userId } = context.get(userContext)
  const reviewed = await context.get(textWorkContext).run(userId, 'review', basis, request.signal)
  return reviewed.ok ? reviewed.value : withoutReview(basis)
}

/**
 * The page after a button of a result that the form carries along: nothing is charged. Further facts about the result, such
 * as its ledger entry, come from memory as long as they are kept there. If the texts cannot be compared now, they stay on the
 * page without marks, and the page says why.
 */
async function reviewedResult(request: Request, context: Context, form: FormData, press: ReviewIntent) {
  const values = valuesOf(fieldsOf(form))
  const posted = postedResult(form, press)
  const hiding = postedHiding(form.get('review_hiding'))
  if (posted === null || hiding === undefined) {
    // Our own pages carry no result that is longer than what the assistant reads and writes.
    const isForged = form.has('review_before')
    const errors: FieldError[] = isForged ? [{ field: 'text', message: messageOf('invalid_input', context) }] : []
    return data({ ...NOTHING, values, errors }, { status: isForged ? 400 : 200 })
  }
  const reviewed = await freeWork(context, 'reviewPosted', withGlossary(posted, context), request.signal)
  const review = reviewed.ok ? reviewed.value : withoutReview(posted.basis)
  const errors: FieldError[] = reviewed.ok ? [] : [{ field: 'text', message: messageOf(reviewed.code, context) }]
  const resultKey = String(form.get('review_key') ?? '')
  const outcome = context.get(assistantContext).recall(context.get(userContext), resultKey)
  const text = press.do === 'use' ? review.text : press.do === 'original' ? review.before : values.text
  return data(
    {
      values: { ...values, text },
      errors,
      answer: outcome === undefined ? null : assistAnswer(outcome, context, review.before),
      // Both change the text, so the sheet shows it.
      posted: {
        review,
        resultKey,
        view: press.do === 'use' || press.do === 'original' ? 'edit' : viewOf(form),
        hiding,
      },
      hiding: null,
      press: null,
      analysis: null,
    },
    reviewed.ok ? {} : refusalInit(reviewed),
  )
}

/** A posted result with the glossary, which no form carries. */
function withGlossary(posted: PostedResult, context: Context): PostedResult {
  return { ...posted, basis: { ...posted.basis, glossary: glossaryFor(context) } }
}

/** The chosen view of the result; a request leads to its proof. */
function viewOf(form: FormData): string {
  return form.get('review_view') === 'clean' ? 'clean' : 'proof'
}

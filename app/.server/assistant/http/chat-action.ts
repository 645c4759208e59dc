import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { textWorkContext } from '#app/.server/text-work/context.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { type ChatValues, postedThread } from '#app/domain/assistant/chat-form.ts'
import * as chat from '#app/domain/assistant/chat-thread.ts'
import { EMPTY_VALUES, fieldsOf, operationOf } from '#app/domain/assistant/form-values.ts'
import { type AssistRequest, AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import type { Review, ReviewBasis } from '#app/domain/assistant/review.ts'
import { reviewIntent, withoutReview } from '#app/domain/assistant/review-form.ts'
import { type Bases, basesAt, type Comparison, type Place, placeIn, withText } from '#app/domain/assistant/versions.ts'
import { assistantContext } from '../context.ts'
import { assistAnswer, problemsOf } from './answers.ts'

type Context = Readonly<RouterContextProvider>

type ChatPage = {
  thread: chat.ChatThread | null
  comparison: Comparison | null
  values: ChatValues
  errors: FieldError[]
  refused: (AssistAnswer & { ok: false }) | null
  /** True if this post made the newest version. */
  fresh: boolean
  /** True if the posted thread could not be read. */
  lost: boolean
}

/** Answers one post of the versions' form. The thread lives in the form only. */
export async function chatAction(request: Request, context: Context) {
  const form = await request.formData()
  const fields = fieldsOf(form)
  const values = typedIn(fields)
  const page: ChatPage = {
    thread: null,
    comparison: null,
    values,
    errors: [],
    refused: null,
    fresh: false,
    lost: false,
  }
  if (fields.intent === 'start') {
    const parsed = AssistRequestSchema.safeParse({ ...fields, refine: undefined, custom_prompt: undefined })
    if (!parsed.success) return data({ ...page, errors: problemsOf(parsed.error, context) }, { status: 400 })
    const { operation, text } = parsed.data
    return step(context, request, { page, fields, wanted: parsed.data, ask: { kind: 'text', operation, text } })
  }
  const thread = postedThread(fields.thread)
  if (thread === undefined) return data({ ...page, lost: true }, { status: 400 })
  // The boxes belong to the comparison on the page; the list beside them may name another one already.
  const place = placeIn(thread, { version: form.get('version'), against: form.get('review_shown') })
  const judged = await judgedVersion(context, request, { thread, place, form })
  if (typeof fields.refine !== 'string') {
    const show = form.get('show')
    const next = placeIn(judged.left, show === null ? { ...place, against: form.get('against') } : { version: show })
    const stays = next.version === place.version && next.against === place.against
    const left = stays ? judged.thread : judged.left
    const marks = stays ? judged.marks : null
    const comparison = await comparisonAt(context, request, { thread: left, place: next, marks })
    return data({ ...page, thread: left, comparison, errors: judged.errors })
  }
  const here = {
    ...{ ...page, thread: judged.thread, errors: judged.errors },
    comparison: await comparisonAt(context, request, { thread: judged.thread, place, marks: judged.marks }),
  }
  const wish = { refine: fields.refine, instruction: values.instruction }
  const parsed = AssistRequestSchema.safeParse(chat.refinementOf(judged.left, wish, place.version))
  if (!parsed.success) return data({ ...here, errors: problemsOf(parsed.error, context) }, { status: 400 })
  const { refine = 'instruction', custom_prompt = '' } = parsed.data
  const ask: chat.ChatAsk = { kind: 'refine', refine, instruction: custom_prompt }
  return step(context, request, { page: here, fields, wanted: parsed.data, ask, from: { thread: judged.left, place } })
}

async function step(
  context: Context,
  request: Request,
  {
    page,
    fields,
    wanted,
    ask,
    from,
  }: {
    page: ChatPage
    fields: Fields
    wanted: AssistRequest
    ask: chat.ChatAsk
    /** The thread as its user left it, and the version that is refined; absent for the first step. */
    from?: { thread: chat.ChatThread; place: Place }
  },
) {
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  const idempotencyKey = key.success ? keyOf(key.data, wanted) : undefined
  const outcome = await context
    .get(assistantContext)
    .assist(context.get(userContext), wanted, { idempotencyKey, signal: request.signal, likely: localeOf(context) })
  // A chat does not list single edits, so the note about them is left out.
  const notes = outcome.notes?.filter(({ key }) => key !== 'notes.rephraseEdits') ?? []
  const answer = assistAnswer({ ...outcome, notes }, context, wanted.text)
  if (!answer.ok) return data({ ...page, refused: answer }, outcome.ok ? {} : refusalInit(outcome))
  const { text: result, receipt, language } = answer
  const turn: chat.ChatTurn = {
    ...{ ask, result, seq: receipt?.seq ?? null, notes: answer.notes.slice(0, 12), language },
    ...(from === undefined ? {} : { of: from.thread.folded + from.place.version }),
  }
  const before = from?.thread ?? { folded: 0, turns: [] }
  const thread = chat.foldThread(chat.withTurn(before, turn, answer.hiding))
  const comparison = await comparisonAt(context, request, { thread, place: placeIn(thread) })
  return data({ ...page, thread, comparison, errors: [], fresh: true, values: { ...page.values, instruction: '' } })
}

/**
 * The user's decisions about the marks of a version: `thread` has the version with its marks still to be judged,
 * `left` has it as the decisions leave it.
 */
async function judgedVersion(
  context: Context,
  { signal }: Request,
  { thread, place, form }: { thread: chat.ChatThread; place: Place; form: FormData },
): Promise<{ thread: chat.ChatThread; left: chat.ChatThread; marks: Review | null; errors: FieldError[] }> {
  const { marks: basis, facts } = withGlossary(basesAt(thread, place), context)
  const pressed = reviewIntent(form.get('intent'))
  if (basis === null || !(form.has('review_shown') || pressed !== null)) {
    return { thread, left: thread, marks: null, errors: [] }
  }
  const ticked = [...new Set(form.getAll('review_taken').map(Number))]
  const isOwn = place.against === 0
  const intent = pressed !== null && (isOwn || pressed.do !== 'restore') ? pressed : { do: 'mark' as const }
  const posted = { basis, shown: 0, ticked, intent }
  const reviewed = await freeWork(context, 'reviewPosted', posted, signal)
  if (!reviewed.ok) {
    const errors: FieldError[] = [{ field: 'text', message: messageOf(reviewed.code, context) }]
    return { thread, left: thread, marks: withoutReview(basis), errors }
  }
  const marks = reviewed.value
  const { version } = place
  if (pressed?.do === 'restore' && !isOwn && facts !== null) {
    const own = { ...facts, versions: [marks.text] }
    const restored = await freeWork(
      context,
      'reviewPosted',
      { basis: own, shown: -1, ticked: [], intent: pressed },
      signal,
    )
    if (restored.ok) {
      const left = withText(thread, version, restored.value.text)
      return { thread: left, left, marks: null, errors: [] }
    }
  }
  // A fact that was put back inside its mark is part of the version from now on.
  const proposed = withText(thread, version, marks.versions[marks.chosen] ?? '')
  return { thread: proposed, left: withText(thread, version, marks.text), marks, errors: [] }
}

/** The comparison at a place, in workers. Texts that cannot be compared in time are shown without marks. */
async function comparisonAt(
  context: Context,
  { signal }: Request,
  { thread, place, marks: known }: { thread: chat.ChatThread; place: Place; marks?: Review | null },
): Promise<Comparison> {
  const bases = withGlossary(basesAt(thread, place), context)
  const { userId } = context.get(userContext)
  const review = async (basis: ReviewBasis | null): Promise<Review | null> => {
    if (basis === null) return null
    const reviewed = await context.get(textWorkContext).run(userId, 'review', basis, signal)
    return reviewed.ok ? reviewed.value : withoutReview(basis)
  }
  const marks = known ?? (await review(bases.marks))
  if (place.against === 0 || bases.facts === null) return { ...place, marks, facts: null }
  const text = marks?.text ?? bases.facts.versions[0] ?? ''
  return { ...place, marks, facts: await review({ ...bases.facts, versions: [text] }) }
}

/** The comparisons with the glossary, which no form carries. */
function withGlossary({ marks, facts }: Bases, context: Context): Bases {
  const glossary = glossaryFor(context)
  return { marks: marks && { ...marks, glossary }, facts: facts && { ...facts, glossary } }
}

/** After the browser's Back button a page sends the same key with other content: a request of its own, not a conflict. */
function keyOf(posted: string, wanted: AssistRequest): string {
  return createHash('sha256')
    .update(`chat ${posted} ${JSON.stringify(wanted)}`)
    .digest('hex')
}

type Fields = Readonly<ReturnType<typeof fieldsOf>>

function typedIn(fields: Fields): ChatValues {
  const read = (name: string, fallback = '') => {
    const typed = fields[name]
    return typeof typed === 'string' ? typed : fallback
  }
  return {
    text: read('text'),
    operation: operationOf(fields.operation),
    target_language: read('target_language', EMPTY_VALUES.target_language),
    instruction: read('custom_prompt'),
    mask: Array.isArray(fields.mask) ? fields.mask : [],
    mask_own: read('mask_own'),
  }
}
